/// How the program ends (CONTRACT, "Results and exit status").
public enum ExitStatus {
  public static let done: Int32 = 0
  public static let closed: Int32 = 1
  public static let usage: Int32 = 2
  /// A card, template, data or host config that cannot be used.
  public static let badData: Int32 = 65
  public static let noInput: Int32 = 66
  public static let noTerminal: Int32 = 69
  public static let ioError: Int32 = 74
  public static let refused: Int32 = 77
  public static let timeLimit: Int32 = 124

  public static func signal(_ number: Int32) -> Int32 { 128 + number }
}

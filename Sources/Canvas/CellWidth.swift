/// How many columns text takes on a terminal.
public enum CellWidth {
  /// The columns of one cluster: 0, 1 or 2.
  public static func of(_ character: Character) -> Int { 1 }

  /// The columns of a string without line feeds.
  public static func of(_ string: String) -> Int { string.count }
}

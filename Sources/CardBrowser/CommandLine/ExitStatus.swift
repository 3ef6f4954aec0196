/// How the program ends (CONTRACT, "Results and exit status").
enum ExitStatus {
  static let done: Int32 = 0
  static let closed: Int32 = 1
  static let usage: Int32 = 2
  /// A card, template, data or host config that cannot be used.
  static let badData: Int32 = 65
  static let noInput: Int32 = 66
  static let noTerminal: Int32 = 69
  static let ioError: Int32 = 74
  static let refused: Int32 = 77
  static let timeLimit: Int32 = 124

  static func signal(_ number: Int32) -> Int32 { 128 + number }

  /// What each status means, for the manual.
  static let meanings = [
    ("0", "submitted (show); done; no error (check)."),
    ("1", "closed without submitting (show); an error was found (check)."),
    ("2", "wrong usage."),
    ("65", "a card or a host config cannot be used; the message has its place."),
    ("66", "a file cannot be read."),
    ("69", "there is no terminal to draw on where one is needed."),
    ("74", "a result or a file could not be written."),
    ("77", "refused by --kiosk."),
    ("124", "a time limit that was asked for ran out."),
    ("129, 130, 143", "ended by SIGHUP, Ctrl-C or SIGINT, SIGTERM; other signals 128 + number."),
  ]
}

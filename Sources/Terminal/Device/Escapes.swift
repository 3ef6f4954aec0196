/// Every sequence that is written without ncurses.
///
/// Terminals that do not know one of these ignore it, as long as they know ANSI sequences at all.
enum Escapes {
  static let showCursor = "\u{1B}[?25h"
  static let hideCursor = "\u{1B}[?25l"
  static let alternateScreen = "\u{1B}[?1049h"
  static let mainScreen = "\u{1B}[?1049l"
  static let bracketedPaste = "\u{1B}[?2004h"
  static let plainPaste = "\u{1B}[?2004l"
  /// Buttons, movement with a button held, and places beyond column 223.
  static let mouse = "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
  static let noMouse = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
  static let wholeScreenScrolls = "\u{1B}[r"
  static let wrapsLines = "\u{1B}[?7h"
  static let plain = "\u{1B}[0m"
  /// The last row, empty: where a shell goes on when there is no other screen to return to.
  static let lastRow = "\u{1B}[999;1H\u{1B}[K"
  /// Ends a command that was cut in the middle.
  static let stringEnd = "\u{1B}\\"
  static let askBackground = "\u{1B}]11;?\u{1B}\\"

  /// Puts text, as base64, on the clipboard.
  static func clipboard(_ base64: String) -> String { "\u{1B}]52;c;\(base64)\u{07}" }

  /// Writes bold text again where it stands, as a link that the terminal opens; the cursor and the
  /// style stay as they are.
  static func link(_ text: String, to url: String, row: Int, column: Int) -> String {
    "\u{1B}7\u{1B}[\(row + 1);\(column + 1)H\u{1B}[0;1m\u{1B}]8;;\(url)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\\u{1B}8"
  }
}

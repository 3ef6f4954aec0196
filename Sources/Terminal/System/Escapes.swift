/// Every sequence that is written to a terminal besides what ncurses writes.
enum Escapes {
  static let mouseOn = "\u{1B}[?1000h\u{1B}[?1006h"
  static let mouseOff = "\u{1B}[?1006l\u{1B}[?1000l"
  static let pasteOn = "\u{1B}[?2004h"
  static let pasteOff = "\u{1B}[?2004l"

  /// What a dying program writes, whatever state the terminal is in: modes off, cursor shown,
  /// default colours, main screen.
  static let restore =
    mouseOff + pasteOff + "\u{1B}[?1l\u{1B}>\u{1B}[?25h\u{1B}[0m\u{1B}[?1049l\r"

  /// Puts a text into the terminal's clipboard (OSC 52).
  ///
  /// - Parameter base64: the text in Base64, so that nothing of it can end the sequence.
  static func copy(base64: String) -> String { "\u{1B}]52;c;" + base64 + "\u{1B}\\" }
}

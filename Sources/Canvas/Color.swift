/// How many colours a screen or a file can show.
public enum ColorDepth: Int, Comparable, Sendable, CaseIterable {
  /// No colours; attributes such as bold and reverse are left.
  case none = 0
  /// The ANSI colours, which are the person's own palette.
  case eight = 8
  /// The ANSI colours and their bright forms.
  case sixteen = 16
  /// xterm's 256: the 16, a cube of 216 and 24 greys.
  case indexed = 256
  /// Every RGB colour; for files, since the screen uses at most 256 (CONTRACT).
  case truecolor = 16_777_216

  /// Fewer colours come first.
  public static func < (one: ColorDepth, other: ColorDepth) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// A colour of a cell's text or of what is behind it.
public enum Color: Hashable, Sendable {
  /// Whatever the terminal draws with when it is asked for nothing.
  case terminal
  /// An entry of the terminal's palette: 0-7 ANSI, 8-15 their bright forms, 16-255 xterm's cube and greys.
  case palette(UInt8)
  /// Red, green and blue, 0 to 255 each.
  case rgb(UInt8, UInt8, UInt8)
}

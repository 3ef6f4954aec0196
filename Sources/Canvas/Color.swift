/// How many colours a screen or a file can show.
public enum ColorDepth: Int, Comparable, Sendable, CaseIterable {
  case none = 0
  case eight = 8
  case sixteen = 16
  case indexed = 256
  case truecolor = 16_777_216

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
  case rgb(UInt8, UInt8, UInt8)
}

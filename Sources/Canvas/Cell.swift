/// One square of a canvas: two machine words, so that frames are compared and copied fast.
public struct Cell: Hashable, Sendable {
  /// What stands in the square: a Unicode scalar, a cluster of several (an index into the canvas'
  /// own table), or the right half of the wide glyph beside it.
  public enum Glyph: Equatable, Sendable {
    /// A character that is one scalar; a wide one has a `continuation` at its right.
    case scalar(Unicode.Scalar)
    /// A character of several scalars, such as a flag; `Canvas.text(of:)` knows its text.
    case cluster(Int)
    /// The right half of the wide character at the left.
    case continuation
  }

  private static let clusterBit: UInt32 = 0x8000_0000
  private static let continuationBits: UInt32 = 0xFFFF_FFFF

  /// The glyph in the lower half, the attributes above it.
  private var shape: UInt64
  /// The foreground in the lower half, the background in the upper one.
  private var colors: UInt64

  /// A cell with a glyph and a look; half of a wide glyph is two cells of one style.
  public init(_ glyph: Glyph, style: Style = .plain) {
    let bits: UInt32
    switch glyph {
    case .scalar(let scalar): bits = scalar.value
    case .cluster(let index): bits = Cell.clusterBit | UInt32(truncatingIfNeeded: index)
    case .continuation: bits = Cell.continuationBits
    }
    shape = UInt64(bits) | UInt64(style.attributes.rawValue) << 32
    colors = UInt64(style.foreground.packed) | UInt64(style.background.packed) << 32
  }

  /// The same look with an ASCII character in it: a row of text is made of one cell this way.
  func holding(_ ascii: UInt8) -> Cell {
    var cell = self
    cell.shape = shape & ~0xFFFF_FFFF | UInt64(ascii)
    return cell
  }

  /// A space in the terminal's own colours: what stands outside of every canvas.
  public static let blank = Cell(.scalar(" "))

  private var bits: UInt32 { UInt32(truncatingIfNeeded: shape) }

  /// The colours and attributes it is drawn with.
  public var style: Style {
    get {
      Style(
        foreground: Color(packed: UInt32(truncatingIfNeeded: colors)),
        background: Color(packed: UInt32(truncatingIfNeeded: colors >> 32)),
        attributes: Style.Attributes(rawValue: UInt8(truncatingIfNeeded: shape >> 32)))
    }
    set {
      shape = UInt64(bits) | UInt64(newValue.attributes.rawValue) << 32
      colors = UInt64(newValue.foreground.packed) | UInt64(newValue.background.packed) << 32
    }
  }

  /// What stands in it.
  public var glyph: Glyph {
    if isContinuation { return .continuation }
    if isCluster { return .cluster(Int(bits & ~Cell.clusterBit)) }
    return .scalar(Unicode.Scalar(bits) ?? "\u{FFFD}")
  }

  var isSpace: Bool { bits == 0x20 }

  /// The character as a byte when it is ASCII.
  var ascii: UInt8? { bits < 0x80 ? UInt8(truncatingIfNeeded: bits) : nil }

  /// Whether it has the terminal's own colours and no attribute.
  var isPlain: Bool { colors == 0 && shape >> 32 == 0 }

  func hasLook(of other: Cell) -> Bool {
    colors == other.colors && shape >> 32 == other.shape >> 32
  }

  /// Whether it is the right half of a wide character.
  public var isContinuation: Bool { bits == Cell.continuationBits }

  /// Whether the glyph is a cluster, whose text only its canvas knows.
  public var isCluster: Bool { bits & Cell.clusterBit != 0 && !isContinuation }
}

extension Color {
  /// The colour in 32 bits: which kind it is in the top byte.
  fileprivate var packed: UInt32 {
    switch self {
    case .terminal: 0
    case .palette(let index): 1 << 24 | UInt32(index)
    case .rgb(let red, let green, let blue):
      2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }

  fileprivate init(packed: UInt32) {
    switch packed >> 24 {
    case 0: self = .terminal
    case 1: self = .palette(UInt8(truncatingIfNeeded: packed))
    default:
      self = .rgb(
        UInt8(truncatingIfNeeded: packed >> 16), UInt8(truncatingIfNeeded: packed >> 8),
        UInt8(truncatingIfNeeded: packed))
    }
  }
}

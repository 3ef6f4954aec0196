/// One square of a canvas: a small trivial value, so that frames are compared and copied fast.
public struct Cell: Hashable, Sendable {
  /// What stands in the square: a Unicode scalar, a cluster of several (an index into the canvas'
  /// own table), or the right half of the wide glyph beside it.
  public enum Glyph: Equatable, Sendable {
    case scalar(Unicode.Scalar)
    case cluster(Int)
    case continuation
  }

  private static let clusterBit: UInt32 = 0x8000_0000
  private static let continuationBits: UInt32 = 0xFFFF_FFFF

  private var bits: UInt32
  public var style: Style

  public init(_ glyph: Glyph, style: Style = .plain) {
    switch glyph {
    case .scalar(let scalar): bits = scalar.value
    case .cluster(let index): bits = Cell.clusterBit | UInt32(truncatingIfNeeded: index)
    case .continuation: bits = Cell.continuationBits
    }
    self.style = style
  }

  public static let blank = Cell(.scalar(" "))

  public var glyph: Glyph {
    if bits == Cell.continuationBits { return .continuation }
    if bits & Cell.clusterBit != 0 { return .cluster(Int(bits & ~Cell.clusterBit)) }
    return .scalar(Unicode.Scalar(bits) ?? "\u{FFFD}")
  }

  public var isContinuation: Bool { bits == Cell.continuationBits }

  /// Whether the glyph is a cluster, whose text only its canvas knows.
  public var isCluster: Bool { bits & Cell.clusterBit != 0 && !isContinuation }
}

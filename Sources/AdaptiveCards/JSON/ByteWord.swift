/// Eight bytes looked at together, which makes scanning text several times faster than one by one.
///
/// In each mask the lowest set bit belongs to the first byte that was looked for; bits above it may
/// be wrong, so only that one counts.
struct ByteWord {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  let bits: UInt64

  @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  /// - Parameter loaded: eight bytes as they stand in memory.
  @inline(__always)
  init(_ loaded: UInt64) { bits = UInt64(littleEndian: loaded) }

  /// Marks the bytes from 0x80 on; this mask has no wrong bits.
  @inline(__always)
  var nonASCII: UInt64 { bits & ByteWord.highs }

  @inline(__always)
  var isASCII: Bool { nonASCII == 0 }

  @inline(__always)
  var hasNoControl: Bool { controls == 0 }

  /// How many spaces come before the first other byte, at most eight.
  @inline(__always)
  var leadingSpaces: Int { (bits ^ ByteWord.ones &* 0x20).trailingZeroBitCount / 8 }

  /// How many bytes come before the first control character, at most eight.
  @inline(__always)
  var leadingPlain: Int { controls.trailingZeroBitCount / 8 }

  @inline(__always)
  private var controls: UInt64 { (bits &- ByteWord.ones &* 0x20) & ~bits & ByteWord.highs }

  /// Marks what ends a run of plain text in a JSON string: a quotation mark, a backslash, a control.
  @inline(__always)
  var stringStops: UInt64 { controls | matches(0x22) | matches(0x5C) }

  @inline(__always)
  private func matches(_ byte: UInt64) -> UInt64 {
    let zeroed = bits ^ (ByteWord.ones &* byte)
    return (zeroed &- ByteWord.ones) & ~zeroed & ByteWord.highs
  }
}

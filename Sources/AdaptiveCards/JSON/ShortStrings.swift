/// Up to 16 ASCII characters between quotation marks: nearly all keys and many values of cards.
struct ShortText {
  /// The characters, the first in the lowest byte; zeros follow the last one.
  let low: UInt64
  let high: UInt64
  let length: Int

  /// Nil when the text that begins at `start` is longer, or has escapes or other characters.
  ///
  /// A text so near to the end that whole words cannot be loaded is nil as well.
  @inline(__always)
  init?(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) {
    guard start + 17 <= end else { return nil }
    let text = UnsafeRawPointer(bytes + start)
    let first = ByteWord(text.loadUnaligned(as: UInt64.self))
    var stops = first.stringStops
    if stops != 0 {
      let bits = UInt64(stops.trailingZeroBitCount & ~7)
      low = first.bits & ~(UInt64.max << bits)
      high = 0
      length = Int(bits / 8)
    } else {
      let second = ByteWord(text.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      stops = second.stringStops
      let bits = UInt64(stops.trailingZeroBitCount & ~7)
      low = first.bits
      // 64 bits are no shift: then all eight bytes are kept.
      high = second.bits & ~(UInt64.max << bits)
      length = 8 + Int(bits / 8)
    }
    guard bytes[start + length] == UInt8(ascii: "\"") else { return nil }
    guard ByteWord(bits: low | high).isASCII else { return nil }
  }

  @inline(__always)
  var hash: UInt64 { (low ^ high &* 0xFF51_AFD7_ED55_8CCD) &* 0x9E37_79B9_7F4A_7C15 }
}

/// The short strings seen lately. Cards say the same words again and again, and finding one here is
/// several times faster than making it.
struct ShortStrings: ~Copyable {
  private struct Entry {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var string = ""
  }

  private static let bits: UInt64 = 6
  private let entries: UnsafeMutablePointer<Entry>

  init() {
    entries = .allocate(capacity: 1 << ShortStrings.bits)
    // An empty entry is right for the empty string, whose characters are all zeros.
    entries.initialize(repeating: Entry(), count: 1 << ShortStrings.bits)
  }

  deinit {
    entries.deinitialize(count: 1 << ShortStrings.bits)
    entries.deallocate()
  }

  /// The string of a text, which begins at `start`.
  @inline(__always)
  func string(_ text: ShortText, at start: UnsafePointer<UInt8>) -> String {
    let entry = entries + Int(text.hash >> (64 - ShortStrings.bits))
    if entry.pointee.low != text.low || entry.pointee.high != text.high {
      ShortStrings.replace(entry, text, start)
    }
    return entry.pointee.string
  }

  @inline(never)
  private static func replace(
    _ entry: UnsafeMutablePointer<Entry>, _ text: ShortText, _ start: UnsafePointer<UInt8>
  ) {
    entry.pointee = Entry(
      low: text.low, high: text.high,
      string: String(
        decoding: UnsafeBufferPointer(start: start, count: text.length), as: UTF8.self))
  }
}

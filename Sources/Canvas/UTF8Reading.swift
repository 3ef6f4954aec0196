/// Decodes the scalar that begins at `offset`; the bytes are a Swift string's, so they are valid.
@inline(__always)
func scalar(
  in bytes: UnsafeBufferPointer<UInt8>, at offset: Int
) -> (scalar: Unicode.Scalar, length: Int) {
  let lead = bytes[offset]
  if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
  let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
  guard offset + length <= bytes.count else { return ("\u{FFFD}", bytes.count - offset) }
  var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
  for index in 1..<length { value = value << 6 | UInt32(bytes[offset + index] & 0x3F) }
  return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
}

extension [UInt8] {
  /// Appends the UTF-8 form of a scalar.
  mutating func append(_ scalar: Unicode.Scalar) {
    let bits = scalar.value
    func tail(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: bits >> shift) & 0x3F }
    switch bits {
    case ..<0x80: append(UInt8(truncatingIfNeeded: bits))
    case ..<0x800:
      append(0xC0 | UInt8(truncatingIfNeeded: bits >> 6))
      append(tail(0))
    case ..<0x1_0000:
      append(0xE0 | UInt8(truncatingIfNeeded: bits >> 12))
      append(tail(6))
      append(tail(0))
    default:
      append(0xF0 | UInt8(truncatingIfNeeded: bits >> 18))
      append(tail(12))
      append(tail(6))
      append(tail(0))
    }
  }
}

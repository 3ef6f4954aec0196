/// Reads UTF-8 byte by byte and gets in step again after whatever is not UTF-8.
struct UTF8Reader: Sendable {
  enum Step: Equatable {
    case scalar(Unicode.Scalar)
    case more
    /// The byte is no part of a character.
    case invalid
    /// The open character is cut; the byte must be read again from the start.
    case cut
  }

  private var value: UInt32 = 0
  private(set) var missing = 0
  /// What the next byte must lie in: shuts out overlong forms, surrogates and beyond U+10FFFF.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  mutating func take(_ byte: UInt8) -> Step {
    guard missing > 0 else { return start(byte) }
    guard allowed.contains(byte) else {
      missing = 0
      return .cut
    }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    allowed = 0x80...0xBF
    guard missing == 0 else { return .more }
    return Unicode.Scalar(value).map(Step.scalar) ?? .invalid
  }

  /// Forgets an open character; whether there was one.
  mutating func cancel() -> Bool {
    defer { missing = 0 }
    return missing > 0
  }

  private mutating func start(_ byte: UInt8) -> Step {
    allowed = 0x80...0xBF
    switch byte {
    case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: begin(byte & 0x1F, missing: 1)
    case 0xE0...0xEF:
      begin(byte & 0x0F, missing: 2)
      if byte == 0xE0 { allowed = 0xA0...0xBF }
      if byte == 0xED { allowed = 0x80...0x9F }
    case 0xF0...0xF4:
      begin(byte & 0x07, missing: 3)
      if byte == 0xF0 { allowed = 0x90...0xBF }
      if byte == 0xF4 { allowed = 0x80...0x8F }
    default: return .invalid
    }
    return .more
  }

  private mutating func begin(_ bits: UInt8, missing: Int) {
    value = UInt32(bits)
    self.missing = missing
  }
}

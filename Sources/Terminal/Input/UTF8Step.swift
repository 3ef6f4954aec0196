/// One step through UTF-8: a scalar, bytes that are none, or the beginning of one.
enum UTF8Step: Equatable {
  case scalar(Unicode.Scalar, length: Int)
  case invalid(length: Int)
  case incomplete

  init(_ bytes: [UInt8], from start: Int) {
    let first = bytes[start]
    let length: Int
    let smallest: UInt32
    var value: UInt32
    switch first {
    case 0x00...0x7F:
      self = .scalar(Unicode.Scalar(first), length: 1)
      return
    case 0xC2...0xDF: (length, value, smallest) = (2, UInt32(first & 0x1F), 0x80)
    case 0xE0...0xEF: (length, value, smallest) = (3, UInt32(first & 0x0F), 0x800)
    case 0xF0...0xF4: (length, value, smallest) = (4, UInt32(first & 0x07), 0x10000)
    default:
      self = .invalid(length: 1)
      return
    }
    for offset in 1..<length {
      guard start + offset < bytes.count else {
        self = .incomplete
        return
      }
      let byte = bytes[start + offset]
      guard byte & 0xC0 == 0x80 else {
        // The byte that breaks it is read again: the next key works.
        self = .invalid(length: offset)
        return
      }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard value >= smallest, let scalar = Unicode.Scalar(value) else {
      self = .invalid(length: length)
      return
    }
    self = .scalar(scalar, length: length)
  }
}

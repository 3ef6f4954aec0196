/// What stands at a place of a text, and how messages name it.
extension JSONParser {
  /// A fault for what is wrong wherever it stands outside of a string.
  func strangeCharacter() -> JSONFault? {
    let byte = bytes[at]
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "`"):
      return strange(.quotes, "a string begins and ends with \", not with \(character(at: at))")
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      return strange(.comment, "JSON has no comments; remove it")
    case 0x80...:
      return strangeScalar()
    case 0..<0x20, 0x7F:
      return strange(.unexpected, "\(character(at: at)) is not allowed outside of a string")
    default: return nil
    }
  }

  private func strangeScalar() -> JSONFault? {
    guard let scalar = scalar(at: at) else {
      let byte = hexadecimal(UInt32(bytes[at]), digits: 2)
      return strange(.invalidUTF8, "the byte \(byte) is not UTF-8; save the text as UTF-8")
    }
    switch scalar.value {
    case 0x2018...0x201F, 0xAB, 0xBB, 0x2039, 0x203A, 0xFF02, 0xFF07:
      return strange(
        .quotes, "a string begins and ends with \", not with \(character(at: at)) (\(code(scalar)))"
      )
    case 0x85, 0xA0, 0x1680, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xFEFF:
      return strange(
        .unexpected, "\(code(scalar)) is no space to JSON; replace it by a plain space")
    default: return nil
    }
  }

  private func strange(_ code: JSONCode, _ message: String) -> JSONFault {
    JSONFault(code: code, offset: at, message: message)
  }

  /// The character at an offset as messages name it: itself, or its code when it is not visible.
  func character(at offset: Int) -> String {
    guard let scalar = scalar(at: offset) else {
      return "the byte \(hexadecimal(UInt32(bytes[offset]), digits: 2))"
    }
    if scalar == "\"" { return "\"" }
    let isVisible = scalar.isASCII ? scalar.value > 0x20 && scalar.value < 0x7F : true
    return isVisible ? String(scalar) : code(scalar)
  }

  private func code(_ scalar: Unicode.Scalar) -> String {
    "U+" + hexadecimal(scalar.value, digits: 4)
  }

  /// The character at an offset; nil when its bytes are not UTF-8.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    let length = characterLength(at: offset, before: end)
    guard length > 0 else { return nil }
    let text = UnsafeBufferPointer(start: bytes + offset, count: length)
    return String(decoding: text, as: UTF8.self).unicodeScalars.first
  }

  /// The unquoted word or number at an offset, as far as a message would quote it.
  func text(from offset: Int) -> String {
    let limit = min(end, offset + Limits.quotedScalars + 1)
    var stop = offset
    while stop < limit, continuesWord(at: stop) || bytes[stop] == UInt8(ascii: "+") { stop += 1 }
    return String(
      decoding: UnsafeBufferPointer(start: bytes + offset, count: stop - offset), as: UTF8.self)
  }

  func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$")
  }

  func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Whether the character at an offset cannot follow a number or a word directly.
  func continuesWord(at offset: Int) -> Bool {
    let byte = bytes[offset]
    return isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "-")
  }

  /// The nearest byte before an offset that is no space.
  func byteBefore(_ offset: Int) -> (offset: Int, byte: UInt8) {
    var index = offset - 1
    while index > 0, bytes[index] <= 0x20 { index -= 1 }
    return index < 0 ? (-1, 0) : (index, bytes[index])
  }

  func place(_ offset: Int) -> String {
    let place = log.source.place(at: offset)
    return "line \(place.line), column \(place.column)"
  }
}

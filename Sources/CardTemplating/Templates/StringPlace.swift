/// Where the characters of a JSON string stand in the text that it was read from.
enum StringPlace {
  /// The byte of the text at which a byte of the string's value is written.
  ///
  /// - Parameters:
  ///   - count: the byte of the value, in UTF-8.
  ///   - start: where the string's first quotation mark stands.
  static func offset(ofByte count: Int, inStringAt start: Int, in text: [UInt8]) -> Int {
    // What was made and not read has no place of its own.
    guard start < text.count, text[start] == UInt8(ascii: "\"") else { return start }
    var index = start + 1
    var done = 0
    while done < count, index < text.count, text[index] != UInt8(ascii: "\"") {
      guard text[index] == UInt8(ascii: "\\"), index + 1 < text.count else {
        index += 1
        done += 1
        continue
      }
      guard text[index + 1] == UInt8(ascii: "u"), let unit = unit(at: index + 2, in: text) else {
        index += 2
        done += 1
        continue
      }
      let isPair =
        (0xD800..<0xDC00).contains(unit) && index + 7 < text.count
        && text[index + 6] == UInt8(ascii: "\\") && text[index + 7] == UInt8(ascii: "u")
      index += isPair ? 12 : 6
      done += isPair ? 4 : unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3
    }
    return min(index, text.count)
  }

  private static func unit(at index: Int, in text: [UInt8]) -> Int? {
    guard index + 4 <= text.count else { return nil }
    return Int(String(decoding: text[index..<index + 4], as: UTF8.self), radix: 16)
  }
}

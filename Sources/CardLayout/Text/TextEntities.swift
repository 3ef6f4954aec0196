/// The five HTML entities that a card's text may hold, and Teams' mentions.
///
/// Only `&quot;`, `&lt;`, `&gt;`, `&nbsp;` and `&amp;` are read, once, from left to right (the shared
/// model's TextElementProperties); `&#27;` and all others stay as written. `<at>Name</at>` is `Name`.
enum TextEntities {
  private static let entities: [(name: StaticString, bytes: [UInt8])] = [
    ("&quot;", [UInt8(ascii: "\"")]), ("&lt;", [UInt8(ascii: "<")]), ("&gt;", [UInt8(ascii: ">")]),
    // U+00A0: neither a place to break a row nor markdown's indentation.
    ("&nbsp;", [0xC2, 0xA0]), ("&amp;", [UInt8(ascii: "&")]),
  ]

  static func decoded(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var index = 0
    // Where the mention that is open ends; and whether there can be another one.
    var closing: Int?
    var mayMention = true
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&"),
        let entity = entities.first(where: { bytes.holds($0.name, at: index) })
      {
        out += entity.bytes
        index += entity.name.utf8CodeUnitCount
      } else if byte == UInt8(ascii: "<"), index == closing {
        closing = nil
        index += 5
      } else if byte == UInt8(ascii: "<"), closing == nil, mayMention,
        bytes.holds("<at>", at: index)
      {
        closing = bytes.first("</at>", from: index + 4)
        // Without an end in the rest of the text no later one has an end either.
        mayMention = closing != nil
        if mayMention {
          index += 4
        } else {
          out.append(byte)
          index += 1
        }
      } else {
        out.append(byte)
        index += 1
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Whether these ASCII characters stand here.
  func holds(_ word: StaticString, at index: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard index >= 0, index + length <= count else { return false }
    return word.withUTF8Buffer { word in
      for offset in 0..<length where self[index + offset] != word[offset] { return false }
      return true
    }
  }

  /// Where these ASCII characters stand first, from an index on.
  func first(_ word: StaticString, from start: Int) -> Int? {
    var index = start
    while index < count {
      if holds(word, at: index) { return index }
      index += 1
    }
    return nil
  }
}

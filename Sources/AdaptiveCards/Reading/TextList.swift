/// A list of texts; a single text counts as a list of one.
struct TextList: CardValue {
  var texts: [String]

  static func read(_ json: JSONValue, _ key: FieldKey, _ reader: ObjectReader) -> TextList? {
    if let items = json.arrayValue {
      return TextList(texts: items.compactMap { String.read($0, key, reader) })
    }
    let text = json.stringValue
    reader.wrongType(key, json, wanted: "an array of strings", isTaken: text != nil)
    return text.map { TextList(texts: [$0]) }
  }

  var json: JSONValue { .array(texts.map(\.json)) }
}

extension FieldVisitor {
  @inline(__always)
  mutating func texts(_ key: FieldKey, _ texts: inout [String], since: Since = 1.0) {
    guard concerns(key) else { return }
    var list = TextList(texts: texts)
    self(key, &list, since: since)
    texts = list.texts
  }
}

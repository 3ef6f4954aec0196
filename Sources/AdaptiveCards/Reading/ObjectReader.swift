/// Reads the properties of one JSON object: each with its type, leniently, and with a diagnostic
/// for what was not as the schema says (DECISIONS, rows 5 to 7 and "enum values").
struct ObjectReader {
  let object: JSONObject
  /// The JSON pointer of the object.
  let path: String
  let offset: Int
  let context: ReadingContext
  private var asked: [String] = ["type"]

  init(object: JSONObject, path: String, offset: Int, context: ReadingContext) {
    self.object = object
    self.path = path
    self.offset = offset
    self.context = context
  }

  /// The value of a property; nil when it is absent or null.
  mutating func value(_ key: String) -> JSONValue? {
    asked.append(key)
    guard let value = object[key], !value.isNull else { return nil }
    return value
  }

  mutating func text(_ key: String) -> String? {
    guard let value = value(key) else { return nil }
    switch value.content {
    case .string(let text): return text
    case .number(let number):
      wrongType(key, value, wanted: "a string", taken: true)
      return number.text
    case .bool(let bool):
      wrongType(key, value, wanted: "a string", taken: true)
      return bool ? "true" : "false"
    case .null, .array, .object:
      wrongType(key, value, wanted: "a string", taken: false)
      return nil
    }
  }

  mutating func bool(_ key: String) -> Bool? {
    guard let value = value(key) else { return nil }
    if let bool = value.boolValue { return bool }
    switch value.stringValue?.lowercased() {
    case "true":
      wrongType(key, value, wanted: "true or false", taken: true)
      return true
    case "false":
      wrongType(key, value, wanted: "true or false", taken: true)
      return false
    default:
      wrongType(key, value, wanted: "true or false", taken: false)
      return nil
    }
  }

  mutating func bool(_ key: String, default absent: Bool) -> Bool { bool(key) ?? absent }

  mutating func number(_ key: String) -> Double? {
    guard let value = value(key) else { return nil }
    if let number = value.numberValue {
      guard let double = number.doubleValue else {
        report(.warning, .valueInvalid, "the number \(quote(value)) is out of range", key: key)
        return nil
      }
      return double
    }
    if let text = value.stringValue, let double = Double(text), double.isFinite {
      wrongType(key, value, wanted: "a number", taken: true)
      return double
    }
    wrongType(key, value, wanted: "a number", taken: false)
    return nil
  }

  /// A whole number, clamped to what is sane for a length or a count.
  mutating func integer(_ key: String) -> Int? {
    number(key).flatMap { Int(exactly: min(max($0, -Limits.number), Limits.number).rounded()) }
  }

  mutating func word<Word: Vocabulary>(_ key: String) -> Word? {
    guard let value = value(key) else { return nil }
    guard let text = value.stringValue else {
      wrongType(key, value, wanted: "one of \(ObjectReader.list(Word.self))", taken: false)
      return nil
    }
    if let word = Word(rawValue: text) { return word }
    let lower = text.lowercased()
    if let word = Word.allCases.first(where: { $0.rawValue.lowercased() == lower })
      ?? Word.aliases[lower]
    {
      return word
    }
    let names = Word.allCases.map(\.rawValue)
    let hint = nearestName(to: text, in: names).map { "did you mean \"\($0)\"? " } ?? ""
    report(
      .warning, .valueInvalid,
      "\(quote(value)) is not a value of \"\(key)\"; \(hint)it is one of"
        + " \(ObjectReader.list(Word.self))", key: key)
    return nil
  }

  mutating func word<Word: Vocabulary>(_ key: String, default absent: Word) -> Word {
    word(key) ?? absent
  }

  mutating func pixels(_ key: String) -> Int? {
    guard let value = value(key) else { return nil }
    if let text = value.stringValue, let pixels = PixelLength.parse(text) { return pixels }
    report(
      .warning, .valueInvalid,
      "\(quote(value)) is not a length for \"\(key)\"; write pixels as in \"80px\"", key: key)
    return nil
  }

  /// The items of an array, each with its own pointer; a single object counts as an array of one.
  mutating func list(_ key: String) -> [ListItem] {
    guard let value = value(key) else { return [] }
    guard let items = value.arrayValue else {
      if value.objectValue != nil {
        wrongType(key, value, wanted: "an array", taken: true)
        return [ListItem(value: value, path: JSONPointer.member(key, of: path), context: context)]
      }
      wrongType(key, value, wanted: "an array", taken: false)
      return []
    }
    let list = JSONPointer.member(key, of: path)
    return items.enumerated().map { index, item in
      ListItem(value: item, path: JSONPointer.item(index, of: list), context: context)
    }
  }

  mutating func child(_ key: String) -> ObjectReader? {
    guard let value = value(key) else { return nil }
    return ListItem(value: value, path: JSONPointer.member(key, of: path), context: context)
      .object(expecting: "an object")
  }

  func report(
    _ severity: Diagnostic.Severity, _ code: FaultCode, _ message: String, key: String? = nil
  ) {
    let at = key.flatMap { object.member($0) }
    context.report(
      severity, code, message, path: at == nil ? path : JSONPointer.member(key ?? "", of: path),
      offset: at?.value.offset ?? offset)
  }

  /// Tells of properties whose name is nearly one that was asked for. To be called last.
  func finish() {
    for member in object.members where !asked.contains(member.key) {
      guard let near = nearestName(to: member.key, in: asked), object[near] == nil else { continue }
      context.report(
        .warning, .propertyUnknown,
        "the property \(quoted(member.key)) is not known; did you mean \"\(near)\"?",
        path: JSONPointer.member(member.key, of: path), offset: member.keyOffset)
    }
  }

  /// A value as messages show it: short, and by its kind when it is a whole tree.
  func quote(_ value: JSONValue) -> String {
    switch value.content {
    case .string(let text): quoted(text)
    case .number(let number): number.text
    case .bool(let bool): bool ? "true" : "false"
    case .null, .array, .object: value.typeName
    }
  }

  private func wrongType(_ key: String, _ value: JSONValue, wanted: String, taken: Bool) {
    report(
      .warning, .valueType,
      "\"\(key)\" should be \(wanted), not \(value.typeName)"
        + (taken ? "; \(quote(value)) is read as one" : "; \(quote(value)) is left out"), key: key)
  }

  static func list<Word: Vocabulary>(_: Word.Type) -> String {
    Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
  }
}

/// One item of an array, with its place.
struct ListItem {
  let value: JSONValue
  let path: String
  let context: ReadingContext

  /// A reader for the item; nil and a diagnostic when it is no object.
  func object(expecting what: String) -> ObjectReader? {
    guard let object = value.objectValue else {
      context.report(
        .warning, .valueType, "expected \(what) here, not \(value.typeName); it is left out",
        path: path, offset: value.offset)
      return nil
    }
    return ObjectReader(object: object, path: path, offset: value.offset, context: context)
  }
}

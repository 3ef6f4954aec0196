/// What an object says, property by property, as JSON; for writing it.
struct FieldList: FieldVisitor {
  enum Content {
    /// A value; nil when there is nothing to say.
    case value(JSONValue?)
    /// A thing that knows how it was written; nil when there is none.
    ///
    /// `isReadable` says of a JSON value in its place whether it would be read.
    case thing(JSONValue?, isReadable: (ObjectReader, JSONValue) -> Bool)
    /// Things that know how they were written.
    case list([JSONValue], isReadable: (JSONValue) -> Bool)
  }

  private(set) var fields: [(key: String, content: Content)] = []
  /// Other spellings, by the name of the property.
  private(set) var aliases: [String: String] = [:]

  mutating func callAsFunction<Value: CardValue>(
    _ key: String, _ value: inout Value?, since: Since
  ) {
    fields.append((key, .value(value?.json)))
  }

  mutating func callAsFunction<Word: Vocabulary>(_ key: String, _ word: inout Word?, since: Since) {
    fields.append((key, .value(word.map { .string($0.rawValue) })))
  }

  mutating func alias(_ alias: String, of key: String) { aliases[key] = alias }

  mutating func object<Object: CardObject>(_ key: String, _ object: inout Object?, since: Since) {
    let content = Content.thing(object.map { ObjectWriter.json(of: $0) }) { reader, _ in
      var reader = reader
      var again: Object?
      reader.object(key, &again, since: since)
      return again != nil
    }
    fields.append((key, content))
  }

  mutating func objects<Object: CardObject>(_ key: String, _ list: inout [Object], since: Since) {
    let content = Content.list(list.map { ObjectWriter.json(of: $0) }) { item in
      if let text = item.stringValue { return Object.shorthand(text) != nil }
      guard let object = item.objectValue else { return false }
      guard let implied = Object.impliedType, let type = object["type"]?.stringValue else {
        return true
      }
      return type == implied
    }
    fields.append((key, content))
  }

  mutating func elements(_ key: String, _ list: inout [Element], since: Since) {
    fields.append((key, .list(list.map(\.json), isReadable: FieldList.hasType)))
  }

  mutating func actions(_ key: String, _ list: inout [Action], since: Since) {
    fields.append((key, .list(list.map(\.json), isReadable: FieldList.hasType)))
  }

  mutating func action(
    _ key: String, _ action: inout Action?, impliedType: String?, since: Since
  ) {
    let content = Content.thing(action?.json) { reader, _ in
      var reader = reader
      var again: Action?
      reader.action(key, &again, impliedType: impliedType, since: since)
      return again != nil
    }
    fields.append((key, content))
  }

  mutating func fallback<Content: FallbackContent>(_ fallback: inout Fallback<Content>?) {
    let json: JSONValue? =
      switch fallback {
      case nil: nil
      case .drop: .string("drop")
      case .content(let content): content.json
      }
    fields.append(
      (
        "fallback",
        .thing(json) { reader, _ in
          var reader = reader
          var again: Fallback<Content>?
          reader.fallback(&again)
          return again != nil
        }
      ))
  }

  /// Whether an item of a list would be read as an element or action.
  private static func hasType(_ item: JSONValue) -> Bool {
    guard let type = item.objectValue?["type"] else { return false }
    switch type.content {
    case .string, .number, .bool: return true
    case .null, .array, .object: return false
    }
  }
}

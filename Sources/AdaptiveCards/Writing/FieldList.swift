/// What an object says, property by property, as JSON; for writing it.
struct FieldList: FieldVisitor {
  enum Content: Equatable {
    /// A value; nil when there is nothing to say.
    case value(JSONValue?)
    /// A thing that knows how it was written; nil when there is none.
    case thing(JSONValue?)
    /// Things that know how they were written.
    case list([JSONValue])
  }

  private(set) var fields: [(key: String, content: Content)] = []
  /// Other spellings, by the name of the property.
  private(set) var aliases: [String: String] = [:]

  func content(of key: String) -> Content? { fields.first { $0.key == key }?.content }

  mutating func visitValue<Value: CardValue>(
    _ key: FieldKey, _ value: inout Value?, since: Since
  ) {
    fields.append((key.text, .value(value?.json)))
  }

  mutating func visitWord<Word: Vocabulary>(_ key: FieldKey, _ word: inout Word?, since: Since) {
    fields.append((key.text, .value(word.map { .string($0.rawValue) })))
  }

  mutating func visitAlias(_ alias: FieldKey, of key: FieldKey) { aliases[key.text] = alias.text }

  mutating func visitObject<Object: CardObject>(
    _ key: FieldKey, _ object: inout Object?, since: Since
  ) {
    fields.append((key.text, .thing(object.map { ObjectWriter.json(of: $0) })))
  }

  mutating func visitObjects<Object: CardObject>(
    _ key: FieldKey, _ list: inout [Object], since: Since
  ) {
    fields.append((key.text, .list(list.map { ObjectWriter.json(of: $0) })))
  }

  mutating func visitElements(_ key: FieldKey, _ list: inout [Element], since: Since) {
    fields.append((key.text, .list(list.map(\.json))))
  }

  mutating func visitActions(_ key: FieldKey, _ list: inout [Action], since: Since) {
    fields.append((key.text, .list(list.map(\.json))))
  }

  mutating func visitAction(
    _ key: FieldKey, _ action: inout Action?, impliedType: String?, since: Since
  ) {
    fields.append((key.text, .thing(action?.json)))
  }

  mutating func visitFallback<Content: FallbackContent>(_ fallback: inout Fallback<Content>?) {
    let json: JSONValue? =
      switch fallback {
      case nil: nil
      case .drop: .string("drop")
      case .content(let content): content.json
      }
    fields.append(("fallback", .thing(json)))
  }
}

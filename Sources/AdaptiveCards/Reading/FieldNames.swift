/// The names of all properties of a type, for "did you mean".
struct FieldNames: FieldVisitor {
  private(set) var names = ["type"]

  mutating func visitValue<Value: CardValue>(
    _ key: FieldKey, _ value: inout Value?, since: Since
  ) {
    names.append(key.text)
  }

  mutating func visitWord<Word: Vocabulary>(_ key: FieldKey, _ word: inout Word?, since: Since) {
    names.append(key.text)
  }

  mutating func visitAlias(_ alias: FieldKey, of key: FieldKey) { names.append(alias.text) }

  mutating func visitObject<Object: CardObject>(
    _ key: FieldKey, _ object: inout Object?, since: Since
  ) {
    names.append(key.text)
  }

  mutating func visitObjects<Object: CardObject>(
    _ key: FieldKey, _ list: inout [Object], since: Since
  ) {
    names.append(key.text)
  }

  mutating func visitElements(_ key: FieldKey, _ list: inout [Element], since: Since) {
    names.append(key.text)
  }

  mutating func visitActions(_ key: FieldKey, _ list: inout [Action], since: Since) {
    names.append(key.text)
  }

  mutating func visitAction(
    _ key: FieldKey, _ action: inout Action?, impliedType: String?, since: Since
  ) {
    names.append(key.text)
  }

  mutating func visitFallback<Content: FallbackContent>(_ fallback: inout Fallback<Content>?) {
    names.append("fallback")
  }
}

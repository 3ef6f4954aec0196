/// The names of all properties of a type, for "did you mean".
struct FieldNames: FieldVisitor {
  private(set) var names = ["type"]

  mutating func callAsFunction<Value: CardValue>(
    _ key: FieldKey, _ value: inout Value?, since: Since
  ) {
    names.append(key.text)
  }

  mutating func callAsFunction<Word: Vocabulary>(_ key: FieldKey, _ word: inout Word?, since: Since)
  {
    names.append(key.text)
  }

  mutating func alias(_ alias: FieldKey, of key: FieldKey) { names.append(alias.text) }

  mutating func object<Object: CardObject>(_ key: FieldKey, _ object: inout Object?, since: Since) {
    names.append(key.text)
  }

  mutating func objects<Object: CardObject>(_ key: FieldKey, _ list: inout [Object], since: Since) {
    names.append(key.text)
  }

  mutating func elements(_ key: FieldKey, _ list: inout [Element], since: Since) {
    names.append(key.text)
  }

  mutating func actions(_ key: FieldKey, _ list: inout [Action], since: Since) {
    names.append(key.text)
  }

  mutating func action(
    _ key: FieldKey, _ action: inout Action?, impliedType: String?, since: Since
  ) {
    names.append(key.text)
  }

  mutating func fallback<Content: FallbackContent>(_ fallback: inout Fallback<Content>?) {
    names.append("fallback")
  }
}

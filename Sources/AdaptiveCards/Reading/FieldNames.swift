/// The names of all properties of a type, for "did you mean".
struct FieldNames: FieldVisitor {
  private(set) var names = ["type"]

  mutating func callAsFunction<Value: CardValue>(
    _ key: String, _ value: inout Value?, since: Since
  ) {
    names.append(key)
  }

  mutating func callAsFunction<Word: Vocabulary>(_ key: String, _ word: inout Word?, since: Since) {
    names.append(key)
  }

  mutating func alias(_ alias: String, of key: String) { names.append(alias) }

  mutating func object<Object: CardObject>(_ key: String, _ object: inout Object?, since: Since) {
    names.append(key)
  }

  mutating func objects<Object: CardObject>(_ key: String, _ list: inout [Object], since: Since) {
    names.append(key)
  }

  mutating func elements(_ key: String, _ list: inout [Element], since: Since) {
    names.append(key)
  }

  mutating func actions(_ key: String, _ list: inout [Action], since: Since) { names.append(key) }

  mutating func action(
    _ key: String, _ action: inout Action?, impliedType: String?, since: Since
  ) {
    names.append(key)
  }

  mutating func fallback<Content: FallbackContent>(_ fallback: inout Fallback<Content>?) {
    names.append("fallback")
  }
}

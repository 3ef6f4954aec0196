/// Goes through the properties of an object of the format.
///
/// Every type lists its properties once, in `visit`; reading, writing and the search for near
/// misses are visitors of that list, so a property can't be read and forgotten when written.
protocol FieldVisitor {
  /// A plain value; nil when the card does not say.
  mutating func callAsFunction<Value: CardValue>(
    _ key: FieldKey, _ value: inout Value?, since: Since)
  /// A word of a list; nil when the card does not say.
  mutating func callAsFunction<Word: Vocabulary>(_ key: FieldKey, _ word: inout Word?, since: Since)
  /// Another spelling of the property that is visited next.
  mutating func alias(_ alias: FieldKey, of key: FieldKey)
  /// An object; one that is there already keeps what the text does not say.
  mutating func object<Object: CardObject>(_ key: FieldKey, _ object: inout Object?, since: Since)
  mutating func objects<Object: CardObject>(_ key: FieldKey, _ list: inout [Object], since: Since)
  mutating func elements(_ key: FieldKey, _ list: inout [Element], since: Since)
  mutating func actions(_ key: FieldKey, _ list: inout [Action], since: Since)
  /// An action that stands alone, where a ShowCard is not allowed.
  ///
  /// - Parameter impliedType: the type of an action that has none; nil when it must have one.
  mutating func action(
    _ key: FieldKey, _ action: inout Action?, impliedType: String?, since: Since)
  mutating func fallback<Content: FallbackContent>(_ fallback: inout Fallback<Content>?)
}

extension FieldVisitor {
  mutating func callAsFunction<Value: CardValue>(_ key: FieldKey, _ value: inout Value?) {
    self(key, &value, since: 1.0)
  }

  mutating func callAsFunction<Word: Vocabulary>(_ key: FieldKey, _ word: inout Word?) {
    self(key, &word, since: 1.0)
  }

  /// A value that has a default: it stays as it is when the card does not say.
  mutating func callAsFunction<Value: CardValue>(
    _ key: FieldKey, _ value: inout Value, since: Since = 1.0
  ) {
    var said: Value? = value
    self(key, &said, since: since)
    if let said { value = said }
  }

  mutating func callAsFunction<Word: Vocabulary>(
    _ key: FieldKey, _ word: inout Word, since: Since = 1.0
  ) {
    var said: Word? = word
    self(key, &said, since: since)
    if let said { word = said }
  }

  mutating func object<Object: CardObject>(_ key: FieldKey, _ object: inout Object?) {
    self.object(key, &object, since: 1.0)
  }

  /// A group of values that all have defaults.
  mutating func group<Object: CardObject>(_ key: FieldKey, _ group: inout Object) {
    var said: Object? = group
    object(key, &said, since: 1.0)
    if let said { group = said }
  }

  mutating func objects<Object: CardObject>(_ key: FieldKey, _ list: inout [Object]) {
    objects(key, &list, since: 1.0)
  }

  mutating func elements(_ key: FieldKey, _ list: inout [Element]) {
    elements(key, &list, since: 1.0)
  }

  mutating func actions(_ key: FieldKey, _ list: inout [Action]) { actions(key, &list, since: 1.0) }

  mutating func action(_ key: FieldKey, _ action: inout Action?, since: Since = 1.0) {
    self.action(key, &action, impliedType: nil, since: since)
  }
}

/// The version of the schema that a property came with, written as in `since: 1.2`.
///
/// What no version of the schema has, but cards in the wild do, counts as there from the start.
struct Since: ExpressibleByFloatLiteral {
  /// A thousand for each major version and one for each minor.
  let rank: Int

  @inline(__always)
  init(floatLiteral value: Double) {
    let major = Int(value)
    rank = major * 1000 + Int((value - Double(major)) * 10 + 0.5)
  }

  /// "1.2"
  var text: String { "\(rank / 1000).\(rank % 1000)" }
}

/// Goes through the properties of an object of the format.
///
/// Every type lists its properties once, in `visit`; reading, writing and the search for near
/// misses are visitors of that list, so a property can't be read and forgotten when written.
protocol FieldVisitor {
  /// Whether there may be anything to do for a property; most objects have few of theirs.
  func concerns(_ key: FieldKey) -> Bool
  mutating func visitValue<Value: CardValue>(
    _ key: FieldKey, _ value: inout Value?, since: Since)
  mutating func visitWord<Word: Vocabulary>(_ key: FieldKey, _ word: inout Word?, since: Since)
  mutating func visitAlias(_ alias: FieldKey, of key: FieldKey)
  mutating func visitObject<Object: CardObject>(
    _ key: FieldKey, _ object: inout Object?, since: Since)
  mutating func visitObjects<Object: CardObject>(
    _ key: FieldKey, _ list: inout [Object], since: Since)
  mutating func visitElements(_ key: FieldKey, _ list: inout [Element], since: Since)
  mutating func visitActions(_ key: FieldKey, _ list: inout [Action], since: Since)
  mutating func visitAction(
    _ key: FieldKey, _ action: inout Action?, impliedType: String?, since: Since)
  mutating func visitFallback<Content: FallbackContent>(_ fallback: inout Fallback<Content>?)
}

extension FieldVisitor {
  func concerns(_ key: FieldKey) -> Bool { true }
}

/// How `visit` names properties. All of it is inlined, so that a property that does not concern a
/// visitor costs a test of one bit.
extension FieldVisitor {
  /// A plain value; nil when the card does not say.
  @inline(__always)
  mutating func callAsFunction<Value: CardValue>(
    _ key: FieldKey, _ value: inout Value?, since: Since = 1.0
  ) {
    if concerns(key) { visitValue(key, &value, since: since) }
  }

  /// A word of a list; nil when the card does not say.
  @inline(__always)
  mutating func callAsFunction<Word: Vocabulary>(
    _ key: FieldKey, _ word: inout Word?, since: Since = 1.0
  ) {
    if concerns(key) { visitWord(key, &word, since: since) }
  }

  /// A value that has a default: it stays as it is when the card does not say.
  @inline(__always)
  mutating func callAsFunction<Value: CardValue>(
    _ key: FieldKey, _ value: inout Value, since: Since = 1.0
  ) {
    guard concerns(key) else { return }
    var said: Value? = value
    visitValue(key, &said, since: since)
    if let said { value = said }
  }

  /// A word that has a default: it stays as it is when the card does not say.
  @inline(__always)
  mutating func callAsFunction<Word: Vocabulary>(
    _ key: FieldKey, _ word: inout Word, since: Since = 1.0
  ) {
    guard concerns(key) else { return }
    var said: Word? = word
    visitWord(key, &said, since: since)
    if let said { word = said }
  }

  /// Another spelling of the property that is visited next.
  @inline(__always)
  mutating func alias(_ alias: FieldKey, of key: FieldKey) {
    if concerns(alias) { visitAlias(alias, of: key) }
  }

  /// An object; one that is there already keeps what the text does not say.
  @inline(__always)
  mutating func object<Object: CardObject>(
    _ key: FieldKey, _ object: inout Object?, since: Since = 1.0
  ) {
    if concerns(key) { visitObject(key, &object, since: since) }
  }

  /// An object in a box, which is only opened when it concerns the visitor.
  @inline(__always)
  mutating func object<Object: CardObject>(
    _ key: FieldKey, _ box: inout Boxed<Object>, since: Since = 1.0
  ) {
    if concerns(key) { visitObject(key, &box.wrappedValue, since: since) }
  }

  /// A group of values that all have defaults.
  @inline(__always)
  mutating func group<Object: CardObject>(_ key: FieldKey, _ group: inout Object) {
    guard concerns(key) else { return }
    var said: Object? = group
    visitObject(key, &said, since: 1.0)
    if let said { group = said }
  }

  @inline(__always)
  mutating func objects<Object: CardObject>(
    _ key: FieldKey, _ list: inout [Object], since: Since = 1.0
  ) {
    if concerns(key) { visitObjects(key, &list, since: since) }
  }

  @inline(__always)
  mutating func elements(_ key: FieldKey, _ list: inout [Element], since: Since = 1.0) {
    if concerns(key) { visitElements(key, &list, since: since) }
  }

  @inline(__always)
  mutating func actions(_ key: FieldKey, _ list: inout [Action], since: Since = 1.0) {
    if concerns(key) { visitActions(key, &list, since: since) }
  }

  /// An action that stands alone, where a ShowCard is not allowed.
  ///
  /// - Parameter impliedType: the type of an action that has none; nil when it must have one.
  @inline(__always)
  mutating func action(
    _ key: FieldKey, _ box: inout Boxed<Action>, impliedType: String? = nil, since: Since = 1.0
  ) {
    if concerns(key) { visitAction(key, &box.wrappedValue, impliedType: impliedType, since: since) }
  }

  @inline(__always)
  mutating func fallback<Content: FallbackContent>(_ fallback: inout Fallback<Content>?) {
    if concerns("fallback") { visitFallback(&fallback) }
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

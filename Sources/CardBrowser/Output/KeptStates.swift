internal import AdaptiveCards

/// What was kept of the cards of a file: of a single one its state, of several a list of theirs.
struct KeptStates: Equatable {
  private var states: [JSONValue]

  /// Nothing was kept yet.
  init(cards: Int) { states = Array(repeating: .null, count: cards) }

  /// Reads what `json` gave, for a file that may have other cards by now; nil for anything else.
  init?(_ json: JSONValue, cards: Int) {
    guard let object = json.objectValue else { return nil }
    let list = object["cards"]?.arrayValue ?? [json]
    guard list.allSatisfy({ $0.isNull || $0.objectValue?["inputs"]?.objectValue != nil }) else {
      return nil
    }
    self.init(cards: cards)
    for (number, state) in list.prefix(cards).enumerated() { states[number] = state }
  }

  /// The state of one of the cards; null where nothing was done in it.
  subscript(number: Int) -> JSONValue {
    get { states.indices.contains(number) ? states[number] : .null }
    set {
      guard states.indices.contains(number) else { return }
      states[number] = KeptStates.isEmpty(newValue) ? .null : newValue
    }
  }

  private static func isEmpty(_ state: JSONValue) -> Bool {
    let parts = state.objectValue?.members.map(\.value) ?? []
    return parts.allSatisfy {
      $0.objectValue?.members.isEmpty ?? $0.arrayValue?.isEmpty ?? $0.isNull
    }
  }

  var json: JSONValue {
    guard states.count == 1 else { return .object([("cards", .array(states))]) }
    return states[0].isNull ? .object([("inputs", .object([]))]) : states[0]
  }
}

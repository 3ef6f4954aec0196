public import AdaptiveCards
internal import CardLayout

extension CardSession {
  /// What was filled in, opened and hidden, for going on another time; passwords are not in it.
  ///
  /// Inputs stand by their id, so that a card that has changed meanwhile takes what it can.
  public var keptState: JSONValue {
    var values: [(String, JSONValue)] = []
    for input in inputs {
      guard let id = input.common.id, !FieldRules(input).isSecret,
        let held = state.inputs[input.common.path], !values.contains(where: { $0.0 == id }),
        let value = held.value.kept(for: input)
      else { continue }
      values.append((id, value))
    }
    let hidden = state.visibility.sorted { $0.key < $1.key }.map {
      ($0.key, JSONValue.bool($0.value))
    }
    let open = state.openShowCards.values.sorted().map { JSONValue.string($0) }
    return .object([
      ("inputs", .object(values)), ("visible", .object(hidden)), ("open", .array(open)),
    ])
  }

  /// Takes what was kept, as far as this card has a place for it.
  ///
  /// - Returns: false when it is nothing that `keptState` gives.
  public func restore(_ kept: JSONValue) -> Bool {
    guard let object = kept.objectValue, let values = object["inputs"]?.objectValue else {
      return false
    }
    for input in inputs where !FieldRules(input).isSecret {
      guard let value = input.common.id.flatMap({ values[$0] }),
        let held = InputValue(kept: value, for: input)
      else { continue }
      state.inputs[input.common.path] = InputState(held)
      isDirty = true
    }
    for member in object["visible"]?.objectValue?.members ?? [] {
      if let isVisible = member.value.boolValue, self.path(ofElement: member.key) != nil {
        state.visibility[member.key] = isVisible
      }
    }
    for path in object["open"]?.arrayValue ?? [] {
      guard let action = path.stringValue.flatMap(action(at:)), action.shownCard != nil,
        let list = owner(of: action.path)?.listPath
      else { continue }
      state.openShowCards[list] = action.path
    }
    setNeedsLayout()
    return true
  }
}

extension InputValue {
  fileprivate func kept(for input: Element) -> JSONValue? {
    switch self {
    case .typed(let typed): .string(typed.text)
    case .toggled(let isOn): .bool(isOn)
    case .rated(let stars): stars.map { .double($0) } ?? .null
    case .chosen(let positions):
      if case .inputChoiceSet(let set) = input {
        .array(
          positions.filter(set.choices.indices.contains).map { .string(set.choices[$0].value) })
      } else {
        nil
      }
    }
  }

  fileprivate init?(kept value: JSONValue, for input: Element) {
    switch InputKind(input) {
    case .text, .number, .date, .time:
      guard let text = value.stringValue else { return nil }
      self = .typed(TypedText(text, isMultiline: FieldRules(input).isMultiline))
    case .toggle:
      guard let isOn = value.boolValue else { return nil }
      self = .toggled(isOn)
    case .rating: self = .rated(value.numberValue?.doubleValue)
    case .choiceSet(let set):
      guard let values = value.arrayValue else { return nil }
      let wanted = Set(values.compactMap(\.stringValue))
      let positions = set.choices.indices.filter { wanted.contains(set.choices[$0].value) }
      self = .chosen(set.isMultiSelect ? positions : Array(positions.prefix(1)))
    case nil: return nil
    }
  }
}

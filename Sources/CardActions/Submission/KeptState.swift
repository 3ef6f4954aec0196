public import AdaptiveCards
internal import CardLayout

extension CardSession {
  /// What was filled in, opened and hidden, for going on another time; passwords are not in it.
  ///
  /// Inputs stand by their id, so that a card that has changed meanwhile takes what it can.
  public var keptState: JSONValue {
    var values: [(String, JSONValue)] = []
    var ids: Set<String> = []
    for input in inputs {
      guard let id = input.common.id, !FieldRules(input).isSecret,
        let held = state.inputs[input.common.path], let value = held.kept(for: input),
        ids.insert(id).inserted
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
        let held = InputState(kept: value, for: input)
      else { continue }
      state.inputs[input.common.path] = held
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
    updateWaitingActions()
    setNeedsLayout()
    return true
  }
}

extension InputState {
  fileprivate func kept(for input: Element) -> JSONValue? {
    switch value {
    case .typed(let typed): .string(typed.text)
    case .toggled(let isOn): .bool(isOn)
    case .rated(let stars): stars.map { .double($0) } ?? .null
    case .chosen(let positions):
      if case .inputChoiceSet(let set) = input {
        .array(positions.compactMap { kept($0, of: set) })
      } else {
        nil
      }
    }
  }

  /// A choice by its value; one that a host has found with its title, as the card does not have it.
  private func kept(_ position: Int, of set: InputChoiceSet) -> JSONValue? {
    guard let choice = choices(of: set).at([position]).first else { return nil }
    let isOwn = position < set.choices.count
    return isOwn ? .string(choice.value) : choice.json
  }

  fileprivate init?(kept value: JSONValue, for input: Element) {
    switch InputKind(input) {
    case .text, .number, .date, .time:
      guard let text = value.stringValue else { return nil }
      self.init(.typed(TypedText(text, isMultiline: FieldRules(input).isMultiline)))
    case .toggle:
      guard let isOn = value.boolValue else { return nil }
      self.init(.toggled(isOn))
    case .rating: self.init(.rated(value.numberValue?.doubleValue))
    case .choiceSet(let set):
      guard let list = value.arrayValue else { return nil }
      self.init(.chosen([]))
      if set.query != nil {
        found = list.filter { $0.objectValue != nil }.compactMap(InputChoiceSet.Choice.init)
      }
      let wanted = Set(list.compactMap(InputChoiceSet.Choice.init).map(\.value))
      let choices = choices(of: set)
      let positions = choices.indices.filter { wanted.contains(choices[$0].value) }
      self.value = .chosen(set.isMultiSelect ? positions : Array(positions.prefix(1)))
    case nil: return nil
    }
  }
}

package import AdaptiveCards

/// What an input holds at the moment, and what was found wrong with it.
package struct InputState: Equatable, Sendable {
  package var value: InputValue
  /// The message below the input after a submit that it stopped.
  package var error: String?
  /// Whether it has stopped a submit once, so that its message follows what is filled in.
  package var isJudged: Bool
  /// The choices that a host has found for a set (`Data.Query`), those that are chosen first.
  package var found: [InputChoiceSet.Choice] = []

  package init(_ value: InputValue, error: String? = nil, isJudged: Bool = false) {
    self.value = value
    self.error = error
    self.isJudged = isJudged || error != nil
  }

  /// What there is to choose from: the choices of the card, then those that were found.
  public func choices(of set: InputChoiceSet) -> ChoiceList { ChoiceList(set, found: found) }
}

/// What an input holds: what was typed, ticked or chosen, valid or not.
package enum InputValue: Equatable, Sendable {
  /// Text, numbers, days and times, as they were typed; also the text in a choice set that filters
  /// when it stands for none of the choices.
  case typed(TypedText)
  case toggled(Bool)
  /// The positions of the chosen choices in their `ChoiceList`, ascending.
  case chosen([Int])
  /// The number of stars; nil for none.
  case rated(Double?)
}

extension InputValue {
  /// What the card says that an input holds at first; nil for an element that is no input.
  package init?(of element: Element) {
    switch InputKind(element) {
    case .text(let input):
      var typed = TypedText(input.value ?? "", isMultiline: FieldRules(element).isMultiline)
      // A long text is read from its beginning, a short one written on.
      if FieldRules(element).isMultiline { typed.moveCaret(to: 0) }
      self = .typed(typed)
    case .number(let input):
      self = .typed(TypedText(input.value.map(NumberText.spelled) ?? ""))
    case .date(let input):
      // What is no day leaves the field empty, as in a browser.
      self = .typed(TypedText(input.value.flatMap(CalendarDay.init)?.description ?? ""))
    case .time(let input):
      self = .typed(TypedText(input.value.flatMap(ClockTime.init)?.description ?? ""))
    case .toggle(let input): self = .toggled(input.value == input.valueOn)
    case .choiceSet(let input): self = .chosen(InputValue.positions(in: input))
    case .rating(let input): self = .rated(input.value.flatMap { $0 > 0 ? $0 : nil })
    case nil:
      return nil
    }
  }

  /// The choices that the card chooses, by value; of several with one value the first.
  private static func positions(in set: InputChoiceSet) -> [Int] {
    let values = set.values
    guard !values.isEmpty else { return [] }
    guard set.isMultiSelect else {
      return set.choices.firstIndex { $0.value == values[0] }.map { [$0] } ?? []
    }
    var wanted = Set(values)
    var found: [Int] = []
    for (index, choice) in set.choices.enumerated() where wanted.remove(choice.value) != nil {
      found.append(index)
      if wanted.isEmpty { break }
    }
    return found
  }
}

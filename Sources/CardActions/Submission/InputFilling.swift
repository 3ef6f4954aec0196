public import AdaptiveCards
internal import CardLayout

/// Values given from outside: by a script, a prompt or a kept state.
///
/// A value is what the result would hold (CONTRACT, `submit`); for a toggle also `true` and
/// `false`, for a choice also its title, several joined by commas.
enum InputFilling {
  /// What an input holds after it was given a text, and what of the text it could not use.
  struct Filled: Equatable, Sendable {
    var value: InputValue
    /// A sentence about what was left out; nil when nothing was.
    var remark: String?
  }

  /// Gives an input a text; an empty one empties it.
  ///
  /// - Parameter found: the choices that a host has found for a set.
  static func fill(
    _ element: Element, with text: String, found: [InputChoiceSet.Choice] = []
  ) -> Filled? {
    switch InputKind(element) {
    case .text:
      let rules = FieldRules(element)
      return Filled(value: .typed(TypedText(text, isMultiline: rules.isMultiline)))
    case .number, .date, .time:
      return Filled(value: .typed(TypedText(text, isMultiline: false)))
    case .toggle(let toggle): return fill(toggle, text)
    case .choiceSet(let set): return fill(set, ChoiceList(set, found: found), text)
    case .rating(let rating): return fill(rating, text)
    case nil:
      return nil
    }
  }

  private static func fill(_ toggle: InputToggle, _ text: String) -> Filled {
    if text == toggle.valueOn { return Filled(value: .toggled(true)) }
    if text == toggle.valueOff { return Filled(value: .toggled(false)) }
    switch text.lowercased() {
    case "true": return Filled(value: .toggled(true))
    case "false", "": return Filled(value: .toggled(false))
    default:
      return Filled(
        value: .toggled(false),
        remark: "\(quoted(text)) is neither \(quoted(toggle.valueOn)) nor "
          + "\(quoted(toggle.valueOff)); it counts as off")
    }
  }

  private static func fill(
    _ set: InputChoiceSet, _ choices: ChoiceList, _ text: String
  ) -> Filled {
    // The placeholder stands where nothing is chosen, so its text chooses nothing.
    if text.isEmpty || text == set.placeholder { return Filled(value: .chosen([])) }
    if set.isMultiSelect { return several(of: choices, text) }
    if let position = choices.position(of: text) { return Filled(value: .chosen([position])) }
    // A field that filters keeps what was typed, and says on submit that it is no choice.
    if set.style == .filtered {
      return Filled(value: .typed(TypedText(text, isMultiline: false)))
    }
    return Filled(value: .chosen([]), remark: unknown(text))
  }

  private static func unknown(_ text: String) -> String {
    "no choice has the value or the title \(quoted(text)); it is left out"
  }

  /// The most parts between commas that one title or value may have.
  private static let mostParts = 8

  private static func several(of choices: ChoiceList, _ text: String) -> Filled {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    var byName: [String: Int] = [:]
    for (index, choice) in choices.enumerated().reversed() { byName[choice.title] = index }
    for (index, choice) in choices.enumerated().reversed() { byName[choice.value] = index }
    var chosen: Set<Int> = []
    var left: [String] = []
    var start = 0
    while start < parts.count {
      // A title may have commas itself, so the longest name that fits is taken.
      var end = min(parts.count, start + mostParts)
      while end > start {
        let name = parts[start..<end].joined(separator: ",").trimmingBlanks
        if let position = byName[name] {
          chosen.insert(position)
          break
        }
        end -= 1
      }
      if end == start {
        left.append(String(parts[start]).trimmingBlanks)
        end += 1
      }
      start = end
    }
    left.removeAll(where: \.isEmpty)
    return Filled(
      value: .chosen(chosen.sorted()), remark: left.isEmpty ? nil : unknown(left[0]))
  }

  private static func fill(_ rating: InputRating, _ text: String) -> Filled {
    guard !text.isEmpty else { return Filled(value: .rated(nil)) }
    guard let number = NumberText.read(text)?.value, number >= 0 else {
      return Filled(value: .rated(nil), remark: "\(quoted(text)) is no number of stars")
    }
    return Filled(value: .rated(number > 0 ? number : nil))
  }
}

extension CardSession {
  /// Gives an input a text, as a prompt or a script does.
  ///
  /// - Returns: what of it could not be used.
  @discardableResult
  public func fill(_ input: Element, with text: String) -> String? {
    let failure = lookUp(unknownNamesIn: text, for: input)
    let found = state.input(input).found
    guard let filled = InputFilling.fill(input, with: text, found: found) else { return nil }
    set(filled.value, of: input)
    return failure ?? filled.remark
  }

  /// Gives an input a text if that can be sent; else it holds what it held.
  ///
  /// - Returns: what is wrong with the text.
  public func fill(_ input: Element, ifValid text: String) -> String? {
    let before = state.inputs[input.common.path]
    guard let fault = fill(input, with: text) ?? error(of: input) else { return nil }
    state.inputs[input.common.path] = before
    updateWaitingActions()
    return fault
  }

  /// Takes what was typed, hidden and focused in another session of the same card, by id where
  /// things have one.
  public func takeOver(from other: CardSession) {
    // Its choices belong to the card as it was.
    other.cancelSheet()
    while !other.popups.isEmpty { other.closePopup() }
    let before = Dictionary(
      other.inputs.compactMap { input in
        input.common.id.flatMap { id in
          other.state.inputs[input.common.path].map { (id, (input, $0)) }
        }
      }, uniquingKeysWith: { first, _ in first })
    for input in inputs {
      guard let (old, held) = input.common.id.flatMap({ before[$0] }),
        let carried = held.carried(from: old, to: input)
      else { continue }
      state.inputs[input.common.path] = carried
    }
    state.visibility = other.state.visibility
    state.openShowCards = other.state.openShowCards
    state.pages = other.state.pages
    state.unfolded = other.state.unfolded
    isDirty = other.isDirty
    updateWaitingActions()
    setNeedsLayout()
    state.focus = stop(like: other.state.focus, of: other)?.item.path
    scroll = other.scroll
    clampScroll()
  }

  /// What has the same id here as something in another session, or else the same place.
  private func stop(like path: String?, of other: CardSession) -> FocusStop? {
    guard let path else { return nil }
    if let id = other.id(ofFocusable: path) {
      return drawing.firstStop { self.id(ofFocusable: $0.item.path) == id }
    }
    return drawing.stop(at: path)
  }

  /// The id of an input or action; nil when it has none.
  private func id(ofFocusable path: String) -> String? {
    action(at: path)?.id ?? inputs.first { $0.common.path == path }?.common.id
  }
}

extension InputState {
  /// The same in another version of the input; nil when that is another kind of input.
  func carried(from old: Element, to new: Element) -> InputState? {
    guard let first = InputValue(of: new) else { return nil }
    var carried = InputState(value, error: error)
    switch (value, first) {
    case (.typed, .typed), (.toggled, .toggled), (.rated, .rated): return carried
    case (.chosen(let positions), .chosen):
      guard case .inputChoiceSet(let old) = old, case .inputChoiceSet(let new) = new else {
        return nil
      }
      if new.query != nil { carried.found = found }
      let values = Set(choices(of: old).at(positions).map(\.value))
      let choices = carried.choices(of: new)
      let chosen = choices.indices.filter { values.contains(choices[$0].value) }
      carried.value = .chosen(new.isMultiSelect ? chosen : Array(chosen.prefix(1)))
      return carried
    // Text that is none of the choices of a field that filters.
    case (.typed, .chosen): return new.typeName == old.typeName ? carried : nil
    case (.typed, _), (.toggled, _), (.chosen, _), (.rated, _): return nil
    }
  }
}

extension CardSession {
  /// What would be sent of an input at this moment, in the form of a result; nil when it is empty or
  /// holds nothing that can be sent.
  public func value(of input: Element) -> String? {
    InputCheck(input, state.input(input), language: language).value
  }

  /// What is wrong with what an input holds; nil when it could be sent.
  public func error(of input: Element) -> String? {
    InputCheck(input, state.input(input), language: language).error
  }
}

extension String {
  /// Without the blanks around it.
  var trimmingBlanks: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

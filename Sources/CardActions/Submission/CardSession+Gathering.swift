internal import AdaptiveCards
internal import Canvas
internal import CardLayout

/// One input that a submission stopped at.
public struct InvalidInput: Equatable, Sendable {
  /// The input's id, as the card has it.
  public var id: String
  /// What is said below it.
  public var message: String
}

extension CardSession {
  /// The inputs of the action's own card, then those of the cards around it, never of cards beside
  /// or below it; none when the action says so (schema: `associatedInputs`).
  ///
  /// One without an id can't be sent, so it stops nobody either, as in the JavaScript renderer.
  func inputsInScope(of action: Action, _ submission: Action.Submission) -> [Element] {
    guard submission.associatedInputs == .auto, let owner = owner(of: action.path) else {
      return []
    }
    return owner.cardPaths.flatMap { inputs(ofCard: $0) }.filter { $0.common.id != nil }
  }

  /// The other inputs that a submission would gather together with this one.
  func inputs(around input: Element) -> [Element] {
    cardPaths(around: input).flatMap { inputs(ofCard: $0) }.filter {
      $0.common.id != nil && $0.common.path != input.common.path
    }
  }

  /// Looks at all inputs, each with its own message; puts the focus on the first bad one.
  ///
  /// - Returns: whether all are valid.
  func validate(_ inputs: [Element]) -> Bool {
    var faults: [(input: Element, message: String)] = []
    for input in inputs {
      let held = state.input(input)
      let check = InputCheck(input, held, language: language)
      if let doubt = check.doubt { note(doubt, about: input) }
      if let error = check.error {
        faults.append((input, error))
      } else if held.error != nil {
        judge(input, error: nil)
      }
    }
    show(faults)
    return faults.isEmpty
  }

  /// Puts messages below inputs, takes the others' away, and gives the focus to the first.
  func show(_ faults: [(input: Element, message: String)]) {
    invalid = faults.map { InvalidInput(id: $0.input.common.id ?? "", message: $0.message) }
    for (input, message) in faults { judge(input, error: message) }
    if let first = faults.first { show(first.input) }
  }

  /// Puts a message below an input, or takes it away; from now on it follows what is filled in.
  func judge(_ input: Element, error: String?) {
    var held = state.input(input)
    guard held.error != error || !held.isJudged else { return }
    (held.error, held.isJudged) = (error, true)
    state.inputs[input.common.path] = held
    setNeedsLayout(of: input.common.path)
  }

  /// Brings an input with its message onto the screen and gives it the focus.
  private func show(_ input: Element) {
    let path = input.common.path
    // It may be in a card below the one that the action is in.
    while !popups.isEmpty, drawing.rect(ofNode: path) == nil { closePopup() }
    guard let stop = drawing.firstStop(where: { $0.item.input?.common.path == path }) else {
      // It is hidden or in a card that is closed: its message has no place but the status line.
      let message = state.input(input).error ?? ""
      let name = input.input?.label ?? input.common.id ?? ""
      effects.append(.say(SafeText("\(name): \(message)", .strict)))
      return
    }
    focus(on: stop)
  }

  /// The values by id in card order; empty inputs are left out (DECISIONS, row 9).
  ///
  /// Of several with one id the last counts, as in the JavaScript renderer.
  func gather(_ inputs: [Element]) -> [GatheredInput] {
    var gathered: [GatheredInput] = []
    var places: [String: Int] = [:]
    for input in inOrder(inputs) {
      let check = InputCheck(input, state.input(input), language: language)
      guard let id = input.common.id, let value = check.value else { continue }
      if let place = places[id] {
        gathered[place].value = value
      } else {
        places[id] = gathered.count
        gathered.append(GatheredInput(id: id, value: value))
      }
    }
    return gathered
  }

  /// Says once with what the card could not be judged by.
  private func note(_ doubt: String, about input: Element) {
    let code = FaultCode.regexGaveUp.rawValue
    guard !diagnostics.contains(where: { $0.path == input.common.path && $0.code == code })
    else { return }
    diagnostics.append(diagnostic(.warning, code, doubt, about: input))
  }
}

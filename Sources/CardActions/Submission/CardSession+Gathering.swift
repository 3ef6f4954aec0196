internal import AdaptiveCards
internal import Canvas
internal import CardLayout

extension CardSession {
  /// The inputs of the action's own card and of the cards around it, never of cards beside or
  /// below it; none when the action says so (schema: `associatedInputs`).
  func inputsInScope(of action: Action, _ submission: Action.Submission) -> [InputText] {
    guard submission.associatedInputs == .auto, let owner = owner(of: action.path) else {
      return []
    }
    return inputs(ofCards: owner.cardPaths)
  }

  /// Looks at all inputs, each with its own message; puts the focus on the first bad one.
  ///
  /// - Returns: whether all are valid.
  func validate(_ inputs: [InputText]) -> Bool {
    var firstBad: InputText?
    for input in inputs {
      var field = state.field(input)
      let error = error(of: input, text: field.text)
      if error != nil, firstBad == nil { firstBad = input }
      guard error != field.error else { continue }
      field.error = error
      state.fields[input.common.path] = field
      setNeedsLayout(of: input.common.path)
    }
    guard let firstBad else { return true }
    if let stop = drawing.stop(at: firstBad.common.path) {
      // Its message stands below it and should be seen too.
      show(Rect(origin: stop.rect.origin, size: Size(width: 1, height: 2)))
      focus(on: stop)
    } else {
      effects.append(
        .say(SafeText(state.field(firstBad).error ?? "A hidden field is not valid", .strict)))
    }
    return false
  }

  /// What is wrong with a text for an input; nil when it is valid.
  func error(of input: InputText, text: String) -> String? {
    if text.isEmpty {
      guard input.input.isRequired else { return nil }
      return input.input.errorMessage ?? "This field is required"
    }
    if let most = input.maxLength, text.count > most {
      return input.input.errorMessage ?? "At most \(most) characters"
    }
    return nil
  }

  /// The values by id in card order; empty inputs are left out (DECISIONS, row 9).
  func gather(_ inputs: [InputText]) -> [GatheredInput] {
    inputs.compactMap { input in
      let text = state.field(input).text
      guard let id = input.common.id, !text.isEmpty else { return nil }
      return GatheredInput(id: id, value: text)
    }
  }
}

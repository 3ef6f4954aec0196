public import AdaptiveCards
public import Canvas
internal import CardLayout

extension CardSession {
  /// Finds out which actions wait for an input; called whenever one has changed.
  func updateWaitingActions() {
    guard !conditionalActions.isEmpty else { return }
    let waiting = Set(conditionalActions.filter(waits).map(\.path))
    let changed = waiting.symmetricDifference(state.waitingActions)
    guard !changed.isEmpty else { return }
    state.waitingActions = waiting
    for path in changed { setNeedsLayout(of: owner(of: path)?.listPath ?? path) }
  }

  /// Why an action can't be pressed now; nil when it can be.
  public func reason(againstPressing action: Action) -> SafeText? {
    guard action.isEnabled, !state.waitingActions.contains(action.path) else {
      guard self.action(at: action.path)?.isEnabled == true else {
        return ActionText.reason(for: action)
      }
      return action.submission?.isConditionallyEnabled == true
        ? ActionText.waitsForInput : ActionText.waitsForChange
    }
    return nil
  }

  private func waits(_ action: Action) -> Bool {
    guard let submission = action.submission else { return false }
    let inputs = inputsInScope(of: action, submission)
    // What can't come true is no condition.
    guard !inputs.isEmpty else { return false }
    if submission.isDisabledUnlessInputsChange, !inputs.contains(where: isChanged) { return true }
    guard submission.isConditionallyEnabled else { return false }
    let required = inputs.filter { $0.input?.isRequired == true }
    return
      !(required.isEmpty ? inputs.contains(where: isChanged) : required.contains(where: isFilled))
  }

  /// Whether an input holds something else than the card says.
  private func isChanged(_ input: Element) -> Bool {
    guard let held = state.inputs[input.common.path], let first = InputValue(of: input) else {
      return false
    }
    return value(of: input, held) != value(of: input, InputState(first))
  }

  /// Whether a person has filled in an input.
  private func isFilled(_ input: Element) -> Bool {
    isChanged(input) && value(of: input, state.input(input)) != nil
  }

  private func value(of input: Element, _ held: InputState) -> String? {
    InputCheck(input, held, language: language).value
  }
}

extension Action {
  /// What the action submits; nil for one that submits nothing.
  var submission: Submission? {
    switch kind {
    case .submit(let submission), .execute(_, let submission): submission
    case .openURL, .showCard, .toggleVisibility, .resetInputs, .unknown: nil
    }
  }

  /// Whether it can't be pressed before something is filled in.
  var isConditional: Bool {
    submission.map { $0.isConditionallyEnabled || $0.isDisabledUnlessInputsChange } ?? false
  }
}

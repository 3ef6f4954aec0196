internal import AdaptiveCards
internal import Canvas
internal import CardLayout

extension CardSession {
  /// Tells the delegate of an action and does what it answers.
  ///
  /// - Parameter effect: what the action stands for outside of the card; nil when it has already
  ///   done all it does.
  func report(_ action: Action, inputs: [GatheredInput] = [], effect: Effect? = nil) {
    let answer = delegate?.card(self, didFetchUserResponses: inputs, for: action) ?? .pass
    act(on: answer, effect: effect)
  }

  /// Does what a host answers, at a moment of its own choice.
  public func take(_ answer: ActionAnswer) { act(on: answer, effect: nil) }

  private func act(on answer: ActionAnswer, effect: Effect?) {
    switch answer {
    case .pass: if let effect { effects.append(effect) }
    case .handled: break
    case .refuse(let refusal): refuse(refusal)
    case .next(let next): effects.append(.next(next))
    case .choose(let title, let handlers):
      let choice = ActionSheet.choose(
        title: title, targets: handlers,
        row: { SheetState.Row(title: SafeText($0.title, .strict)) },
        act: { [weak self] handler in self?.act(on: handler.take(), effect: effect) })
      if case .ask(let sheet) = choice { present(sheet) }
    }
  }

  /// Puts the host's messages where its validation puts those of the card.
  private func refuse(_ refusal: Refusal) {
    if let message = refusal.message { effects.append(.say(SafeText(message, .strict))) }
    let refused = inputs.compactMap { input -> (input: Element, message: String)? in
      guard let id = input.common.id, let message = refusal.inputs[id] else { return nil }
      return (input, message)
    }
    if !refused.isEmpty { show(refused) }
  }
}

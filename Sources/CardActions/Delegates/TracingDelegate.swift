package import AdaptiveCards
package import CardLayout
package import Events

/// Passes every call on to another delegate and tells what was asked and answered.
package final class TracingDelegate: HostDelegate {
  let inner: any HostDelegate
  private let record: (JSONValue) -> Void

  /// - Parameter record: gets one JSON object for each call, after it was answered.
  package init(_ inner: any HostDelegate, record: @escaping (JSONValue) -> Void) {
    self.inner = inner
    self.record = record
  }

  func trace(_ call: DelegateCall, answer: JSONValue? = nil) {
    record(call.json(answer.map { [("answer", $0)] } ?? []))
  }

  /// Records a sentence for the host's author.
  package func note(_ sentence: String) {
    trace(DelegateCall(.note, [("text", .string(sentence))]))
  }

  package func card(_ session: CardSession, shouldPerform command: Command, for input: Event)
    -> KeyAnswer
  {
    let answer = inner.card(session, shouldPerform: command, for: input)
    trace(.shouldPerform(command, for: input), answer: answer.json)
    return answer
  }

  package func shouldAllowMoreThanMaxActionsInOverflowMenu() -> Bool {
    let answer = inner.shouldAllowMoreThanMaxActionsInOverflowMenu()
    trace(DelegateCall(.shouldAllowMoreThanMaxActionsInOverflowMenu), answer: .bool(answer))
    return answer
  }

  package func onRenderOverflowAction(
    _ button: OverflowSpot, target: OverflowTarget, isAtRootLevelActions: Bool
  ) -> Bool {
    let answer = inner.onRenderOverflowAction(
      button, target: target, isAtRootLevelActions: isAtRootLevelActions)
    trace(
      .onRender(button, target, isAtRootLevelActions: isAtRootLevelActions), answer: .bool(answer))
    return answer
  }

  package func onDisplayOverflowActionMenu(
    _ menuItems: [OverflowMenuItem], sheet: ActionSheet, isAtRootLevel: Bool
  ) -> Bool {
    let answer = inner.onDisplayOverflowActionMenu(
      menuItems, sheet: sheet, isAtRootLevel: isAtRootLevel)
    trace(.onDisplay(menuItems, isAtRootLevel: isAtRootLevel), answer: .bool(answer))
    return answer
  }

  package func card(
    _ session: CardSession, didFetchUserResponses inputs: [GatheredInput], for action: Action
  ) -> ActionAnswer {
    let answer = inner.card(session, didFetchUserResponses: inputs, for: action)
    trace(.didFetch(inputs, for: action), answer: answer.json)
    return answer
  }

  package func onChoiceSetQueryChange(_ query: ChoiceQuery, of session: CardSession)
    -> ChoiceAnswer
  {
    let answer = inner.onChoiceSetQueryChange(query, of: session)
    trace(.onQuery(query), answer: answer.json)
    return answer
  }

  package func card(
    _ session: CardSession, didChangeVisibility isVisible: Bool, of action: Action
  ) {
    inner.card(session, didChangeVisibility: isVisible, of: action)
    trace(.didChangeVisibility(isVisible, of: action))
  }

  package func willPresent(_ sheet: ActionSheet) {
    inner.willPresent(sheet)
    trace(.willPresent(sheet))
  }

  package func didPresent(_ sheet: ActionSheet) {
    inner.didPresent(sheet)
    trace(DelegateCall(.didPresent))
  }

  package func actionSheet(_ sheet: ActionSheet, clickedButtonAt index: Int) {
    inner.actionSheet(sheet, clickedButtonAt: index)
    trace(.button(.clickedButtonAtIndex, sheet, index))
  }

  package func actionSheetCancel(_ sheet: ActionSheet) {
    inner.actionSheetCancel(sheet)
    trace(DelegateCall(.actionSheetCancel))
  }

  package func actionSheet(_ sheet: ActionSheet, willDismissWithButtonAt index: Int) {
    inner.actionSheet(sheet, willDismissWithButtonAt: index)
    trace(.button(.willDismissWithButtonIndex, sheet, index))
  }

  package func actionSheet(_ sheet: ActionSheet, didDismissWithButtonAt index: Int) {
    inner.actionSheet(sheet, didDismissWithButtonAt: index)
    trace(.button(.didDismissWithButtonIndex, sheet, index))
  }
}

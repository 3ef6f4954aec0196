internal import AdaptiveCards

extension TracingDelegate {
  package func actionManager(
    _ actionManager: ActionManager, actionsToShowFor screen: ActionScreen?,
    withDefaultActions defaultActions: Set<ActionName>
  ) -> Set<ActionName>? {
    let answer = inner.actionManager(
      actionManager, actionsToShowFor: screen, withDefaultActions: defaultActions)
    trace(
      .actionsToShow(screen, defaultActions), answer: answer.map(DelegateCall.names) ?? .null)
    return answer
  }

  package func actionManager(
    _ actionManager: ActionManager, shouldShowActionWithName name: ActionName
  ) -> Bool? {
    let answer = inner.actionManager(actionManager, shouldShowActionWithName: name)
    trace(.action(.shouldShowAction, name), answer: JSONValue(answer))
    return answer
  }

  package func actionManager(
    _ actionManager: ActionManager, shouldShowContainerFor screen: ActionScreen?
  ) -> Bool? {
    let answer = inner.actionManager(actionManager, shouldShowContainerFor: screen)
    trace(.shouldShowContainer(screen), answer: JSONValue(answer))
    return answer
  }

  package func actionManagerContainer(_ actionManager: ActionManager)
    -> (any ActionItemContainer)?
  {
    let answer = inner.actionManagerContainer(actionManager)
    trace(DelegateCall(.actionManagerContainer), answer: .bool(answer != nil))
    return answer
  }

  package func actionManager(
    _ actionManager: ActionManager, containerWillChangeVisibility visible: Bool, animated: Bool
  ) {
    inner.actionManager(actionManager, containerWillChangeVisibility: visible, animated: animated)
    trace(.visibility(.containerWillChangeVisibility, visible, animated: animated))
  }

  package func actionManager(
    _ actionManager: ActionManager, containerDidChangeVisibility visible: Bool, animated: Bool
  ) {
    inner.actionManager(actionManager, containerDidChangeVisibility: visible, animated: animated)
    trace(.visibility(.containerDidChangeVisibility, visible, animated: animated))
  }

  package func actionManager(
    _ actionManager: ActionManager, sortIndexForActionItemWithName name: ActionName
  ) -> Int? {
    let answer = inner.actionManager(actionManager, sortIndexForActionItemWithName: name)
    trace(.action(.sortIndexForActionItem, name), answer: answer.map { .int($0) } ?? .null)
    return answer
  }

  package func actionManager(
    _ actionManager: ActionManager, viewForActionItemWithName name: ActionName
  ) -> (any ActionItem)? {
    let answer = inner.actionManager(actionManager, viewForActionItemWithName: name)
    trace(
      .action(.viewForActionItem, name), answer: answer.map { .string($0.label) } ?? .null)
    return answer
  }

  package func actionManager(
    _ actionManager: ActionManager, performActionWithName name: ActionName,
    actionItem: (any ActionItem)?
  ) -> Bool {
    let answer = inner.actionManager(
      actionManager, performActionWithName: name, actionItem: actionItem)
    trace(.action(.performAction, name), answer: .bool(answer))
    return answer
  }
}

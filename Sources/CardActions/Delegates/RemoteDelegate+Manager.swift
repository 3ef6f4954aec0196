internal import AdaptiveCards

extension RemoteDelegate {
  package func actionManager(
    _ actionManager: ActionManager, actionsToShowFor screen: ActionScreen?,
    withDefaultActions defaultActions: Set<ActionName>
  ) -> Set<ActionName>? {
    ask(.actionsToShow(screen, defaultActions)) { reply in
      reply.answer.arrayValue.map { Set($0.compactMap(\.stringValue).map { ActionName($0) }) }
    }
      ?? inner.actionManager(
        actionManager, actionsToShowFor: screen, withDefaultActions: defaultActions)
  }

  package func actionManager(
    _ actionManager: ActionManager, shouldShowActionWithName name: ActionName
  ) -> Bool? {
    ask(.action(.shouldShowAction, name)) { $0.answer.boolValue }
      ?? inner.actionManager(actionManager, shouldShowActionWithName: name)
  }

  package func actionManager(
    _ actionManager: ActionManager, shouldShowContainerFor screen: ActionScreen?
  ) -> Bool? {
    ask(.shouldShowContainer(screen)) { $0.answer.boolValue }
      ?? inner.actionManager(actionManager, shouldShowContainerFor: screen)
  }

  /// Another program cannot draw here: it has the choice between the system's container and none.
  package func actionManagerContainer(_ actionManager: ActionManager)
    -> (any ActionItemContainer)?
  {
    let wantsNone =
      ask(DelegateCall(.actionManagerContainer)) { $0.answer.boolValue } == false
    return wantsNone ? nil : inner.actionManagerContainer(actionManager)
  }

  package func actionManager(
    _ actionManager: ActionManager, containerWillChangeVisibility visible: Bool, animated: Bool
  ) {
    tell(.visibility(.containerWillChangeVisibility, visible, animated: animated))
    inner.actionManager(actionManager, containerWillChangeVisibility: visible, animated: animated)
  }

  package func actionManager(
    _ actionManager: ActionManager, containerDidChangeVisibility visible: Bool, animated: Bool
  ) {
    tell(.visibility(.containerDidChangeVisibility, visible, animated: animated))
    inner.actionManager(actionManager, containerDidChangeVisibility: visible, animated: animated)
  }

  package func actionManager(
    _ actionManager: ActionManager, sortIndexForActionItemWithName name: ActionName
  ) -> Int? {
    ask(.action(.sortIndexForActionItem, name)) { $0.answer.numberValue?.intValue }
      ?? inner.actionManager(actionManager, sortIndexForActionItemWithName: name)
  }

  package func actionManager(
    _ actionManager: ActionManager, viewForActionItemWithName name: ActionName
  ) -> (any ActionItem)? {
    ask(.action(.viewForActionItem, name)) { reply in
      reply.answer.objectValue.flatMap { object in
        object["title"]?.stringValue.map { title in
          let button = actionManager.systemItem(for: name)
          button.title = title
          button.badgeText = object["badge"]?.stringValue
          return button
        }
      }
    } ?? inner.actionManager(actionManager, viewForActionItemWithName: name)
  }

  package func actionManager(
    _ actionManager: ActionManager, performActionWithName name: ActionName,
    actionItem: (any ActionItem)?
  ) -> Bool {
    ask(.action(.performAction, name)) { $0.answer.boolValue }
      ?? inner.actionManager(
        actionManager, performActionWithName: name, actionItem: actionItem)
  }
}

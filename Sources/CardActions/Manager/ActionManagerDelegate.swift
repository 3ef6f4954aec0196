/// The host's word in its own actions: which there are, how they look, what they do.
///
/// The nine calls are those of `SCSActionManagerDelegate`. All have a default that changes
/// nothing; where an answer may be nil, nil leaves the decision to the manager.
public protocol ActionManagerDelegate: AnyObject {
  /// Asks for the actions of a screen.
  ///
  /// - Parameters:
  ///   - screen: nil when the last one was left.
  ///   - defaultActions: what is shown without an answer, to add to and to take from.
  func actionManager(
    _ actionManager: ActionManager, actionsToShowFor screen: ActionScreen?,
    withDefaultActions defaultActions: Set<ActionName>
  ) -> Set<ActionName>?

  /// Asks whether an action may be shown; an answer also beats `setActionItem(_:visible:)`.
  func actionManager(_ actionManager: ActionManager, shouldShowActionWithName name: ActionName)
    -> Bool?

  /// Asks whether the container is shown on a screen; nil for the automatic rule: on every screen
  /// with actions that does not prefer it hidden.
  func actionManager(
    _ actionManager: ActionManager, shouldShowContainerFor screen: ActionScreen?
  ) -> Bool?

  /// Asks for the container when it is about to be shown.
  ///
  /// - Returns: nil for none at all; the default is the manager's `systemContainer`.
  func actionManagerContainer(_ actionManager: ActionManager) -> (any ActionItemContainer)?

  /// Tells that the container is about to be shown or hidden.
  ///
  /// - Parameter animated: whether the change of the screen behind it is.
  func actionManager(
    _ actionManager: ActionManager, containerWillChangeVisibility visible: Bool, animated: Bool)
  /// Tells that the container was shown or hidden.
  func actionManager(
    _ actionManager: ActionManager, containerDidChangeVisibility visible: Bool, animated: Bool)

  /// Asks where an action stands, smaller first; nil for its place by default.
  func actionManager(
    _ actionManager: ActionManager, sortIndexForActionItemWithName name: ActionName
  ) -> Int?

  /// Asks for the button of an action; nil for the system's.
  ///
  /// A button of the host's own is expected to call `performAction(_:item:)` when it is pressed.
  func actionManager(_ actionManager: ActionManager, viewForActionItemWithName name: ActionName)
    -> (any ActionItem)?

  /// Tells that an action is performed.
  ///
  /// - Returns: true when the host has done it; false for what it does by default.
  func actionManager(
    _ actionManager: ActionManager, performActionWithName name: ActionName,
    actionItem: (any ActionItem)?
  ) -> Bool
}

extension ActionManagerDelegate {
  public func actionManager(
    _ actionManager: ActionManager, actionsToShowFor screen: ActionScreen?,
    withDefaultActions defaultActions: Set<ActionName>
  ) -> Set<ActionName>? { nil }

  public func actionManager(
    _ actionManager: ActionManager, shouldShowActionWithName name: ActionName
  ) -> Bool? { nil }

  public func actionManager(
    _ actionManager: ActionManager, shouldShowContainerFor screen: ActionScreen?
  ) -> Bool? { nil }

  public func actionManagerContainer(_ actionManager: ActionManager)
    -> (any ActionItemContainer)?
  { actionManager.systemContainer }

  public func actionManager(
    _ actionManager: ActionManager, containerWillChangeVisibility visible: Bool, animated: Bool
  ) {}

  public func actionManager(
    _ actionManager: ActionManager, containerDidChangeVisibility visible: Bool, animated: Bool
  ) {}

  public func actionManager(
    _ actionManager: ActionManager, sortIndexForActionItemWithName name: ActionName
  ) -> Int? { nil }

  public func actionManager(
    _ actionManager: ActionManager, viewForActionItemWithName name: ActionName
  ) -> (any ActionItem)? { nil }

  public func actionManager(
    _ actionManager: ActionManager, performActionWithName name: ActionName,
    actionItem: (any ActionItem)?
  ) -> Bool { false }
}

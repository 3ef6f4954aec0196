public import AdaptiveCards
public import CardLayout
public import Events

/// The host's word in everything that happens to a card: keys before they act, the `...` button
/// and its menu, what was pressed and with which inputs.
///
/// The three overflow calls are those of `ACRActionDelegate` (microsoft/AdaptiveCards pull request
/// 5670). All have a default that changes nothing.
public protocol CardActionDelegate: ActionSheetDelegate {
  /// Asks before a key, a click or a paste does what it stands for.
  ///
  /// Nothing acts behind this call's back: what it vetoes does not happen.
  func card(_ session: CardSession, shouldPerform command: Command, for input: Event) -> KeyAnswer

  /// Whether primary actions past the host config's `maxActions` go into the `...` menu; otherwise
  /// they are left out, with one warning. Asked once for each list of actions that is not empty.
  func shouldAllowMoreThanMaxActionsInOverflowMenu() -> Bool

  /// Tells that a `...` button is about to be shown.
  ///
  /// - Parameters:
  ///   - target: opens the menu and knows its items; a host may keep it.
  ///   - isAtRootLevelActions: whether it belongs to the card's own actions, not to an ActionSet.
  /// - Returns: true to leave the button out; the host then opens the menu itself.
  func onRenderOverflowAction(
    _ button: OverflowSpot, target: OverflowTarget, isAtRootLevelActions: Bool
  ) -> Bool

  /// Tells that the menu of a `...` button is about to be shown.
  ///
  /// - Parameters:
  ///   - menuItems: the actions of the menu, found at this moment.
  ///   - sheet: ready to be shown, an item for each of them; a host may change its items, or keep
  ///     it and present it later.
  /// - Returns: true to show nothing; the host shows its own menu.
  func onDisplayOverflowActionMenu(
    _ menuItems: [OverflowMenuItem], sheet: ActionSheet, isAtRootLevel: Bool
  ) -> Bool

  /// Tells that an action was performed, with the inputs it gathered, by id, in card order.
  ///
  /// - Returns: what happens now; `.pass` for what the action stands for.
  func card(
    _ session: CardSession, didFetchUserResponses inputs: [GatheredInput], for action: Action
  ) -> ActionAnswer

  /// Asks for choices that the card does not have itself (`onChoiceSetQueryChange` of the iOS
  /// renderer's `ACRActionDelegate`), when they are opened and a moment after each typed letter.
  func onChoiceSetQueryChange(_ query: ChoiceQuery, of session: CardSession) -> ChoiceAnswer

  /// Tells that the card of a ShowCard was opened or closed.
  func card(_ session: CardSession, didChangeVisibility isVisible: Bool, of action: Action)
}

/// What a host wants of a key.
public enum KeyAnswer: Equatable, Sendable {
  /// It does what it stands for.
  case pass
  /// The host has done something itself; nothing else happens.
  case handled
  /// Another command is performed in its place.
  case instead(Command)
}

extension CardActionDelegate {
  public func card(_ session: CardSession, shouldPerform command: Command, for input: Event)
    -> KeyAnswer
  { .pass }

  public func shouldAllowMoreThanMaxActionsInOverflowMenu() -> Bool { false }

  public func onRenderOverflowAction(
    _ button: OverflowSpot, target: OverflowTarget, isAtRootLevelActions: Bool
  ) -> Bool { false }

  public func onDisplayOverflowActionMenu(
    _ menuItems: [OverflowMenuItem], sheet: ActionSheet, isAtRootLevel: Bool
  ) -> Bool { false }

  public func card(
    _ session: CardSession, didFetchUserResponses inputs: [GatheredInput], for action: Action
  ) -> ActionAnswer { .pass }

  public func onChoiceSetQueryChange(_ query: ChoiceQuery, of session: CardSession)
    -> ChoiceAnswer
  { .pass }

  public func card(
    _ session: CardSession, didChangeVisibility isVisible: Bool, of action: Action
  ) {}
}

package import AdaptiveCards

/// A call to a delegate as a line of JSON: what `--trace` writes and a delegate program reads.
package struct DelegateCall {
  /// The calls there are, by the names that stand in the lines.
  package enum Name: String, CaseIterable, Sendable {
    // CardActionDelegate
    case shouldPerform
    case shouldAllowMoreThanMaxActionsInOverflowMenu
    case onRenderOverflowAction, onDisplayOverflowActionMenu
    case didFetchUserResponses, didChangeVisibility
    case onChoiceSetQueryChange
    /// Asks the handler that was chosen of several; only a delegate program has such.
    case didChooseHandler

    // ActionSheetDelegate
    case willPresent, didPresent
    case clickedButtonAtIndex, actionSheetCancel
    case willDismissWithButtonIndex, didDismissWithButtonIndex
    /// Asks what a choice does that a delegate program has put into a menu.
    case didChooseMenuItem

    // ActionManagerDelegate
    case actionsToShow, shouldShowAction, shouldShowContainer
    case actionManagerContainer
    case containerWillChangeVisibility, containerDidChangeVisibility
    case sortIndexForActionItem, viewForActionItem
    case performAction
    /// No call: a sentence for the host's author.
    case note

    /// Whether an answer is waited for.
    package var hasAnswer: Bool {
      switch self {
      case .shouldPerform, .shouldAllowMoreThanMaxActionsInOverflowMenu, .onRenderOverflowAction,
        .onDisplayOverflowActionMenu, .didFetchUserResponses, .onChoiceSetQueryChange,
        .didChooseHandler,
        .didChooseMenuItem, .actionsToShow, .shouldShowAction, .shouldShowContainer,
        .actionManagerContainer, .sortIndexForActionItem,
        .viewForActionItem, .performAction:
        true
      case .didChangeVisibility, .willPresent, .didPresent, .clickedButtonAtIndex,
        .actionSheetCancel, .willDismissWithButtonIndex, .didDismissWithButtonIndex,
        .containerWillChangeVisibility, .containerDidChangeVisibility, .note:
        false
      }
    }
  }

  /// Which call it is.
  package var name: Name
  /// What else stands in its line, in this order.
  package var members: [(String, JSONValue)]

  init(_ name: Name, _ members: [(String, JSONValue)] = []) {
    self.name = name
    self.members = members
  }

  /// The line, with more members at its end.
  package func json(_ more: [(String, JSONValue)] = []) -> JSONValue {
    .object([("call", .string(name.rawValue))] + members + more)
  }
}

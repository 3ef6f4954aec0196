package import AdaptiveCards
package import CardLayout
package import Events

/// A way to a delegate outside of the program.
package protocol DelegateChannel: AnyObject {
  /// Sends a call that has no answer.
  func tell(_ call: DelegateCall)
  /// Sends a call and waits for its answer, not for long; nil when none comes in time.
  func ask(_ call: DelegateCall) -> DelegateReply?
}

/// The answer to a call.
package struct DelegateReply {
  /// What stands behind `answer` in the line.
  package var answer: JSONValue
  /// The line that the answer stands in, for the places of a card's diagnostics.
  package var source: SourceText

  /// - Parameter source: the line it stands in.
  package init(_ answer: JSONValue, source: SourceText) {
    self.answer = answer
    self.source = source
  }
}

/// A delegate that is another program: calls become lines of JSON, answers come back as such.
///
/// Where no answer comes, or one that makes no sense, the delegate behind this one decides.
package final class RemoteDelegate: HostDelegate {
  let inner: any HostDelegate
  private let channel: any DelegateChannel
  /// The calls that the other side asked to see.
  private let wanted: Set<DelegateCall.Name>
  /// The card whose menu a choice of the other side's is in.
  private(set) weak var session: CardSession?
  /// Gets a sentence about an answer that makes no sense.
  let complain: (String) -> Void

  /// - Parameters:
  ///   - inner: decides where the other side does not.
  ///   - wanted: the calls that the other side asked to see.
  ///   - complain: gets a sentence about an answer that makes no sense.
  package init(
    _ inner: any HostDelegate, channel: any DelegateChannel, wanted: Set<DelegateCall.Name>,
    complain: @escaping (String) -> Void = { _ in }
  ) {
    self.inner = inner
    self.channel = channel
    self.wanted = wanted
    self.complain = complain
  }

  func tell(_ call: DelegateCall) {
    if wanted.contains(call.name) { channel.tell(call) }
  }

  func ask(_ call: DelegateCall) -> DelegateReply? {
    wanted.contains(call.name) ? channel.ask(call) : nil
  }

  /// Asks for an answer of a kind; nil for none, and for one of another kind.
  func ask<Answer>(_ call: DelegateCall, _ read: (DelegateReply) -> Answer?) -> Answer? {
    guard let reply = ask(call), !reply.answer.isNull else { return nil }
    guard let answer = read(reply) else {
      complain("the delegate's answer to '\(call.name.rawValue)' makes no sense")
      return nil
    }
    return answer
  }

  // MARK: Cards

  package func card(_ session: CardSession, shouldPerform command: Command, for input: Event)
    -> KeyAnswer
  {
    self.session = session
    return ask(.shouldPerform(command, for: input)) { KeyAnswer($0.answer) }
      ?? inner.card(session, shouldPerform: command, for: input)
  }

  package func shouldAllowMoreThanMaxActionsInOverflowMenu() -> Bool {
    ask(DelegateCall(.shouldAllowMoreThanMaxActionsInOverflowMenu)) { $0.answer.boolValue }
      ?? inner.shouldAllowMoreThanMaxActionsInOverflowMenu()
  }

  package func onRenderOverflowAction(
    _ button: OverflowSpot, target: OverflowTarget, isAtRootLevelActions: Bool
  ) -> Bool {
    ask(.onRender(button, target, isAtRootLevelActions: isAtRootLevelActions)) {
      $0.answer.boolValue
    }
      ?? inner.onRenderOverflowAction(
        button, target: target, isAtRootLevelActions: isAtRootLevelActions)
  }

  package func onDisplayOverflowActionMenu(
    _ menuItems: [OverflowMenuItem], sheet: ActionSheet, isAtRootLevel: Bool
  ) -> Bool {
    let answer = ask(.onDisplay(menuItems, isAtRootLevel: isAtRootLevel)) { reply in
      reply.answer.boolValue ?? replace(menuItems, of: sheet, by: reply.answer)
    }
    return answer
      ?? inner.onDisplayOverflowActionMenu(menuItems, sheet: sheet, isAtRootLevel: isAtRootLevel)
  }

  package func card(
    _ session: CardSession, didFetchUserResponses inputs: [GatheredInput], for action: Action
  ) -> ActionAnswer {
    ask(.didFetch(inputs, for: action), actionAnswer)
      ?? inner.card(session, didFetchUserResponses: inputs, for: action)
  }

  /// Another program that wants to be asked is the only one that knows: where it gives no answer,
  /// there is none.
  package func onChoiceSetQueryChange(_ query: ChoiceQuery, of session: CardSession)
    -> ChoiceAnswer
  {
    guard wanted.contains(.onChoiceSetQueryChange) else {
      return inner.onChoiceSetQueryChange(query, of: session)
    }
    return ask(.onQuery(query)) { ChoiceAnswer($0.answer) } ?? .failure(InputWords.notLookedUp)
  }

  package func card(
    _ session: CardSession, didChangeVisibility isVisible: Bool, of action: Action
  ) {
    tell(.didChangeVisibility(isVisible, of: action))
    inner.card(session, didChangeVisibility: isVisible, of: action)
  }

  // MARK: Sheets

  package func willPresent(_ sheet: ActionSheet) {
    tell(.willPresent(sheet))
    inner.willPresent(sheet)
  }

  package func didPresent(_ sheet: ActionSheet) {
    tell(DelegateCall(.didPresent))
    inner.didPresent(sheet)
  }

  package func actionSheet(_ sheet: ActionSheet, clickedButtonAt index: Int) {
    tell(.button(.clickedButtonAtIndex, sheet, index))
    inner.actionSheet(sheet, clickedButtonAt: index)
  }

  package func actionSheetCancel(_ sheet: ActionSheet) {
    if wanted.contains(.actionSheetCancel) {
      tell(DelegateCall(.actionSheetCancel))
    } else {
      // Who does not ask for this call sees a press of Cancel in its place.
      tell(.button(.clickedButtonAtIndex, sheet, sheet.cancelIndex))
    }
    inner.actionSheetCancel(sheet)
  }

  package func actionSheet(_ sheet: ActionSheet, willDismissWithButtonAt index: Int) {
    tell(.button(.willDismissWithButtonIndex, sheet, index))
    inner.actionSheet(sheet, willDismissWithButtonAt: index)
  }

  package func actionSheet(_ sheet: ActionSheet, didDismissWithButtonAt index: Int) {
    tell(.button(.didDismissWithButtonIndex, sheet, index))
    inner.actionSheet(sheet, didDismissWithButtonAt: index)
  }
}

internal import AdaptiveCards
internal import CardLayout
internal import Patterns

extension CardSession {
  /// The one warning for actions that are not shown (ACRMaxActionsExceeded of the iOS renderer).
  static let droppedMessage =
    "Some actions were not rendered due to exceeding the maximum number of actions allowed"

  /// Decides anew which actions are buttons and which wait behind `...`, asking the delegate.
  ///
  /// The calls come in the order of the iOS renderer: the body's lists before the card's own, and
  /// the lists of a card that an action opens before the `...` of the list the action is in. An
  /// open sheet is cancelled, since its choices may be gone.
  public func arrange() {
    cancelSheet()
    state.arrangements = [:]
    diagnostics = inputs.compactMap(patternFault)
    guard host.supportsInteractivity else { return }
    arrange(card, isRoot: true)
    updateWaitingActions()
    setNeedsLayout()
  }

  /// What is wrong with a card's regular expression; nil when it can be used.
  package static func fault(ofPattern pattern: String) -> String? { Pattern.fault(of: pattern) }

  /// The warning for a regular expression that is none; it checks nothing (DECISIONS, row 8).
  private func patternFault(_ input: Element) -> Diagnostic? {
    guard case .inputText(let text) = input, let regex = text.regex,
      let fault = Pattern.fault(of: regex)
    else { return nil }
    return diagnostic(
      .warning, ReviewCode.regexInvalid.rawValue,
      "the \"regex\" \(quoted(regex)) is not valid: \(fault)", about: input
    )
  }

  private func arrange(_ card: Card, isRoot: Bool) {
    arrange(card.body)
    arrange(card.actions, at: OverflowSpot(listPath: card.actionsPath, isAtRootLevel: isRoot))
  }

  private func arrange(_ elements: [Element]) {
    for element in elements {
      switch element {
      case .textBlock, .richTextBlock, .factSet, .image, .imageSet, .media, .inputText,
        .inputNumber, .inputDate, .inputTime, .inputToggle, .inputChoiceSet, .inputRating,
        .rating, .icon, .badge, .progressBar, .progressRing, .codeBlock, .compoundButton, .chart,
        .unknown:
        break
      case .container(let container): arrange(container.items)
      case .columnSet(let set): for column in set.columns { arrange(column.container.items) }
      case .table(let table):
        for cell in table.rows.flatMap(\.cells) { arrange(cell.container.items) }
      case .carousel(let carousel):
        for page in carousel.pages { arrange(page.container.items) }
      case .actionSet(let set):
        arrange(set.actions, at: OverflowSpot(listPath: set.listPath, isAtRootLevel: false))
      }
    }
  }

  private func arrange(_ actions: [Action], at spot: OverflowSpot) {
    guard !actions.isEmpty else { return }
    let allows = delegate?.shouldAllowMoreThanMaxActionsInOverflowMenu() ?? false
    var arrangement = ActionArrangement(
      actions, maxActions: host.actions.maxActions, allowsExcess: allows)
    warn(ofDropped: arrangement.dropped)
    for action in arrangement.buttons { arrangeCard(of: action) }
    // The menu must be known before the host is told of its button.
    preExpand(&arrangement, at: spot.listPath)
    state.arrangements[spot.listPath] = arrangement
    guard !arrangement.menu.isEmpty else { return }
    for action in arrangement.menu { arrangeCard(of: action) }
    let isTaken =
      delegate?.onRenderOverflowAction(
        spot, target: OverflowTarget(spot: spot, session: self),
        isAtRootLevelActions: spot.isAtRootLevel) ?? false
    arrangement.showsOverflowButton = !isTaken
    state.arrangements[spot.listPath] = arrangement
  }

  /// Opens the card of an action that stands alone, where the host wants it so.
  private func preExpand(_ arrangement: inout ActionArrangement, at listPath: String) {
    guard host.actions.preExpandSingleShowCardAction,
      host.actions.showCard.actionMode == .inline, arrangement.menu.isEmpty,
      arrangement.buttons.count == 1, let action = arrangement.buttons.first, action.isEnabled,
      action.shownCard != nil
    else { return }
    arrangement.isPreExpanded = true
    state.openShowCards[listPath] = action.path
  }

  private func arrangeCard(of action: Action) {
    if let card = action.shownCard { arrange(card, isRoot: false) }
  }

  private func warn(ofDropped dropped: [Action]) {
    guard let first = dropped.first,
      !diagnostics.contains(where: { $0.code == FaultCode.actionsDropped.rawValue })
    else { return }
    let (file, place) = self.place(of: first)
    diagnostics.append(
      Diagnostic(
        .warning, code: FaultCode.actionsDropped.rawValue, message: CardSession.droppedMessage,
        path: first.path, file: file, place: place))
  }
}

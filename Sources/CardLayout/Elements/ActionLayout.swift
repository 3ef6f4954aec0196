internal import AdaptiveCards
internal import Canvas

extension Layouter {
  func actionSet(_ element: Element, width: Int, _ surroundings: Surroundings) -> Box? {
    guard case .actionSet(let set) = element else { return nil }
    return actionList(
      set.actions, at: set.listPath, orientation: set.orientation,
      alignment: set.horizontalAlignment, width: width, surroundings.inBody)
  }

  /// The buttons of a list of actions, its `...`, and the card that one of them has opened.
  ///
  /// - Parameters:
  ///   - orientation: the list's own, before the host's.
  ///   - alignment: the list's own, before the host's.
  func actionList(
    _ actions: [Action], at listPath: String, orientation: Orientation?,
    alignment: HorizontalAlignment?, width: Int, _ surroundings: Surroundings
  ) -> Box? {
    guard host.supportsInteractivity, !actions.isEmpty else { return nil }
    let arrangement = state.arrangement(of: actions, at: listPath, host: host)
    let isRow = (orientation ?? host.actions.orientation) == .horizontal
    let buttons = buttons(
      of: arrangement, at: listPath, isRow: isRow, width: width, surroundings)
    let row = ButtonRow(
      alignment: alignment.map(HostConfig.Actions.Alignment.init) ?? host.actions.alignment
        ?? .left,
      gap: metrics.buttonGap, width: width)
    var stack = Stack(width: width)
    if !buttons.isEmpty {
      var box = isRow ? row.flow(buttons) : row.column(buttons)
      if surroundings.isRightToLeft { box = box.mirrored() }
      stack.add(box, rowsAbove: 0)
    }
    if let open = state.openShowCards[listPath],
      let card = arrangement.all.first(where: { $0.path == open })?.shownCard
    {
      if arrangement.isPreExpanded {
        stack.add(expandedCard(card, width: width, surroundings), rowsAbove: 0)
      } else {
        stack.add(
          shownCard(card, width: width, surroundings),
          rowsAbove: max(1, Metrics.rows(pixels: host.actions.showCard.inlineTopMargin)))
      }
    }
    guard stack.height > 0 else { return nil }
    var box = stack.box
    box.isDirected = true
    return box
  }

  func focusable(_ action: Action, label: String?) -> Focusable {
    let action = state.current(action)
    let role: Focusable.Role
    switch action.kind {
    case .openURL: role = .link
    case .submit, .execute, .showCard, .toggleVisibility, .resetInputs, .unknown: role = .button
    }
    return Focusable(
      path: action.path, role: role, title: ActionText.title(of: action).string, label: label,
      isEnabled: action.isEnabled, target: .action(action))
  }

  private func shownCard(_ card: Card, width: Int, _ surroundings: Surroundings) -> Box {
    var inside = surroundings.inBody.aligned(
      .left, card.verticalContentAlignment ?? .top, rtl: card.rtl)
    inside.style = card.style ?? host.actions.showCard.style
    inside.margins = Margins(left: metrics.paddingColumns)
    if inside.isRightToLeft { inside.margins = Margins(right: metrics.paddingColumns) }
    var box = contents(of: card, width: max(1, width), inside)
    if box.size.height == 0 { box.size.height = 1 }
    box = box.grown(to: Metrics.rows(pixels: card.minHeight ?? 0))
    var bar = Box(
      size: Size(width: 1, height: box.size.height),
      content: .rule(Style(foreground: theme.palette.bar(inside.style))))
    if inside.isRightToLeft { bar.origin.x = width - 1 }
    box.children.append(bar)
    box.node = Box.Node(path: card.path, type: "AdaptiveCard")
    return selectable(box, card.selectAction)
  }

  /// A card that stands in the place of its button is a part of the card around it, without a style
  /// of its own, as in the JavaScript renderer.
  private func expandedCard(_ card: Card, width: Int, _ surroundings: Surroundings) -> Box {
    var inside = surroundings.inBody.aligned(
      .left, card.verticalContentAlignment ?? .top, rtl: card.rtl)
    inside.margins = .none
    var box = contents(of: card, width: max(1, width), inside)
    box.node = Box.Node(path: card.path, type: "AdaptiveCard")
    return selectable(box, card.selectAction)
  }
}

package import AdaptiveCards
package import Canvas

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
    let drawn = arrangement.isPreExpanded ? [] : arrangement.buttons
    var buttons = drawn.map { button($0, on: surroundings.background, width: width) }
    if arrangement.showsOverflowButton {
      let spot = OverflowSpot(listPath: listPath, isAtRootLevel: surroundings.isRootCard)
      buttons.append(overflowButton(spot, on: surroundings.background))
    }
    let row = ButtonRow(
      alignment: alignment.map(HostConfig.Actions.Alignment.init) ?? host.actions.alignment
        ?? .left,
      gap: metrics.buttonGap, width: width)
    var stack = Stack(width: width)
    if !buttons.isEmpty {
      var box =
        switch orientation ?? host.actions.orientation {
        case .horizontal: row.flow(buttons)
        case .vertical: row.column(buttons)
        }
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

  func button(_ action: Action, on background: Color, width: Int) -> Box {
    let action = state.current(action)
    let opensCard = action.shownCard != nil
    let frame = opensCard ? 6 : 4
    var text = ActionText.title(of: action)
    if let icon = icon(of: action) { text = icon + SafeText(" ") + text }
    // Destructive actions are told apart without colour too.
    if action.style == .destructive { text = SafeText("! ") + text }
    let title = text.truncated(to: max(1, width - frame), ellipsis: ellipsis)
    let isOpen = state.openShowCards.values.contains(action.path)
    return Box(
      size: Size(width: min(max(frame + 1, title.width + frame), max(frame + 1, width)), height: 1),
      content: .button(
        Box.Button(
          title: title, style: theme.button(action, on: background), isEnabled: action.isEnabled,
          mark: opensCard ? (isOpen ? theme.glyphs.open : theme.glyphs.closed) : nil)),
      focus: focusable(action, label: action.tooltip))
  }

  /// The character of an icon by name, as in "icon:Send,filled" (Teams); a picture of another kind
  /// says nothing that the title does not, and has no room in a row of text.
  private func icon(of action: Action) -> SafeText? {
    guard let address = action.iconURL, address.lowercased().hasPrefix("icon:") else { return nil }
    let name = address.dropFirst(5).prefix { $0 != "," && $0 != ":" }
    return IconCharacters.character(of: String(name), ascii: theme.glyphs.isASCII).map {
      SafeText($0)
    }
  }

  private func overflowButton(_ spot: OverflowSpot, on background: Color) -> Box {
    let title = SafeText(OverflowSpot.title)
    return Box(
      size: Size(width: title.width + 4, height: 1),
      content: .button(
        Box.Button(
          title: title, style: theme.plain(on: background), isEnabled: true, mark: nil,
          openMark: theme.glyphs.open)),
      focus: Focusable(
        path: spot.path, role: .button, title: OverflowSpot.title, label: OverflowSpot.label,
        isEnabled: true, target: .overflow(spot)))
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
    inside.margins = Margins(left: Metrics.paddingColumns)
    if inside.isRightToLeft { inside.margins = Margins(right: Metrics.paddingColumns) }
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

  func naturalWidth(ofActions set: ActionSet) -> Int {
    let arrangement = state.arrangement(of: set.actions, at: set.listPath, host: host)
    var widths = arrangement.buttons.map { button($0, on: .terminal, width: .max).size.width }
    if arrangement.showsOverflowButton { widths.append(OverflowSpot.title.utf8.count + 4) }
    guard (set.orientation ?? host.actions.orientation) == .horizontal else {
      return widths.max() ?? 0
    }
    return widths.reduce(0, +) + metrics.buttonGap * max(0, widths.count - 1)
  }
}

/// The words of an action.
package enum ActionText {
  /// Its title; without one its address or what it does, so that no button is empty.
  package static func title(of action: Action) -> SafeText {
    if let title = action.title, title.contains(where: { !$0.isWhitespace }) {
      return SafeText(title, .strict)
    }
    switch action.kind {
    case .openURL(let url) where !url.isEmpty: return SafeText(url, .strict)
    case .openURL: return SafeText("Open link")
    case .submit: return SafeText("Submit")
    case .execute(let verb, _): return SafeText(verb ?? "Submit", .strict)
    case .showCard: return SafeText("Show more")
    case .toggleVisibility: return SafeText("Show or hide")
    case .resetInputs: return SafeText("Reset")
    case .unknown(let type, _): return SafeText(type, .strict)
    }
  }

  /// Why an action cannot be pressed yet (`conditionallyEnabled`).
  public static let waitsForInput = SafeText("Not available yet: fill in a required field first")
  /// Why an action cannot be pressed yet (`disabledUnlessAssociatedInputsChange`).
  public static let waitsForChange = SafeText("Not available yet: change something first")

  /// Why a disabled action cannot be pressed.
  package static func reason(for action: Action) -> SafeText {
    guard let tooltip = action.tooltip, !tooltip.isEmpty else {
      return SafeText("Not available now")
    }
    return SafeText("Not available now: " + tooltip, .strict)
  }
}

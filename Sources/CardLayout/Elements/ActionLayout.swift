public import AdaptiveCards
public import Canvas

extension Layouter {
  /// The buttons of a list of actions, its `...`, and the card that one of them has opened.
  func actionList(
    _ actions: [Action], at listPath: String, orientation: Orientation?,
    width: Int, _ surroundings: Surroundings
  ) -> Box? {
    guard host.supportsInteractivity, !actions.isEmpty else { return nil }
    let arrangement = state.arrangement(of: actions, at: listPath, host: host)
    var buttons = arrangement.buttons.map { button($0, on: surroundings.background, width: width) }
    if arrangement.showsOverflowButton {
      let spot = OverflowSpot(listPath: listPath, isAtRootLevel: surroundings.isRootCard)
      buttons.append(overflowButton(spot, on: surroundings.background))
    }
    var stack = Stack(width: width)
    if !buttons.isEmpty {
      switch orientation ?? host.actions.orientation {
      case .horizontal: stack.add(flow(buttons, width: width), rowsAbove: 0)
      case .vertical: for button in buttons { stack.add(button, rowsAbove: 0) }
      }
    }
    if let open = state.openShowCards[listPath],
      let card = arrangement.all.first(where: { $0.path == open })?.shownCard
    {
      stack.add(shownCard(card, width: width, surroundings), rowsAbove: 1)
    }
    return stack.height > 0 ? stack.box : nil
  }

  /// Buttons from left to right, on as many rows as they need.
  private func flow(_ buttons: [Box], width: Int) -> Box {
    var x = 0
    var y = 0
    var placed: [Box] = []
    for button in buttons {
      if x > 0, x + button.size.width > width {
        x = 0
        y += 1
      }
      placed.append(button.placed(x: x, y: y))
      x += button.size.width + Metrics.buttonGap
    }
    return Box(size: Size(width: width, height: y + 1), children: placed)
  }

  func button(_ action: Action, on background: Color, width: Int) -> Box {
    let opensCard = action.shownCard != nil
    let frame = opensCard ? 6 : 4
    var text = ActionText.title(of: action)
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
    var inside = surroundings.inBody
    inside.style = card.style ?? host.actions.showCard.style
    var content = contents(of: card, width: max(1, width - Metrics.paddingColumns), inside)
    content = content.placed(x: Metrics.paddingColumns, y: 0)
    let bar = Box(
      size: Size(width: 1, height: content.size.height),
      content: .rule(Style(foreground: theme.palette.bar(inside.style))))
    var box = Box(
      size: Size(width: width, height: content.size.height), children: [bar, content])
    box.node = Box.Node(path: card.path, type: "AdaptiveCard")
    return box
  }

  func naturalWidth(ofActions set: ActionSet) -> Int {
    let arrangement = state.arrangement(of: set.actions, at: set.listPath, host: host)
    var widths = arrangement.buttons.map { button($0, on: .terminal, width: .max).size.width }
    if arrangement.showsOverflowButton { widths.append(OverflowSpot.title.utf8.count + 4) }
    guard (set.orientation ?? host.actions.orientation) == .horizontal else {
      return widths.max() ?? 0
    }
    return widths.reduce(0) { $0 + $1 + Metrics.buttonGap } - (widths.isEmpty ? 0 : 1)
  }
}

/// The words of an action.
public enum ActionText {
  /// Its title; without one its address or what it does, so that no button is empty.
  public static func title(of action: Action) -> SafeText {
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

  /// Why a disabled action cannot be pressed.
  public static func reason(for action: Action) -> SafeText {
    guard let tooltip = action.tooltip, !tooltip.isEmpty else {
      return SafeText("Not available now")
    }
    return SafeText("Not available now: " + tooltip, .strict)
  }
}

internal import AdaptiveCards
internal import Canvas

extension Layouter {
  /// The buttons of a list, its `...` the last of them; none where the card of the only one stands
  /// in its place.
  ///
  /// - Parameter isRow: whether they stand beside each other.
  func buttons(
    of arrangement: ActionArrangement, at listPath: String, isRow: Bool, width: Int,
    _ surroundings: Surroundings
  ) -> [Box] {
    guard !arrangement.isPreExpanded else { return [] }
    let background = surroundings.background
    let rooms = buttonRooms(of: arrangement, isRow: isRow, width: width)
    let isBelowIcon = hasIconsAbove(arrangement.buttons)
    var boxes = zip(arrangement.buttons, rooms).map { action, room in
      button(action, isBelowIcon: isBelowIcon, on: background, width: room)
    }
    if arrangement.showsOverflowButton {
      let spot = OverflowSpot(listPath: listPath, isAtRootLevel: surroundings.isRootCard)
      boxes.append(overflowButton(spot, on: background))
    }
    return boxes
  }

  /// The most columns of each button. Where the host lets titles wrap, all of a row share its
  /// width, as long as none has to break a word for it.
  private func buttonRooms(
    of arrangement: ActionArrangement, isRow: Bool, width: Int
  ) -> [Int] {
    let whole = arrangement.buttons.map { _ in width }
    guard isRow, host.actions.allowTitleToWrap else { return whole }
    let texts = arrangement.buttons.map { StyledText(buttonTitle($0), style: .plain) }
    let frames = arrangement.buttons.map { Metrics.buttonFrame(opensCard: $0.shownCard != nil) }
    let natural = zip(texts, frames).map { $0.naturalWidth + $1 }
    let least = zip(texts, frames).map { $0.longestWord + $1 }
    let gaps = metrics.buttonGap * max(0, arrangement.buttons.count - 1)
    let more = arrangement.showsOverflowButton ? metrics.buttonGap + Metrics.overflowColumns : 0
    let room = width - gaps - more
    guard natural.reduce(0, +) > room, least.reduce(0, +) <= room else { return whole }
    return ColumnWidths.divided(room, by: natural.map(Double.init), least: least)
  }

  /// Whether the icons stand above the titles: only where all buttons of a list have one (ActionSet.md
  /// of the specification).
  private func hasIconsAbove(_ actions: [Action]) -> Bool {
    host.actions.iconPlacement == .aboveTitle && !actions.isEmpty
      && actions.allSatisfy { ActionText.icon(of: $0, glyphs: theme.glyphs) != nil }
  }

  /// A button of one row. A title that is wider than all the room there is goes on in more rows, so
  /// that none is cut.
  ///
  /// - Parameter isBelowIcon: whether the icon has a row of its own above the title.
  func button(
    _ action: Action, isBelowIcon: Bool = false, on background: Color, width: Int
  ) -> Box {
    let action = state.current(action)
    let opensCard = action.shownCard != nil
    let frame = Metrics.buttonFrame(opensCard: opensCard)
    let room = max(1, width - frame)
    let title = buttonTitle(action, withIcon: !isBelowIcon)
    var rows =
      title.width <= room
      ? [title]
      : StyledText(title, style: .plain).lines(width: room, wrap: true, ellipsis: ellipsis)
        .map { line in line.runs.reduce(SafeText.empty) { $0 + $1.text } }
    if isBelowIcon, let icon = ActionText.icon(of: action, glyphs: theme.glyphs) {
      rows.insert(icon, at: 0)
    }
    let columns = max(1, rows.map(\.width).max() ?? 0)
    let isOpen = state.openShowCards.values.contains(action.path)
    return Box(
      size: Size(width: min(columns + frame, max(frame + 1, width)), height: max(1, rows.count)),
      content: .button(
        Box.Button(
          rows: rows, style: theme.button(action, on: background), isEnabled: action.isEnabled,
          mark: opensCard ? (isOpen ? theme.glyphs.open : theme.glyphs.closed) : nil)),
      focus: focusable(action, label: action.tooltip))
  }

  /// The words of a button: destructive actions are told apart without colour too.
  private func buttonTitle(_ action: Action, withIcon: Bool = true) -> SafeText {
    var text = ActionText.title(of: action)
    if withIcon, let icon = ActionText.icon(of: action, glyphs: theme.glyphs) {
      text = icon + SafeText(" ") + text
    }
    return action.style == .destructive ? SafeText("! ") + text : text
  }

  private func overflowButton(_ spot: OverflowSpot, on background: Color) -> Box {
    let title = SafeText(OverflowSpot.title)
    return Box(
      size: Size(width: Metrics.overflowColumns, height: 1),
      content: .button(
        Box.Button(
          rows: [title], style: theme.plain(on: background), isEnabled: true, mark: nil,
          openMark: theme.glyphs.open)),
      focus: Focusable(
        path: spot.path, role: .button, title: OverflowSpot.title, label: OverflowSpot.label,
        isEnabled: true, target: .overflow(spot)))
  }

  func naturalWidth(ofActions set: ActionSet) -> Int {
    let arrangement = state.arrangement(of: set.actions, at: set.listPath, host: host)
    let isBelowIcon = hasIconsAbove(arrangement.buttons)
    var widths = arrangement.buttons.map {
      button($0, isBelowIcon: isBelowIcon, on: .terminal, width: .max).size.width
    }
    if arrangement.showsOverflowButton { widths.append(Metrics.overflowColumns) }
    guard (set.orientation ?? host.actions.orientation) == .horizontal else {
      return widths.max() ?? 0
    }
    return widths.reduce(0, +) + metrics.buttonGap * max(0, widths.count - 1)
  }
}

extension Metrics {
  /// The columns of a button that are not its title's: brackets, blanks, the mark of a card.
  static func buttonFrame(opensCard: Bool) -> Int { opensCard ? 6 : 4 }
  static let overflowColumns = OverflowSpot.title.utf8.count + buttonFrame(opensCard: false)
}

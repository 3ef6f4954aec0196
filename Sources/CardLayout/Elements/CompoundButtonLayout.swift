internal import AdaptiveCards
internal import Canvas

extension Layouter {
  /// A framed button with an icon, a badge and a description below its title.
  func compoundButton(_ button: CompoundButton, width: Int, _ surroundings: Surroundings) -> Box? {
    let background = surroundings.background
    let natural = naturalWidth(ofCompoundButton: button)
    let columns = min(width, max(natural, Metrics.smallestFrame))
    let inner = max(1, columns - 4)
    let badge = compoundBadge(
      button, width: inner, on: background, isRightToLeft: surroundings.isRightToLeft)
    let badgeColumns = badge.map { $0.width + 1 } ?? 0
    let title = compoundTitle(button, on: background).lines(
      width: max(1, inner - badgeColumns), wrap: true, ellipsis: ellipsis)
    let description = StyledText(
      SafeText(button.description ?? ""), style: theme.placeholder(on: background)
    ).lines(width: inner, wrap: true, ellipsis: ellipsis)
    guard !title.isEmpty || !description.isEmpty || badge != nil else { return nil }
    var rows = Box(title + description, width: inner).placed(x: 2, y: 1)
    if title.isEmpty, badge != nil { rows = rows.placed(x: 2, y: 2) }
    var children = [rows]
    if let badge {
      children.append(Box([badge]).placed(x: columns - 2 - badge.width, y: 1))
    }
    let box = Box(
      size: Size(width: columns, height: rows.rect.maxY + 1),
      content: .frame(theme.line(on: background)), children: children)
    return aligned(
      selectable(box, button.selectAction), button.horizontalAlignment, width: width, surroundings)
  }

  private func compoundTitle(_ button: CompoundButton, on background: Color) -> StyledText {
    let bold = theme.plain(on: background).with(.bold)
    let title = StyledText.Run(SafeText(button.title, .strict), style: bold)
    guard let icon = button.icon, !icon.name.isEmpty else { return StyledText([title]) }
    let color = Style(
      foreground: theme.palette.color(icon.color, on: background), background: background)
    return StyledText([
      StyledText.Run(iconText(icon.name) + " ", style: color), title,
    ])
  }

  private func compoundBadge(
    _ button: CompoundButton, width: Int, on background: Color, isRightToLeft: Bool
  ) -> TextLine? {
    guard let badge = button.badge, !badge.isEmpty else { return nil }
    let text = SafeText(badge, .strict).truncated(to: max(1, width / 2), ellipsis: ellipsis)
    return BadgeLook(theme.palette.color(.accent, on: background), isFilled: true, theme).lines(
      text, width: text.width + 2, on: background, ellipsis: ellipsis,
      isRightToLeft: isRightToLeft
    ).first
  }

  func naturalWidth(ofCompoundButton button: CompoundButton) -> Int {
    let badge = button.badge.map { $0.isEmpty ? 0 : SafeText($0, .strict).width + 3 } ?? 0
    let title = compoundTitle(button, on: .terminal).naturalWidth + badge
    let description = SafeText(button.description ?? "").width
    return max(title, description) + 4
  }
}

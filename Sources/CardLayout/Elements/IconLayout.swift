internal import AdaptiveCards
internal import Canvas

extension Layouter {
  func icon(_ icon: Icon, width: Int, _ surroundings: Surroundings) -> Box? {
    let text = iconText(icon.name)
    guard !text.isEmpty else { return nil }
    var style = Style(
      foreground: theme.palette.color(icon.color, on: surroundings.background),
      background: surroundings.background)
    if icon.style == .filled { style.attributes.insert(.bold) }
    let lines = StyledText(text, style: style).lines(width: width, wrap: true, ellipsis: ellipsis)
    return aligned(
      selectable(Box(lines), icon.selectAction), icon.horizontalAlignment, width: width,
      surroundings)
  }

  /// The character of an icon, else its name in brackets, so that it is not taken for text.
  func iconText(_ name: String) -> SafeText {
    guard !name.isEmpty else { return .empty }
    return IconCharacters.character(of: name, ascii: theme.glyphs.isASCII).map { SafeText($0) }
      ?? SafeText("[" + name + "]", .strict)
  }
}

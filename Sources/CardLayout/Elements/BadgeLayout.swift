internal import AdaptiveCards
internal import Canvas

extension Layouter {
  func badge(_ badge: Badge, width: Int, _ surroundings: Surroundings) -> Box? {
    let text = badgeText(badge)
    guard !text.isEmpty else { return nil }
    let look = BadgeLook(badge, theme, on: surroundings.background)
    let lines = look.lines(
      text, width: width, on: surroundings.background, ellipsis: ellipsis,
      isRightToLeft: surroundings.isRightToLeft)
    return aligned(Box(lines), badge.horizontalAlignment, width: width, surroundings)
  }

  /// The words of a badge with its icon on its side.
  func badgeText(_ badge: Badge) -> SafeText {
    let text = badge.text.map { SafeText($0, .strict) } ?? .empty
    guard let name = badge.icon, !name.isEmpty else { return text }
    // Beside words an icon without a character says nothing that they do not say.
    guard let icon = IconCharacters.character(of: name, ascii: theme.glyphs.isASCII) else {
      return text.isEmpty ? SafeText(name, .strict) : text
    }
    guard !text.isEmpty else { return SafeText(icon) }
    switch badge.iconPosition {
    case .before: return SafeText(icon + " ") + text
    case .after: return text + SafeText(" " + icon)
    }
  }

  func naturalWidth(ofBadge badge: Badge) -> Int {
    let text = badgeText(badge)
    return text.isEmpty ? 0 : text.width + 2
  }
}

/// How a badge stands out: reversed on its colour with half a cell of it at both ends, so that it
/// is a badge without colours as well. A tinted one, and one that shall be subtle, is an outline.
///
/// Its shape is not drawn: half a cell has no corners.
struct BadgeLook {
  var color: Color
  var isFilled: Bool
  var isDim: Bool
  var edges: (left: SafeText, right: SafeText)

  init(_ badge: Badge, _ theme: Theme, on background: Color) {
    self.init(
      theme.palette.color(Self.color(badge.style), on: background),
      isFilled: badge.appearance == .filled && badge.style != .subtle,
      isDim: badge.style == .subtle, theme)
  }

  init(_ color: Color, isFilled: Bool, isDim: Bool = false, _ theme: Theme) {
    self.color = color
    self.isFilled = isFilled
    self.isDim = isDim
    edges =
      switch (theme.glyphs.isASCII, isFilled) {
      case (true, true): ("[", "]")
      case (true, false): ("(", ")")
      case (false, true): ("▐", "▌")
      case (false, false): ("▕", "▏")
      }
  }

  private static func color(_ style: Badge.Style) -> TextColor {
    switch style {
    case .default, .subtle: .default
    case .informative, .accent: .accent
    case .good: .good
    case .attention: .attention
    case .warning: .warning
    }
  }

  /// - Parameter isRightToLeft: whether the row will be turned when it is drawn. That turns brackets
  ///   round, but not halves of cells.
  func lines(
    _ text: SafeText, width: Int, on background: Color, ellipsis: SafeText, isRightToLeft: Bool
  ) -> [TextLine] {
    var edge = Style(foreground: color, background: background)
    if isDim { edge.attributes.insert(.dim) }
    let inside = isFilled ? edge.with(.reverse) : edge
    let rows = StyledText(text, style: inside).lines(
      width: max(1, width - 2), wrap: true, ellipsis: ellipsis)
    let (first, last) =
      isRightToLeft && !edges.left.isASCII ? (edges.right, edges.left) : edges
    let widest = rows.map(\.width).max() ?? 0
    return rows.map { row in
      let blanks = StyledText.Run(.blanks(widest - row.width), style: inside)
      return TextLine(
        [StyledText.Run(first, style: edge)] + row.runs
          + (blanks.text.isEmpty ? [] : [blanks]) + [StyledText.Run(last, style: edge)])
    }
  }
}

internal import AdaptiveCards
internal import Canvas

extension Layouter {
  func rating(_ rating: Rating, width: Int, _ surroundings: Surroundings) -> Box? {
    let lines = ratingText(rating, on: surroundings.background)
      .lines(width: width, wrap: true, ellipsis: ellipsis)
    return aligned(Box(lines), rating.horizontalAlignment, width: width, surroundings)
  }

  /// Stars, their number and how many people gave them: `★★★½☆ 3.5 (128)`; compact: `★ 3.5 (128)`.
  func ratingText(_ rating: Rating, on background: Color) -> StyledText {
    let value = rating.value ?? 0
    let color: TextColor =
      switch rating.color {
      case .neutral: .default
      case .marigold: .warning
      }
    let stars = Stars(value: value, of: rating.max, ascii: theme.glyphs.isASCII)
    let style = Style(
      foreground: theme.palette.color(color, on: background), background: background)
    // More stars than a glance can count are a number.
    let isCompact = rating.style == .compact || rating.max > Stars.most
    var runs = [StyledText.Run(isCompact ? stars.one : stars.all, style: style)]
    if rating.value != nil {
      let most = isCompact && rating.max != 5 ? "/" + ShortNumber.text(rating.max) : ""
      let number = SafeText(" " + ShortNumber.text(value) + most)
      runs.append(StyledText.Run(number, style: theme.plain(on: background)))
    }
    if let count = rating.count {
      let people = SafeText(" (" + ShortNumber.text(count) + ")")
      runs.append(
        StyledText.Run(people, style: theme.placeholder(on: background)))
    }
    return StyledText(runs)
  }
}

/// Stars in a row: whole ones, a half one, and those that are missing.
struct Stars {
  static let most = 10.0

  let all: SafeText
  let one: SafeText

  init(value: Double, of most: Double, ascii: Bool) {
    let places = Self.clamped(most, to: Self.most)
    // Halves are what Microsoft's renderers round to.
    let halves = Self.clamped((value * 2).rounded(), to: Double(2 * places))
    let whole = halves / 2
    let half = halves % 2
    let (full, middle, empty) = ascii ? ("*", "+", "-") : ("★", "½", "☆")
    one = SafeText(full)
    all = SafeText(
      String(repeating: full, count: whole) + String(repeating: middle, count: half)
        + String(repeating: empty, count: places - whole - half))
  }

  /// A number of a card as a whole one from 0 to `limit`.
  private static func clamped(_ value: Double, to limit: Double) -> Int {
    Int(exactly: min(max(value, 0), limit).rounded(.down)) ?? 0
  }
}

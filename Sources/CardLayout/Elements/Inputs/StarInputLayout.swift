package import AdaptiveCards
internal import Canvas

extension Layouter {
  func inputRating(_ input: InputRating, width: Int, _ surroundings: Surroundings) -> Box? {
    let element = Element.inputRating(input)
    return framed(element, width: width, surroundings) { width in
      let scale = StarScale(input)
      return Box(
        size: Size(width: min(width, scale.columns), height: 1),
        content: .stars(
          Box.Stars(
            style: starStyle(input, surroundings),
            emptyStyle: theme.placeholder(on: surroundings.background))),
        focus: focusable(element, role: .slider))
    }
  }

  private func starStyle(_ input: InputRating, _ surroundings: Surroundings) -> Style {
    switch input.color {
    case .neutral: theme.plain(on: surroundings.background)
    case .marigold:
      Style(foreground: theme.palette.warning, background: surroundings.background)
    }
  }
}

/// The stars of a rating input: what they are worth and where they stand.
package struct StarScale: Equatable, Sendable {
  /// The most stars, at least one.
  package let most: Double
  /// One, or a half where halves can be given.
  package let step: Double
  /// How many stars are drawn; a long scale is a number beside one star.
  package let drawn: Int

  package init(_ input: InputRating) {
    most = input.max.isFinite ? min(max(input.max, 1), 1e6) : 5
    step = input.allowHalfSteps ? 0.5 : 1
    drawn = most <= 10 ? Int(most.rounded(.up)) : 1
  }

  /// The columns of the stars and of the number behind them.
  var columns: Int { drawn + 2 + 2 * NumberText.spelled(most).utf8.count + (step < 1 ? 2 : 0) }

  /// The stars of a column that was clicked; nil right of them.
  package func value(atColumn column: Int) -> Double? {
    guard most <= 10, (0..<drawn).contains(column) else { return nil }
    return min(most, Double(column + 1))
  }

  /// More or fewer stars; none at all is fewer than the first.
  package func moved(_ value: Double?, by steps: Int) -> Double? {
    let moved = min(most, max(0, (value ?? 0) + Double(steps) * step))
    return moved > 0 ? moved : nil
  }
}

internal import AdaptiveCards
internal import Canvas

extension Layouter {
  func factSet(_ set: FactSet, width: Int, _ surroundings: Surroundings) -> Box? {
    let (titles, values) = factTexts(set, on: surroundings.background)
    guard !titles.isEmpty else { return nil }
    let natural = titles.map(\.naturalWidth).max() ?? 0
    // Titles never take more than half of a narrow card.
    let titleWidth = min(natural, Metrics.factTitleColumns, max(1, (width - Metrics.factGap) / 2))
    let valueX = titleWidth + Metrics.factGap
    var boxes: [Box] = []
    var y = 0
    for (title, value) in zip(titles, values) {
      let left = title.lines(width: titleWidth, wrap: true, ellipsis: ellipsis)
      let right = value.lines(width: max(1, width - valueX), wrap: true, ellipsis: ellipsis)
      boxes.append(
        Box(
          origin: Point(x: 0, y: y), size: Size(width: titleWidth, height: left.count),
          content: .lines(left, .left)))
      boxes.append(
        Box(
          origin: Point(x: valueX, y: y), size: Size(width: width - valueX, height: right.count),
          content: .lines(right, .left)))
      y += max(1, left.count, right.count)
    }
    return Box(size: Size(width: width, height: y), children: boxes)
  }

  /// The titles, bold as hosts show them, and the values.
  func factTexts(_ set: FactSet, on background: Color) -> ([StyledText], [StyledText]) {
    let plain = theme.plain(on: background)
    return (
      set.facts.map { markdown($0.title, plain.with(.bold)) },
      set.facts.map { markdown($0.value, plain) }
    )
  }
}

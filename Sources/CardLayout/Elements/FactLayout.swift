internal import AdaptiveCards
internal import Canvas

extension Layouter {
  /// Titles and values in two columns. The titles take what they need, up to the host's greatest
  /// width for them and a share of the width; where less than `Metrics.factValueColumns` were left
  /// for the values, each stands below its title.
  func factSet(_ set: FactSet, width: Int, _ surroundings: Surroundings) -> Box? {
    let (titles, values) = factTexts(set, on: surroundings.background)
    guard !titles.isEmpty else { return nil }
    let titleWidth = Metrics.titleColumns(
      titles, most: Metrics.mostColumns(host.factSet.title), width: width)
    let valueX = titleWidth == 0 ? 0 : titleWidth + metrics.factGap
    let valueNeed = values.map(\.naturalWidth).max() ?? 0
    let isStacked = width - valueX < min(valueNeed, Metrics.factValueColumns)
    let columns =
      isStacked
      ? FactColumns(title: width, valueX: min(2, width - 1), isStacked: true)
      : FactColumns(title: titleWidth, valueX: valueX, isStacked: false)
    var boxes: [Box] = []
    var y = 0
    for (title, value) in zip(titles, values) {
      let left = title.lines(width: columns.title, wrap: true, ellipsis: ellipsis)
      let room = min(width - columns.valueX, Metrics.mostColumns(host.factSet.value))
      let right = value.lines(width: max(1, room), wrap: true, ellipsis: ellipsis)
      let valueY = columns.isStacked ? y + left.count : y
      boxes.append(Box(left, width: columns.title).placed(x: 0, y: y))
      boxes.append(Box(right, width: width - columns.valueX).placed(x: columns.valueX, y: valueY))
      y = max(y + max(1, left.count), valueY + right.count)
    }
    return Box(size: Size(width: width, height: y), children: boxes)
  }

  private struct FactColumns {
    var title: Int
    var valueX: Int
    var isStacked: Bool
  }

  /// The titles and the values, each as the host has them.
  func factTexts(_ set: FactSet, on background: Color) -> ([StyledText], [StyledText]) {
    let title = style(host.factSet.title, on: background)
    let value = style(host.factSet.value, on: background)
    return (
      set.facts.map { markdown($0.title, title) }, set.facts.map { markdown($0.value, value) }
    )
  }
}

extension Metrics {
  /// The columns of titles that stand at the left of something: what they need, but no more than two
  /// fifths of the width; up to a half where that keeps a word whole.
  static func titleColumns(_ titles: [StyledText], most: Int = .max, width: Int) -> Int {
    let natural = min(titles.map(\.naturalWidth).max() ?? 0, most)
    guard natural > width * 2 / 5 else { return natural }
    let word = titles.map(\.longestWord).max() ?? 0
    return min(natural, max(1, width * 2 / 5, min(word, width / 2)))
  }

  /// The fewest columns in which values stand beside their titles.
  static let factValueColumns = 12
}

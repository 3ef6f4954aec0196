internal import AdaptiveCards
internal import Canvas

/// How the columns of a table share its width.
enum TableWidths {
  struct Wish {
    var width: Column.Width
    /// The columns it would take by itself.
    var natural = 0
    /// The columns below which its content cannot be read.
    var least = 1
  }

  /// The cells of each column; nil when some cannot have what they need at least.
  static func share(_ total: Int, among wishes: [Wish]) -> [Int]? {
    let needed = wishes.reduce(0) { $0 + $1.least }
    guard needed <= total else { return nil }
    var widths = ColumnWidths.share(
      total, among: wishes.map { ColumnWidths.Wish($0.width, natural: $0.natural) })
    // Columns that got too little take it from those that have the most to spare.
    var missing = 0
    for index in widths.indices where widths[index] < wishes[index].least {
      missing += wishes[index].least - widths[index]
      widths[index] = wishes[index].least
    }
    let unused = max(0, total - (widths.reduce(0, +) - missing))
    missing -= min(missing, unused)
    while missing > 0 {
      let spare = widths.indices.map { widths[$0] - wishes[$0].least }
      guard let most = spare.max(), most > 0 else { break }
      // The widest are cut down to the next ones, a column at a time between equals.
      for index in widths.indices where missing > 0 && spare[index] == most {
        widths[index] -= 1
        missing -= 1
      }
    }
    return widths
  }
}

extension Layouter {
  /// The columns below which elements cannot be read: their longest word, within bounds.
  func leastWidth(_ elements: [Element]) -> Int {
    elements.map(leastWidth).max() ?? 1
  }

  private func leastWidth(_ element: Element) -> Int {
    guard state.isVisible(element) else { return 1 }
    switch element {
    case .textBlock(let block):
      return word(text(of: block, on: .terminal))
    case .richTextBlock(let block): return word(text(of: block, on: .terminal))
    case .container(let container): return leastWidth(container.items)
    case .columnSet, .table, .carousel, .factSet, .imageSet, .media, .actionSet, .inputText,
      .inputNumber, .inputDate, .inputTime, .inputToggle, .inputChoiceSet, .inputRating,
      .codeBlock, .compoundButton, .chart:
      return min(naturalWidth(element), Metrics.leastWideCell)
    case .image, .rating, .icon, .badge, .progressBar, .progressRing, .unknown:
      return min(naturalWidth(element), Metrics.leastCell)
    }
  }

  /// Words longer than a column should be are broken rather than kept whole.
  private func word(_ text: StyledText) -> Int {
    max(1, min(text.longestWord, Metrics.leastCell))
  }
}

extension Metrics {
  /// The longest word that a column of a table keeps whole at any price.
  static let leastCell = 12
  /// What is more than a text or a picture needs some room.
  static let leastWideCell = 16
}

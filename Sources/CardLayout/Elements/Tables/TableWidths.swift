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

internal import Canvas

/// The vertical axis of a chart: a line with three numbers on it, and the line below the plot.
struct ChartAxis {
  let lowest: Double
  let highest: Double
  let rows: Int
  private let isASCII: Bool

  init(lowest: Double, highest: Double, rows: Int, isASCII: Bool) {
    self.lowest = lowest
    self.highest = highest
    self.rows = rows
    self.isASCII = isASCII
  }

  /// The rows with a number, from the top, and the numbers.
  private var ticks: [(row: Int, text: String)] {
    let hasZero = lowest < 0 && highest > 0
    let middle =
      hasZero
      ? ChartScale.cells(highest / (highest - lowest) * Double(rows), limit: rows) : rows / 2
    let value = { (row: Int) in
      highest - (highest - lowest) * Double(row) / Double(max(1, rows))
    }
    return [(0, value(0)), (middle, value(middle)), (rows, lowest)].map {
      ($0.0, ShortNumber.text($0.1))
    }
  }

  /// The columns of the numbers, a blank and the line.
  var columns: Int { (ticks.map { $0.text.utf8.count }.max() ?? 0) + 2 }

  /// Draws the axis at the left of a plot whose last row is the line below.
  func draw(on plot: inout Plot, width: Int, number: Style, line: Style) {
    let x = columns - 1
    let (bar, tick, corner, across):
      (Unicode.Scalar, Unicode.Scalar, Unicode.Scalar, Unicode.Scalar) =
        isASCII ? ("|", "+", "+", "-") : ("│", "┤", "└", "─")
    for row in 0..<rows { plot.put(bar, x: x, y: row, style: line) }
    for column in columns..<max(columns, columns + width) {
      plot.put(across, x: column, y: rows, style: line)
    }
    plot.put(corner, x: x, y: rows, style: line)
    for (row, text) in ticks {
      if row < rows { plot.put(tick, x: x, y: row, style: line) }
      plot.write(text, x: x - 1 - text.utf8.count, y: row, style: number)
    }
  }
}

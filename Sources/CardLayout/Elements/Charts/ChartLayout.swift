internal import AdaptiveCards
internal import Canvas

extension Layouter {
  /// A chart in cells: its title, the chart, and a legend where colours stand for names.
  ///
  /// A title is shown whenever there is one: in a terminal it is what the chart is called, too
  /// (Teams shows it only with `showTitle`).
  func chart(_ chart: Chart, width: Int, _ surroundings: Surroundings) -> Box? {
    let widest = chart.maxWidth.map { Metrics.columns(pixels: $0) } ?? Metrics.widestChart
    let columns = min(width, max(Metrics.narrowestChart, min(widest, Metrics.widestChart)))
    let look = ChartLook(chart, theme, surroundings)
    guard let drawn = drawing(of: chart, look, width: columns) else { return nil }
    var stack = Stack(width: columns)
    if let title = chart.title, !title.isEmpty {
      let lines = StyledText(SafeText(title), style: look.text.with(.bold))
        .lines(width: columns, wrap: true, ellipsis: ellipsis)
      stack.add(Box(lines, width: columns), rowsAbove: 0)
    }
    stack.add(drawn, rowsAbove: 0)
    return aligned(stack.box, chart.horizontalAlignment, width: width, surroundings)
  }

  private func drawing(of chart: Chart, _ look: ChartLook, width: Int) -> Box? {
    switch chart.kind {
    case .donut, .pie: SliceChart(chart, look).box(width: width)
    case .horizontalBar: BarChart(chart, look).box(width: width)
    case .horizontalBarStacked: BarChart(chart, look).stackedBox(width: width)
    case .verticalBar:
      ColumnChart(chart, look, [ChartSeries(name: .empty, values: ChartReading.values(chart.data))])
        .box(width: width)
    case .verticalBarGrouped:
      ColumnChart(chart, look, ChartReading.series(chart.data)).box(width: width)
    case .line: LineChart(chart, look).box(width: width)
    case .gauge: GaugeChart(chart, look).box(width: width)
    }
  }
}

extension Metrics {
  /// Wider charts are not read better.
  static let widestChart = 100
  /// Whatever `maxWidth` says: a chart of fewer columns shows nothing.
  static let narrowestChart = 20
  /// What a chart wants of a column that may be as wide as it likes.
  static let usualChart = 44
  /// The rows of a chart with two axes.
  static let chartRows = 8
  /// More bars than these are not looked at; how many are left out is said.
  static let mostBars = 100
}

extension ChartLook {
  /// A plot with the names below it. Both stay as they are in a card that is read from right to
  /// left: an axis of numbers is not mirrored; only the names are put into their visual order.
  func plot(_ plot: Plot, names: [Box], width: Int) -> Box {
    let drawing = Box(size: plot.size, content: .drawing(plot.lines))
    let height = names.map(\.size.height).max() ?? 0
    var all = Box(
      size: Size(width: min(width, plot.size.width), height: plot.size.height + height),
      children: [drawing])
    all.children += names.map { name in
      var name = name.placed(x: name.origin.x, y: plot.size.height)
      if isRightToLeft, case .lines(let lines, let placement)? = name.content {
        name.content = .lines(lines.map(\.rightToLeft), placement)
      }
      return name
    }
    all.isDirected = true
    return all
  }
}

extension Box {
  /// Boxes of a chart one below the other.
  static func column(_ boxes: [Box], width: Int) -> Box? {
    var stack = Stack(width: width)
    for box in boxes where box.size.height > 0 { stack.add(box, rowsAbove: 0) }
    return stack.height > 0 ? stack.box : nil
  }
}

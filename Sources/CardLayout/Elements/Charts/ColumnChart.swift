internal import AdaptiveCards
internal import Canvas

/// Bars upwards, one or several a place. Where their names have no room below them, the same
/// numbers are drawn as bars to the right.
struct ColumnChart {
  private let chart: Chart
  private let look: ChartLook
  private let series: [ChartSeries]
  /// What stands below the bars.
  private let names: [SafeText]
  /// The numbers of each series at each of the names.
  private let numbers: [[Double?]]

  init(_ chart: Chart, _ look: ChartLook, _ series: [ChartSeries]) {
    self.chart = chart
    self.look = look
    self.series = Array(series.prefix(Metrics.mostBars))
    var order = NameOrder()
    var numbers: [[Double?]] = []
    for one in self.series {
      var row: [Double?] = []
      for value in one.values.prefix(Metrics.mostBars) {
        let place = order.place(of: value.name)
        while row.count <= place { row.append(nil) }
        row[place] = value.value
      }
      numbers.append(row)
    }
    names = order.entries.map(\.name)
    let count = names.count
    self.numbers = numbers.map { row in
      row + Array(repeating: nil, count: max(0, count - row.count))
    }
  }

  func box(width: Int) -> Box? {
    guard !names.isEmpty else { return nil }
    let ends = self.ends
    let axis = ChartAxis(
      lowest: ends.low, highest: ends.high, rows: Metrics.chartRows, isASCII: look.isASCII)
    guard let slots = slots(width: width - axis.columns) else { return rows(width: width) }
    var plot = Plot(
      size: Size(width: axis.columns + slots.total, height: Metrics.chartRows + 1), style: look.text
    )
    axis.draw(on: &plot, width: slots.total, number: look.dim, line: look.dim)
    for place in names.indices {
      draw(place, at: axis.columns + slots.x(of: place), slots, axis, on: &plot)
    }
    return Box.column(
      [
        look.axisTitle(chart.yAxisTitle, width: width),
        look.plot(
          plot, names: labels(slots, x: axis.columns, width: plot.size.width), width: width),
        look.axisTitle(chart.xAxisTitle, width: min(width, plot.size.width), .center),
        legend(width: width),
      ], width: width)
  }

  // MARK: The scale

  private var ends: (low: Double, high: Double) {
    var (low, high) = (0.0, 0.0)
    for place in names.indices {
      let values = numbers.compactMap { $0[place] }
      if chart.stacked {
        high = max(high, values.reduce(0) { $0 + max(0, $1) })
        low = min(low, values.reduce(0) { $0 + min(0, $1) })
      } else {
        high = max(high, values.max() ?? 0)
        low = min(low, values.min() ?? 0)
      }
    }
    // The line of zero lies between two rows, so that bars can stand on it and hang from it.
    if low < 0, high > 0 { return ChartScale.ends(low: low, high: high, rows: Metrics.chartRows) }
    let top = chart.yMax.flatMap { $0.isFinite && $0 >= high ? $0 : nil }
    let bottom = chart.yMin.flatMap { $0.isFinite && $0 <= least(below: low) ? $0 : nil }
    return (
      bottom ?? (low < 0 ? -ChartScale.end(above: -low) : 0),
      top ?? (high > 0 ? ChartScale.end(above: high) : low < 0 ? 0 : 1)
    )
  }

  /// How high an axis may begin: at the shortest bar, where no part of a bar is another's end.
  private func least(below low: Double) -> Double {
    chart.stacked || low < 0 ? low : numbers.joined().compactMap { $0 }.min() ?? 0
  }

  // MARK: The places

  private struct Slots {
    var count: Int
    var slot: Int
    var bar: Int
    var bars: Int

    var total: Int { count * slot }
    /// Where the bars of a place begin: in its middle.
    func x(of place: Int) -> Int { place * slot + (slot - bar * bars + 1) / 2 }
  }

  /// nil when bars or names have no room.
  private func slots(width: Int) -> Slots? {
    let bars = chart.stacked ? 1 : series.count
    let words = names.map { StyledText($0, style: look.text) }
    let word = words.map(\.longestWord).max() ?? 0
    let slot = min(width / names.count, max(bars * 8 + 2, word + 2))
    guard slot >= word + 1 || (slot >= bars && areEvenlyNamed) else { return nil }
    let bar = max(1, (slot - 1) / bars)
    guard bar * bars <= slot else { return nil }
    return Slots(count: names.count, slot: slot, bar: min(bar, 8), bars: bars)
  }

  /// Numbers in a row, such as hours: not each of them has to be written.
  private var areEvenlyNamed: Bool {
    names.count > 12 && series.allSatisfy { $0.values.allSatisfy { $0.place != nil } }
  }

  private func draw(
    _ place: Int, at x: Int, _ slots: Slots, _ axis: ChartAxis, on plot: inout Plot
  ) {
    var (above, below) = (0.0, 0.0)
    for (index, values) in numbers.enumerated() {
      guard let value = values[place] else { continue }
      let base = chart.stacked ? (value >= 0 ? above : below) : max(0, axis.lowest)
      let end = chart.stacked ? base + value : value
      let color =
        series[index].color ?? series[index].values.first { $0.name == names[place] }?.color
      let style = look.style(color ?? chart.color, series.count > 1 ? index : 0)
      let left = x + (chart.stacked ? 0 : index * slots.bar)
      for column in 0..<slots.bar {
        bar(from: base, to: end, x: left + column, index, style, axis, on: &plot)
      }
      if chart.showBarValues, !chart.stacked {
        write(
          value, x: left, width: slots.bars == 1 ? slots.slot : slots.bar, slots, axis, on: &plot)
      }
      if value >= 0 { above += value } else { below += value }
    }
  }

  private func bar(
    from base: Double, to end: Double, x: Int, _ index: Int, _ style: Style, _ axis: ChartAxis,
    on plot: inout Plot
  ) {
    let unit = (axis.highest - axis.lowest) / Double(axis.rows)
    guard unit > 0 else { return }
    let (low, high) = (min(base, end), max(base, end))
    for row in 0..<axis.rows {
      let bottom = axis.highest - unit * Double(row + 1)
      let covered = min(high, bottom + unit) - max(low, bottom)
      let eighths = ChartScale.cells(covered / unit * 8, limit: 8)
      // A cell can only be filled from below: what hangs from above is half a cell or none.
      let hangs = end < base && high >= bottom + unit && eighths < 8
      let scalar =
        hangs ? (eighths >= 4 ? look.fill(index) : nil) : look.endUp(eighths, index)
      if let scalar {
        plot.put(scalar, x: x, y: row, style: eighths == 8 ? look.solid(style) : style)
      }
    }
  }

  /// The number on top of a bar, where it does not hide another.
  private func write(
    _ value: Double, x: Int, width: Int, _ slots: Slots, _ axis: ChartAxis, on plot: inout Plot
  ) {
    let text = ShortNumber.text(value)
    let unit = (axis.highest - axis.lowest) / Double(axis.rows)
    guard text.utf8.count <= width, unit > 0, value >= 0 else { return }
    let top =
      axis.rows - ChartScale.cells(((value - axis.lowest) / unit).rounded(.up), limit: axis.rows)
    let start = x + (slots.bar - text.utf8.count) / 2
    // A bar that reaches the top has its number inside of it.
    guard top > 0, (0..<text.utf8.count).allSatisfy({ plot.isBlank(x: start + $0, y: top - 1) })
    else { return }
    plot.write(text, x: start, y: top - 1, style: look.text)
  }

  // MARK: What stands around

  /// The names below their bars; of many numbers only those that have room.
  private func labels(_ slots: Slots, x: Int, width: Int) -> [Box] {
    var boxes: [Box] = []
    var free = 0
    for (place, name) in names.enumerated() {
      let text = StyledText(name, style: look.text)
      let bars = slots.bar * slots.bars
      if text.longestWord < slots.slot {
        // Below the bars, and as wide as them unless it has to be wider.
        let isNarrow = text.longestWord <= bars && name.width <= 2 * bars
        let start = isNarrow ? slots.x(of: place) : place * slots.slot
        let room = isNarrow ? bars : slots.slot - 1
        let lines = text.lines(width: room, wrap: true, maxLines: 3, ellipsis: look.ellipsis)
        boxes.append(Box(lines, width: room, .center).placed(x: x + start, y: 0))
        continue
      }
      let start = place * slots.slot
      guard start >= free, x + start + name.width <= width else { continue }
      boxes.append(Box([TextLine(name, look.text)]).placed(x: x + start, y: 0))
      free = start + name.width + 1
    }
    return boxes
  }

  private func legend(width: Int) -> Box {
    guard chart.showLegend, series.count > 1 else { return Box(size: .zero) }
    return Box(
      look.legend(
        series.enumerated().map {
          ($1.name, look.style($1.color ?? chart.color, $0), look.mark($0))
        },
        width: width), width: width)
  }

  /// The same numbers as bars to the right.
  private func rows(width: Int) -> Box? {
    let largest = numbers.joined().reduce(0) { max($0, abs($1 ?? 0)) }
    var rows: [BarRows.Row] = []
    for (place, name) in names.enumerated() {
      for (index, values) in numbers.enumerated() {
        guard let value = values[place] else { continue }
        let color =
          series[index].color ?? series[index].values.first { $0.name == name }?.color
        let isFirst = index == numbers.firstIndex { $0[place] != nil }
        rows.append(
          BarRows.Row(
            name: isFirst ? name : .empty,
            parts: [
              BarRows.Part(
                value: value, style: look.style(color ?? chart.color, series.count > 1 ? index : 0),
                index: index)
            ], number: SafeText(ShortNumber.text(value))))
      }
    }
    return Box.column(
      [
        look.axisTitle(chart.yAxisTitle, width: width),
        BarRows(look: look, whole: largest).box(rows, width: width),
        look.axisTitle(chart.xAxisTitle, width: width), legend(width: width),
      ], width: width)
  }
}

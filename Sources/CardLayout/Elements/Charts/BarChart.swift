internal import AdaptiveCards
internal import Canvas

/// Bars from left to right, of one part or of several.
struct BarChart {
  let chart: Chart
  let look: ChartLook

  init(_ chart: Chart, _ look: ChartLook) {
    self.chart = chart
    self.look = look
  }

  func box(width: Int) -> Box? {
    let values = ChartReading.values(chart.data)
    guard !values.isEmpty else { return nil }
    let largest = values.reduce(0) { max($0, abs($1.value)) }
    let isPart = chart.displayMode == .partToWhole
    let total = values.reduce(0) { $0 + max(0, $1.value) }
    let rows = values.prefix(Metrics.mostBars).map { value in
      BarRows.Row(
        name: value.name,
        parts: [
          BarRows.Part(
            value: value.value, style: look.style(value.color ?? chart.color, 0), index: 0)
        ],
        number: SafeText(
          isPart && total > 0
            ? ShortNumber.percent(value.value / total) : ShortNumber.text(value.value)))
    }
    let bars = BarRows(look: look, whole: isPart ? total : largest).box(rows, width: width)
    return Box.column(
      [look.axisTitle(chart.yAxisTitle, width: width), bars]
        + [
          look.leftOut(values.count - rows.count, width: width),
          look.axisTitle(chart.xAxisTitle, width: width),
        ], width: width)
  }

  func stackedBox(width: Int) -> Box? {
    let all = ChartReading.series(chart.data)
    guard !all.isEmpty else { return nil }
    let series = all.prefix(Metrics.mostBars)
    var names = NameOrder()
    let largest = series.map(total).max() ?? 0
    let isPart = chart.displayMode == .partToWhole
    let rows = series.map { bar in
      let sum = total(bar)
      let parts = bar.values.prefix(Metrics.mostBars).map { value in
        let index = names.place(of: value.name, color: value.color)
        return BarRows.Part(
          // As part of a whole every bar reaches from side to side.
          value: isPart ? (sum > 0 ? abs(value.value) / sum : 0) : value.value,
          style: look.style(value.color, index), index: index)
      }
      return BarRows.Row(
        name: bar.name, parts: Array(parts), number: SafeText(ShortNumber.text(sum)))
    }
    let bars = BarRows(look: look, whole: isPart ? 1 : largest).box(rows, width: width)
    let legend =
      chart.showLegend
      ? look.legend(
        names.entries.enumerated().map { ($1.name, look.style($1.color, $0), look.mark($0)) },
        width: width) : []
    return Box.column(
      [
        look.axisTitle(chart.yAxisTitle, width: width), bars,
        look.leftOut(all.count - series.count, width: width),
        look.axisTitle(chart.xAxisTitle, width: width), Box(legend, width: width),
      ], width: width)
  }

  private func total(_ bar: ChartSeries) -> Double { bar.values.reduce(0) { $0 + abs($1.value) } }
}

/// Names in the order in which they came, each once.
struct NameOrder {
  private(set) var entries: [(name: SafeText, color: String?)] = []
  private var places: [String: Int] = [:]

  mutating func place(of name: SafeText, color: String? = nil) -> Int {
    if let place = places[name.string] { return place }
    places[name.string] = entries.count
    entries.append((name, color))
    return entries.count - 1
  }
}

extension ChartLook {
  /// What an axis is called, dim; no row when it is not called anything.
  func axisTitle(
    _ title: String?, width: Int, _ placement: Box.HorizontalPlacement = .left
  ) -> Box {
    guard let title, !title.isEmpty else { return Box(size: .zero) }
    return Box(
      StyledText(SafeText(title, .strict), style: dim)
        .lines(width: width, wrap: true, ellipsis: ellipsis), width: width, placement)
  }
}

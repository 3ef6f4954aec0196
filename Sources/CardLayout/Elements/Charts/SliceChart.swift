internal import AdaptiveCards
internal import Canvas

/// A pie or a donut: shares of a whole as bars with their percentage, as rings have no room in cells.
struct SliceChart {
  let chart: Chart
  let look: ChartLook

  init(_ chart: Chart, _ look: ChartLook) {
    self.chart = chart
    self.look = look
  }

  func box(width: Int) -> Box? {
    let slices = ChartReading.values(chart.data).filter { $0.value > 0 || !$0.name.isEmpty }
    let middle = ChartReading.text(chart.value)
    guard !slices.isEmpty || !middle.isEmpty else { return nil }
    let total = slices.reduce(0) { $0 + max(0, $1.value) }
    // Values that are percentages already are not written twice.
    let arePercent = abs(total - 100) < 0.5
    let largest = slices.map(\.value).max() ?? 0
    let rows = slices.prefix(Metrics.mostBars).enumerated().map { index, slice in
      let value = max(0, slice.value)
      let share = ShortNumber.percent(total > 0 ? value / total : 0)
      let number = arePercent ? share : ShortNumber.text(value) + "  " + padded(share)
      return BarRows.Row(
        name: slice.name,
        parts: [
          BarRows.Part(value: value, style: look.style(slice.color ?? chart.color, index), index: 0)
        ],
        number: SafeText(number))
    }
    var boxes: [Box] = []
    if !middle.isEmpty {
      var style = look.text.with(.bold)
      if let name = chart.valueColor { style.foreground = look.colors.color(name, 0) }
      boxes.append(
        Box(
          StyledText(middle, style: style).lines(width: width, wrap: true, ellipsis: look.ellipsis),
          width: width))
    }
    boxes.append(BarRows(look: look, whole: largest).box(rows, width: width))
    boxes.append(look.leftOut(slices.count - rows.count, width: width))
    return Box.column(boxes, width: width)
  }

  private func padded(_ percent: String) -> String {
    String(repeating: " ", count: max(0, 4 - percent.utf8.count)) + percent
  }
}

extension ChartLook {
  /// Says how many bars are not shown.
  func leftOut(_ count: Int, width: Int) -> Box {
    guard count > 0 else { return Box(size: .zero) }
    return Box(
      StyledText(SafeText("\(count) more"), style: dim).lines(width: width, wrap: true),
      width: width)
  }
}

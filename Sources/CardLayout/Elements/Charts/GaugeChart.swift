internal import AdaptiveCards
internal import Canvas

/// A gauge: a bar of its parts, and a mark below it where the value stands.
struct GaugeChart {
  private let chart: Chart
  private let look: ChartLook
  private let value: Double
  private let lowest: Double
  private let highest: Double
  private let segments: [ChartValue]

  init(_ chart: Chart, _ look: ChartLook) {
    self.chart = chart
    self.look = look
    segments = ChartReading.values(chart.segments ?? chart.data).filter { $0.value > 0 }
    lowest = chart.min.flatMap { $0.isFinite ? $0 : nil } ?? 0
    let sum = segments.reduce(0) { $0 + $1.value }
    // Without an end the parts say where it is.
    let end = chart.max.flatMap { $0.isFinite ? $0 : nil } ?? lowest + (sum > 0 ? sum : 100)
    highest = max(end, lowest)
    value = ChartReading.number(chart.value) ?? 0
  }

  private var part: Double {
    highest > lowest ? min(max((value - lowest) / (highest - lowest), 0), 1) : 0
  }

  func box(width: Int) -> Box? {
    Box.column(
      [number(width: width)]
        + [
          Box(size: Size(width: width, height: 1), content: .drawing([bar(width: width)])),
          below(width: width),
          Box(legend(width: width), width: width),
        ], width: width)
  }

  /// `72%  of capacity`
  private func number(width: Int) -> Box {
    let number =
      switch chart.valueFormat {
      case .percentage: ShortNumber.percent(part)
      case .fraction: ShortNumber.text(value) + "/" + ShortNumber.text(highest)
      }
    var runs = [StyledText.Run(SafeText(number), style: look.text.with(.bold))]
    if let label = chart.subLabel, !label.isEmpty {
      runs.append(StyledText.Run(SafeText("  " + label, .strict), style: look.dim))
    }
    return Box(
      StyledText(runs).lines(width: width, wrap: true, ellipsis: look.ellipsis), width: width)
  }

  /// The parts side by side; a gauge without parts is filled up to its value.
  private func bar(width: Int) -> TextLine {
    guard !segments.isEmpty else {
      let done = ChartScale.cells(part * Double(width), limit: width)
      return TextLine([
        StyledText.Run(
          SafeText(look.fill(0), times: done), style: look.solid(look.style(chart.color, 0))),
        StyledText.Run(
          SafeText(look.isASCII ? "-" : "░", times: width - done), style: look.dim),
      ])
    }
    let whole = segments.reduce(0) { $0 + $1.value }
    var runs: [StyledText.Run] = []
    var sum = 0.0
    var used = 0
    for (index, segment) in segments.prefix(Metrics.mostBars).enumerated() {
      sum += segment.value
      let end = ChartScale.cells(sum / whole * Double(width), limit: width)
      runs.append(
        StyledText.Run(
          SafeText(look.fill(index), times: end - used),
          style: look.solid(look.style(segment.color, index))))
      used = max(used, end)
    }
    return TextLine(runs.filter { !$0.text.isEmpty })
  }

  /// The ends of the gauge, and between them the mark where they leave room for it.
  private func below(width: Int) -> Box {
    var plot = Plot(size: Size(width: width, height: 1), style: look.text)
    if chart.showMinMax {
      let end = ShortNumber.text(highest)
      plot.write(ShortNumber.text(lowest), x: 0, y: 0, style: look.dim)
      plot.write(end, x: width - end.utf8.count, y: 0, style: look.dim)
    }
    if chart.showNeedle {
      let x = min(width - 1, ChartScale.cells(part * Double(width - 1), limit: width - 1))
      plot.put(look.isASCII ? "^" : "▲", x: x, y: 0, style: look.text.with(.bold))
    }
    guard chart.showMinMax || chart.showNeedle else { return Box(size: .zero) }
    return Box(size: plot.size, content: .drawing(plot.lines))
  }

  private func legend(width: Int) -> [TextLine] {
    guard chart.showLegend else { return [] }
    return look.legend(
      segments.enumerated().map { ($1.name, look.style($1.color, $0), look.mark($0)) },
      width: width)
  }
}

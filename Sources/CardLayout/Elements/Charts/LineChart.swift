internal import AdaptiveCards
internal import Canvas

/// Lines through points. Each line has characters of its own - light, heavy, double - so that they
/// are told apart without colours.
struct LineChart {
  private let chart: Chart
  private let look: ChartLook
  private let series: [ChartSeries]
  /// Names of places in their order, where they are no numbers.
  private let names: [SafeText]
  /// The points of each series as place (0 to 1) and value, from left to right.
  private let points: [[(x: Double, y: Double)]]

  init(_ chart: Chart, _ look: ChartLook) {
    self.chart = chart
    self.look = look
    series = ChartReading.series(chart.data).filter { !$0.values.isEmpty }
    let all = series.flatMap(\.values)
    var order = NameOrder()
    if all.allSatisfy({ $0.place != nil }) {
      let places = all.compactMap(\.place)
      let (first, last) = (places.min() ?? 0, places.max() ?? 0)
      let span = last - first
      points = series.map { one in
        one.values.map { (span > 0 ? (($0.place ?? first) - first) / span : 0, $0.value) }
          .sorted { $0.0 < $1.0 }
      }
      names = first == last ? [Self.name(first)] : [Self.name(first), Self.name(last)]
    } else {
      let indexes = series.map { one in one.values.map { (order.place(of: $0.name), $0.value) } }
      let steps = Double(max(1, order.entries.count - 1))
      points = indexes.map { one in
        one.map { (Double($0.0) / steps, $0.1) }.sorted { $0.0 < $1.0 }
      }
      names = order.entries.map(\.name)
    }
  }

  private static func name(_ number: Double) -> SafeText { SafeText(ShortNumber.text(number)) }

  func box(width: Int) -> Box? {
    guard !series.isEmpty else { return nil }
    let axis = self.axis
    let columns = max(2, width - axis.columns)
    guard width >= axis.columns + 4 else { return nil }
    var plot = Plot(
      size: Size(width: axis.columns + columns, height: axis.rows + 1), style: look.text)
    axis.draw(on: &plot, width: columns, number: look.dim, line: look.dim)
    // The first line is drawn last: it is the one that matters most.
    for index in series.indices.reversed() {
      draw(index, columns: columns, axis, on: &plot)
    }
    return Box.column(
      [
        look.axisTitle(chart.yAxisTitle, width: width),
        look.plot(plot, names: labels(x: axis.columns, columns: columns), width: width),
        look.axisTitle(chart.xAxisTitle, width: width, .center), legend(width: width),
      ], width: width)
  }

  private var axis: ChartAxis {
    let values = points.joined().map(\.y)
    let (least, most) = (values.min() ?? 0, values.max() ?? 0)
    let low =
      chart.yMin.flatMap { $0.isFinite && $0 <= least ? $0 : nil }
      ?? (least < 0 ? -ChartScale.end(above: -least) : 0)
    let high =
      chart.yMax.flatMap { $0.isFinite && $0 >= most && $0 > low ? $0 : nil }
      ?? (most > 0 ? ChartScale.end(above: most) : low < 0 ? 0 : 1)
    return ChartAxis(
      lowest: low, highest: high, rows: Metrics.chartRows, isASCII: look.isASCII)
  }

  // MARK: A line

  private func draw(_ index: Int, columns: Int, _ axis: ChartAxis, on plot: inout Plot) {
    let line = points[index]
    guard let first = line.first, let last = line.last else { return }
    let pen = LinePen(index, isASCII: look.isASCII)
    let style = look.style(series[index].color ?? chart.color, index)
    let steps = Double(columns - 1)
    let start = ChartScale.cells(first.x * steps, limit: columns - 1)
    let end = ChartScale.cells(last.x * steps, limit: columns - 1)
    var next = 0
    var before: Int?
    for column in start...max(start, end) {
      let x = Double(column) / steps
      while next + 1 < line.count, line[next + 1].x < x { next += 1 }
      let y = row(of: value(at: x, line, next), axis)
      pen.draw(
        from: before ?? y, to: y, x: axis.columns + column, on: &plot, style: style)
      before = y
    }
  }

  /// The value between two points, on the straight line between them.
  private func value(at x: Double, _ line: [(x: Double, y: Double)], _ place: Int) -> Double {
    let one = line[place]
    guard place + 1 < line.count, x > one.x else { return one.y }
    let other = line[place + 1]
    guard other.x > one.x else { return other.y }
    let part = min(1, (x - one.x) / (other.x - one.x))
    return one.y + (other.y - one.y) * part
  }

  private func row(of value: Double, _ axis: ChartAxis) -> Int {
    let part = (value - axis.lowest) / max(axis.highest - axis.lowest, .leastNonzeroMagnitude)
    return axis.rows - 1 - ChartScale.cells(part * Double(axis.rows - 1), limit: axis.rows - 1)
  }

  // MARK: What stands around

  /// The first and the last name, and those between that have room.
  private func labels(x: Int, columns: Int) -> [Box] {
    let steps = max(1, names.count - 1)
    var boxes: [Box] = []
    var free = 0
    let lastStart = names.last.map { max(0, columns - $0.width) } ?? 0
    for (place, name) in names.enumerated() {
      let isEnd = place == names.count - 1 && place > 0
      let middle = place * (columns - 1) / steps - name.width / 2
      let start = isEnd ? lastStart : max(0, middle)
      guard start >= free, isEnd || place == 0 || start + name.width + 1 < lastStart else {
        continue
      }
      let shown = name.truncated(to: max(1, columns - start), ellipsis: look.ellipsis)
      boxes.append(Box([TextLine(shown, look.text)]).placed(x: x + start, y: 0))
      free = start + name.width + 2
    }
    return boxes
  }

  /// Names and last values: a line is looked at for where it is now.
  private func legend(width: Int) -> Box {
    guard chart.showLegend else { return Box(size: .zero) }
    return Box(
      look.legend(
        series.enumerated().map { index, one in
          let last = points[index].last.map { " " + ShortNumber.text($0.y) } ?? ""
          return (
            one.name.isEmpty ? .empty : one.name + SafeText(last),
            look.style(one.color ?? chart.color, index),
            LinePen(index, isASCII: look.isASCII).mark
          )
        }, width: width), width: width)
  }
}

/// The characters that a line is drawn with.
struct LinePen {
  private let across: Unicode.Scalar
  private let down: Unicode.Scalar
  /// Corners as a frame has them: top left, top right, bottom left, bottom right.
  private let corners: [Unicode.Scalar]
  let mark: SafeText

  init(_ index: Int, isASCII: Bool) {
    if isASCII {
      let mark = (["*", "o", "+", "x"] as [Unicode.Scalar])[index % 4]
      (across, down) = (mark, mark)
      corners = [mark, mark, mark, mark]
    } else {
      let pens: [(Unicode.Scalar, Unicode.Scalar, [Unicode.Scalar])] = [
        ("─", "│", ["╭", "╮", "╰", "╯"]), ("━", "┃", ["┏", "┓", "┗", "┛"]),
        ("═", "║", ["╔", "╗", "╚", "╝"]), ("╌", "╎", ["┌", "┐", "└", "┘"]),
      ]
      (across, down, corners) = pens[index % pens.count]
    }
    mark = SafeText(across, times: isASCII ? 1 : 2)
  }

  /// Draws one column of the line, which comes from one row and goes on in another.
  func draw(from: Int, to: Int, x: Int, on plot: inout Plot, style: Style) {
    guard from != to else {
      plot.put(across, x: x, y: to, style: style)
      return
    }
    for y in (min(from, to) + 1)..<max(from, to) { plot.put(down, x: x, y: y, style: style) }
    let isRising = to < from
    plot.put(isRising ? corners[3] : corners[1], x: x, y: from, style: style)
    plot.put(isRising ? corners[0] : corners[2], x: x, y: to, style: style)
  }
}

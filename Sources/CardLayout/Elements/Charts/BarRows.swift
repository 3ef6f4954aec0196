internal import Canvas

/// Bars from left to right, a row each: a name, the bar, its number.
struct BarRows {
  struct Part {
    var value: Double
    var style: Style
    /// Which fill it has.
    var index: Int
  }

  struct Row {
    var name: SafeText
    var parts: [Part]
    var number: SafeText
  }

  let look: ChartLook
  /// The length of a bar that reaches from side to side.
  let whole: Double

  func box(_ rows: [Row], width: Int) -> Box {
    let names = rows.map { StyledText($0.name, style: look.text) }
    let nameWidth = Metrics.titleColumns(names, width: width)
    let numberWidth = rows.map(\.number.width).max() ?? 0
    let barX = nameWidth == 0 ? 0 : nameWidth + 2
    let barWidth = width - barX - numberWidth - 2
    var boxes: [Box] = []
    var y = 0
    for (row, name) in zip(rows, names) {
      let lines = name.lines(
        width: max(1, nameWidth), wrap: true, ellipsis: look.ellipsis)
      if !lines.isEmpty { boxes.append(Box(lines, width: nameWidth).placed(x: 0, y: y)) }
      // A bar of a few cells says nothing: then the numbers do.
      if barWidth >= Self.shortestBar {
        let bar = bar(row.parts, width: barWidth)
        boxes.append(
          Box(
            origin: Point(x: barX, y: y), size: Size(width: barWidth, height: 1),
            content: .drawing([bar])))
      }
      boxes.append(
        Box([TextLine(row.number, look.text)], width: numberWidth, .right)
          .placed(x: max(barX, width - numberWidth), y: y))
      y += max(1, lines.count)
    }
    return Box(size: Size(width: width, height: y), children: boxes)
  }

  private static let shortestBar = 4

  /// The parts one after the other, each from the eighth of a cell where the one before ended.
  private func bar(_ parts: [Part], width: Int) -> TextLine {
    guard whole > 0 else { return TextLine(runs: [], width: 0) }
    var runs: [StyledText.Run] = []
    var used = 0
    var sum = 0.0
    for (place, part) in parts.enumerated() {
      sum += abs(part.value)
      let eighths = ChartScale.cells(sum / whole * Double(8 * width), limit: 8 * width)
      // Two colours do not share a cell: only the last part may end within one.
      let end = place == parts.count - 1 ? eighths : (eighths + 4) / 8 * 8
      // What is there is seen.
      let seen = part.value == 0 ? used : used + (end == eighths ? 1 : 8)
      let to = min(max(end, seen), 8 * width)
      let cells = SafeText(look.fill(part.index), times: (to - used) / 8)
      runs.append(StyledText.Run(cells, style: look.solid(part.style)))
      if let rest = look.endRight((to - used) % 8, part.index) {
        runs.append(StyledText.Run(SafeText(rest, times: 1), style: part.style))
      }
      used = max(used, to)
    }
    runs.removeAll { $0.text.isEmpty }
    return look.isRightToLeft ? look.fromRight(TextLine(runs), width: width) : TextLine(runs)
  }
}

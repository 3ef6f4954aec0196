internal import AdaptiveCards
internal import Canvas

extension Layouter {
  /// A table too wide for its room: each row is a block, a line a cell, headings at the left.
  func folded(_ plan: TablePlan, width: Int, _ surroundings: Surroundings) -> Box? {
    let header = plan.rows.first { $0.isHeader }
    let titles = (0..<plan.columns).map { column in
      header?.cells[column].map { heading($0, on: surroundings.background) } ?? StyledText()
    }
    let titleWidth = Metrics.titleColumns(titles, width: width)
    let valueX = titleWidth == 0 ? 0 : min(titleWidth + Metrics.factGap, max(0, width - 1))
    var stack = Stack(width: width)
    // A table of nothing but headings still shows them.
    let rows = plan.rows.contains { !$0.isHeader } ? plan.rows.filter { !$0.isHeader } : plan.rows
    for row in rows {
      var block = Stack(width: width)
      for (column, cell) in row.cells.enumerated() {
        guard let cell else { continue }
        var line = foldedCell(
          cell.items, of: row, column, title: row.isHeader ? StyledText() : titles[column],
          titleWidth: titleWidth, x: row.isHeader ? 0 : valueX, width: width, surroundings)
        guard line.size.height > 0 else { continue }
        let container = row.row.cells[column].container
        line.node = Box.Node(
          path: container.common.path, type: "TableCell", id: container.common.id)
        block.add(selectable(line, container.selectAction), rowsAbove: 0)
      }
      guard block.height > 0 else { continue }
      var box = block.box
      box.node = Box.Node(path: row.row.common.path, type: "TableRow", id: row.row.common.id)
      stack.add(
        box, rowsAbove: 1,
        separator: plan.table.showGridLines ? theme.line(on: surroundings.background) : nil)
    }
    return stack.height > 0 ? stack.box : nil
  }

  private func foldedCell(
    _ items: [Element], of row: TablePlan.Row, _ column: Int, title: StyledText, titleWidth: Int,
    x: Int, width: Int, _ surroundings: Surroundings
  ) -> Box {
    var inCell = inside(row.row.cells[column].container.style, inside(row.row.style, surroundings))
    // Beside its heading a value begins where all of them begin.
    inCell.horizontalAlignment = surroundings.horizontalAlignment
    let content = stacked(items.map(Self.startingLeft), width: max(1, width - x), inCell)
    guard content.size.height > 0 else { return content }
    let lines = title.lines(width: max(1, titleWidth), wrap: true, ellipsis: ellipsis)
    return Box(
      size: Size(width: width, height: max(content.size.height, lines.count)),
      children: (lines.isEmpty ? [] : [Box(lines, width: titleWidth)])
        + [content.placed(x: x, y: 0)])
  }

  private static func startingLeft(_ item: Element) -> Element {
    guard case .textBlock(var block) = item else { return item }
    block.horizontalAlignment = nil
    // There is room below for what a column would have cut.
    block.wrap = true
    return .textBlock(block)
  }

  /// The words of a heading, one after the other.
  private func heading(_ cell: TablePlan.Cell, on background: Color) -> StyledText {
    var runs: [StyledText.Run] = []
    for item in cell.items where shows(item.common) {
      let text: StyledText
      switch item {
      case .textBlock(let block): text = CardText.joined(paragraphs(of: block, on: background))
      case .richTextBlock(let block): text = self.text(of: block, on: background)
      case .container, .columnSet, .table, .carousel, .factSet, .image, .imageSet, .media,
        .actionSet, .inputText, .inputNumber, .inputDate, .inputTime, .inputToggle,
        .inputChoiceSet, .inputRating, .rating, .icon, .badge, .progressBar, .progressRing,
        .codeBlock, .compoundButton, .chart, .unknown:
        continue
      }
      if !runs.isEmpty { runs.append(StyledText.Run(" ", style: theme.plain(on: background))) }
      runs += text.runs
    }
    return StyledText(runs)
  }
}

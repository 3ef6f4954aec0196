internal import AdaptiveCards
internal import Canvas

extension Layouter {
  /// A table too wide for its room: each row is a block, a line a cell, headings at the left; above
  /// the cells of a column in which a word would have to be broken beside them.
  func folded(_ plan: TablePlan, width: Int, _ surroundings: Surroundings) -> Box? {
    let header = plan.rows.first { $0.isHeader }
    let titles = (0..<plan.columns).map { column in
      header?.cells[column].map { heading($0, on: surroundings.background) } ?? StyledText()
    }
    let beside = Metrics.titleColumns(titles, width: width)
    // A table of nothing but headings still shows them.
    let rows = plan.rows.contains { !$0.isHeader } ? plan.rows.filter { !$0.isHeader } : plan.rows
    let places = (0..<plan.columns).map { column in
      FoldedPlace(word: longestWord(of: rows, in: column), beside: beside, width: width)
    }
    var stack = Stack(width: width)
    for row in rows {
      var block = Stack(width: width)
      for (column, cell) in row.cells.enumerated() {
        guard let cell else { continue }
        var line = foldedCell(
          cell.items, of: row, column, title: row.isHeader ? StyledText() : titles[column],
          at: row.isHeader ? .alone(width) : places[column], width: width, surroundings)
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
    _ items: [Element], of row: TablePlan.Row, _ column: Int, title: StyledText,
    at place: FoldedPlace, width: Int, _ surroundings: Surroundings
  ) -> Box {
    var inCell = inside(row.row.cells[column].container.style, inside(row.row.style, surroundings))
    // Beside its heading a value begins where all of them begin.
    inCell.horizontalAlignment = surroundings.horizontalAlignment
    let content = stacked(items.map(Self.startingLeft), width: max(1, width - place.x), inCell)
    guard content.size.height > 0 else { return content }
    let lines = title.lines(width: max(1, place.titleWidth), wrap: true, ellipsis: ellipsis)
    let y = place.isBelow ? lines.count : 0
    return Box(
      size: Size(width: width, height: max(content.size.height + y, lines.count)),
      children: (lines.isEmpty ? [] : [Box(lines, width: place.titleWidth)])
        + [content.placed(x: place.x, y: y)])
  }

  private func longestWord(of rows: [TablePlan.Row], in column: Int) -> Int {
    rows.reduce(0) { word, row in
      max(word, row.cells[column].map { leastWidth($0.items, most: Metrics.longestWholeWord) } ?? 0)
    }
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

/// Where the cells of a column are in a folded table: beside their headings or below them.
private struct FoldedPlace {
  let titleWidth: Int
  /// Where the cell begins.
  let x: Int
  let isBelow: Bool

  /// - Parameters:
  ///   - word: the columns of the longest word, which is not to be broken.
  ///   - beside: the columns of the headings when they stand beside their cells; 0 without any.
  init(word: Int, beside: Int, width: Int) {
    let x = beside == 0 ? 0 : beside + Metrics.factGap
    isBelow = beside > 0 && x + word > width
    titleWidth = isBelow ? width : beside
    self.x = isBelow ? min(2, max(0, width - word)) : min(x, max(0, width - 1))
  }

  /// A cell without a heading.
  static func alone(_ width: Int) -> FoldedPlace { FoldedPlace(word: 0, beside: 0, width: width) }
}

internal import AdaptiveCards
internal import Canvas

extension Layouter {
  func table(_ element: Element, width: Int, _ surroundings: Surroundings) -> Box? {
    guard case .table(let table) = element else { return nil }
    return self.table(table, width: width, surroundings)
  }

  /// Cells in rows and columns.
  ///
  /// Columns share the width as those of a ColumnSet do, and each gets at least its longest word.
  /// Where that is too much, the lines between the columns go first, then long words are broken.
  /// Where it still is, every row is folded into a block of its own, a line a cell: the column's heading and the cell beside
  /// it. So nothing is cut and nothing has to be scrolled sideways. Cells past the defined columns are not shown, and a row that is too short
  /// ends in empty cells (Tables.md of the specification).
  func table(_ table: Table, width: Int, _ surroundings: Surroundings) -> Box? {
    let plan = TablePlan(table, self)
    guard plan.columns > 0, !plan.rows.isEmpty else { return nil }
    var outside = surroundings.inBody
    outside = inside(table.style, outside)
    guard let grid = grid(of: plan, width: width, outside) else {
      return folded(plan, width: width, outside)
    }
    let box = grid.box(cells(of: plan, widths: grid.widths, outside), surroundings: outside)
    return aligned(box, table.horizontalAlignment, width: width, surroundings)
  }

  /// The grid that has room for the table's words; nil where none has.
  private func grid(of plan: TablePlan, width: Int, _ outside: Surroundings) -> TableGrid? {
    let kinds: [TableLines.Kind] = plan.table.showGridLines ? [.grid, .across] : [noLines]
    for word in [Metrics.longestCellWord, Metrics.longestWholeWord] {
      let content = plan.contentWidths(self, word: word)
      for kind in kinds {
        let lines = TableLines(kind, plan.table, theme, outside)
        let room = width - kind.columns(forCellsOf: plan.columns)
        if let widths = TableWidths.share(room, among: content) {
          return TableGrid(lines: lines, widths: widths, plan: plan)
        }
      }
    }
    return nil
  }

  /// Without lines a blank of the cells' own keeps them apart, and the host's spacing.
  private var noLines: TableLines.Kind {
    .none(gap: 1 + Metrics.columns(pixels: host.table.cellSpacing))
  }

  private func cells(of plan: TablePlan, widths: [Int], _ outside: Surroundings)
    -> [[TableGrid.Cell?]]
  {
    plan.rows.map { row in
      row.cells.indices.map { column in
        guard let cell = row.cells[column] else { return nil }
        return self.cell(
          cell, row.row.cells[column].container, of: row, column, plan, width: widths[column],
          outside)
      }
    }
  }

  /// One cell, as high as its content: padded where lines or a ground of its own surround it.
  private func cell(
    _ cell: TablePlan.Cell, _ container: Container, of row: TablePlan.Row, _ column: Int,
    _ plan: TablePlan, width: Int, _ outside: Surroundings
  ) -> TableGrid.Cell {
    let inRow = inside(row.row.style, outside)
    var inCell = inside(container.style, inRow)
    inCell.horizontalAlignment =
      row.row.horizontalCellContentAlignment
      ?? plan.definition(column)?.horizontalCellContentAlignment
      ?? plan.table.horizontalCellContentAlignment ?? outside.horizontalAlignment
    let vertical =
      container.verticalContentAlignment ?? row.row.verticalCellContentAlignment
      ?? plan.definition(column)?.verticalCellContentAlignment
      ?? plan.table.verticalCellContentAlignment ?? .top
    var content = contents(of: cell, width: width, inCell)
    if let pixels = container.minHeight {
      content.size.height = max(
        content.size.height, min(Metrics.rows(pixels: pixels), Metrics.tallestFrame))
    }
    return TableGrid.Cell(
      content: content, background: inCell.background, vertical: vertical,
      node: Box.Node(
        path: container.common.path, type: "TableCell", id: container.common.id),
      focus: selectable(content, container.selectAction).focus)
  }

  /// Most cells hold one text, which needs no box around it.
  private func contents(
    of cell: TablePlan.Cell, width: Int, _ surroundings: Surroundings
  ) -> Box {
    if cell.items.count == 1,
      let box = single(cell.items[0], known: cell.text, width: width, surroundings)
    {
      return box
    }
    return stacked(cell.items, width: width, surroundings)
  }

  /// What is in a group with a style of its own; a cell shows it by its ground alone.
  func inside(_ style: ContainerStyle?, _ surroundings: Surroundings) -> Surroundings {
    guard let style, style != surroundings.style else { return surroundings }
    var inside = surroundings
    inside.style = style
    inside.background = theme.palette.background(of: style)
    return inside
  }

  /// Texts of a header row take the look of column headings unless they have one of their own.
  static func headings(_ items: [Element]) -> [Element] {
    items.map { item in
      guard case .textBlock(var block) = item, block.style == .default else { return item }
      block.style = .columnHeader
      return .textBlock(block)
    }
  }

  func naturalWidth(ofTable table: Table) -> Int {
    // Tables in tables would else be measured as often as there are ways to them.
    memory.naturalWidth(of: table.common.path) {
      let plan = TablePlan(table, self)
      let lines = table.showGridLines ? TableLines.Kind.grid : noLines
      return plan.contentWidths(self, word: Metrics.longestCellWord).reduce(0) { $0 + $1.natural }
        + lines.columns(forCellsOf: plan.columns)
    }
  }
}

/// The rows and cells of a table that are shown, in its defined columns.
struct TablePlan {
  struct Row {
    var row: TableRow
    /// A cell a column; nil where there is none or it is hidden.
    var cells: [Cell?]
    var isHeader: Bool
  }

  struct Cell {
    /// What is in it; in the header as headings.
    var items: [Element]
    /// What most cells hold: one text, which is read for its width and then laid out.
    var text: MeasuredText?
  }

  let table: Table
  let columns: Int
  let rows: [Row]

  /// A table without definitions has as many columns as its longest row: nothing is lost so.
  init(_ table: Table, _ layouter: Layouter) {
    self.table = table
    let defined = table.columns.count
    let longest = table.rows.reduce(0) { max($0, $1.cells.count) }
    let columns = min(defined > 0 ? defined : longest, Metrics.mostTableColumns)
    self.columns = columns
    rows = table.rows.enumerated().compactMap { index, row in
      guard layouter.shows(row.common) else { return nil }
      let isHeader = index == 0 && table.firstRowAsHeaders
      let cells = (0..<columns).map { column -> Cell? in
        guard column < row.cells.count, layouter.shows(row.cells[column].container.common) else {
          return nil
        }
        let items = row.cells[column].container.items
        return Cell(isHeader ? Layouter.headings(items) : items, layouter)
      }
      return Row(row: row, cells: cells, isHeader: isHeader)
    }
  }

  func definition(_ column: Int) -> Table.ColumnDefinition? {
    column < table.columns.count ? table.columns[column] : nil
  }

  /// What each column wants: what the card says, what its widest cell takes, its longest word.
  ///
  /// - Parameter word: longer words may be broken.
  func contentWidths(_ layouter: Layouter, word: Int) -> [TableWidths.Wish] {
    (0..<columns).map { column in
      var wish = TableWidths.Wish(width: definition(column)?.width ?? .weight(1))
      for row in rows {
        guard let cell = row.cells[column] else { continue }
        if let widths = cell.text?.widths {
          wish.natural = max(wish.natural, widths.natural)
          wish.least = max(wish.least, min(word, widths.longestWord))
        } else {
          wish.natural = max(wish.natural, layouter.naturalWidth(cell.items))
          wish.least = max(wish.least, layouter.leastWidth(cell.items, most: word))
        }
      }
      return wish
    }
  }
}

extension TablePlan.Cell {
  fileprivate init(_ items: [Element], _ layouter: Layouter) {
    self.items = items
    if items.count == 1, case .textBlock(let block) = items[0], layouter.shows(block.common) {
      text = layouter.measure(block)
    }
  }
}

extension Metrics {
  /// More columns than these cannot stand beside each other on any screen.
  static let mostTableColumns = 200
  /// Longer words are broken before anything else is tried, such as addresses.
  static let longestCellWord = 24
  /// Longer words are broken before a table is folded.
  static let longestWholeWord = 12
}

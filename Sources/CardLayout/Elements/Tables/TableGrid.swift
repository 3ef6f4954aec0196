internal import AdaptiveCards
internal import Canvas

/// Puts the cells of a table into their places, and the lines of its grid around them.
///
/// The line between two rows costs a row of the screen. Where every row is one line high, columns
/// tell them apart, so only the line below the headings is drawn, and those around rows that have
/// a style of their own, such as a sum.
struct TableGrid {
  struct Cell {
    var content: Box
    var background: Color
    var vertical: VerticalAlignment
    var node: Box.Node
    var focus: Focusable?
  }

  let lines: TableLines
  let widths: [Int]
  let plan: TablePlan

  private var width: Int { widths.reduce(lines.kind.columns(forCellsOf: widths.count), +) }

  func box(_ cells: [[Cell?]], surroundings: Surroundings) -> Box {
    let heights = cells.map { row in max(1, row.map { $0?.content.size.height ?? 0 }.max() ?? 1) }
    let isDense = heights.allSatisfy { $0 == 1 }
    let inner = lines.inner(widths)
    var stack = Stack(width: width)
    if let line = lines.top(widths) { stack.add(line, rowsAbove: 0) }
    for (index, row) in cells.enumerated() {
      if index > 0 {
        let (above, this) = (plan.rows[index - 1], plan.rows[index])
        if !isDense || above.isHeader || above.row.style != this.row.style,
          let inner
        {
          stack.add(inner, rowsAbove: 0)
        }
      }
      stack.add(
        self.row(row, plan.rows[index].row, height: heights[index], surroundings),
        rowsAbove: lines.kind.isBlank && !isDense ? 1 : 0)
    }
    if let line = lines.bottom(widths) { stack.add(line, rowsAbove: 0) }
    return stack.box
  }

  /// A row with the lines between its cells; a cell with a ground of its own fills its place.
  private func row(
    _ cells: [Cell?], _ row: TableRow, height: Int, _ surroundings: Surroundings
  ) -> Box {
    var children: [Box] = []
    var x = lines.kind.edge
    for (column, cell) in cells.enumerated() {
      if let cell { children.append(place(cell, x: x, column, height: height, surroundings)) }
      x += widths[column] + lines.kind.between
    }
    return Box(
      size: Size(width: width, height: height),
      content: lines.kind == .grid ? .columnRules(lines.columns(widths), lines.style) : nil,
      children: children,
      node: Box.Node(path: row.common.path, type: "TableRow", id: row.common.id))
  }

  private func place(
    _ cell: Cell, x: Int, _ column: Int, height: Int, _ surroundings: Surroundings
  ) -> Box {
    let margin = lines.kind.margin
    let spare = height - cell.content.size.height
    let above =
      switch cell.vertical {
      case .top: 0
      case .center: spare / 2
      case .bottom: spare
      }
    var box = Box(
      origin: Point(x: x - margin, y: 0),
      size: Size(width: widths[column] + 2 * margin, height: height),
      children: [cell.content.placed(x: margin, y: above)], node: cell.node, focus: cell.focus)
    if cell.background != surroundings.background {
      box.content = .fill(Style(background: cell.background))
    }
    return box
  }
}

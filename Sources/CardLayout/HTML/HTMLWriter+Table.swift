internal import AdaptiveCards
internal import Canvas

extension HTMLWriter {
  func write(_ table: Table, to out: inout Markup) {
    var rows = table.rows.filter { shows($0.common) }[...]
    guard !rows.isEmpty else { return }
    out.element("div", attributes(table.common, ["scroll"])) { out in
      out.element("table", [("class", table.showGridLines ? "grid" : nil)]) { out in
        writeColumns(of: table, to: &out)
        if table.firstRowAsHeaders, let first = rows.popFirst() {
          out.element("thead") { write(first, of: table, isHeader: true, to: &$0) }
        }
        out.element("tbody") { out in
          for row in rows { write(row, of: table, isHeader: false, to: &out) }
        }
      }
    }
  }

  private func writeColumns(of table: Table, to out: inout Markup) {
    let widths = table.columns.map(\.width)
    let total = widths.reduce(0) { $0 + $1.weight }
    guard total > 0 || widths.contains(where: { $0.pixels != nil }) else { return }
    out.element("colgroup") { out in
      for width in widths {
        let style =
          width.pixels.map { "width:\($0)px" }
          ?? (width.weight > 0 ? "width:\((width.weight / total * 1000).rounded() / 10)%" : nil)
        out.void("col", [("style", style)])
      }
    }
  }

  private func write(_ row: TableRow, of table: Table, isHeader: Bool, to out: inout Markup) {
    out.lineFeed()
    out.element("tr", [("class", row.style?.className)]) { out in
      for (index, cell) in row.cells.enumerated() {
        let column = table.columns.indices.contains(index) ? table.columns[index] : nil
        let alignment =
          row.horizontalCellContentAlignment ?? column?.horizontalCellContentAlignment
          ?? table.horizontalCellContentAlignment
        // Next to columns that share the rest, a browser would break these at every blank.
        let isFitted = column?.width == .auto && cell.container.items.allSatisfy(\.isOneLine)
        let classes =
          HTMLWriter.classes(alignment) + (cell.container.style.map { [$0.className] } ?? [])
          + (isFitted ? ["fit"] : [])
        out.element(
          isHeader ? "th" : "td",
          [
            ("scope", isHeader ? "col" : nil),
            ("class", classes.isEmpty ? nil : classes.joined(separator: " ")),
            ("dir", cell.container.rtl.map { $0 ? "rtl" : "ltr" }),
            (
              "style",
              cell.container.style == nil ? nil : "background:var(--back);color:var(--default)"
            ),
          ]
        ) { out in
          guard shows(cell.container.common) else { return }
          out.element("div", [("class", "stack")]) { out in
            write(cell.container.items, to: &out)
            writeSelect(cell.container.selectAction, to: &out)
          }
        }
      }
    }
  }
}

extension Element {
  fileprivate var isOneLine: Bool {
    if case .textBlock(let block) = self { !block.wrap } else { false }
  }
}

extension Column.Width {
  fileprivate var pixels: Int? {
    if case .pixels(let pixels) = self { pixels } else { nil }
  }

  fileprivate var weight: Double {
    switch self {
    case .auto, .pixels: 0
    case .stretch: 1
    case .weight(let weight): min(max(weight, 0), 1e6)
    }
  }
}

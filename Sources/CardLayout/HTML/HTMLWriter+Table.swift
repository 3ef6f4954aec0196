internal import AdaptiveCards
internal import Canvas

extension HTMLWriter {
  func writeTable(_ element: Element, to out: inout Markup) {
    guard case .table(let table) = element else { return }
    let rows = table.rows.indices.filter { shows(table.rows[$0].common) }
    guard !rows.isEmpty else { return }
    let heading = table.firstRowAsHeaders ? rows.first : nil
    out.element("div", attributes(table.common, ["scroll"])) { out in
      out.element("table", [("class", table.showGridLines ? "grid" : nil)]) { out in
        writeColumns(of: table, to: &out)
        if let heading {
          out.element("thead") { write(row: heading, of: table, as: "th", to: &$0) }
        }
        out.element("tbody") { out in
          for row in rows where row != heading { write(row: row, of: table, as: "td", to: &out) }
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

  private func write(
    row: Int, of table: Table, as name: StaticString, to out: inout Markup
  ) {
    out.lineFeed()
    out.element("tr", [("class", table.rows[row].style?.className)]) { out in
      for column in table.rows[row].cells.indices {
        let attributes = attributes(ofCell: column, row: row, of: table, as: name)
        out.element(name, attributes) { out in
          write(cell: table.rows[row].cells[column].container, to: &out)
        }
      }
    }
  }

  private func attributes(
    ofCell index: Int, row: Int, of table: Table, as name: StaticString
  ) -> [Markup.Attribute] {
    let row = table.rows[row]
    let container = row.cells[index].container
    let column = table.columns.indices.contains(index) ? table.columns[index] : nil
    let alignment =
      row.horizontalCellContentAlignment ?? column?.horizontalCellContentAlignment
      ?? table.horizontalCellContentAlignment
    // Next to columns that share the rest, a browser would break these at every blank.
    let isFitted = column?.width == .auto && container.items.allSatisfy(\.isOneLine)
    let classes =
      HTMLWriter.classes(alignment) + (container.style.map { [$0.className] } ?? [])
      + (isFitted ? ["fit"] : [])
    return [
      ("scope", name.description == "th" ? "col" : nil),
      ("class", classes.isEmpty ? nil : classes.joined(separator: " ")),
      ("dir", container.rtl.map { $0 ? "rtl" : "ltr" }),
      ("style", container.style == nil ? nil : "background:var(--back);color:var(--default)"),
    ]
  }

  private func write(cell container: Container, to out: inout Markup) {
    guard shows(container.common) else { return }
    out.element("div", [("class", "stack")]) { out in
      write(container.items, to: &out)
      writeSelect(container.selectAction, to: &out)
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

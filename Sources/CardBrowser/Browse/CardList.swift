internal import Canvas
internal import CardActions
internal import CardLayout

/// The list of card files with one that is selected.
struct CardList: Equatable {
  let files: [CardFolder.File]
  private(set) var selected = 0
  private(set) var top = 0

  init(_ files: [CardFolder.File]) { self.files = files }

  var file: CardFolder.File { files[selected] }

  /// - Parameter rows: the rows of the list on the screen.
  mutating func move(by steps: Int, rows: Int) {
    select(selected + steps, rows: rows)
  }

  mutating func select(_ index: Int, rows: Int) {
    selected = max(0, min(files.count - 1, index))
    keepVisible(rows: rows)
  }

  mutating func keepVisible(rows: Int) {
    top = min(max(top, selected - rows + 1), selected)
    top = max(0, min(top, files.count - rows))
  }

  /// The file at a row of the list; nil below the last.
  func index(atRow row: Int) -> Int? {
    files.indices.contains(top + row) ? top + row : nil
  }

  func paint(on canvas: inout Canvas, in rect: Rect, hasFocus: Bool, theme: Theme) {
    canvas.within(rect) { canvas in
      for (y, file) in files.dropFirst(top).prefix(rect.height).enumerated() {
        var style = Style.plain
        if top + y == selected { style = style.with(hasFocus ? .reverse : .bold) }
        canvas.fill(Rect(x: 0, y: y, width: rect.width, height: 1), style: style)
        let name = SafeText(
          file.name.hasSuffix(".json") ? String(file.name.dropLast(5)) : file.name, .strict)
        canvas.write(
          name.truncated(to: max(1, rect.width - 3), ellipsis: theme.glyphs.ellipsis),
          at: Point(x: 2, y: y),
          style: style)
      }
    }
  }
}

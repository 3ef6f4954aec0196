internal import Canvas
internal import CardActions
internal import CardLayout

extension CardList {
  /// Draws the rows that are on the screen.
  ///
  /// - Parameters:
  ///   - title: what a card of the selected file is called.
  ///   - hasFault: whether the selected file cannot be used as it is now.
  func paint(
    on canvas: inout Canvas, in rect: Rect, hasFocus: Bool, hasFault: Bool, theme: Theme,
    title: (Int) -> String
  ) {
    canvas.within(rect) { canvas in
      if rowCount == 0, !filter.isEmpty {
        canvas.write(
          SafeText("No file has this in its name"), at: Point(x: 2, y: 0),
          style: Style.plain.with(.dim))
      }
      for y in 0..<max(0, min(rect.height, rowCount - top)) {
        let index = top + y
        var style = Style.plain
        if index == selectedRow { style = style.with(hasFocus ? .reverse : .bold) }
        canvas.fill(Rect(x: 0, y: y, width: rect.width, height: 1), style: style)
        let room = max(1, rect.width - 3)
        switch row(index) {
        case .file(let place):
          let mark = hasFault && place == self.place
          if mark { canvas.put("!", at: Point(x: 0, y: y), style: style.with(.bold)) }
          let isOpen = place == self.place && cardCount > 1
          paint(
            shownFile(place).name, isOpen, at: y, room: room, style: style, on: &canvas, theme)
        case .card(let number):
          let indent = fileCount > 1 ? 2 : 0
          let text = SafeText(title(number), .strict)
          canvas.write(
            text.truncated(to: max(1, room - indent), ellipsis: theme.glyphs.ellipsis),
            at: Point(x: 2 + indent, y: y), style: style)
        }
      }
    }
  }

  /// The name of a file: its folder dim, its ending left out, the number of cards behind it.
  private func paint(
    _ name: String, _ isOpen: Bool, at y: Int, room: Int, style: Style, on canvas: inout Canvas,
    _ theme: Theme
  ) {
    let stem =
      name == "-" ? "standard input" : name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    let end = stem.utf8.lastIndex(of: 0x2F).map { stem.utf8.index(after: $0) } ?? stem.startIndex
    let folder = SafeText(String(stem[..<end]), .strict)
    let file = SafeText(String(stem[end...]) + (isOpen ? " (\(cardCount))" : ""), .strict)
    // Of what is too long the end of the folder and the whole name are worth most.
    guard folder.width + file.width <= room, !folder.isEmpty else {
      let text = folder.width + file.width <= room ? file : shortened(folder, file, room, theme)
      canvas.write(text, at: Point(x: 2, y: y), style: style)
      return
    }
    let x = 2 + canvas.write(folder, at: Point(x: 2, y: y), style: style.with(.dim))
    canvas.write(file, at: Point(x: x, y: y), style: style)
  }

  private func shortened(_ folder: SafeText, _ file: SafeText, _ room: Int, _ theme: Theme)
    -> SafeText
  {
    let ellipsis = theme.glyphs.ellipsis
    let left = room - file.width - ellipsis.width - 1
    guard !folder.isEmpty, left > 0 else { return file.truncated(to: room, ellipsis: ellipsis) }
    let start = folder.truncated(to: left + ellipsis.width, ellipsis: ellipsis)
    return start + SafeText("/") + file
  }
}

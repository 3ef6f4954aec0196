internal import Canvas
internal import CardActions
internal import CardLayout

extension CardList {
  /// Draws the rows that are on the screen.
  ///
  /// - Parameters:
  ///   - check: what is wrong with files and in folders.
  ///   - title: what a card of the selected file is called.
  func paint(
    on canvas: inout Canvas, in rect: Rect, hasFocus: Bool, check: ShelfCheck, theme: Theme,
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
        let row = row(index)
        let indent = 2 * depth(of: row)
        let room = max(1, rect.width - 3 - indent)
        switch row {
        case .folder(let number):
          paint(
            folder: number, at: Point(x: 2 + indent, y: y), room, style, check, on: &canvas, theme)
        case .file(let place):
          let file = shownFile(place)
          if let finding = check.finding(file) {
            let look = Style(foreground: theme.color(of: finding)).with(.bold)
            canvas.put(
              finding.mark, at: Point(x: 0, y: y),
              style: index == selectedRow ? style.with(.bold) : look)
          }
          let isOpen = place == self.place && folder == nil && cardCount > 1
          paint(
            label(of: file), isOpen, at: Point(x: 2 + indent, y: y), room: room, style: style,
            on: &canvas, theme)
        case .card(let number):
          let text = SafeText(title(number), .strict)
          canvas.write(
            text.truncated(to: room, ellipsis: theme.glyphs.ellipsis),
            at: Point(x: 2 + indent, y: y), style: style)
        }
      }
    }
  }

  /// How many folders with rows of their own a row is in; cards stand below their file.
  private func depth(of row: Row) -> Int {
    switch row {
    case .folder(let number): return tree?.folders[number].depth ?? 0
    case .file(let place): return depth(ofFile: place)
    case .card: return fileCount > 1 || tree != nil ? depth(ofFile: place) + 1 : 0
    }
  }

  private func depth(ofFile place: Int) -> Int {
    guard let tree, let folder = tree.folder(ofFile: place) else { return 0 }
    return tree.folders[folder].depth + 1
  }

  /// What a file is called where it stands: in a tree its folders are above it.
  private func label(of file: Shelf.File) -> String {
    guard tree != nil, shelf.sections[file.section].root != nil else { return file.name }
    return FollowedPath.name(of: file.name)
  }

  /// A folder with its number of files, and of those with something wrong at the edge.
  private func paint(
    folder number: Int, at point: Point, _ room: Int, _ style: Style, _ check: ShelfCheck,
    on canvas: inout Canvas, _ theme: Theme
  ) {
    guard let folder = tree?.folders[number] else { return }
    let sum = check.sum(folder.key)
    let marks = [(sum.errors, ShelfCheck.Finding.error), (sum.warnings, .warning)]
      .filter { $0.0 > 0 }
    var edge = point.x + room
    for (count, finding) in marks.reversed() {
      let text = SafeText("\(finding.mark)\(count)")
      edge -= text.width
      canvas.write(
        text, at: Point(x: edge, y: point.y),
        style: style.colored(theme.color(of: finding)))
      edge -= 1
    }
    let mark = folder.isOpen ? theme.glyphs.open : theme.glyphs.closed
    canvas.put(mark, at: point, style: style)
    let count = SafeText("  \(folder.files.count)")
    let name = SafeText(title(of: folder.key), .strict).truncated(
      to: max(1, edge - point.x - 2 - count.width), ellipsis: theme.glyphs.ellipsis)
    let x = point.x + 2 + canvas.write(name, at: point.moved(x: 2), style: style.with(.bold))
    if x + count.width <= edge {
      canvas.write(count, at: Point(x: x, y: point.y), style: style.quiet)
    }
  }

  /// The name of a folder with a slash at its end.
  func title(of folder: FolderTree.Key) -> String {
    let path = folder.path.isEmpty ? shelf.sections[folder.section].root ?? "" : folder.path
    return FollowedPath.name(of: path) + "/"
  }

  /// The name of a file: its folder dim, its ending left out, the number of cards behind it.
  private func paint(
    _ name: String, _ isOpen: Bool, at point: Point, room: Int, style: Style,
    on canvas: inout Canvas, _ theme: Theme
  ) {
    let stem =
      name == "-" ? "standard input" : name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    let end = stem.utf8.lastIndex(of: 0x2F).map { stem.utf8.index(after: $0) } ?? stem.startIndex
    let folder = SafeText(String(stem[..<end]), .strict)
    let file = SafeText(String(stem[end...]) + (isOpen ? " (\(cardCount))" : ""), .strict)
    // Of what is too long the end of the folder and the whole name are worth most.
    guard folder.width + file.width <= room, !folder.isEmpty else {
      let text = folder.width + file.width <= room ? file : shortened(folder, file, room, theme)
      canvas.write(text, at: point, style: style)
      return
    }
    let x = point.x + canvas.write(folder, at: point, style: style.quiet)
    canvas.write(file, at: Point(x: x, y: point.y), style: style)
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

extension ShelfCheck.Finding {
  /// What stands before a file; the same as in a source.
  var mark: Unicode.Scalar {
    switch self {
    case .error: "!"
    case .warning: "?"
    }
  }
}

extension Theme {
  fileprivate func color(of finding: ShelfCheck.Finding) -> Color {
    switch finding {
    case .error: palette.attention
    case .warning: palette.warning
    }
  }
}

extension Style {
  /// Dim, or as it is in the selected row, where dim and coloured cells would be stripes.
  fileprivate var quiet: Style { attributes.contains(.reverse) ? self : with(.dim) }

  fileprivate func colored(_ color: Color) -> Style {
    attributes.contains(.reverse) ? self : Style(foreground: color).over(self)
  }
}

public import Canvas

/// Where a sheet is on the screen, and how it looks there.
public struct SheetDrawing: Equatable, Sendable {
  /// The whole sheet with its frame, in cells of the screen.
  public let rect: Rect
  /// The rows for choices within it.
  public let list: Rect
  /// The lines that are visible, of the choices that the sheet shows.
  public let visible: Range<Int>
  private let sheet: SheetState
  private let message: [TextLine]

  /// Places a sheet: directly below its button with their left edges aligned; above when there is
  /// no room; its right edge on the button's where it would leave the screen; always inside.
  ///
  /// - Parameters:
  ///   - anchor: the button, in cells of the screen; nil puts the sheet in the middle.
  ///   - screen: the cells the sheet may use.
  public init(_ sheet: SheetState, anchor: Rect?, screen: Size) {
    let titles = sheet.rows.map(SheetDrawing.columns) + [(sheet.title?.width ?? 0) + 2]
    let widest = max(titles.max() ?? 0, min(sheet.message?.width ?? 0, 56))
    // While choices come and go the sheet keeps its place and size.
    let (leastWidth, leastHeight) = sheet.search == nil ? (0, 0) : (anchor?.width ?? 0, 9)
    let width = min(screen.width, max(widest + 4, leastWidth))
    let message =
      sheet.message.map { text in
        StyledText([StyledText.Run(text)]).lines(width: max(1, width - 4), wrap: true, maxLines: 6)
      } ?? []
    let most = min(screen.height, max(6, screen.height - 4))
    let above = message.isEmpty ? 0 : message.count + 1
    let wanted = min(max(sheet.rows.count + above + 2, leastHeight), most)
    rect =
      PopupPlace(
        size: Size(width: width, height: wanted), anchor: anchor, screen: screen
      ).rect
    let height = rect.height
    // On a screen of a few rows the choices come before the message.
    let shown = height - 2 - above >= 1 ? message : []
    self.message = shown
    let offset = shown.isEmpty ? 0 : shown.count + 1
    list = Rect(
      x: rect.x + 1, y: rect.y + 1 + offset, width: max(0, width - 2),
      height: max(0, height - 2 - offset))
    let top = max(0, min(sheet.top, sheet.shown.count - list.height))
    visible = top..<min(sheet.shown.count, top + list.height)
    self.sheet = sheet
  }

  private static func columns(_ row: SheetState.Row) -> Int {
    row.title.width + (row.isDestructive ? 2 : 0) + (row.opensCard ? 2 : 0)
      + (row.isEnabled ? 0 : 2) + (row.mark == nil ? 0 : 4)
  }

  /// The title of the row with the focus when there is no room for all of it.
  public var cutTitle: SafeText? {
    guard sheet.rows.indices.contains(sheet.selected) else { return nil }
    let row = sheet.rows[sheet.selected]
    return SheetDrawing.columns(row) > list.width - 2 ? row.title : nil
  }

  /// The choice at a point of the screen; nil outside of the list.
  public func row(at point: Point) -> Int? {
    guard list.contains(point) else { return nil }
    let line = visible.lowerBound + point.y - list.y
    return visible.contains(line) ? sheet.shown[line] : nil
  }

  /// Draws the sheet over what is there, with marks where there are more choices above or below.
  public func paint(on canvas: inout Canvas, theme: Theme) {
    canvas.fill(rect, style: .plain)
    canvas.within(rect) { canvas in
      canvas.frame(rect.size, glyphs: theme.glyphs, style: .plain)
      paintBorder(on: &canvas, theme: theme)
      for (index, line) in message.enumerated() {
        canvas.draw(line, at: Point(x: 2, y: 1 + index))
      }
    }
    canvas.within(list) { canvas in
      for (y, line) in visible.enumerated() {
        paintRow(sheet.shown[line], y: y, on: &canvas, theme: theme)
      }
    }
  }

  /// Title and marks for more stand in the frame, so that they cost no row.
  private func paintBorder(on canvas: inout Canvas, theme: Theme) {
    let room = max(0, rect.width - 4)
    let hidden = visible.lowerBound
    if let filter = sheet.filter {
      border("/" + filter + "_", y: 0, room: room, on: &canvas)
    } else if hidden > 0 {
      border("\(theme.glyphs.up) \(hidden) more", y: 0, room: room, on: &canvas)
    } else if let title = sheet.title {
      canvas.write(
        SafeText(" ") + title.truncated(to: max(1, room - 2), ellipsis: theme.glyphs.ellipsis)
          + SafeText(" "),
        at: Point(x: 2, y: 0), style: Style.plain.with(.bold))
    }
    let below = sheet.shown.count - visible.upperBound
    let more = below > 0 ? "\(theme.glyphs.down) \(below) more" : nil
    if let search = searchWords {
      let text = SafeText(search, .strict).truncated(
        to: max(1, room - 2), ellipsis: theme.glyphs.ellipsis)
      border(text.string, y: rect.height - 1, room: room, on: &canvas)
    } else {
      let narrow = sheet.canBeNarrowed && sheet.filter == nil ? "/ to find" : nil
      let both = [more, narrow].compactMap { $0 }.joined(separator: "  ")
      let words = both.unicodeScalars.count + 2 <= room ? both : more ?? both
      if !words.isEmpty { border(words, y: rect.height - 1, room: room, on: &canvas) }
    }
  }

  private var searchWords: String? {
    switch sheet.search {
    case .looking: "Looking..."
    case .nothing: "Nothing found"
    case .failed(let reason): "! \(reason.string)"
    case .done, nil: nil
    }
  }

  private func border(_ words: String, y: Int, room: Int, on canvas: inout Canvas) {
    // Where the words do not fit, the mark alone says it.
    let full = SafeText(" " + words + " ", .strict)
    let text = full.width <= room ? full : SafeText(String(words.prefix(1)))
    canvas.within(Rect(x: 0, y: y, width: rect.width, height: 1)) { canvas in
      canvas.write(text, at: Point(x: min(2, max(0, rect.width - 2)), y: 0), style: .plain)
    }
  }

  private static func text(of mark: SheetState.Row.Mark, _ theme: Theme) -> SafeText {
    let dot = theme.glyphs == .ascii ? "*" : "\u{2022}"
    return switch mark {
    case .radio(let isOn): SafeText("(\(isOn ? dot : " "))")
    case .box(let isOn): SafeText("[\(isOn ? "x" : " ")]")
    }
  }

  /// The title with what was looked for underlined.
  private func title(
    _ text: SafeText, of index: Int, _ style: Style, room: Int, _ theme: Theme
  ) -> TextLine {
    var runs = [StyledText.Run(text, style: style)]
    // Cancel is there whatever is looked for.
    if let filter = sheet.filter, index != sheet.cancelIndex,
      let found = CaselessSearch(filter).range(in: text.string)
    {
      let bytes = Array(text.string.utf8)
      let parts = [
        bytes[..<found.lowerBound], bytes[found], bytes[found.upperBound...],
      ].map { SafeText(String(decoding: $0, as: UTF8.self)) }
      runs = zip(parts, [style, style.with(.underline).with(.bold), style]).map {
        StyledText.Run($0, style: $1)
      }
    }
    return StyledText(runs).lines(width: room, wrap: false, ellipsis: theme.glyphs.ellipsis).first
      ?? TextLine(runs: [], width: 0)
  }

  private func paintRow(_ index: Int, y: Int, on canvas: inout Canvas, theme: Theme) {
    let row = sheet.rows[index]
    var style = Style.plain
    if row.isDestructive { style.foreground = theme.palette.attention }
    if !row.isEnabled { style.attributes.insert(.dim) }
    if index == sheet.selected { style = theme.focused(style) }
    if style != .plain {
      canvas.fill(Rect(x: 0, y: y, width: list.width, height: 1), style: style)
    }
    var text = row.title
    if row.isDestructive { text = SafeText("! ") + text }
    if !row.isEnabled { text = SafeText("(") + text + SafeText(")") }
    var x = 1
    if let mark = row.mark {
      canvas.write(SheetDrawing.text(of: mark, theme), at: Point(x: x, y: y), style: style)
      x += 4
    }
    let room = list.width - 1 - x - (row.opensCard ? 2 : 0)
    canvas.draw(title(text, of: index, style, room: max(1, room), theme), at: Point(x: x, y: y))
    if row.opensCard {
      canvas.put(theme.glyphs.closed, at: Point(x: list.width - 2, y: y), style: style)
    }
  }
}

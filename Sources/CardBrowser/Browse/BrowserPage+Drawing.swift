internal import AdaptiveCards
internal import Canvas
internal import CardActions
internal import CardLayout

extension BrowserPage {
  func frame() -> Canvas {
    var canvas = Canvas(size: size)
    let layout = self.layout
    let showsCard = layout.showsBoth || isInCard
    if layout.showsBoth || !isInCard {
      list.paint(
        on: &canvas, in: layout.list, hasFocus: !isInCard, check: check, theme: theme
      ) { [pile] index in pile?.title(index) ?? "" }
    }
    if let column = layout.divider {
      canvas.fill(
        Rect(x: column, y: 0, width: 1, height: layout.list.height), with: theme.glyphs.vertical,
        style: Style.plain.with(.dim))
    }
    if showsCard {
      let lift = self.lift
      let rect = Rect(x: 0, y: -lift, width: size.width, height: layout.card.height)
      canvas.within(rect) { paintCard(on: &$0, in: layout.card) }
    }
    // What is said may take rows of what is above it, also of a sheet.
    if showsCard, pane.place == nil { session?.paintSheet(on: &canvas) }
    if let row = layout.statusRow { paintStatus(on: &canvas, row: row) }
    bar.paint(on: &canvas, theme: theme)
    bar.paintMenu(on: &canvas, theme: theme)
    help?.paint(on: &canvas, in: size, theme: theme)
    return canvas
  }

  private func paintCard(on canvas: inout Canvas, in rect: Rect) {
    switch pane {
    case .card, .boxes:
      if let session {
        session.paint(on: &canvas)
      } else {
        paint(SafeText(reasonForNoCard, .strict), on: &canvas, in: rect)
      }
      if case .boxes(let view) = pane { mark(view, on: &canvas, in: rect) }
    case .source(let view): view.paint(on: &canvas, in: rect, hasFocus: isInCard, theme: theme)
    case .result(let view): view.paint(on: &canvas, in: rect, hasFocus: isInCard, theme: theme)
    }
    if isInCard, !wanted.isEmpty { TextMatch(wanted).mark(on: &canvas, in: rect) }
  }

  /// The box under the cursor stands out.
  private func mark(_ view: BoxView, on canvas: inout Canvas, in rect: Rect) {
    guard let session, let named = view.named(in: session.drawing) else { return }
    canvas.within(rect) { canvas in
      canvas.restyle(named.rect.moved(y: -session.scroll)) { $0.with(.reverse) }
    }
  }

  private var reasonForNoCard: String {
    if let fault { return fault.message }
    if list.file?.path == "-" { return "Waiting for cards from standard input" }
    if let folder = list.selectedFolder {
      return list.title(of: folder.key) + "  " + summary(folder)
    }
    return list.shelf.count == 0 ? "There is no card here" : ""
  }

  private func paint(_ problem: SafeText, on canvas: inout Canvas, in rect: Rect) {
    let lines = StyledText([StyledText.Run(problem, style: Style.plain.with(.bold))])
      .lines(width: max(1, rect.width - 4), wrap: true)
    canvas.within(rect) { canvas in
      for (y, line) in lines.enumerated() { canvas.draw(line, at: Point(x: 2, y: 1 + y)) }
    }
  }

  private func paintStatus(on canvas: inout Canvas, row: Int) {
    if let prompt {
      prompt.paint(on: &canvas, row: row, after: isInCard ? "" : found)
    } else {
      statusLine.paint(on: &canvas, row: row, theme: theme)
    }
  }

  private var statusLine: StatusLine {
    let (height, scroll) = shownPart
    return StatusLine(
      message: message ?? remark, standing: standing, hints: hints[place] ?? [],
      below: max(0, height - scroll - layout.card.height), above: scroll)
  }

  /// The rows by which a view is drawn higher, so that what is said of a place does not hide it.
  var lift: Int {
    guard isInCard, prompt == nil, let row = layout.statusRow else { return 0 }
    let place: Int
    switch pane {
    case .card, .result: return 0
    case .source(let view): place = view.pane.line - view.pane.top
    case .boxes(let view): place = view.at.y - (session?.scroll ?? 0)
    }
    let free = row + 1 - statusLine.height(width: size.width, row: row, theme: theme)
    return max(0, place + 1 - free)
  }

  /// The rows of what is shown, and how many of them are above the screen.
  private var shownPart: (height: Int, scroll: Int) {
    guard layout.showsBoth || isInCard else { return (list.rowCount, list.top) }
    switch pane {
    case .card, .boxes: return (session?.drawing.size.height ?? 0, session?.scroll ?? 0)
    case .source(let view): return (view.pane.lineCount, view.pane.top)
    case .result: return (0, 0)
    }
  }

  /// What keys mean now.
  var place: Binding.Place {
    guard isInCard else { return .list }
    return pane.place ?? session?.bindingPlace ?? .card
  }

  /// How many files a folder holds, and what is wrong in it.
  private func summary(_ folder: FolderTree.Folder) -> String {
    let sum = check.sum(folder.key)
    let count = folder.files.count
    return [
      count == 1 ? "1 file" : "\(count) files", sum.errors > 0 ? "\(sum.errors) with errors" : nil,
      sum.warnings > 0 ? "\(sum.warnings) with warnings" : nil,
    ].compactMap { $0 }.joined(separator: "  ")
  }

  private var found: String {
    list.fileCount == 1 ? "1 file" : "\(list.fileCount) files"
  }

  /// What the line says until something has the focus: which card it is, and what is wrong.
  private var standing: SafeText? {
    if let lastGoodCard { return lastGoodCard }
    guard !isInCard || session?.state.focus == nil else { return nil }
    if let folder = list.selectedFolder {
      let path = folder.key.path.isEmpty ? list.title(of: folder.key) : folder.key.path
      let filter = list.filter.isEmpty ? nil : "/" + list.filter
      return SafeText(
        [path, summary(folder), filter].compactMap { $0 }.joined(separator: "  "), .strict)
    }
    var parts = [position, list.file?.name == "-" ? "standard input" : list.file?.name]
    if let data = pile?.data { parts.append("with " + FollowedPath.name(of: data)) }
    if !list.filter.isEmpty { parts.append("/" + list.filter) }
    let problems = shown?.problems.count ?? fault?.diagnostics.count ?? 0
    if problems > 0 { parts.append(problems == 1 ? "1 problem" : "\(problems) problems") }
    parts += streamCounts
    if position == nil, list.filter.isEmpty { return nil }
    return SafeText(parts.compactMap { $0 }.joined(separator: "  "), .strict)
  }

  /// Why the card is not the one that the file holds now; nil when it is, and when there is none.
  var lastGoodCard: SafeText? {
    guard let fault, session != nil else { return nil }
    // What is wrong is worth more of the line than where the file lies.
    let folder = FollowedPath.joined(FollowedPath.folder(of: list.file?.path ?? ""), "")
    let message =
      fault.message.hasPrefix(folder)
      ? String(fault.message.dropFirst(folder.count)) : fault.message
    return SafeText("The last good card is shown. " + message, .strict)
  }

  /// Which card of how many; while the folder is read, of how many so far.
  private var position: String? {
    guard list.rowCount > 0 else { return nil }
    let isMore = list.shelf.isReading
    if list.cardCount > 1 {
      let cards = "card \(list.card + 1)/\(list.cardCount)"
      return list.fileCount > 1 ? "\(list.place + 1)/\(list.fileCount)  \(cards)" : cards
    }
    return "\(list.place + 1)/\(isMore ? list.shelf.found : list.fileCount)" + (isMore ? "+" : "")
  }

  private var streamCounts: [String] {
    guard let stream = parts.stream, list.file?.path == "-" else { return [] }
    var counts: [String] = []
    if stream.dropped > 0 { counts.append("\(stream.dropped) older dropped") }
    if stream.faults > 0 { counts.append("\(stream.faults) not cards") }
    return counts
  }

  var cursor: Point? {
    if let prompt, let row = layout.statusRow { return prompt.cursor(row: row, width: size.width) }
    guard isInCard, help == nil, let session else { return nil }
    switch pane {
    case .card: return session.cursor
    case .boxes(let view):
      return view.at.moved(x: layout.card.x, y: layout.card.y - session.scroll - lift)
    case .source, .result: return nil
    }
  }
}

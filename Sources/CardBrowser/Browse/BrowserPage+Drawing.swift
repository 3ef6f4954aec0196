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
        on: &canvas, in: layout.list, hasFocus: !isInCard, hasFault: fault != nil, theme: theme
      ) { [pile] index in pile?.title(index) ?? "" }
    }
    if let column = layout.divider {
      canvas.fill(
        Rect(x: column, y: 0, width: 1, height: layout.list.height), with: theme.glyphs.vertical,
        style: Style.plain.with(.dim))
    }
    if showsCard { paintCard(on: &canvas, in: layout.card) }
    if let row = layout.statusRow { paintStatus(on: &canvas, row: row, showsCard: showsCard) }
    bar.paint(on: &canvas, theme: theme)
    if showsCard, pane.place == nil { session?.paintSheet(on: &canvas) }
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
    return list.shelf.count == 0 ? "There is no card here" : ""
  }

  private func paint(_ problem: SafeText, on canvas: inout Canvas, in rect: Rect) {
    let lines = StyledText([StyledText.Run(problem, style: Style.plain.with(.bold))])
      .lines(width: max(1, rect.width - 4), wrap: true)
    canvas.within(rect) { canvas in
      for (y, line) in lines.enumerated() { canvas.draw(line, at: Point(x: 2, y: 1 + y)) }
    }
  }

  private func paintStatus(on canvas: inout Canvas, row: Int, showsCard: Bool) {
    if let prompt {
      prompt.paint(on: &canvas, row: row, after: isInCard ? "" : found)
      return
    }
    let isCard = showsCard && pane.place != .text
    let height = isCard ? session?.drawing.size.height ?? 0 : 0
    let scroll = isCard ? session?.scroll ?? 0 : 0
    StatusLine(
      message: message ?? problemHere ?? standing, hints: hints[place] ?? [],
      below: max(0, height - scroll - layout.card.height), above: scroll
    ).paint(on: &canvas, row: row, theme: theme)
  }

  /// What keys mean now.
  var place: Binding.Place {
    guard isInCard else { return .list }
    return pane.place ?? session?.bindingPlace ?? .card
  }

  /// What is wrong at the marked line of the source.
  private var problemHere: SafeText? {
    if case .source(let view) = pane, isInCard { view.message } else { nil }
  }

  private var found: String {
    list.fileCount == 1 ? "1 file" : "\(list.fileCount) files"
  }

  /// What the line says until something has the focus: which card it is, and what is wrong.
  private var standing: SafeText? {
    if let fault, session != nil {
      return SafeText("The last good card is shown. " + fault.message, .strict)
    }
    guard !isInCard || session?.state.focus == nil else { return nil }
    var parts = [position, list.file?.name == "-" ? "standard input" : list.file?.name]
    if let data = pile?.data { parts.append("with " + FollowedPath.name(of: data)) }
    if !list.filter.isEmpty { parts.append("/" + list.filter) }
    let problems = shown?.problems.count ?? fault?.diagnostics.count ?? 0
    if problems > 0 { parts.append(problems == 1 ? "1 problem" : "\(problems) problems") }
    parts += streamCounts
    return SafeText(parts.compactMap { $0 }.joined(separator: "  "), .strict)
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
      return view.at.moved(x: layout.card.x, y: layout.card.y - session.scroll)
    case .source, .result: return nil
    }
  }
}

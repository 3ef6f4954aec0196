internal import AdaptiveCards
internal import Canvas
internal import CardActions
internal import CardLayout
internal import Events

extension BrowserPage {
  // MARK: Opening

  /// Shows a view in the card's place, and gives it the keys.
  func open(_ view: BrowserPane) {
    if !isInCard { returnsToList = true }
    pane = view
    pane.setHeight(layout.card.height)
    isInCard = true
    help = nil
  }

  /// Shows the card again.
  func closeView() {
    pane = .card
    if returnsToList { isInCard = false }
    returnsToList = false
  }

  /// The source at the element that is looked at, or at the first problem.
  func openSource() {
    guard let (source, problems) = text else {
      message = SafeText("There is no source to show")
      return
    }
    open(.source(opened(SourceView(source, problems: problems))))
  }

  /// A source at the element that is looked at; of a text that is no card, at its fault.
  private func opened(_ view: SourceView) -> SourceView {
    var view = view
    view.setHeight(layout.card.height)
    let isCard = fault == nil
    view.open(
      at: isCard ? elementPath.flatMap(offset) : nil,
      orIn: isCard ? shown?.piled.authored.source.offset ?? 0 : 0, width: layout.card.width)
    return view
  }

  /// The text of what is shown, with what is wrong in it; also that of a file that is no card.
  private var text: (SourceText, [Diagnostic])? {
    if let fault, let source = fault.source {
      return (source, fault.diagnostics.filter { $0.file == source.name })
    }
    guard let shown else { return nil }
    let remarks = CardReview.diagnostics(
      shown.piled.authored, source: shown.piled.source, host: parts.hosts.config)
    // What is wrong with data that are bound has its place elsewhere.
    let name = shown.piled.source.name
    return (shown.piled.source, (shown.problems + remarks).filter { $0.file == name })
  }

  /// The pointer of the element that has the focus or is under the cursor of the boxes.
  var elementPath: String? {
    guard let session else { return nil }
    if case .boxes(let view) = pane { return view.named(in: session.drawing)?.node.path }
    return session.state.focus
  }

  /// Where an element stands in the text.
  func offset(of path: String) -> Int? {
    guard let source = shown?.piled.authored.source, let object = source.object else { return nil }
    return JSONNesting.offset(of: path, in: object) ?? source.offset
  }

  func openBoxes() {
    guard let session else {
      message = SafeText("There is no card to show the boxes of")
      return
    }
    let focus = session.drawing.stop(at: session.state.focus)?.rect.origin
    open(.boxes(BoxView(at: focus ?? Point(x: 2, y: session.scroll + 1))))
    showBox()
  }

  /// A view of the same kind for what is shown now, after another card or a new reading.
  func renewView() {
    switch pane {
    case .card: break
    case .source(let before):
      guard let (source, problems) = text else { return closeView() }
      var view = SourceView(source, problems: problems)
      if view.name == before.name { view.keepPlace(of: before) } else { view = opened(view) }
      pane = .source(view)
    case .boxes(var view):
      guard let session else { return closeView() }
      view.go(to: view.at, in: session.drawing)
      pane = .boxes(view)
    case .result: closeView()
    }
  }

  // MARK: Events in a view

  func handleInView(_ event: Event) -> [Effect] {
    switch event {
    case .key(let key):
      guard let command = parts.keys.command(for: key, in: place) else { return [] }
      return performInView(command)
    case .mouse(let mouse):
      switch mouse.action {
      case .wheelUp: return performInView(.scroll(-3))
      case .wheelDown: return performInView(.scroll(3))
      case .press: click(at: mouse.at)
      case .release, .drag: break
      }
    case .paste, .resize, .focus, .readable, .signal, .hangUp: break
    }
    return []
  }

  private func click(at point: Point) {
    guard layout.card.contains(point), let session else { return }
    let at = Point(x: point.x - layout.card.x, y: point.y - layout.card.y)
    if case .boxes(var view) = pane {
      view.go(to: at.moved(y: session.scroll + lift), in: session.drawing)
      pane = .boxes(view)
      showBox()
    }
  }

  private func performInView(_ command: Command) -> [Effect] {
    if moveInView(command) { return [] }
    switch command {
    case .back: closeView()
    case .press: pressInView()
    case .copy: return copyFromView().map { [.copy($0)] } ?? []
    case .focusNext: goOn(to: "", by: 1)
    case .focusPrevious: goOn(to: "", by: -1)
    case .view(.source):
      if case .source = pane { pressInView() } else { openSource() }
    case .view(.boxes):
      if case .boxes = pane { closeView() } else { openBoxes() }
    case .up, .down, .left, .right, .pageUp, .pageDown, .first, .last, .scroll, .typeAhead,
      .insert, .deleteBackward, .deleteForward, .deleteWordBackward, .deleteWordForward,
      .deleteToStart, .deleteToEnd, .yank, .undo, .openEditor, .stepUp, .stepDown, .openPicker,
      .caretLeft, .caretRight, .caretStart, .caretEnd, .caretWordLeft, .caretWordRight:
      break
    case .nextCard, .previousCard, .help, .reload, .moreActions, .suspend, .redraw, .quit,
      .interrupt, .view:
      if performAnywhere(command) { return [.command(command)] }
    }
    return []
  }

  /// Moves what a view marks; says whether the command was one of moving.
  private func moveInView(_ command: Command) -> Bool {
    guard let movement = Movement(command) else { return false }
    switch pane {
    case .card: return false
    case .source(var view):
      guard view.perform(movement) else { return false }
      pane = .source(view)
    case .result(var view):
      guard view.perform(movement) else { return false }
      pane = .result(view)
    case .boxes(var view):
      guard let session else { return false }
      view.perform(movement, in: session.drawing, rows: layout.card.height - 1)
      pane = .boxes(view)
      showBox()
    }
    return true
  }

  /// Brings the element under the cursor onto the screen.
  private func showBox() {
    guard case .boxes(let view) = pane, let session else { return }
    session.scroll(toShow: Rect(origin: view.at, size: Size(width: 1, height: 1)))
  }

  /// What a view says of the place where one is in it.
  var remark: SafeText? {
    guard isInCard else { return nil }
    switch pane {
    case .card, .result: return nil
    case .source(let view):
      // The text of a card's data looks like that of a card.
      guard view.name == fault?.source?.name, view.name != list.file?.path, list.file?.path != "-"
      else { return view.message }
      let words = [FollowedPath.name(of: view.name), view.message?.description]
      return SafeText(words.compactMap { $0 }.joined(separator: "  "), .strict)
    case .boxes(let view):
      guard let session, let named = view.named(in: session.drawing) else { return nil }
      let note = fault == nil ? "" : "  of the last good card"
      return SafeText(BoxView.sentence(named) + note, .strict)
    }
  }

  /// From a source to its element on the card, from a box to its source.
  private func pressInView() {
    switch pane {
    case .card: break
    case .result: closeView()
    case .boxes: openSource()
    case .source(let view):
      guard fault == nil, let path = element(at: view.offset), let session else {
        closeView()
        return
      }
      pane = .card
      returnsToList = false
      session.reveal(path)
    }
  }

  /// The innermost element on the card in whose object a byte stands.
  private func element(at offset: Int) -> String? {
    guard let session, let shown else { return nil }
    let around = Set(JSONNesting.objects(around: offset, in: shown.piled.source.bytes))
    var best: (path: String, start: Int)?
    session.drawing.root.walk { box, _ in
      guard let path = box.node?.path ?? box.focus?.path, let start = self.offset(of: path),
        around.contains(start), start >= best?.start ?? 0
      else { return }
      best = (path, start)
    }
    return best?.path
  }

  private func copyFromView() -> String? {
    switch pane {
    case .card: nil
    case .result(let view): view.line
    case .source: text.map { String(decoding: $0.0.bytes, as: UTF8.self) }
    case .boxes: elementPath
    }
  }

  // MARK: Looking for a text

  /// Goes to the next place of the text that is looked for; in a source without one, the next
  /// problem.
  ///
  /// - Parameter isHere: whether the place where one is counts.
  func goOn(to text: String, by step: Int, isHere: Bool = false) {
    switch pane {
    case .source(var view):
      if !view.goOn(to: text, by: step, isHere: isHere) { sayNothingFound(text) }
      pane = .source(view)
    case .card, .boxes, .result:
      guard let session, !text.isEmpty else { return sayNothingFound(text) }
      let rows = CardSearch.rows(holding: text, in: session.drawing)
      let start = isHere ? session.scroll - 1 : foundRow ?? session.scroll - 1
      foundRow = CardSearch.next(after: start, by: step, of: rows)
      guard let row = foundRow else { return sayNothingFound(text) }
      session.scroll(toShow: Rect(x: 0, y: row, width: 1, height: 1))
    }
  }

  private func sayNothingFound(_ text: String) {
    message = SafeText(text.isEmpty ? "Nothing to go to" : "Not found: " + text, .strict)
  }
}

extension BrowserPage {
  /// The file that is shown, and the line to open it at; nil when there is none.
  var editPlace: (path: String, line: Int?)? {
    guard let path = list.file?.path else { return nil }
    if case .source(let view) = pane { return (edited(view.name, path), view.pane.line + 1) }
    if let problem = fault?.diagnostics.first { return (edited(problem.file, path), problem.line) }
    guard let offset = elementPath.flatMap(offset) else { return (path, nil) }
    return (path, shown?.piled.source.place(at: offset).line)
  }

  /// What came through a pipe has no file of its own.
  private func edited(_ name: String, _ path: String) -> String { name == "<stdin>" ? path : name }
}

internal import AdaptiveCards
internal import Canvas
internal import CardActions
internal import CardLayout
internal import Events

/// The browser: a list of cards, and the card beside it where the screen is wide enough, else
/// before it.
final class BrowserPage: Page {
  private var list: CardList
  private let host: HostConfig
  private let delegate: any HostDelegate
  private var theme: Theme
  private(set) var size: Size
  /// The selected card with those that followed it, or why there is none.
  private var trail: CardTrail?
  private var problem: SafeText?
  private var warnings = 0
  private var piped: LoadedDeck?
  private var isInCard = false
  private var message: SafeText?
  private var help: HelpOverlay?
  private let bar: HostBar
  /// What the program has to do after actions of the bar.
  private var pending: [Effect] = []

  init(
    _ folder: CardFolder, host: HostConfig, delegate: any HostDelegate, size: Size,
    theme: Theme, notice: SafeText? = nil
  ) {
    list = CardList(folder.files)
    self.host = host
    self.delegate = delegate
    self.size = size
    self.theme = theme
    message = notice
    isInCard = folder.isOneCard
    bar = HostBar(delegate: delegate)
    bar.perform = { [weak self] action in self?.perform(action) }
    updateBar()
    load()
  }

  var session: CardSession? { trail?.session }

  // MARK: Places on the screen

  private static let listColumns = 28
  private static let besideColumns = 90

  private var showsBoth: Bool { size.width >= BrowserPage.besideColumns && list.files.count > 1 }
  /// The rows above the status line, which has the bar below it.
  private var rows: Int { max(1, size.height - 1 - bar.rows) }

  private var listRect: Rect {
    Rect(x: 0, y: 0, width: showsBoth ? BrowserPage.listColumns : size.width, height: rows)
  }

  private var cardRect: Rect {
    guard showsBoth else { return Rect(x: 0, y: 0, width: size.width, height: rows) }
    let x = BrowserPage.listColumns + 1
    return Rect(x: x, y: 0, width: min(100, size.width - x), height: rows)
  }

  // MARK: Loading

  private func load() {
    trail = nil
    problem = nil
    warnings = 0
    do {
      let loaded = try read(list.file.path)
      warnings = loaded.diagnostics.count
      guard let card = loaded.cards.first?.card else {
        problem = SafeText(loaded.reason?.description ?? "no card", .strict)
        return
      }
      trail = CardTrail(
        CardSession(
          card: card, source: loaded.source, host: host, delegate: delegate,
          viewport: cardRect.size, origin: cardRect.origin, theme: theme))
      session?.leaveFocus()
    } catch {
      problem = SafeText(error.message, .strict)
    }
  }

  /// What comes through a pipe can be read once only, so it is kept.
  private func read(_ path: String) throws(FileError) -> LoadedDeck {
    if path == "-", let piped { return piped }
    let loaded = try LoadedDeck.load(path)
    if path == "-" { piped = loaded }
    return loaded
  }

  // MARK: Drawing

  func frame() -> Canvas {
    var canvas = Canvas(size: size)
    let showsCard = showsBoth || isInCard
    if showsBoth || !isInCard {
      list.paint(on: &canvas, in: listRect, hasFocus: !isInCard, theme: theme)
    }
    if showsBoth {
      canvas.fill(
        Rect(x: BrowserPage.listColumns, y: 0, width: 1, height: rows),
        with: theme.glyphs.vertical, style: Style.plain.with(.dim))
    }
    if showsCard {
      session?.paint(on: &canvas)
      if let problem { paint(problem, on: &canvas) }
    }
    if size.height > 1 { statusLine.paint(on: &canvas, row: rows, theme: theme) }
    bar.paint(on: &canvas, theme: theme)
    if showsCard { session?.paintSheet(on: &canvas) }
    bar.paintMenu(on: &canvas, theme: theme)
    help?.paint(on: &canvas, in: size, theme: theme)
    return canvas
  }

  private func paint(_ problem: SafeText, on canvas: inout Canvas) {
    let lines = StyledText([StyledText.Run(problem, style: Style.plain.with(.bold))])
      .lines(width: max(1, cardRect.width - 4), wrap: true)
    canvas.within(cardRect) { canvas in
      for (y, line) in lines.enumerated() { canvas.draw(line, at: Point(x: 2, y: 1 + y)) }
    }
  }

  private var statusLine: StatusLine {
    let place = isInCard ? session?.bindingPlace ?? .card : .list
    let showsCard = showsBoth || isInCard
    let height = showsCard ? session?.drawing.size.height ?? 0 : 0
    let scroll = showsCard ? session?.scroll ?? 0 : 0
    return StatusLine(
      message: message ?? standing, place: place, below: max(0, height - scroll - rows),
      above: scroll)
  }

  /// What the line says until something has the focus: which file it is, and its problems.
  private var standing: SafeText? {
    guard !isInCard || session?.state.focus == nil else { return nil }
    var text = "\(list.selected + 1)/\(list.files.count)  \(list.file.name)"
    if warnings > 0 { text += warnings == 1 ? "  1 problem" : "  \(warnings) problems" }
    return SafeText(text, .strict)
  }

  var cursor: Point? { isInCard && help == nil ? session?.cursor : nil }

  // MARK: Events

  func use(_ theme: Theme) {
    self.theme = theme
    session?.resize(to: cardRect.size, origin: cardRect.origin, theme: theme)
  }

  func say(_ text: SafeText) { message = text }

  func handle(_ event: Event) -> [Effect] {
    let effects = react(to: event)
    updateBar()
    defer { pending = [] }
    return effects + pending
  }

  private func react(to event: Event) -> [Effect] {
    switch event {
    case .resize(let size):
      self.size = size
      updateBar()
      session?.resize(to: cardRect.size, origin: cardRect.origin)
      list.keepVisible(rows: rows)
      return []
    case .key, .mouse, .paste: message = nil
    case .focus, .readable, .signal, .hangUp: return []
    }
    if help != nil {
      handleInHelp(event)
      return []
    }
    if let effects = bar.handle(event) { return effects.filter(keep) }
    if isInCard, let session {
      if case .mouse(let mouse) = event, mouse.action == .press, showsBoth,
        listRect.contains(mouse.at), session.sheet == nil
      {
        isInCard = false
      } else {
        session.handle(event)
        return session.takeEffects().filter(keep)
      }
    }
    return handleInList(event)
  }

  /// Does what is the browser's; says whether the program has to do the rest.
  private func keep(_ effect: Effect) -> Bool {
    switch effect {
    case .say(let text): message = text
    case .close: if trail?.close() != true { leaveCard() }
    case .next(let next): trail?.show(next)
    case .command(.moreActions): bar.openMenu()
    case .command(let command):
      guard let action = HostAction(command) else { return true }
      bar.manager.performAction(ActionName(action.rawValue))
    case .submitted(let result):
      message = SafeText("Submitted " + result.line(forTerminal: true), .strict)
    case .openURL, .copy, .edit: return true
    }
    return false
  }

  private func leaveCard() {
    isInCard = false
    session?.leaveFocus()
  }

  private func handleInList(_ event: Event) -> [Effect] {
    switch event {
    case .key(let key):
      guard let command = Bindings.command(for: key, in: .list) else { return [] }
      return perform(command)
    case .mouse(let mouse):
      switch mouse.action {
      case .wheelUp: move(by: -1)
      case .wheelDown: move(by: 1)
      case .press:
        if listRect.contains(mouse.at), let index = list.index(atRow: mouse.at.y) {
          select(index)
        } else if showsBoth, cardRect.contains(mouse.at), session != nil {
          isInCard = true
          return handle(event)
        }
      case .release, .drag: break
      }
    case .paste, .resize, .focus, .readable, .signal, .hangUp: break
    }
    return []
  }

  private func perform(_ command: Command) -> [Effect] {
    switch command {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -rows)
    case .pageDown: move(by: rows)
    case .first: select(0)
    case .last: select(list.files.count - 1)
    case .press, .focusNext, .right: enterCard(by: command)
    case .back: return [.command(.quit)]
    case .nextCard, .previousCard, .help, .reload, .moreActions, .quit:
      return [.command(command)].filter(keep)
    case .suspend, .redraw, .interrupt: return [.command(command)]
    case .focusPrevious, .left, .scroll, .typeAhead, .insert, .deleteBackward, .deleteForward,
      .deleteWordBackward, .deleteWordForward, .yank, .undo, .openEditor, .stepUp,
      .stepDown, .openPicker, .deleteToStart, .deleteToEnd,
      .caretLeft, .caretRight, .caretStart,
      .caretEnd, .caretWordLeft, .caretWordRight, .copy:
      break
    }
    return []
  }

  /// Does what an action of the bar stands for, after the delegate has let it pass.
  private func perform(_ action: HostAction) {
    switch action {
    case .next: move(by: 1)
    case .previous: move(by: -1)
    case .reload: reload()
    case .help: help = HelpOverlay(place: isInCard ? session?.bindingPlace ?? .card : .list)
    case .quit: pending.append(.command(.quit))
    }
  }

  /// Tells the bar what can be done now; where it comes or goes, the card has other rows.
  private func updateBar() {
    let before = rows
    let actions = HostAction.allCases.filter { action in
      switch action {
      case .next, .previous: list.files.count > 1
      case .reload, .help, .quit: true
      }
    }
    bar.show(isInCard ? "card" : "list", actions, size: size)
    guard rows != before else { return }
    list.keepVisible(rows: rows)
    session?.resize(to: cardRect.size, origin: cardRect.origin)
  }

  private func enterCard(by command: Command) {
    guard let session else {
      isInCard = !showsBoth
      return
    }
    isInCard = true
    session.enterFocus()
  }

  private func move(by steps: Int) { select(list.selected + steps) }

  private func select(_ index: Int) {
    let before = list.selected
    list.select(index, rows: rows)
    if list.selected != before { load() }
  }

  private func reload() {
    load()
    message = SafeText("Read again: " + list.file.name, .strict)
  }

  private func handleInHelp(_ event: Event) {
    guard let command = HelpOverlay.command(for: event) else { return }
    if help?.perform(command, in: size) != true { help = nil }
  }
}

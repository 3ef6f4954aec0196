internal import AdaptiveCards
internal import Canvas
internal import CardActions
internal import CardLayout
internal import Events
internal import Terminal

/// The cards of a file on a screen, one at a time, with its status line: what `show` runs and
/// `render --keys` plays on.
final class CardPage: Page {
  private var deck: LoadedDeck
  private var index = 0
  /// The card that is shown, with those it has followed.
  private var trail: CardTrail
  /// The cards that were looked at, by their number: what was typed stays.
  private var trails: [Int: CardTrail] = [:]
  private let host: HostConfig
  private let keys: KeyMap
  private let hints: [Binding.Place: [SafeText]]
  private(set) var size: Size
  private var theme: Theme
  var message: SafeText?
  private var help: HelpOverlay?
  private var kept: (session: CardSession, revision: Int, canvas: Canvas)?
  /// Follows the file that the cards come from; nil for what came through a pipe.
  let follower: CardFollower?
  /// Keeps what is typed; nil where that is not wanted.
  let keeper: StateKeeper?
  var queryPause: QueryPause
  let now: () -> Duration
  /// What is wrong with the file as it is now; what is shown is the last good reading.
  private var fault: SafeText?
  /// The delegate is the page's to keep; the sessions only know it.
  private let delegate: any HostDelegate

  init(
    _ deck: LoadedDeck, host: HostConfig, delegate: any HostDelegate, size: Size,
    theme: Theme, notice: SafeText? = nil, follower: CardFollower? = nil,
    keeper: StateKeeper? = nil, keys: KeyMap = .standard, queryPause: QueryPause = QueryPause(),
    now: @escaping () -> Duration = { StandardTerminal.now }
  ) {
    self.keys = keys
    self.now = now
    hints = keys.hints
    self.follower = follower
    self.keeper = keeper
    self.queryPause = queryPause
    self.deck = deck
    self.host = host
    self.size = size
    self.theme = theme
    self.delegate = delegate
    // A file without any card is not shown; an empty card is what is left of one.
    trail = CardTrail(
      CardSession(
        card: deck.cards.first?.card ?? Card(), source: deck.source, host: host,
        delegate: delegate, viewport: CardPage.viewport(of: size), theme: theme))
    session.keys = keys
    keeper?.restore(session, number: 0)
    keeper?.note(session, at: now())
    message = notice ?? session.diagnostics.first.map { SafeText($0.message, .strict) }
  }

  /// The session of the card that is shown.
  var session: CardSession { trail.session }

  /// The cards that were looked at, by their number.
  private var allTrails: [Int: CardTrail] {
    var all = trails
    all[index] = trail
    return all
  }

  /// The cards of the file that were looked at, without those that followed them.
  var sessions: [Int: CardSession] { allTrails.mapValues(\.first) }

  /// What was wrong with the cards that were looked at, as far as only showing them tells.
  var diagnostics: [Diagnostic] {
    allTrails.sorted { $0.key < $1.key }.flatMap(\.value.session.diagnostics)
  }

  /// Shows the cards as they were read again; what was typed stays where the ids are the same.
  private func replace(_ deck: LoadedDeck) {
    guard !deck.cards.isEmpty else { return }
    self.deck = deck
    let before = allTrails
    trails = [:]
    for (number, old) in before where number < deck.cards.count {
      let fresh = makeTrail(number)
      fresh.session.takeOver(from: old.session)
      trails[number] = fresh
    }
    index = min(index, deck.cards.count - 1)
    trail = trails[index] ?? makeTrail(index)
    if message == fault { message = nil }
    fault = nil
  }

  /// The line of the file at which what has the focus stands; nil when nothing has.
  var editLine: Int? {
    guard let focus = session.state.focus,
      let object = deck.cards[index].authored.source.object,
      let offset = JSONNesting.offset(of: focus, in: object)
    else { return nil }
    return deck.source.place(at: offset).line
  }

  /// Reads the file again because the person wants it.
  private func reload() {
    guard let follower else {
      message = SafeText("What came through a pipe cannot be read again")
      return
    }
    take(follower.read())
    if fault == nil { message = SafeText("Read again") }
  }

  func take(_ news: CardFollower.News) {
    switch news {
    case .nothing: break
    case .fault(let error):
      // Told whole and whatever else the line says; from the next key on the line keeps it.
      fault = SafeText("The last good card is shown. " + error.message, .strict)
      message = fault
    case .read(let deck): replace(deck)
    }
  }

  /// Shows another card of the deck; past its ends nothing changes.
  private func show(_ number: Int) {
    guard number != index, deck.cards.indices.contains(number) else { return }
    trails[index] = trail
    index = number
    trail = trails[number] ?? makeTrail(number)
    session.resize(to: CardPage.viewport(of: size), theme: theme)
  }

  private func makeTrail(_ number: Int) -> CardTrail {
    let session = CardSession(
      card: deck.cards[number].card, source: deck.source, host: host, delegate: delegate,
      viewport: CardPage.viewport(of: size), theme: theme)
    session.keys = keys
    keeper?.restore(session, number: number)
    return CardTrail(session)
  }

  /// Lines longer than this are hard to read, so a wider screen leaves the rest empty.
  private static let mostColumns = 100

  /// The card has all rows but the last; on a screen of one row it has that.
  private static func viewport(of size: Size) -> Size {
    Size(
      width: min(size.width, mostColumns),
      height: size.height > 1 ? size.height - 1 : size.height)
  }

  /// The card as it is drawn; kept while a sheet is open, so that a key in it draws only the sheet.
  private func card() -> Canvas {
    if let kept, kept.session === session, kept.revision == session.revision,
      kept.canvas.size == size
    {
      return kept.canvas
    }
    var canvas = Canvas(size: size)
    session.paint(on: &canvas)
    kept = session.sheet == nil ? nil : (session, session.revision, canvas)
    return canvas
  }

  func frame() -> Canvas {
    var canvas = card()
    session.paintSheet(on: &canvas)
    if size.height > 1 {
      let viewport = session.viewport
      StatusLine(
        message: message, standing: fault ?? standing, hints: hints[session.bindingPlace] ?? [],
        below: max(0, session.drawing.size.height - session.scroll - viewport.height),
        above: session.scroll
      ).paint(on: &canvas, row: size.height - 1, theme: theme)
    }
    help?.paint(on: &canvas, in: size, theme: theme)
    return canvas
  }

  /// Which card of a deck it is, until something has the focus.
  private var standing: SafeText? {
    guard deck.cards.count > 1, session.state.focus == nil, session.sheet == nil else { return nil }
    let place = "\(index + 1)/\(deck.cards.count)"
    return SafeText(deck.cards[index].title.map { place + "  " + $0 } ?? place, .strict)
  }

  /// Where the text cursor stands; nil hides it.
  var cursor: Point? { help == nil ? session.cursor : nil }

  /// Takes an event; gives what the program has to do then.
  func handle(_ event: Event) -> [Effect] {
    defer {
      queryPause.note(session.pendingQuery, at: now())
      keeper?.note(session, at: now())
    }
    switch event {
    case .resize(let size):
      self.size = size
      session.resize(to: CardPage.viewport(of: size))
      return []
    case .readable:
      if let follower { take(follower.takeNotices()) }
      return []
    case .key, .mouse, .paste: if event.isNewInput { message = nil }
    case .focus, .signal, .hangUp: return []
    }
    if help != nil {
      handleInHelp(event)
      return []
    }
    session.handle(event)
    return actOnEffects()
  }

  /// Does what the card asks of its page; gives what it asks of the program.
  func actOnEffects() -> [Effect] {
    session.takeEffects().filter { effect in
      switch effect {
      case .say(let text): message = text
      case .command(.nextCard): show(index + 1)
      case .command(.previousCard): show(index - 1)
      case .command(.reload): reload()
      case .command(.help): help = HelpOverlay(place: session.bindingPlace, keys: keys)
      case .next(let next): trail.show(next)
      case .close: return !trail.close()
      case .submitted, .openURL, .copy, .edit, .command: return true
      }
      return false
    }
  }

  /// The places of the frame that lead to an address; none while something lies over the card.
  var links: [SVGPicture.Link] {
    guard help == nil, session.sheet == nil else { return [] }
    let visible = Rect(origin: session.origin, size: session.viewport)
    return session.drawing.links.compactMap { link in
      let rect = link.rect.moved(x: session.origin.x, y: session.origin.y - session.scroll)
        .intersection(visible)
      return rect.isEmpty ? nil : SVGPicture.Link(rect, address: link.address)
    }
  }

  func use(_ theme: Theme) {
    self.theme = theme
    session.resize(to: session.viewport, origin: session.origin, theme: theme)
  }

  /// Says something in the status line until the next key.
  func say(_ text: SafeText) { message = text }

  private func handleInHelp(_ event: Event) {
    guard let command = HelpOverlay.command(for: event) else { return }
    if help?.perform(command, in: size) != true { help = nil }
  }
}

internal import AdaptiveCards
internal import Canvas
internal import CardActions
internal import CardLayout
internal import Events

/// One card on a screen with its status line: what `show` runs and `render --keys` plays on.
final class CardPage: Page {
  private(set) var session: CardSession
  private(set) var size: Size
  private var theme: Theme
  private var message: SafeText?
  private var help: HelpOverlay?
  /// Follows the file that the card comes from; nil for what came through a pipe.
  private var follower: CardFollower?
  /// What is wrong with the file as it is now; the card shown is the last good one.
  private var fault: SafeText?
  /// The delegate is the page's to keep; the session only knows it.
  private let delegate: any CardActionDelegate

  init(
    card: Card, source: SourceText, host: HostConfig, delegate: any CardActionDelegate, size: Size,
    theme: Theme, notice: SafeText? = nil, follower: CardFollower? = nil
  ) {
    self.follower = follower
    self.size = size
    self.theme = theme
    self.delegate = delegate
    session = CardSession(
      card: card, source: source, host: host, delegate: delegate,
      viewport: CardPage.viewport(of: size), theme: theme)
    message = notice ?? session.diagnostics.first.map { SafeText($0.message, .strict) }
  }

  /// Shows the card as it was read again; what was typed stays where the ids are the same.
  private func replace(card: Card, source: SourceText) {
    let fresh = CardSession(
      card: card, source: source, host: session.host, delegate: delegate,
      viewport: session.viewport, theme: theme)
    fresh.takeOver(from: session)
    session = fresh
    fault = nil
  }

  /// Reads the file again because the person wants it.
  func reload() {
    guard let follower else {
      message = SafeText("What came through a pipe cannot be read again")
      return
    }
    take(follower.read())
    if fault == nil { message = SafeText("Read again") }
  }

  private func take(_ news: CardFollower.News) {
    switch news {
    case .nothing: break
    case .fault(let error):
      fault = SafeText("The last good card is shown. " + error.message, .strict)
    case .read(let card): replace(card: card.card, source: card.loaded.source)
    }
  }

  /// Lines longer than this are hard to read, so a wider screen leaves the rest empty.
  private static let mostColumns = 100

  /// The card has all rows but the last; on a screen of one row it has that.
  private static func viewport(of size: Size) -> Size {
    Size(
      width: min(size.width, mostColumns),
      height: size.height > 1 ? size.height - 1 : size.height)
  }

  func frame() -> Canvas {
    var canvas = Canvas(size: size)
    session.paint(on: &canvas)
    if size.height > 1 {
      let viewport = session.viewport
      StatusLine(
        message: message ?? fault, place: session.bindingPlace,
        below: max(0, session.drawing.size.height - session.scroll - viewport.height),
        above: session.scroll
      ).paint(on: &canvas, row: size.height - 1, theme: theme)
    }
    session.paintSheet(on: &canvas)
    help?.paint(on: &canvas, in: size, theme: theme)
    return canvas
  }

  /// Where the text cursor stands; nil hides it.
  var cursor: Point? { help == nil ? session.cursor : nil }

  /// Takes an event; gives what the program has to do then.
  func handle(_ event: Event) -> [Effect] {
    switch event {
    case .resize(let size):
      self.size = size
      session.resize(to: CardPage.viewport(of: size))
      return []
    case .readable:
      if let follower { take(follower.takeNotices()) }
      return []
    case .key, .mouse, .paste: message = nil
    case .focus, .signal, .hangUp: return []
    }
    if help != nil {
      handleInHelp(event)
      return []
    }
    session.handle(event)
    return session.takeEffects().filter { effect in
      switch effect {
      case .say(let text): message = text
      case .command(.reload): reload()
      case .command(.help): help = HelpOverlay(place: session.bindingPlace)
      case .submitted, .openURL, .copy, .close, .command: return true
      }
      return false
    }
  }

  /// Says something in the status line until the next key.
  func say(_ text: SafeText) { message = text }

  var descriptors: [Int32] { [follower?.descriptor].compactMap { $0 } }
  var wakeTime: Duration? { follower?.wakeTime }
  func wake() { if let follower { take(follower.look()) } }

  private func handleInHelp(_ event: Event) {
    guard let command = HelpOverlay.command(for: event) else { return }
    if help?.perform(command, in: size) != true { help = nil }
  }
}

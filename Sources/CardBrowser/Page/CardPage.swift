internal import AdaptiveCards
internal import Canvas
internal import CardActions
internal import CardLayout
internal import Events

/// One card on a screen with its status line: what `show` runs and `render --keys` plays on.
final class CardPage: Page {
  private var trail: CardTrail
  private(set) var size: Size
  private var theme: Theme
  private var message: SafeText?
  private var help: HelpOverlay?
  /// The delegate is the page's to keep; the session only knows it.
  private let delegate: any HostDelegate

  init(
    card: Card, source: SourceText, host: HostConfig, delegate: any HostDelegate, size: Size,
    theme: Theme, notice: SafeText? = nil
  ) {
    self.size = size
    self.theme = theme
    self.delegate = delegate
    trail = CardTrail(
      CardSession(
        card: card, source: source, host: host, delegate: delegate,
        viewport: CardPage.viewport(of: size), theme: theme))
    message = notice ?? session.diagnostics.first.map { SafeText($0.message, .strict) }
  }

  var session: CardSession { trail.session }

  /// Shows the card as it was read again; what was typed stays where the ids are the same.
  func replace(card: Card, source: SourceText) {
    trail.replace(card: card, source: source)
    message = SafeText("Read again")
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
        message: message, place: session.bindingPlace,
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
    if case .resize(let size) = event {
      self.size = size
      session.resize(to: CardPage.viewport(of: size))
      return []
    }
    switch event {
    case .key, .mouse, .paste: message = nil
    case .resize, .focus, .readable, .signal, .hangUp: return []
    }
    if help != nil {
      handleInHelp(event)
      return []
    }
    session.handle(event)
    return session.takeEffects().filter { effect in
      switch effect {
      case .say(let text): message = text
      case .command(.help): help = HelpOverlay(place: session.bindingPlace)
      case .next(let next): trail.show(next)
      case .close: return !trail.close()
      case .submitted, .openURL, .copy, .command: return true
      }
      return false
    }
  }

  /// Says something in the status line until the next key.
  func say(_ text: SafeText) { message = text }

  private func handleInHelp(_ event: Event) {
    guard let command = HelpOverlay.command(for: event) else { return }
    if help?.perform(command, in: size) != true { help = nil }
  }
}

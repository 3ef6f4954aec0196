internal import Canvas
internal import CardActions
internal import CardLayout
internal import Events
internal import Terminal

/// The one loop: show, wait, handle. All events that are there are handled before a frame is drawn.
final class EventLoop {
  let screen: any Screen
  let isKiosk: Bool
  private let timeLimit: Duration?
  private let idleLimit: Duration?
  private let start = StandardTerminal.now
  private var lastInput = StandardTerminal.now
  /// What can be done with links here, found out when one is pressed.
  let linkOpening: () -> LinkOpening
  /// An address that is shown over the page.
  var linkView: LinkView?
  private var links: [ScreenLink] = []

  init(screen: any Screen, options: Options, linkOpening: (() -> LinkOpening)? = nil) {
    self.screen = screen
    let guests = options.kiosk
    self.linkOpening = linkOpening ?? { LinkOpening.here(isKiosk: guests) }
    isKiosk = options.kiosk
    timeLimit = options.timeLimit.map { .seconds($0) }
    idleLimit = options.idleLimit.map { .seconds($0) }
  }

  /// Runs a page until an effect ends it.
  ///
  /// - Parameter act: does what an effect asks for; gives the ending when it is one.
  func run(_ page: some Page, act: (Effect) -> Ending?) -> Ending {
    while true {
      if !screen.hasPendingEvents { show(page) }
      guard let event = screen.nextEvent(timeout: remaining) else {
        // Nothing more will come from a screen that does not wait for ever when it may.
        guard let remaining else { return .signal(1) }
        if remaining <= .zero { return .timeLimit }
        continue
      }
      switch event {
      case .signal(let number): return .signal(number)
      case .hangUp: return .signal(1)
      case .key, .mouse, .paste: lastInput = StandardTerminal.now
      case .resize, .focus, .readable: break
      }
      for effect in effects(of: event, on: page) {
        if let ending = act(effect) { return ending }
      }
    }
  }

  /// The page with what is shown over it.
  func frame(of page: some Page) -> Canvas {
    var frame = page.frame()
    linkView?.paint(on: &frame, in: frame.size)
    return frame
  }

  private func show(_ page: some Page) {
    let frame = frame(of: page)
    screen.show(frame, cursor: linkView == nil ? page.cursor : nil)
    let links = linkView?.links(in: frame.size) ?? []
    if links != self.links, !links.isEmpty { screen.link(links) }
    self.links = links
  }

  private func effects(of event: Event, on page: some Page) -> [Effect] {
    if case .resize = event {
      links = []
    } else if let view = linkView {
      return effects(of: event, on: view)
    }
    return page.handle(event)
  }

  private func effects(of event: Event, on view: LinkView) -> [Effect] {
    switch view.answer(to: event) {
    case .stay: return []
    case .close: linkView = nil
    case .copy:
      linkView = nil
      return [.copy(LinkOpening.copied(of: view.url))]
    case .passes(let command): return [.command(command)]
    }
    return []
  }

  /// The time until the first limit; nil when there is none.
  private var remaining: Duration? {
    let now = StandardTerminal.now
    let limits = [
      timeLimit.map { start + $0 - now }, idleLimit.map { lastInput + $0 - now },
    ].compactMap { $0 }
    return limits.min().map { max(.zero, $0) }
  }

  func suspend(_ page: some Page) {
    if isKiosk {
      page.say(SafeText("Suspending is switched off here"))
    } else {
      screen.suspend()
    }
  }
}

internal import Canvas
internal import CardActions
internal import CardLayout
internal import Events
internal import Terminal

/// The one loop: show, wait, handle. All events that are there are handled before a frame is drawn.
final class EventLoop {
  let screen: any Screen
  /// The themes to draw in once the terminal has told its background; nil: the page's own stays.
  private let themes: ThemeChoice?
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

  init(
    screen: any Screen, options: Options, themes: ThemeChoice? = nil,
    linkOpening: (() -> LinkOpening)? = nil
  ) {
    self.screen = screen
    self.themes = themes
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
    show(page)
    // Only now: the first frame never waits for an answer, which the next one is drawn with.
    if themes?.dependOnBackground == true { screen.askBackground() }
    var background = screen.background
    while true {
      screen.watchedDescriptors = page.descriptors
      let wakeTime = page.wakeTime
      guard let event = screen.nextEvent(timeout: timeout(wakeTime)) else {
        if let remaining, remaining <= .zero { return .timeLimit }
        // Nothing more will come from a screen that does not wait for ever when it may.
        if wakeTime == nil, remaining == nil { return .signal(1) }
        if let wakeTime, StandardTerminal.now >= wakeTime {
          page.wake()
          show(page)
        }
        continue
      }
      switch event {
      case .signal(let number): return .signal(number)
      case .hangUp: return .signal(1)
      case .key, .mouse, .paste: lastInput = StandardTerminal.now
      case .resize, .focus, .readable: break
      }
      if let themes, background != screen.background {
        background = screen.background
        themes.take(background)
        page.use(themes.theme)
      }
      for effect in effects(of: event, on: page) {
        if let ending = act(effect) { return ending }
      }
      if !screen.hasPendingEvents { show(page) }
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
    if case .resize = event { links = [] }
    if let linkView, event.isNewInput { return effects(of: event, on: linkView) }
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

  /// How long to wait for an event; nil for ever.
  private func timeout(_ wakeTime: Duration?) -> Duration? {
    let untilWake = wakeTime.map { max(.zero, $0 - StandardTerminal.now) }
    return [remaining, untilWake].compactMap { $0 }.min()
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

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
  private var limits: TimeLimits
  /// Whether it was told that the run ends soon.
  private var hasWarned = false
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
    self.linkOpening = linkOpening ?? { LinkOpening.here(options) }
    isKiosk = options.kiosk
    limits = TimeLimits(options)
  }

  /// Runs a page until an effect ends it.
  ///
  /// - Parameter act: does what an effect asks for; gives the ending when it is one.
  func run(_ page: some Page, act: (Effect) -> Ending?) -> Ending {
    show(page)
    // Only now: the first frame never waits for an answer, which the next one is drawn with.
    var background = screen.background
    if themes?.dependOnBackground == true { screen.askBackground() }
    while true {
      screen.watchedDescriptors = page.descriptors
      let wakeTime = [page.wakeTime, warningTime].compactMap { $0 }.min()
      guard let event = screen.nextEvent(timeout: timeout(wakeTime)) else {
        let now = StandardTerminal.now
        if limits.areOver(at: now) { return .timeLimit }
        // Nothing more will come from a screen that does not wait for ever when it may.
        if wakeTime == nil, limits.remaining(at: now) == nil { return .signal(1) }
        if let wakeTime, now >= wakeTime {
          wake(page, at: now)
          show(page)
        }
        continue
      }
      switch event {
      case .signal(let number): return .signal(number)
      case .hangUp: return .signal(1)
      case .key, .mouse, .paste:
        limits.noteInput(at: StandardTerminal.now)
        hasWarned = false
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
    let now = StandardTerminal.now
    let untilWake = wakeTime.map { max(.zero, $0 - now) }
    return [limits.remaining(at: now), untilWake].compactMap { $0 }.min()
  }

  private var warningTime: Duration? {
    hasWarned ? nil : limits.warningTime
  }

  private func wake(_ page: some Page, at now: Duration) {
    if let time = warningTime, now >= time {
      hasWarned = true
      page.say(SafeText(TimeLimits.warningSentence))
    }
    if let time = page.wakeTime, now >= time { page.wake() }
  }

  /// Opens a file in the person's editor and comes back; the page follows the file.
  func edit(_ place: (path: String, line: Int?)?, _ page: some Page) {
    guard let place, place.path != "-" else {
      page.say(SafeText("There is no file to edit"))
      return
    }
    guard !isKiosk else {
      page.say(SafeText("Editing is switched off here"))
      return
    }
    var isDone = false
    screen.lend { isDone = Editor.run(path: place.path, line: place.line) }
    if !isDone { page.say(SafeText("The editor '\(Editor.command)' did not end well", .strict)) }
  }

  func suspend(_ page: some Page) {
    if isKiosk {
      page.say(SafeText("Suspending is switched off here"))
    } else {
      screen.suspend()
    }
  }

  /// Lets the person write a field's text in their own editor.
  func edit(_ text: String, ofInput path: String, in session: CardSession, _ page: some Page) {
    guard !isKiosk else {
      page.say(SafeText("Editing is switched off here"))
      return
    }
    var edited: String?
    screen.lend { edited = EditedText.edit(text) }
    if let edited {
      session.replaceText(ofInput: path, with: edited)
    } else {
      page.say(SafeText("The editor '\(Editor.command)' did not end well", .strict))
    }
  }
}

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
  private let isKiosk: Bool
  private let timeLimit: Duration?
  private let idleLimit: Duration?
  private let start = StandardTerminal.now
  private var lastInput = StandardTerminal.now

  init(screen: any Screen, options: Options, themes: ThemeChoice? = nil) {
    self.screen = screen
    self.themes = themes
    isKiosk = options.kiosk
    timeLimit = options.timeLimit.map { .seconds($0) }
    idleLimit = options.idleLimit.map { .seconds($0) }
  }

  /// Runs a page until an effect ends it.
  ///
  /// - Parameter act: does what an effect asks for; gives the ending when it is one.
  func run(_ page: some Page, act: (Effect) -> Ending?) -> Ending {
    screen.show(page.frame(), cursor: page.cursor)
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
          screen.show(page.frame(), cursor: page.cursor)
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
      for effect in page.handle(event) {
        if let ending = act(effect) { return ending }
      }
      if !screen.hasPendingEvents { screen.show(page.frame(), cursor: page.cursor) }
    }
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

  func copy(_ text: String, _ page: some Page) {
    if !isKiosk, StandardTerminal.takesCopies, screen.copy(text) {
      page.say(SafeText("Copied"))
    } else {
      page.say(SafeText("This terminal takes no copies: " + text, .strict))
    }
  }

  /// Lets the person write a field's text in their own editor.
  func edit(_ text: String, ofInput path: String, in session: CardSession, _ page: some Page) {
    guard !isKiosk else {
      page.say(SafeText("Editors are switched off here"))
      return
    }
    guard let command = EditorProgram.command else {
      page.say(SafeText("No editor is set: VISUAL or EDITOR names one"))
      return
    }
    var edited: String?
    screen.lend { edited = EditorProgram.edit(text, with: command) }
    if let edited {
      session.replaceText(ofInput: path, with: edited)
    } else {
      page.say(SafeText("The editor ended without a text", .strict))
    }
  }

  /// What can be done with links here.
  var linkOpening: LinkOpening {
    LinkOpening(
      program: isKiosk ? nil : LinkProgram.find(),
      canCopy: !isKiosk && StandardTerminal.takesCopies)
  }

  func act(on choice: LinkOpening.Choice, _ url: String, _ page: some Page) {
    switch choice {
    case .open(let program):
      let started = LinkProgram.start(program, with: url)
      page.say(
        started ? SafeText("Opened") : SafeText("Could not be opened: " + url, .strict))
    case .copy: copy(url, page)
    case .show: page.say(SafeText("Link: " + url, .strict))
    }
  }
}

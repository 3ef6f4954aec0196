internal import Canvas
internal import Events
internal import Terminal

/// Opens the terminal for an interactive run.
enum OpenScreen {
  static func open(_ options: Options) throws(Failure) -> NcursesScreen {
    var wanted = NcursesScreen.Options()
    let isLeft = StandardTerminal.isOverSSH || StandardTerminal.isGNUScreen
    wanted.usesMouse = options.mouse ?? !isLeft
    wanted.allowsSuspending = !options.kiosk
    switch options.color {
    case .auto: if StandardTerminal.refusesColors { wanted.colorDepth = ColorDepth.none }
    case .only(let depth): wanted.colorDepth = depth
    }
    do {
      return try NcursesScreen.open(wanted)
    } catch {
      throw Failure(message: sentence(for: error), status: ExitStatus.noTerminal)
    }
  }

  /// The screen itself, or one on which a journey plays first.
  static func playing(_ journey: [KeyScript.Step]?, on screen: any Screen) -> any Screen {
    guard let journey else { return screen }
    return JourneyScreen(screen, steps: journey, now: { StandardTerminal.now })
  }

  private static func sentence(for error: ScreenError) -> String {
    switch error {
    case .noTerminal:
      "there is no terminal to draw on; 'cards render FILE' prints a card without one"
    case .dumb(let term):
      "a terminal of type '\(term ?? "")' cannot be drawn on; try --accessible or TERM=vt100"
    case .unavailable: "the terminal cannot be taken: the system has no descriptors left"
    }
  }
}

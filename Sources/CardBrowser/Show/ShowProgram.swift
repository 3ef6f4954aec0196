internal import AdaptiveCards
internal import Canvas
internal import CardActions
internal import CardLayout
internal import Events
internal import Terminal

/// `cards show`: the cards of a file, until one is submitted or all are closed.
enum ShowProgram {
  static func run(_ path: String, _ options: Options, keys: KeyMap) throws(Failure) -> Int32 {
    let host = try Setup.hostConfig(options.hostConfig)
    // Followed first, so that nothing is missed that is saved while the cards are read.
    let data = DataChoice(options.data)
    // What came through a pipe cannot be read again.
    let follower =
      path == "-" || options.data == "-"
      ? nil : CardFollower(path, data: data, now: { StandardTerminal.now })
    let deck = try Setup.deck(path, data: data)
    let delegation = try Delegation.start(options)
    defer { delegation.end() }
    let delegate = delegation.delegate
    let keeper: StateKeeper?
    if let path = options.state {
      keeper = try StateKeeper(path, cards: deck.cards.count)
    } else {
      keeper = nil
    }
    if options.accessible || StandardTerminal.isDumb {
      let prompts = LinePrompts(fromTerminal: path == "-", limits: TimeLimits(options))
      let status = try PlainShow.run(
        deck, host: host, delegate: delegate, prompts: prompts, keeper: keeper)
      return prompts.isOverTime ? ExitStatus.timeLimit : status
    }
    let journey = try options.keys.map(JourneyFile.steps)
    let terminal = try OpenScreen.open(options)
    let screen = OpenScreen.playing(journey, on: terminal)
    let themes = ThemeChoice(options, for: screen, host: host)
    let page = CardPage(
      deck, host: host, delegate: delegate, size: screen.size, theme: themes.theme,
      notice: terminal.notice.map { SafeText($0, .strict) }, follower: follower, keeper: keeper,
      keys: keys)
    let loop = EventLoop(screen: screen, options: options, themes: themes)
    let ending = loop.run(page) { effect in
      switch effect {
      case .submitted(let result): return .submitted(result)
      case .close, .command(.quit): return .closed
      case .command(.interrupt): return .signal(2)
      case .openURL(let url): loop.open(url, from: page.session, on: page)
      case .copy(let text): loop.copy(text, page)
      case .edit(let text, let input): loop.edit(text, ofInput: input, in: page.session, page)
      case .command(.suspend): loop.suspend(page)
      case .command(.redraw): screen.redraw()
      case .command(.view(.edit)): loop.edit((path, page.editLine), page)
      case .command, .say, .next: break
      }
      return nil
    }
    screen.close()
    for diagnostic in page.diagnostics { Output.report(diagnostic.description) }
    return end(ending, page.sessions, keeper)
  }

  /// Writes the result, and keeps what was typed unless it was sent.
  ///
  /// - Parameter sessions: the cards that were looked at, by their number.
  static func end(
    _ ending: Ending, _ sessions: [Int: CardSession], _ keeper: StateKeeper?
  ) -> Int32 {
    let status = finish(ending)
    if case .submitted = ending, status == ExitStatus.done {
      keeper?.forget()
    } else if let complaint = keeper?.keep(sessions) {
      Output.complain(complaint)
      return ExitStatus.ioError
    }
    return status
  }

  static func finish(_ ending: Ending) -> Int32 {
    switch ending {
    case .submitted(let result):
      return Output.result(
        result.line(forTerminal: TerminalDevice.standardOutputIsTerminal) + "\n",
        what: "the result", lost: result.line(forTerminal: true))
    case .closed: return ExitStatus.closed
    case .signal(let number): return ExitStatus.signal(number)
    case .timeLimit: return ExitStatus.timeLimit
    }
  }
}

/// How an interactive run ends.
enum Ending: Equatable {
  case submitted(SubmissionResult)
  case closed
  case signal(Int32)
  case timeLimit
}

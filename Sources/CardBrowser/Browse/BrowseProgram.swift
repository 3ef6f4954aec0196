internal import AdaptiveCards
internal import Canvas
internal import CardActions
internal import CardLayout
internal import Events
internal import Terminal

/// `cards browse`: cards in folders and files, and those that come through standard input.
enum BrowseProgram {
  static func run(_ paths: [String], _ options: Options, keys: KeyMap) throws(Failure) -> Int32 {
    let hosts = try Setup.hostConfigs(options.hostConfig)
    let watch = FileWatch()
    let shelf = try shelf(paths, watch)
    let delegation = try Delegation.start(options)
    defer { delegation.end() }
    let delegate = delegation.delegate
    let confinement = options.kiosk ? Confinement(paths) : nil
    let data = options.data.map { DataChoice.file($0) } ?? .beside
    if options.accessible || StandardTerminal.isDumb {
      return try PlainBrowse.run(
        shelf, host: hosts.config, delegate: delegate, limits: TimeLimits(options),
        data: data, confinement: confinement)
    }
    let stream = shelf.namedFiles.contains("-") ? CardStream(data: try bound(options)) : nil
    if stream != nil, TerminalDevice.standardInputIsTerminal {
      throw Failure(
        message: "standard input is the terminal; send cards into it: … | cards browse -",
        status: ExitStatus.noInput)
    }
    let journey = try options.keys.map(JourneyFile.steps)
    let terminal = try OpenScreen.open(options)
    let screen = OpenScreen.playing(journey, on: terminal)
    let themes = ThemeChoice(options, for: screen, host: hosts.config)
    let parts = BrowserPage.Parts(
      hosts: hosts, delegate: delegate, themes: themes, watch: watch, stream: stream, keys: keys,
      confinement: confinement, data: data, now: { StandardTerminal.now })
    let page = BrowserPage(
      shelf, parts, size: screen.size, notice: terminal.notice.map { SafeText($0, .strict) })
    let loop = EventLoop(screen: screen, options: options, themes: themes)
    let ending = loop.run(page) { effect in
      switch effect {
      case .command(.quit), .close: return .closed
      case .command(.interrupt): return .signal(2)
      case .openURL(let url): loop.open(url, from: page.session, on: page)
      case .copy(let text): loop.copy(text, page)
      case .edit(let text, let input):
        if let session = page.session { loop.edit(text, ofInput: input, in: session, page) }
      case .command(.suspend): loop.suspend(page)
      case .command(.redraw): screen.redraw()
      case .command(.view(.edit)): loop.edit(page.editPlace, page)
      case .command, .say, .submitted, .next: break
      }
      return nil
    }
    screen.close()
    // Nothing is submitted to anybody from the browser: leaving it is its normal end.
    return ending == .closed ? ExitStatus.done : ShowProgram.finish(ending)
  }

  /// The data that are bound to what comes through standard input.
  private static func bound(_ options: Options) throws(Failure) -> BoundData? {
    do {
      return try options.data.map(BoundData.read)
    } catch {
      throw Failure(message: error.message, status: ExitStatus.noInput)
    }
  }

  /// The cards to browse, of which at least one is there.
  private static func shelf(_ paths: [String], _ watch: FileWatch?) throws(Failure) -> Shelf {
    var paths = paths
    if paths.isEmpty {
      guard let samples = SampleCards.folder() else {
        throw Failure(
          message: "the sample cards are not there; name a file or folder: cards browse PATH",
          status: ExitStatus.noInput)
      }
      paths = [samples]
    }
    var shelf: Shelf
    do {
      shelf = try Shelf(paths)
    } catch {
      throw Failure(message: error.message, status: ExitStatus.noInput)
    }
    shelf.open { folder in watch?.follow(folder) }
    guard shelf.count > 0 else {
      throw Failure(
        message: "\(paths.joined(separator: ", ")): no card files (*.json) here",
        status: ExitStatus.noInput)
    }
    return shelf
  }
}

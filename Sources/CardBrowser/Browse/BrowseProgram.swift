internal import AdaptiveCards
internal import Canvas
internal import CardActions
internal import CardLayout
internal import Events
internal import Terminal

/// `cards browse`: cards in folders and files.
enum BrowseProgram {
  static func run(_ paths: [String], _ options: Options) throws(Failure) -> Int32 {
    let host = try Setup.hostConfig(options.hostConfig)
    let delegate = try Setup.delegate(options)
    let folder = try cards(paths)
    if options.accessible || StandardTerminal.isDumb {
      return try PlainBrowse.run(folder, host: host, delegate: delegate, paths.contains("-"))
    }
    let screen = try OpenScreen.open(options)
    let themes = ThemeChoice(options, for: screen, host: host)
    let page = BrowserPage(
      folder, host: host, delegate: delegate, size: screen.size,
      theme: themes.first,
      notice: screen.notice.map { SafeText($0, .strict) })
    let loop = EventLoop(screen: screen, options: options, themes: themes)
    let ending = loop.run(page) { effect in
      switch effect {
      case .command(.quit), .close: return .closed
      case .command(.interrupt): return .signal(2)
      case .openURL(let url):
        page.session?.open(url, with: loop.linkOpening, say: page.say) { choice, url in
          loop.act(on: choice, url, page)
        }
      case .copy(let text): loop.copy(text, page)
      case .edit(let text, let input):
        if let session = page.session { loop.edit(text, ofInput: input, in: session, page) }
      case .command(.suspend): loop.suspend(page)
      case .command(.redraw): screen.redraw()
      case .command, .say, .submitted, .next: break
      }
      return nil
    }
    screen.close()
    // Nothing is submitted to anybody from the browser: leaving it is its normal end.
    return ending == .closed ? ExitStatus.done : ShowProgram.finish(ending)
  }

  private static func cards(_ paths: [String]) throws(Failure) -> CardFolder {
    var paths = paths
    if paths.isEmpty {
      guard let samples = SampleCards.folder() else {
        throw Failure(
          message: "the sample cards are not there; name a file or folder: cards browse PATH",
          status: ExitStatus.noInput)
      }
      paths = [samples]
    }
    let folder: CardFolder
    do {
      folder = try CardFolder(paths)
    } catch {
      throw Failure(message: error.message, status: ExitStatus.noInput)
    }
    guard !folder.files.isEmpty else {
      throw Failure(
        message: "\(paths.joined(separator: ", ")): no card files (*.json) here",
        status: ExitStatus.noInput)
    }
    return folder
  }
}

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
    let folder = try cards(paths)
    let delegation = try Delegation.start(options)
    defer { delegation.end() }
    let delegate = delegation.delegate
    if options.accessible || StandardTerminal.isDumb {
      return try PlainBrowse.run(folder, host: host, delegate: delegate, paths.contains("-"))
    }
    let screen = try OpenScreen.open(options)
    let page = BrowserPage(
      folder, host: host, delegate: delegate, size: screen.size,
      theme: Theme(
        options.theme, depth: screen.colorDepth, unicode: screen.isUnicode && !options.ascii),
      notice: screen.notice.map { SafeText($0, .strict) })
    let loop = EventLoop(screen: screen, options: options)
    let ending = loop.run(page) { effect in
      switch effect {
      case .command(.quit), .close: return .closed
      case .command(.interrupt): return .signal(2)
      case .openURL(let url): loop.open(url, from: page.session, on: page)
      case .copy(let text): loop.copy(text, page)
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

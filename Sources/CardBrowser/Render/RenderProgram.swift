internal import AdaptiveCards
internal import Canvas
internal import CardActions
internal import CardLayout
internal import Events
internal import Terminal

/// `cards render`: the cards of a file as text.
enum RenderProgram {
  static func run(_ path: String, _ options: Options) throws(Failure) -> Int32 {
    let host = try Setup.hostConfig(options.hostConfig)
    let steps = try keySteps(options.keys)
    let deck = try Setup.deck(path, data: DataChoice(options.data))
    let delegate = try Delegation.start(options).delegate
    let look = Look(options, host: host)
    var pictures: [Picture]
    if let steps {
      let page = CardPage(
        deck, host: host, delegate: delegate, size: options.size, theme: look.theme,
        queryPause: QueryPause(length: .zero))
      pictures = [
        Picture(
          session: page.session, canvas: play(steps, on: page, look), links: page.links,
          diagnostics: deck.diagnostics + page.diagnostics)
      ]
    } else {
      let width = options.width ?? StandardTerminal.width ?? 80
      pictures = deck.cards.map { entry in
        let session = CardSession(
          card: entry.card, source: deck.source, host: host, delegate: delegate,
          viewport: Size(width: width, height: 1), theme: look.theme)
        return Picture(
          session: session, canvas: still(of: session, look.theme), links: session.drawing.links,
          diagnostics: session.diagnostics)
      }
      // What was wrong with the file is told once, whatever the number of its cards.
      pictures[0].diagnostics = deck.diagnostics + pictures[0].diagnostics
    }
    if look.format != .json {
      for diagnostic in pictures.flatMap(\.diagnostics) { Output.report(diagnostic.description) }
    }
    return Output.result(text(of: pictures, look), what: "the picture of \(path)")
  }

  private struct Picture {
    var session: CardSession
    var canvas: Canvas
    /// The places on the canvas that lead somewhere.
    var links: [SVGPicture.Link]
    var diagnostics: [Diagnostic]
  }

  /// Several cards stand one below the other with a row between them; as JSON, each on its line.
  private static func text(of pictures: [Picture], _ look: Look) -> String {
    switch look.format {
    case .text:
      pictures.map { $0.canvas.rows().joined(separator: "\n") + "\n" }.joined(separator: "\n")
    case .ansi: pictures.map { $0.canvas.ansi(depth: look.depth) + "\n" }.joined(separator: "\n")
    case .svg: svg(of: pictures, look)
    case .html:
      HTMLPage(
        pictures.map { HTMLPage.Entry($0.session.card, state: $0.session.state) },
        host: pictures[0].session.host, theme: look.name, showsPictures: look.showsPictures
      ).text
    case .json:
      pictures.map {
        LayoutTree.json(
          $0.session.drawing, rows: $0.canvas.rows(), diagnostics: $0.diagnostics
        ).serialized(escaping: .terminal) + "\n"
      }.joined()
    }
  }

  private static func svg(of pictures: [Picture], _ look: Look) -> String {
    var links: [SVGPicture.Link] = []
    var top = 0
    for picture in pictures {
      links += picture.links.map { SVGPicture.Link($0.rect.moved(y: top), address: $0.address) }
      top += picture.canvas.size.height + 1
    }
    return SVGPicture(
      Canvas.stacked(pictures.map(\.canvas), gap: 1), paper: look.paper, links: links
    ).text
  }

  private static func keySteps(_ keys: String?) throws(Failure) -> [KeyScript.Step]? {
    guard let keys else { return nil }
    return try JourneyFile.steps(keys)
  }

  /// The screen that keys lead to, played until they end or the card is left.
  private static func play(_ steps: [KeyScript.Step], on page: CardPage, _ look: Look) -> Canvas {
    let screen = MemoryScreen(size: page.size, steps: steps, colorDepth: look.depth)
    screen.eventsComeTogether = true
    let loop = EventLoop(screen: screen, options: Options(), linkOpening: { .none })
    _ = loop.run(page) { effect in
      switch effect {
      case .submitted, .close, .command(.quit), .command(.interrupt): return .closed
      case .openURL(let url): loop.open(url, from: page.session, on: page)
      case .copy, .edit, .say, .command, .next: break
      }
      return nil
    }
    return loop.frame(of: page)
  }

  /// The whole card as it is read: nothing in it has the focus.
  private static func still(of session: CardSession, _ theme: Theme) -> Canvas {
    var state = session.state
    state.focus = nil
    var canvas = Canvas(size: session.drawing.size)
    session.drawing.paint(on: &canvas, state: state, theme: theme)
    return canvas
  }
}

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
    let deck = try Setup.deck(path)
    let delegate = try Setup.delegate(options)
    let look = Look(options, host: host)
    var pictures: [Picture]
    if let steps {
      let page = CardPage(
        deck, host: host, delegate: delegate, size: options.size, theme: look.theme)
      play(steps, on: page)
      pictures = [
        Picture(
          session: page.session, canvas: page.frame(), links: page.links,
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
    do {
      return try KeyScript.parse(keys)
    } catch {
      throw Failure(message: "--keys: \(error)", status: ExitStatus.usage)
    }
  }

  /// Plays keys until they end or the card is left.
  private static func play(_ steps: [KeyScript.Step], on page: CardPage) {
    for step in steps {
      guard case .event(let event) = step else { continue }
      for effect in page.handle(event) {
        switch effect {
        case .submitted, .close, .command(.quit), .command(.interrupt): return
        case .openURL(let url): page.session.open(url, with: .none, say: page.say)
        case .copy, .edit, .say, .command, .next: continue
        }
      }
    }
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

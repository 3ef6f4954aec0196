internal import AdaptiveCards
internal import Canvas
internal import CardActions
internal import CardLayout
internal import Terminal

/// A card as plain lines and prompts: for screen readers, and for terminals that cannot be drawn
/// on. The same session does the work, so rules and results are the same.
final class PlainShow {
  private var trail: CardTrail
  private var session: CardSession { trail.session }
  private let delegate: any HostDelegate
  private let prompts: LinePrompts
  /// Told after every answer, so that what was answered is kept.
  private var hasAnswered: () -> Void = {}
  private static let columns = 78

  private init(
    card: Card, source: SourceText, host: HostConfig, delegate: any HostDelegate,
    prompts: LinePrompts
  ) {
    self.delegate = delegate
    trail = CardTrail(
      CardSession(
        card: card, source: source, host: host, delegate: delegate,
        viewport: Size(width: PlainShow.columns, height: 1000), theme: Theme(.none, unicode: false))
    )
    self.prompts = prompts
  }

  /// Goes through the cards of a file until one is submitted.
  static func run(
    _ deck: LoadedDeck, host: HostConfig, delegate: any HostDelegate, prompts: LinePrompts,
    keeper: StateKeeper? = nil
  ) throws(Failure) -> Int32 {
    guard prompts.canRead else {
      throw Failure(
        message: "there is no terminal to answer on; see the card with 'cards render'",
        status: ExitStatus.noTerminal)
    }
    for (number, entry) in deck.cards.enumerated() {
      if deck.cards.count > 1 {
        let name = entry.title.map { ": " + SafeText($0, .strict).string } ?? ""
        prompts.say(["Card \(number + 1) of \(deck.cards.count)\(name)"])
      }
      let show = PlainShow(
        card: entry.card, source: deck.source, host: host, delegate: delegate, prompts: prompts)
      keeper?.restore(show.session, number: number)
      let first = show.session
      show.hasAnswered = { _ = keeper?.keep([number: first]) }
      let result = show.run()
      let ending = result.map(Ending.submitted) ?? .closed
      let status = ShowProgram.end(ending, [number: first], keeper)
      if status != ExitStatus.closed { return status }
    }
    return ExitStatus.closed
  }

  /// - Returns: what was submitted; nil when the card was left.
  private func run() -> SubmissionResult? {
    for diagnostic in session.diagnostics { Output.report(diagnostic.description) }
    while true {
      prompts.say(ReadingOrder.lines(of: session))
      guard fillIn(), let action = chooseAction() else { return nil }
      session.perform(action)
      prompts.answerSheets(of: session)
      for effect in session.takeEffects() {
        switch effect {
        case .submitted(let result): return result
        case .next(let next): trail.show(next)
        case .openURL(let url): prompts.say(["Link: " + SafeText(url, .strict).string])
        case .say(let text): prompts.say([text.string])
        case .close: if !trail.close() { return nil }
        case .copy, .edit, .command: break
        }
      }
    }
  }

  /// Asks for each input that is shown; an empty answer keeps what it holds.
  ///
  /// - Returns: false when the answers ended.
  private func fillIn() -> Bool {
    let questions = InputPrompts(session: session, prompts: prompts)
    var asked: Set<String> = []
    for stop in session.drawing.stops {
      guard let input = stop.item.input, asked.insert(input.common.path).inserted else { continue }
      guard questions.ask(input) else { return false }
      hasAnswered()
    }
    return true
  }

  /// Asks which action to perform.
  ///
  /// - Returns: nil when the person leaves.
  private func chooseAction() -> Action? {
    let actions = session.reachableActions
    guard !actions.isEmpty else { return nil }
    var lines: [String] = []
    for (index, action) in actions.enumerated() {
      let mark = action.isEnabled ? "" : " (not available)"
      lines.append("\(index + 1). " + ActionText.title(of: action).string + mark)
    }
    prompts.say(lines + ["0. Cancel"])
    while let answer = prompts.ask("Choose 0 to \(actions.count): ") {
      let word = answer.filter { !$0.isWhitespace }
      if word == "0" || word == "q" { return nil }
      if let number = Int(word), actions.indices.contains(number - 1) {
        return actions[number - 1]
      }
      prompts.say(["Please answer with a number from 0 to \(actions.count)."])
    }
    return nil
  }
}

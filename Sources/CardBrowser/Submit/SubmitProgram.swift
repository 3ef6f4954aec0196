internal import AdaptiveCards
internal import Canvas
internal import CardActions
internal import CardLayout
internal import Terminal

/// `cards submit`: fills in a card and presses an action, without a screen.
///
/// The session is the one that the keyboard works on, so rules and results are the same.
enum SubmitProgram {
  static func run(_ path: String, _ options: Options) throws(Failure) -> Int32 {
    let host = try Setup.hostConfig(options.hostConfig)
    let deck = try Setup.deck(path, data: DataChoice(options.data))
    let delegation = try Delegation.start(options)
    defer { delegation.end() }
    let delegate = delegation.delegate
    let sessions = deck.cards.map { entry in
      CardSession(
        card: entry.card, source: deck.source, host: host, delegate: delegate,
        viewport: Size(width: 80, height: 24), theme: Theme(.none, unicode: false))
    }
    let (session, action) = try target(options.action, in: sessions)
    for setting in options.settings { try fill(setting, session) }
    if let reason = session.reason(againstPressing: action) {
      let why = action.isEnabled ? reason.string : "it is disabled"
      Output.complain("the action '\(name(of: action))' can't be pressed: \(why)")
      return ExitStatus.closed
    }
    session.reveal(action)
    session.perform(action)
    for diagnostic in session.diagnostics { Output.report(diagnostic.description) }
    return finish(session)
  }

  private static func finish(_ session: CardSession) -> Int32 {
    for effect in session.takeEffects() {
      guard case .submitted(let result) = effect else { continue }
      return ShowProgram.finish(.submitted(result))
    }
    let invalid = session.invalid.map { input in
      JSONValue.object([("id", .string(input.id)), ("message", .string(input.message))])
    }
    let line = JSONValue.object([("invalid", .array(invalid))])
    let text = line.serialized(
      escaping: TerminalDevice.standardOutputIsTerminal ? .terminal : .minimal)
    let status = Output.result(text + "\n", what: "what is invalid")
    return status == ExitStatus.done ? ExitStatus.closed : status
  }

  /// Gives inputs the value of an ID=VALUE; an id may have a `=` itself.
  private static func fill(_ setting: String, _ session: CardSession) throws(Failure) {
    let ids = session.inputs.compactMap(\.common.id)
    let fitting = ids.filter { setting.hasPrefix($0 + "=") }
    guard let id = fitting.max(by: { $0.utf8.count < $1.utf8.count }) else {
      let name = String(setting.prefix { $0 != "=" })
      let hint = nearestName(to: name, in: ids).map { "; did you mean '\($0)'?" } ?? ""
      throw Failure(
        message: "--set: no input has the id '\(name)'\(hint)", status: ExitStatus.usage)
    }
    let value = String(decoding: setting.utf8.dropFirst(id.utf8.count + 1), as: UTF8.self)
    // Where several have the id, the action decides which of them it gathers.
    for (index, input) in session.inputs.filter({ $0.common.id == id }).enumerated() {
      guard let remark = session.fill(input, with: value), index == 0 else { continue }
      Output.complain("--set \(id): \(remark)")
    }
  }

  /// The action of an id, else of a title, else the first that submits, and its card: of several
  /// the first that has it.
  private static func target(_ name: String?, in sessions: [CardSession]) throws(Failure) -> (
    CardSession, Action
  ) {
    let actions = sessions.flatMap { session in session.pressableActions.map { (session, $0) } }
    guard let name else {
      if let first = actions.first(where: { $0.1.submits }) { return first }
      throw Failure(message: "the card has no action that submits", status: ExitStatus.usage)
    }
    let named =
      actions.first { $0.1.id == name } ?? actions.first { $0.1.title == name }
      ?? actions.first { self.name(of: $0.1) == name }
    guard let named else {
      let names = actions.flatMap { [$0.1.id, $0.1.title].compactMap { $0 } }
      let hint = nearestName(to: name, in: names).map { "; did you mean '\($0)'?" } ?? ""
      throw Failure(
        message: "--action: no action has the id or the title '\(name)'\(hint)",
        status: ExitStatus.usage)
    }
    guard named.1.submits else {
      throw Failure(
        message: "--action: '\(name)' is an \(named.1.typeName), which submits nothing",
        status: ExitStatus.usage)
    }
    return named
  }

  private static func name(of action: Action) -> String { ActionText.title(of: action).string }
}

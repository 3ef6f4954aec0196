internal import AdaptiveCards
internal import Canvas
internal import CardActions
internal import CardLayout
internal import Terminal

/// A card as plain lines and prompts: for screen readers, and for terminals that cannot be drawn
/// on. The same session does the work, so rules and results are the same.
final class PlainShow {
  private let session: CardSession
  private let delegate: any CardActionDelegate
  private let prompts: LinePrompts
  private static let columns = 78

  init(
    card: Card, source: SourceText, host: HostConfig, delegate: any CardActionDelegate,
    prompts: LinePrompts
  ) {
    self.delegate = delegate
    session = CardSession(
      card: card, source: source, host: host, delegate: delegate,
      viewport: Size(width: PlainShow.columns, height: 1000), theme: Theme(.none, unicode: false))
    self.prompts = prompts
  }

  func run() -> Int32 {
    guard prompts.canRead else {
      Output.complain("there is no terminal to answer on; see the card with 'cards render'")
      return ExitStatus.noTerminal
    }
    for diagnostic in session.diagnostics { Output.report(diagnostic.description) }
    while true {
      prompts.say(ReadingOrder.lines(of: session))
      guard fillIn(), let action = chooseAction() else { return ExitStatus.closed }
      session.perform(action)
      for effect in session.takeEffects() {
        switch effect {
        case .submitted(let result): return ShowProgram.finish(.submitted(result))
        case .openURL(let url): prompts.say(["Link: " + SafeText(url, .strict).string])
        case .say(let text): prompts.say([text.string])
        case .close: return ExitStatus.closed
        case .copy, .command: break
        }
      }
    }
  }

  /// Asks for each field that is shown; an empty answer keeps what it holds.
  ///
  /// - Returns: false when the input ended.
  private func fillIn() -> Bool {
    for stop in session.drawing.stops {
      guard case .input(let element) = stop.item.target, case .inputText(let input) = element
      else { continue }
      let field = session.state.input(element)
      if let error = field.error { prompts.say([SafeText("! " + error, .strict).string]) }
      let name = input.input.label ?? input.placeholder ?? input.common.id ?? "Text"
      let text = session.state.typed(element)?.text ?? ""
      let marks = [input.input.isRequired ? "required" : nil, held(text, input)].compactMap { $0 }
      let question = name + (marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))") + ": "
      guard let answer = prompts.ask(SafeText(question, .strict).string) else { return false }
      if !answer.isEmpty { session.fill(element, with: answer) }
    }
    return true
  }

  private func held(_ text: String, _ input: InputText) -> String? {
    guard !text.isEmpty else { return nil }
    return input.style == .password ? "filled in" : "now " + text
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

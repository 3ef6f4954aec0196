internal import AdaptiveCards
internal import CardActions
internal import CardLayout

extension InputPrompts {
  /// Asks for choices that a host knows: a text looks for some, numbers choose among those there are.
  ///
  /// - Returns: false when the answers have ended.
  func askBySearch(_ set: InputChoiceSet, _ input: Element) -> Bool {
    if !choices(of: set, input).isEmpty { sayChoices(of: input) }
    while true {
      let isEmpty = choices(of: set, input).isEmpty
      let form = isEmpty ? "what to look for" : "a number, 0 for none, or what to look for"
      let question = question(name(of: input), about: input, form: form)
      guard let answer = prompts.ask(question) else { return false }
      if answer.isEmpty { return true }
      let value = values(answer, of: set, choices(of: set, input))
      guard let value = value ?? look(for: answer, of: input) else { continue }
      guard let fault = session.fill(input, ifValid: value) else { return true }
      say("! " + fault)
    }
  }

  /// Looks for choices and says them.
  ///
  /// - Returns: the text, where it is the value itself, since nobody knows the choices here.
  private func look(for text: String, of input: Element) -> String? {
    switch session.lookUp(text, for: input) {
    case .choices(let found):
      if found.isEmpty { say("! Nothing found") } else { sayChoices(of: input) }
    case .failure(let reason): say("! " + reason)
    case .later: say("! The choices come later; ask again")
    case .pass: return text
    }
    return nil
  }
}

internal import AdaptiveCards
internal import Canvas
internal import CardActions
internal import CardLayout

/// Asks for what an input holds, a question a line; the rules are the session's.
struct InputPrompts {
  let session: CardSession
  let prompts: LinePrompts

  /// Asks for one input until the answer is valid or empty, which keeps what it holds.
  ///
  /// - Returns: false when the answers have ended.
  func ask(_ input: Element) -> Bool {
    if let error = session.state.input(input).error { say("! " + error) }
    if case .inputChoiceSet(let set) = input, set.query != nil { return askBySearch(set, input) }
    sayChoices(of: input)
    while true {
      guard let answer = answer(to: question(for: input), input) else { return false }
      if answer.isEmpty { return true }
      guard let text = text(of: answer, for: input) else {
        say("! " + wanted(of: input))
        continue
      }
      guard let fault = session.fill(input, ifValid: text) else { return true }
      say("! " + fault)
    }
  }

  func say(_ text: String) { prompts.say([SafeText(text, .strict).string]) }

  /// Lines until an empty one where the field has several, else one; secret ones unseen.
  private func answer(to question: String, _ input: Element) -> String? {
    let rules = FieldRules(input)
    guard let first = prompts.ask(question, isSecret: rules.isSecret) else { return nil }
    guard rules.isMultiline, !first.isEmpty else { return first }
    var lines = [first]
    while let next = prompts.ask(""), !next.isEmpty { lines.append(next) }
    return lines.joined(separator: "\n")
  }

  // MARK: Questions

  func sayChoices(of input: Element) {
    guard case .inputChoiceSet(let set) = input else { return }
    prompts.say([SafeText(name(of: input) + ":", .strict).string])
    prompts.say(
      choices(of: set, input).enumerated().map {
        "\($0 + 1). " + SafeText($1.title, .strict).string
      })
  }

  /// What there is to choose from now.
  func choices(of set: InputChoiceSet, _ input: Element) -> ChoiceList {
    session.state.input(input).choices(of: set)
  }

  private func question(for input: Element) -> String {
    let name: String
    switch InputKind(input) {
    case .choiceSet(let set):
      name =
        set.isMultiSelect
        ? "Choose any of 1 to \(choices(of: set, input).count), separated by commas"
        : "Choose 1 to \(choices(of: set, input).count)"
    case .text, .number, .date, .time, .toggle, .rating, nil: name = self.name(of: input)
    }
    return question(name, about: input, form: form(of: input))
  }

  /// A question with what is to be known about its answer.
  func question(_ name: String, about input: Element, form: String?) -> String {
    let required = input.input?.isRequired == true ? "required" : nil
    let marks = [required, form, held(by: input)].compactMap { $0 }
    let about = marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))"
    return SafeText(name + about + ": ", .strict).string
  }

  func name(of input: Element) -> String {
    let label = input.input?.label
    switch InputKind(input) {
    case .toggle(let toggle):
      let parts = [label, toggle.title].compactMap { $0 }.filter { !$0.isEmpty }
      return parts.isEmpty ? input.common.id ?? "Yes or no" : parts.joined(separator: ": ")
    case .text(let text): return label ?? text.placeholder ?? input.common.id ?? "Text"
    case .number, .date, .time, .choiceSet, .rating, nil:
      return label ?? input.common.id ?? "Value"
    }
  }

  /// How an answer is written.
  private func form(of input: Element) -> String? {
    switch InputKind(input) {
    case .date(let date):
      range(DateText.order(language: session.language), date.min, date.max)
    case .time(let time): range("HH:MM", time.min, time.max)
    case .number(let number):
      range(
        "a number", number.min.map(NumberText.spelled), number.max.map(NumberText.spelled))
    case .toggle: "y or n"
    case .rating(let rating): "0 to \(NumberText.spelled(rating.max))"
    case .text(let text):
      FieldRules(input).isMultiline
        ? "an empty line ends it" : text.maxLength.map { "at most \($0) characters" }
    case .choiceSet, nil: nil
    }
  }

  private func range(_ form: String, _ min: String?, _ max: String?) -> String {
    switch (min, max) {
    case (let min?, let max?): "\(form), \(min) to \(max)"
    case (let min?, nil): "\(form), from \(min)"
    case (nil, let max?): "\(form), up to \(max)"
    case (nil, nil): form
    }
  }

  private func held(by input: Element) -> String? {
    switch session.state.input(input).value {
    case .typed(let typed):
      if typed.isEmpty { return nil }
      return FieldRules(input).isSecret ? "filled in" : "now " + typed.text
    case .toggled(let isOn): return isOn ? "now yes" : "now no"
    case .rated(let stars): return stars.map { "now " + NumberText.spelled($0) }
    case .chosen(let positions):
      guard case .inputChoiceSet(let set) = input, !positions.isEmpty else { return nil }
      let titles = choices(of: set, input).at(positions).map(\.title)
      return "now " + titles.joined(separator: ", ")
    }
  }

  // MARK: Answers

  /// What an answer stands for, as `submit` would write it; nil when it stands for nothing.
  private func text(of answer: String, for input: Element) -> String? {
    switch InputKind(input) {
    case .toggle(let toggle):
      switch answer.lowercased() {
      case "y", "yes", "true", "1", toggle.valueOn.lowercased(): return toggle.valueOn
      case "n", "no", "false", "0", toggle.valueOff.lowercased(): return toggle.valueOff
      default: return nil
      }
    case .choiceSet(let set): return values(answer, of: set, choices(of: set, input))
    case .rating(let rating):
      guard let stars = NumberText.read(answer)?.value, stars >= 0, stars <= rating.max else {
        return nil
      }
      return answer
    case .text, .number, .date, .time, nil: return answer
    }
  }

  /// Numbers of the list, or titles and values as they are.
  func values(_ answer: String, of set: InputChoiceSet, _ choices: ChoiceList) -> String? {
    let parts = set.isMultiSelect ? answer.split(separator: ",").map(String.init) : [answer]
    var values: [String] = []
    for part in parts {
      let word = part.filter { $0 != " " }
      if word == "0" { return "" }
      guard let number = Int(word), choices.indices.contains(number - 1) else {
        return choices.position(of: answer) != nil ? answer : nil
      }
      values.append(choices[number - 1].value)
    }
    return values.joined(separator: ",")
  }

  private func wanted(of input: Element) -> String {
    switch InputKind(input) {
    case .toggle: "Please answer with y or n."
    case .choiceSet(let set):
      "Please answer with numbers from 1 to \(choices(of: set, input).count), or 0 for none."
    case .text, .number, .date, .time, .rating, nil:
      "Please answer with \(form(of: input) ?? "a value")."
    }
  }
}

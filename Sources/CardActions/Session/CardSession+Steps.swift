internal import AdaptiveCards
internal import CardLayout

extension CardSession {
  /// One more or less: of a number, of stars, of the part of a day or time that the caret is in.
  func step(by steps: Int) {
    guard case .input(let element)? = focusedStop?.item.target else { return }
    switch InputKind(element) {
    case .number(let input): step(element, input, by: steps)
    case .date(let input): step(element, input, by: steps)
    case .time(let input): step(element, input, by: steps)
    case .rating(let input):
      guard case .rated(let stars) = state.input(element).value else { return }
      set(.rated(StarScale(input).moved(stars, by: steps)), of: element)
    case .text, .toggle, .choiceSet, nil:
      break
    }
  }

  /// `+` and `-` step where they are no part of a number.
  ///
  /// - Returns: whether the command was one of them.
  func steps(with command: Command, _ input: Element) -> Bool {
    guard case .insert(let text) = command, text == "+" || text == "-",
      let typed = state.typed(input)
    else { return false }
    if case .inputNumber = input {
      // A minus sign can stand at the beginning and behind the e of an exponent.
      let before = typed.caret > 0 ? typed.text(in: typed.before(typed.caret)..<typed.caret) : ""
      if text == "-", before.isEmpty || before == "e" || before == "E" { return false }
    } else {
      guard case .inputTime = input else { return false }
    }
    step(by: text == "+" ? 1 : -1)
    return true
  }

  private func step(_ element: Element, _ input: InputNumber, by steps: Int) {
    let text = state.typed(element)?.text ?? ""
    let least = input.min ?? -.infinity
    let most = input.max ?? .infinity
    let now = NumberText.read(text)?.value
    // An empty field starts at the number nearest to nothing.
    let next = now.map { $0 + Double(steps) } ?? 0
    replace(element, with: NumberText.spelled(min(max(next, least), max(least, most))), part: .max)
  }

  private func step(_ element: Element, _ input: InputDate, by steps: Int) {
    let typed = state.typed(element)
    guard let day = DateText.day(typed?.text ?? "", language: language) else {
      replace(element, with: input.clamped(today()).description, part: .max)
      return
    }
    let part = typed?.text == day.description ? typed?.caret ?? 10 : 10
    let moved =
      switch part {
      case ...4: day.moved(months: 12 * steps)
      case ...7: day.moved(months: steps)
      default: day.moved(days: steps)
      }
    replace(element, with: input.clamped(moved).description, part: part)
  }

  private func step(_ element: Element, _ input: InputTime, by steps: Int) {
    let typed = state.typed(element)
    let limits = (input.min.flatMap(ClockTime.init), input.max.flatMap(ClockTime.init))
    guard let time = DateText.time(typed?.text ?? "", language: language) else {
      replace(element, with: (limits.0 ?? limits.1)?.description ?? "12:00", part: 2)
      return
    }
    let part = typed?.text == time.description ? typed?.caret ?? 5 : 5
    var moved = time.moved(minutes: part <= 2 ? 60 * steps : steps)
    if let least = limits.0, moved < least { moved = least }
    if let most = limits.1, most < moved { moved = most }
    replace(element, with: moved.description, part: part)
  }

  private func replace(_ element: Element, with text: String, part: Int) {
    let outcome = change(element) { typed in
      guard typed.text != text else { return .nothing }
      typed.become(text)
      typed.moveCaret(to: part)
      return .changed
    }
    if outcome == .changed { didChange(element) }
  }
}

extension InputDate {
  /// The nearest day that the limits allow.
  func clamped(_ day: CalendarDay) -> CalendarDay {
    let least = min.flatMap(CalendarDay.init)
    let most = max.flatMap(CalendarDay.init)
    if let least, day < least { return least }
    if let most, most < day { return most }
    return day
  }
}

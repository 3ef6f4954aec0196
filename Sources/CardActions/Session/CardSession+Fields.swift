internal import AdaptiveCards
internal import Canvas
internal import CardLayout
internal import Events

extension CardSession {
  /// The input with the focus when it is one to type in.
  var focusedField: Element? {
    guard case .input(let input)? = focusedStop?.item.target,
      input.isTypedIn, state.typed(input) != nil
    else { return nil }
    return input
  }

  /// Changes what is typed in the focused field, or where its caret is, as readline does.
  func edit(_ command: Command) {
    guard let input = focusedField, !steps(with: command, input) else { return }
    let rules = FieldRules(input)
    switch change(input, { $0.apply(command, rules, yanked: killed) }) {
    case .nothing, .moved: return
    case .changed: break
    case .cut: effects.append(.say(SafeText(InputWords.cut(rules.maxLength ?? 0))))
    case .killed(let text): if !rules.isSecret { killed = text }
    }
    didChange(input)
  }

  /// Changes what is typed in place, and keeps the part that is shown around the caret.
  @discardableResult
  func change(_ input: Element, _ body: (inout TypedText) -> EditOutcome) -> EditOutcome {
    let path = input.common.path
    let area = drawing.stop(at: path).map { FieldRules(input).textArea(in: $0.rect.size) }
    var held = state.inputs.removeValue(forKey: path) ?? state.input(input)
    let outcome = held.value.editTyped { typed -> EditOutcome in
      let outcome = body(&typed)
      if let area {
        typed.top = FieldView(typed, size: area.size, rules: FieldRules(input)).top
      }
      return outcome
    }
    state.inputs[path] = held
    return outcome ?? .nothing
  }

  /// What follows from a changed value.
  func didChange(_ input: Element) {
    isDirty = true
    updateWaitingActions()
    let held = state.input(input)
    // After the first try an input's message follows what is typed.
    if held.isJudged { judge(input, error: InputCheck(input, held, language: language).error) }
    // What is typed counts as changed when its field is left, as in a browser.
    if input.isTypedIn {
      changedField = input
    } else if let action = input.input?.valueChangedAction {
      perform(action)
    }
  }

  /// Ends what was typed: days and times get their one form, and who waits for a change hears.
  func finishTyping() {
    guard let input = changedField else { return }
    changedField = nil
    let check = InputCheck(input, state.input(input), language: language)
    if input.hasOneForm, let value = check.value, value != state.typed(input)?.text {
      change(input) { typed in
        typed.become(value)
        return .changed
      }
    }
    if let action = input.input?.valueChangedAction { perform(action) }
  }

  // MARK: Rows

  /// The rows of the focused field, less one to go on from.
  var fieldRows: Int {
    guard let stop = focusedStop, focusedField != nil else { return 1 }
    return max(1, stop.rect.height - 1)
  }

  /// Moves the caret within a field of several rows.
  ///
  /// - Returns: false when it can't go on in that direction, or no such field has the focus.
  func moveCaret(rows: Int) -> Bool {
    guard let input = focusedField, FieldRules(input).isMultiline,
      let stop = focusedStop
    else { return false }
    let width = FieldRules(input).textArea(in: stop.rect.size).width
    return change(input) { $0.moveCaret(rows: rows, width: width) ? .moved : .nothing } == .moved
  }

  // MARK: Places

  /// The caret of the focused field, in cells of the card; nil when no field has the focus.
  var caret: Point? {
    guard sheetState == nil, calendar == nil, let input = focusedField,
      let typed = state.typed(input), let stop = focusedStop
    else { return nil }
    let rules = FieldRules(input)
    let area = rules.textArea(in: stop.rect.size)
    guard !area.isEmpty else { return nil }
    let view = FieldView(typed, size: area.size, rules: rules)
    return Point(x: stop.rect.x + area.x + view.caret.x, y: stop.rect.y + view.caret.y)
  }

  /// Puts the caret where a field was clicked; on the mark at its end opens what it opens.
  ///
  /// - Returns: whether it was a field.
  func click(at place: Point, ofField stop: FocusStop, _ event: Event) -> Bool {
    guard let input = focusedField, let typed = state.typed(input) else { return false }
    let rules = FieldRules(input)
    let area = rules.textArea(in: stop.rect.size)
    if rules.opens, place.x >= area.maxX {
      perform(.openPicker, for: event)
      return true
    }
    let view = FieldView(typed, size: area.size, rules: rules)
    let offset = view.offset(at: Point(x: place.x - area.x, y: place.y), in: typed)
    change(input) {
      $0.moveCaret(to: offset)
      return .moved
    }
    return true
  }

  // MARK: Editor

  /// Asks for the person's editor for what the field holds.
  func openEditor() {
    guard let input = focusedField, let typed = state.typed(input) else { return }
    effects.append(.edit(text: typed.text, input: input.common.path))
  }

  /// Takes the text that came back from an editor.
  public func replaceText(ofInput path: String, with text: String) {
    guard let input = inputs.first(where: { $0.common.path == path }) else { return }
    let rules = FieldRules(input)
    let outcome = change(input) { typed in
      let new = TypedText.cut(text, rules)
      guard new.text != typed.text else { return .nothing }
      typed.become(new.text)
      return new.isWhole ? .changed : .cut
    }
    if outcome == .cut { effects.append(.say(SafeText(InputWords.cut(rules.maxLength ?? 0)))) }
    if outcome != .nothing { didChange(input) }
  }
}

extension TypedText {
  /// A text as far as a field takes it, without the line end that editors put last.
  static func cut(_ text: String, _ rules: FieldRules) -> (text: String, isWhole: Bool) {
    var text = text
    if text.utf8.last == 0x0A { text.removeLast() }
    var typed = TypedText("")
    let isWhole = typed.insert(text, isMultiline: rules.isMultiline, maxLength: rules.maxLength)
    return (typed.text, isWhole)
  }
}

extension Element {
  /// Whether what is typed in has one form only: a day and a time.
  fileprivate var hasOneForm: Bool {
    if case .inputDate = self { return true }
    if case .inputTime = self { return true }
    return false
  }

  /// Whether the input is typed in.
  var isTypedIn: Bool { InputKind(self)?.isTypedIn ?? false }
}

public import AdaptiveCards
internal import Canvas
internal import CardLayout

extension CardSession {
  private var focusedInput: InputText? {
    if case .text(let input)? = focusedStop?.item.target { input } else { nil }
  }

  func edit(_ command: Command) {
    guard let input = focusedInput else { return }
    let before = state.field(input)
    var field = before
    field.apply(command, isMultiline: input.isMultiline, maxLength: input.maxLength)
    guard field != before else { return }
    if field.text != before.text {
      isDirty = true
      // After the first try a field's message follows the typing.
      if before.error != nil { field.error = error(of: input, text: field.text) }
      if before.error != field.error { setNeedsLayout(of: input.common.path) }
    }
    state.fields[input.common.path] = field
  }

  /// The caret of the focused field, in cells of the card; nil when no field has the focus.
  var caret: Point? {
    guard sheetState == nil, let input = focusedInput,
      let stop = focusedStop, stop.rect.width > 2
    else { return nil }
    let view = FieldView(
      state.field(input), width: stop.rect.width - 2, isPassword: input.style == .password)
    return Point(x: stop.rect.x + 1 + view.caretColumn, y: stop.rect.y)
  }
}

extension CardState.Field {
  /// Changes the text or the caret as readline does.
  mutating func apply(_ command: Command, isMultiline: Bool, maxLength: Int?) {
    var characters = Array(text)
    caret = min(max(0, caret), characters.count)
    switch command {
    case .insert(let raw):
      var new = Array(isMultiline ? raw : CardState.Field.oneLine(raw))
      if let maxLength { new = Array(new.prefix(max(0, maxLength - characters.count))) }
      characters.insert(contentsOf: new, at: caret)
      caret += new.count
    case .deleteBackward:
      guard caret > 0 else { return }
      caret -= 1
      characters.remove(at: caret)
    case .deleteForward:
      guard caret < characters.count else { return }
      characters.remove(at: caret)
    case .deleteWordBackward:
      let start = wordStart(in: characters)
      characters.removeSubrange(start..<caret)
      caret = start
    case .deleteToStart:
      characters.removeSubrange(0..<caret)
      caret = 0
    case .deleteToEnd: characters.removeSubrange(caret...)
    case .caretLeft: caret = max(0, caret - 1)
    case .caretRight: caret = min(characters.count, caret + 1)
    case .caretStart: caret = 0
    case .caretEnd: caret = characters.count
    case .caretWordLeft: caret = wordStart(in: characters)
    case .caretWordRight: caret = wordEnd(in: characters)
    case .focusNext, .focusPrevious, .up, .down, .left, .right, .pageUp, .pageDown, .first, .last,
      .scroll, .press, .back, .typeAhead, .nextCard, .previousCard, .help, .reload, .copy,
      .moreActions, .suspend, .redraw, .quit, .interrupt, .view:
      return
    }
    text = String(characters)
  }

  /// Line feeds have no place in a field of one line; each becomes a blank.
  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  private func wordStart(in characters: [Character]) -> Int {
    var index = caret
    while index > 0, !characters[index - 1].isWord { index -= 1 }
    while index > 0, characters[index - 1].isWord { index -= 1 }
    return index
  }

  private func wordEnd(in characters: [Character]) -> Int {
    var index = caret
    while index < characters.count, !characters[index].isWord { index += 1 }
    while index < characters.count, characters[index].isWord { index += 1 }
    return index
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber || self == "_" }
}

extension CardSession {
  /// Takes what was typed, hidden and focused in another session of the same card, by id where
  /// things have one.
  public func takeOver(from other: CardSession) {
    // Its choices belong to the card as it was.
    other.cancelSheet()
    let typed = Dictionary(
      other.allInputs.compactMap { input in
        input.common.id.flatMap { id in other.state.fields[input.common.path].map { (id, $0) } }
      }, uniquingKeysWith: { first, _ in first })
    for input in allInputs {
      guard let field = input.common.id.flatMap({ typed[$0] }) else { continue }
      state.fields[input.common.path] = field
    }
    state.visibility = other.state.visibility
    state.openShowCards = other.state.openShowCards
    state.pages = other.state.pages
    state.unfolded = other.state.unfolded
    isDirty = other.isDirty
    setNeedsLayout()
    state.focus = stop(like: other.state.focus, of: other)?.item.path
    scroll = other.scroll
    clampScroll()
  }

  /// What has the same id here as something in another session, or else the same place.
  private func stop(like path: String?, of other: CardSession) -> FocusStop? {
    guard let path else { return nil }
    if let id = other.id(ofFocusable: path) {
      return drawing.stops.first { self.id(ofFocusable: $0.item.path) == id }
    }
    return drawing.stop(at: path)
  }

  /// The id of an input or action; nil when it has none.
  private func id(ofFocusable path: String) -> String? {
    action(at: path)?.id ?? allInputs.first { $0.common.path == path }?.common.id
  }

  /// Puts a whole text into a field, as a prompt or a script does.
  public func fill(_ input: InputText, with text: String) {
    var field = CardState.Field(text: "", error: state.field(input).error)
    field.apply(.insert(text), isMultiline: input.isMultiline, maxLength: input.maxLength)
    state.fields[input.common.path] = field
    isDirty = true
  }
}

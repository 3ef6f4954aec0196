internal import AdaptiveCards
internal import Canvas
internal import CardLayout

extension CardSession {
  /// Performs a command; what is not the card's own becomes an effect.
  func perform(_ command: Command) {
    if command != .back { asksBeforeClosing = false }
    if calendar != nil {
      performInCalendar(command)
      return
    }
    if sheetState != nil {
      performInSheet(command)
      return
    }
    switch command {
    case .focusNext: moveFocus(by: 1)
    case .focusPrevious: moveFocus(by: -1)
    case .up: if !moveCaret(rows: -1) { moveOrOpen(.up) }
    case .down: if !moveCaret(rows: 1) { moveOrOpen(.down) }
    case .left: moveOrTurn(.left)
    case .right: moveOrTurn(.right)
    case .pageUp: if !moveCaret(rows: -fieldRows) { scroll(by: -max(1, window.height - 2)) }
    case .pageDown: if !moveCaret(rows: fieldRows) { scroll(by: max(1, window.height - 2)) }
    case .first: scroll(by: -drawing.size.height)
    case .last: scroll(by: drawing.size.height)
    case .scroll(let rows): scroll(by: rows)
    case .press: press()
    case .back: back()
    case .typeAhead(let character): typeAhead(character)
    case .stepUp: step(by: 1)
    case .stepDown: step(by: -1)
    case .openPicker: if !typesBlankInDay() { openCalendar() }
    case .openEditor: openEditor()
    case .insert where openLookedThrough(): performInSheet(command)
    case .insert, .deleteBackward, .deleteForward, .deleteWordBackward, .deleteWordForward, .yank,
      .undo, .deleteToStart,
      .deleteToEnd, .caretLeft, .caretRight, .caretStart, .caretEnd, .caretWordLeft,
      .caretWordRight:
      edit(command)
    case .copy: copy()
    case .nextCard, .previousCard, .help, .reload, .moreActions, .suspend, .redraw, .quit,
      .interrupt, .view:
      effects.append(.command(command))
    }
  }

  /// What keys mean at this moment.
  public var bindingPlace: Binding.Place {
    if calendar != nil { return .calendar }
    if let sheetState { return sheetState.takesText ? .finding : .sheet }
    guard case .input(let input)? = focusedStop?.item.target else { return .card }
    switch InputKind(input) {
    case .text: return FieldRules(input).isMultiline ? .lines : .field
    case .number, .time: return .number
    case .date: return .day
    case .rating: return .stars
    case .choiceSet(let set): return set.isLookedThrough ? .combo : .card
    case .toggle, nil:
      return .card
    }
  }

  /// A letter without a field for it: so many stars, or what is looked for among choices.
  private func typeAhead(_ character: Character) {
    if openLookedThrough() {
      performInSheet(.typeAhead(character))
      return
    }
    guard case .input(let input)? = focusedStop?.item.target,
      case .inputRating(let rating) = input
    else { return }
    giveStars(character, input, rating)
  }

  /// Opens the focused choices where they are looked through by typing.
  ///
  /// - Returns: whether they are open.
  private func openLookedThrough() -> Bool {
    guard bindingPlace == .combo, case .input(let input)? = focusedStop?.item.target,
      case .inputChoiceSet(let set) = input
    else { return false }
    openChoices(of: set, input)
    return sheet != nil
  }

  /// Up and Down on a `...` open its menu (WAI-ARIA menu button); elsewhere they move.
  private func moveOrOpen(_ direction: Direction) {
    if case .overflow(let spot)? = focusedStop?.item.target {
      openMenu(at: spot, onLast: direction == .up)
    } else {
      moveFocus(direction)
    }
  }

  private func press() {
    guard let stop = focusedStop else { return }
    switch stop.item.target {
    case .action(let action): perform(action)
    case .overflow(let spot): openMenu(at: spot)
    case .link(let address): effects.append(.openURL(address))
    case .input(let input): press(input)
    case .choice(let input, let position): choose(position, of: input)
    case .unfold(let path): unfold(path)
    case .pages(let spot): turn(spot, by: 1)
    }
  }

  private func back() {
    if focusedField != nil {
      leaveFocus()
    } else if !popups.isEmpty {
      closePopup()
    } else if isDirty, !asksBeforeClosing, !isKeptWhenClosed {
      asksBeforeClosing = true
      effects.append(.say(SafeText("Esc again to leave; what you typed will be lost")))
    } else {
      effects.append(.close)
    }
  }

  private func copy() {
    switch focusedStop?.item.target {
    case .link(let address): effects.append(.copy(address))
    case .action(let action):
      guard case .openURL(let url) = action.kind else { fallthrough }
      effects.append(.copy(url))
    case .overflow, .input, .choice, .unfold, .pages, nil:
      effects.append(.say(SafeText("Nothing to copy here")))
    }
  }
}

internal import AdaptiveCards
internal import Canvas
internal import CardLayout

extension CardSession {
  /// Performs a command; what is not the card's own becomes an effect.
  func perform(_ command: Command) {
    if command != .back { asksBeforeClosing = false }
    if sheetState != nil {
      performInSheet(command)
      return
    }
    switch command {
    case .focusNext: moveFocus(by: 1)
    case .focusPrevious: moveFocus(by: -1)
    case .up: moveOrOpen(.up)
    case .down: moveOrOpen(.down)
    case .left: moveFocus(.left)
    case .right: moveFocus(.right)
    case .pageUp: scroll(by: -max(1, viewport.height - 2))
    case .pageDown: scroll(by: max(1, viewport.height - 2))
    case .first: scroll(by: -drawing.size.height)
    case .last: scroll(by: drawing.size.height)
    case .scroll(let rows): scroll(by: rows)
    case .press: press()
    case .back: back()
    case .typeAhead: break
    case .insert, .deleteBackward, .deleteForward, .deleteWordBackward, .deleteWordForward, .yank,
      .undo, .deleteToStart,
      .deleteToEnd, .caretLeft, .caretRight, .caretStart, .caretEnd, .caretWordLeft,
      .caretWordRight:
      edit(command)
    case .copy: copy()
    case .nextCard, .previousCard, .help, .reload, .suspend, .redraw, .quit, .interrupt:
      effects.append(.command(command))
    }
  }

  /// What keys mean at this moment.
  public var bindingPlace: Binding.Place {
    if sheetState != nil { return .sheet }
    if focusedField != nil { return .field }
    return .card
  }

  /// Up and Down on a `...` open its menu (WAI-ARIA menu button); elsewhere they move.
  private func moveOrOpen(_ direction: Direction) {
    if case .overflow(let spot)? = drawing.stop(at: state.focus)?.item.target {
      openMenu(at: spot, onLast: direction == .up)
    } else {
      moveFocus(direction)
    }
  }

  private func press() {
    guard let stop = drawing.stop(at: state.focus) else { return }
    switch stop.item.target {
    case .action(let action): perform(action)
    case .overflow(let spot): openMenu(at: spot)
    case .link(let address): effects.append(.openURL(address))
    case .input(let input): press(input)
    case .choice(let input, let position): choose(position, of: input)
    }
  }

  private func back() {
    if bindingPlace == .field {
      state.focus = nil
    } else if isDirty, !asksBeforeClosing {
      asksBeforeClosing = true
      effects.append(.say(SafeText("What you typed will be lost. Esc again to leave.")))
    } else {
      effects.append(.close)
    }
  }

  private func copy() {
    switch drawing.stop(at: state.focus)?.item.target {
    case .link(let address): effects.append(.copy(address))
    case .action(let action):
      guard case .openURL(let url) = action.kind else { fallthrough }
      effects.append(.copy(url))
    case .overflow, .input, .choice, nil: effects.append(.say(SafeText("Nothing to copy here")))
    }
  }
}

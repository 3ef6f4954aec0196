internal import CardActions

/// A command that moves what a view marks.
enum Movement {
  case up, down, left, right
  case pageUp, pageDown, first, last
  case next, previous
  /// Rows down, or up when negative.
  case scroll(Int)

  /// nil for a command that is none of moving.
  init?(_ command: Command) {
    switch command {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .first: self = .first
    case .last: self = .last
    case .focusNext: self = .next
    case .focusPrevious: self = .previous
    case .scroll(let rows): self = .scroll(rows)
    case .press, .back, .typeAhead, .insert, .deleteBackward, .deleteForward,
      .deleteWordBackward, .deleteWordForward, .deleteToStart, .deleteToEnd, .yank, .undo,
      .openEditor, .stepUp, .stepDown, .openPicker, .caretLeft, .caretRight, .caretStart,
      .caretEnd, .caretWordLeft, .caretWordRight, .nextCard, .previousCard, .help, .reload,
      .copy, .moreActions, .suspend, .redraw, .quit, .interrupt, .view:
      return nil
    }
  }
}

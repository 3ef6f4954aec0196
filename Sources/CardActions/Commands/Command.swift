/// What a key, a click or a host can ask for.
public enum Command: Hashable, Sendable {
  // Moving.
  case focusNext, focusPrevious
  case up, down, left, right
  case pageUp, pageDown, first, last
  /// The wheel: rows down, or up when negative.
  case scroll(Int)

  // Acting.
  case press
  /// Closes the topmost thing, then leaves the field, then the card.
  case back
  /// In a menu: goes to the next choice that starts with the letter.
  case typeAhead(Character)

  // Typing in a field.
  case insert(String)
  case deleteBackward, deleteForward, deleteWordBackward, deleteWordForward
  case deleteToStart, deleteToEnd
  /// Puts in again what was deleted last.
  case yank
  case undo
  case caretLeft, caretRight, caretStart, caretEnd, caretWordLeft, caretWordRight

  // The program around the card.
  case nextCard, previousCard
  case help, reload, copy
  case suspend, redraw
  case quit, interrupt

  /// The name that stands in traces, such as `focusNext` or `insert`.
  public var name: String {
    switch self {
    case .focusNext: "focusNext"
    case .focusPrevious: "focusPrevious"
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .pageUp: "pageUp"
    case .pageDown: "pageDown"
    case .first: "first"
    case .last: "last"
    case .scroll: "scroll"
    case .press: "press"
    case .back: "back"
    case .typeAhead: "typeAhead"
    case .insert: "insert"
    case .deleteBackward: "deleteBackward"
    case .deleteForward: "deleteForward"
    case .deleteWordBackward: "deleteWordBackward"
    case .deleteWordForward: "deleteWordForward"
    case .yank: "yank"
    case .undo: "undo"
    case .deleteToStart: "deleteToStart"
    case .deleteToEnd: "deleteToEnd"
    case .caretLeft: "caretLeft"
    case .caretRight: "caretRight"
    case .caretStart: "caretStart"
    case .caretEnd: "caretEnd"
    case .caretWordLeft: "caretWordLeft"
    case .caretWordRight: "caretWordRight"
    case .nextCard: "nextCard"
    case .previousCard: "previousCard"
    case .help: "help"
    case .reload: "reload"
    case .copy: "copy"
    case .suspend: "suspend"
    case .redraw: "redraw"
    case .quit: "quit"
    case .interrupt: "interrupt"
    }
  }
}

/// What a key, a click or a host can ask for.
public enum Command: Hashable, Sendable {
  // Moving.
  /// To the next or previous thing that can have the focus, round and round.
  case focusNext, focusPrevious
  /// To the nearest thing in that direction, or scrolls; within menus and fields the next row.
  case up, down, left, right
  /// Scrolls by a screen less two rows, or to an end; in a menu moves by its height.
  case pageUp, pageDown, first, last
  /// The wheel: rows down, or up when negative.
  case scroll(Int)

  // Acting.
  /// Does what the focused thing is there for.
  case press
  /// Closes the topmost thing, then leaves the field, then the card.
  case back
  /// In a menu: goes to the next choice that starts with the letter.
  case typeAhead(Character)

  // Typing in a field.
  /// Puts a text into the focused field at its caret.
  case insert(String)
  /// Takes a character or a word before or after the caret away.
  case deleteBackward, deleteForward, deleteWordBackward, deleteWordForward
  /// Takes what stands before or after the caret on its line away.
  case deleteToStart, deleteToEnd
  /// Puts in again what was deleted last.
  case yank
  /// Takes the last change of the focused field back.
  case undo
  /// Writes what the field holds in an editor of the person's own.
  case openEditor

  // Changing an input without typing.
  /// One more or less: of a number, of stars, of the part of a day or time at the caret.
  case stepUp, stepDown
  /// Opens what there is to choose from: a calendar.
  case openPicker
  /// Moves the caret by a character, by a word, or to an end of its line.
  case caretLeft, caretRight, caretStart, caretEnd, caretWordLeft, caretWordRight

  // The program around the card.
  /// Another card of those the program has.
  case nextCard, previousCard
  /// Shows the keys; reads the card again; copies the focused link.
  case help, reload, copy
  /// Opens a menu of all that the program can do here.
  case moreActions
  /// Stops the program as Ctrl-Z does; draws the whole screen again.
  case suspend, redraw
  /// Leaves the program: `interrupt` at once, whatever is open.
  case quit, interrupt
  /// What the program can show beside the card.
  case view(ViewCommand)

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
    case .openEditor: "openEditor"
    case .stepUp: "stepUp"
    case .stepDown: "stepDown"
    case .openPicker: "openPicker"
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
    case .moreActions: "moreActions"
    case .suspend: "suspend"
    case .redraw: "redraw"
    case .quit: "quit"
    case .interrupt: "interrupt"
    case .view(let command): command.rawValue
    }
  }
}

extension Command {
  /// Those that are nothing but their name.
  static let plain: [Command] = [
    .focusNext, .focusPrevious, .up, .down, .left, .right, .pageUp, .pageDown, .first, .last,
    .press,
    .back, .deleteBackward, .deleteForward, .deleteWordBackward, .deleteWordForward, .yank,
    .undo, .openEditor, .stepUp, .stepDown, .openPicker, .deleteToStart, .deleteToEnd,
    .caretLeft, .caretRight, .caretStart, .caretEnd, .caretWordLeft, .caretWordRight, .nextCard,
    .previousCard, .help, .reload, .copy, .moreActions, .suspend, .redraw, .quit, .interrupt,
  ]

  /// The command of a name, such as `focusNext`; nil for those that need more than a name.
  public init?(named name: String) {
    guard let command = Command.plain.first(where: { $0.name == name }) else { return nil }
    self = command
  }
}

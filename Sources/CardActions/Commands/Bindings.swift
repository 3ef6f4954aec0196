public import Events

/// Keys and what they stand for; dispatch, hint line, help and the README's table come from here.
public struct Binding: Sendable {
  /// Where a key means this.
  public enum Place: CaseIterable, Sendable {
    /// A card without a focused field.
    case card
    /// A text field.
    case field
    /// A menu or sheet.
    case sheet
    /// The list of cards.
    case list
    /// Text that is only read: a card's source, a result.
    case text
    /// The boxes of a card.
    case boxes
  }

  /// In the spelling of key scripts, the one that hints show first.
  public var keys: [String]
  /// What they stand for.
  public var command: Command
  /// Where they do.
  public var places: Set<Place>
  /// What it does, in a few words.
  public var help: String
  /// A word for the hint line; nil leaves it out there.
  public var hint: String?

  init(
    _ keys: [String], _ command: Command, in places: Set<Place>, _ help: String,
    hint: String? = nil
  ) {
    self.keys = keys
    self.command = command
    self.places = places
    self.help = help
    self.hint = hint
  }
}

/// The table of all keys, and how it is looked up.
public enum Bindings {
  private static let all = Set(Binding.Place.allCases)
  private static let walking: Set<Binding.Place> = [.card, .sheet, .list, .text, .boxes]
  private static let noTyping: Set<Binding.Place> = [.card, .list, .text, .boxes]

  /// Every key, in the order of the help.
  public static let table: [Binding] = [
    Binding(
      ["Tab"], .focusNext, in: all, "next thing; in a menu: close it and go on", hint: "next"),
    Binding(["Shift-Tab"], .focusPrevious, in: all, "previous thing"),
    Binding(["Up", "k"], .up, in: noTyping, "thing above, or scroll a row up"),
    Binding(["Down", "j"], .down, in: noTyping, "thing below, or scroll a row down"),
    Binding(["Up", "Ctrl-P"], .up, in: [.sheet, .field], "choice above; thing above"),
    Binding(["Down", "Ctrl-N"], .down, in: [.sheet, .field], "choice below; thing below"),
    Binding(["Left", "h"], .left, in: noTyping, "thing at the left in a row"),
    Binding(["Right", "l"], .right, in: noTyping, "thing at the right in a row"),
    Binding(["Enter"], .press, in: all, "press; in a field: go to the next thing", hint: "press"),
    Binding(["Space"], .press, in: walking, "press"),
    Binding(
      ["Esc"], .back, in: all, "close the topmost thing, leave the field, the card", hint: "back"),
    Binding(["PgUp"], .pageUp, in: all, "scroll a page up"),
    Binding(["PgDn"], .pageDown, in: all, "scroll a page down"),
    Binding(["Home"], .first, in: walking, "first row or choice"),
    Binding(["End"], .last, in: walking, "last row or choice"),
    Binding(["g"], .first, in: noTyping, "top"),
    Binding(["G"], .last, in: noTyping, "bottom"),
    Binding(["]"], .nextCard, in: noTyping, "next card"),
    Binding(["["], .previousCard, in: noTyping, "previous card"),
    Binding(["?"], .help, in: noTyping, "this help", hint: "help"),
    Binding(
      ["/"], .view(.search), in: noTyping, "look for a text; in the list: filter", hint: "find"),
    Binding(["n"], .view(.nextMatch), in: noTyping, "next match; in a source: next problem"),
    Binding(["N"], .view(.previousMatch), in: noTyping, "previous match or problem"),
    Binding(["s"], .view(.source), in: noTyping, "the source of the card, and back"),
    Binding(["i"], .view(.boxes), in: noTyping, "the boxes of the card, and back"),
    Binding(["t"], .view(.theme), in: noTyping, "another theme"),
    Binding(["c"], .view(.host), in: noTyping, "another host config"),
    Binding(["m", "F10"], .moreActions, in: noTyping, "all actions of the program"),
    Binding(["r"], .reload, in: noTyping, "read the file again"),
    Binding(["e"], .view(.edit), in: noTyping, "open the file in your editor"),
    Binding(["y"], .copy, in: [.card, .list], "copy the focused link"),
    Binding(["y"], .copy, in: [.text, .boxes], "copy what is shown", hint: "copy"),
    Binding(["Left", "Ctrl-B"], .caretLeft, in: [.field], "caret left"),
    Binding(["Right", "Ctrl-F"], .caretRight, in: [.field], "caret right"),
    Binding(["Home", "Ctrl-A"], .caretStart, in: [.field], "start of the field"),
    Binding(["End", "Ctrl-E"], .caretEnd, in: [.field], "end of the field"),
    Binding(["Alt-b", "Ctrl-Left", "Alt-Left"], .caretWordLeft, in: [.field], "a word left"),
    Binding(["Alt-f", "Ctrl-Right", "Alt-Right"], .caretWordRight, in: [.field], "a word right"),
    Binding(["Backspace", "Ctrl-H"], .deleteBackward, in: [.field], "delete backward"),
    Binding(["Delete", "Ctrl-D"], .deleteForward, in: [.field], "delete forward"),
    Binding(["Ctrl-W", "Alt-Backspace"], .deleteWordBackward, in: [.field], "delete a word"),
    Binding(["Ctrl-U"], .deleteToStart, in: [.field], "delete to the start"),
    Binding(["Ctrl-K"], .deleteToEnd, in: [.field], "delete to the end"),
    Binding(
      ["/"], .typeAhead("/"), in: [.sheet], "narrow the choices down, where there are many"),
    Binding(["Backspace", "Ctrl-H"], .deleteBackward, in: [.sheet], "take a letter back"),
    Binding(["Ctrl-Z"], .suspend, in: all, "suspend"),
    Binding(["Ctrl-L"], .redraw, in: all, "draw the screen again"),
    Binding(["q"], .quit, in: noTyping, "leave"),
    Binding(["Ctrl-C"], .interrupt, in: all, "leave at once"),
  ]

  /// The first key that stands for a command as the keys come; nil when none does.
  public static func key(for command: Command) -> String? { KeyMap.standard.key(for: command) }

  /// What a key stands for as the keys come; nil when it stands for nothing here.
  public static func command(for key: Key, in place: Binding.Place) -> Command? {
    KeyMap.standard.command(for: key, in: place)
  }
}

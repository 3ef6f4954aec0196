public import Events

/// Keys and what they stand for; dispatch, hint line, help and the README's table come from here.
public struct Binding: Sendable {
  /// Where a key means this.
  public enum Place: CaseIterable, Sendable {
    /// A card without a focused field.
    case card
    /// A text field.
    case field
    /// A field for several lines.
    case lines
    /// A field for a number or a time.
    case number
    /// A field for a day.
    case day
    /// A field whose choices are looked through by typing.
    case combo
    /// A row of stars.
    case stars
    /// A month to choose a day from.
    case calendar
    /// A menu or sheet.
    case sheet
    /// A sheet whose choices are narrowed down by typing.
    case finding
    /// The list of cards.
    case list
    /// Text that is only read: a card's source, a result.
    case text
    /// The boxes of a card.
    case boxes

    /// Whether a text that is pasted has a meaning here.
    var takesText: Bool {
      switch self {
      case .field, .lines, .number, .day, .combo, .finding: true
      case .card, .stars, .calendar, .sheet, .list, .text, .boxes: false
      }
    }
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
  private static let walking: Set<Binding.Place> = [.card, .sheet, .list, .stars, .text, .boxes]
  private static let noTyping: Set<Binding.Place> = [.card, .list, .stars, .text, .boxes]
  private static let typing: Set<Binding.Place> = [.field, .lines, .number, .day]
  private static let oneLine: Set<Binding.Place> = [.field, .number, .day]
  /// Where letters are not text that stays, but are not commands either.
  private static let looking: Set<Binding.Place> = [.sheet, .finding, .combo]

  /// Every key, in the order of the help.
  public static let table: [Binding] = [
    Binding(
      ["Tab"], .focusNext, in: all, "next thing; in a menu: close it and go on", hint: "next"),
    Binding(["Shift-Tab"], .focusPrevious, in: all, "previous thing"),
    Binding(["Up", "k"], .up, in: noTyping, "thing above, or scroll a row up"),
    Binding(["Down", "j"], .down, in: noTyping, "thing below, or scroll a row down"),
    Binding(["Up", "Ctrl-P"], .up, in: oneLine.union(looking), "above"),
    Binding(["Down", "Ctrl-N"], .down, in: oneLine.union(looking), "below"),
    Binding(["Up", "Ctrl-P"], .up, in: [.lines], "row above; from the first to the thing above"),
    Binding(
      ["Down", "Ctrl-N"], .down, in: [.lines], "row below; from the last to the thing below"),
    Binding(["Up"], .up, in: [.calendar], "a week back"),
    Binding(["Down"], .down, in: [.calendar], "a week on"),
    Binding(["Left"], .left, in: [.calendar], "a day back"),
    Binding(["Right"], .right, in: [.calendar], "a day on"),
    Binding(
      ["Left", "h"], .left, in: noTyping.subtracting([.stars]),
      "thing at the left in a row; in the list: fold, go out"),
    Binding(
      ["Right", "l"], .right, in: noTyping.subtracting([.stars]),
      "thing at the right in a row; in the list: open, go in"),
    Binding(
      ["Enter"], .press, in: all.subtracting([.lines]), "press; in a field: go to the next thing",
      hint: "press"),
    Binding(["Enter"], .insert("\n"), in: [.lines], "new line"),
    Binding(["Space"], .openPicker, in: [.day], "open the calendar", hint: "calendar"),
    Binding(["Space"], .press, in: [.card, .sheet, .list, .calendar, .combo], "press"),
    Binding(["+"], .insert("+"), in: [.number], "one more"),
    Binding(["-"], .insert("-"), in: [.number], "one less; at the start a minus sign"),
    Binding(
      ["Alt-Up", "Ctrl-Up"], .stepUp, in: [.number], "one more; of a time the part at the caret"),
    Binding(["Alt-Down", "Ctrl-Down"], .stepDown, in: [.number], "one less"),
    Binding(
      ["Alt-Up", "Ctrl-Up"], .stepUp, in: [.day], "later: the year, month or day at the caret"),
    Binding(["Alt-Down", "Ctrl-Down"], .stepDown, in: [.day], "earlier"),
    Binding(["Right", "+", "l"], .stepUp, in: [.stars], "a star more", hint: "more"),
    Binding(["Left", "-", "h"], .stepDown, in: [.stars], "a star less"),
    Binding(
      ["Esc"], .back, in: all, "close the topmost thing, leave the field, the card", hint: "back"),
    Binding(["PgUp"], .pageUp, in: all, "a page up; in the calendar a month back"),
    Binding(["PgDn"], .pageDown, in: all, "a page down; in the calendar a month on"),
    Binding(["Home"], .first, in: walking.union([.finding, .combo, .calendar]), "first"),
    Binding(["End"], .last, in: walking.union([.finding, .combo, .calendar]), "last"),
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
    Binding(["y"], .copy, in: [.card, .list, .stars], "copy the focused link"),
    Binding(["y"], .copy, in: [.text, .boxes], "copy what is shown", hint: "copy"),
    Binding(["Left", "Ctrl-B"], .caretLeft, in: typing, "caret left"),
    Binding(["Right", "Ctrl-F"], .caretRight, in: typing, "caret right"),
    Binding(["Home", "Ctrl-A"], .caretStart, in: typing, "start of the line"),
    Binding(["End"], .caretEnd, in: typing, "end of the line"),
    Binding(["Ctrl-E"], .caretEnd, in: oneLine, "end of the line"),
    Binding(["Ctrl-E"], .openEditor, in: [.lines], "write in your editor", hint: "editor"),
    Binding(["Alt-b", "Ctrl-Left", "Alt-Left"], .caretWordLeft, in: typing, "a word left"),
    Binding(["Alt-f", "Ctrl-Right", "Alt-Right"], .caretWordRight, in: typing, "a word right"),
    Binding(["Backspace", "Ctrl-H"], .deleteBackward, in: typing, "delete backward"),
    Binding(["Delete", "Ctrl-D"], .deleteForward, in: typing, "delete forward"),
    Binding(
      ["Ctrl-W", "Alt-Backspace"], .deleteWordBackward, in: typing, "delete back to a blank"),
    Binding(["Alt-d"], .deleteWordForward, in: typing, "delete the word after the caret"),
    Binding(["Ctrl-Y"], .yank, in: typing, "put in what was deleted last"),
    Binding(["Ctrl-_"], .undo, in: typing, "take the last change back"),
    Binding(["Ctrl-U"], .deleteToStart, in: typing, "delete to the start"),
    Binding(["Ctrl-K"], .deleteToEnd, in: typing, "delete to the end"),
    Binding(
      ["/"], .typeAhead("/"), in: [.sheet], "narrow the choices down, where there are many"),
    Binding(
      ["Backspace", "Ctrl-H"], .deleteBackward, in: [.sheet, .finding], "take a letter back"),
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

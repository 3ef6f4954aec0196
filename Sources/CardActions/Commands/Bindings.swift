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
  }

  public var keys: [String]
  public var command: Command
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

public enum Bindings {
  private static let all = Set(Binding.Place.allCases)
  private static let walking: Set<Binding.Place> = [.card, .sheet, .list]
  private static let noTyping: Set<Binding.Place> = [.card, .list]

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
    Binding(["r"], .reload, in: noTyping, "read the file again"),
    Binding(["y"], .copy, in: noTyping, "copy the focused link"),
    Binding(["Left", "Ctrl-B"], .caretLeft, in: [.field], "caret left"),
    Binding(["Right", "Ctrl-F"], .caretRight, in: [.field], "caret right"),
    Binding(["Home", "Ctrl-A"], .caretStart, in: [.field], "start of the field"),
    Binding(["End", "Ctrl-E"], .caretEnd, in: [.field], "end of the field"),
    Binding(["Alt-b", "Ctrl-Left", "Alt-Left"], .caretWordLeft, in: [.field], "a word left"),
    Binding(["Alt-f", "Ctrl-Right", "Alt-Right"], .caretWordRight, in: [.field], "a word right"),
    Binding(["Backspace", "Ctrl-H"], .deleteBackward, in: [.field], "delete backward"),
    Binding(["Delete", "Ctrl-D"], .deleteForward, in: [.field], "delete forward"),
    Binding(["Ctrl-W", "Alt-Backspace"], .deleteWordBackward, in: [.field], "delete a word"),
    Binding(["Alt-d"], .deleteWordForward, in: [.field], "delete the word after the caret"),
    Binding(["Ctrl-Y"], .yank, in: [.field], "put in what was deleted last"),
    Binding(["Ctrl-_"], .undo, in: [.field], "take the last change back"),
    Binding(["Ctrl-U"], .deleteToStart, in: [.field], "delete to the start"),
    Binding(["Ctrl-K"], .deleteToEnd, in: [.field], "delete to the end"),
    Binding(["Ctrl-Z"], .suspend, in: all, "suspend"),
    Binding(["Ctrl-L"], .redraw, in: all, "draw the screen again"),
    Binding(["q"], .quit, in: noTyping, "leave"),
    Binding(["Ctrl-C"], .interrupt, in: all, "leave at once"),
  ]

  private static let index: [Binding.Place: [Key: Command]] = {
    var index: [Binding.Place: [Key: Command]] = [:]
    for binding in table {
      for place in binding.places {
        for spelling in binding.keys {
          guard let key = Key(spelling: spelling) else { continue }
          index[place, default: [:]][key] = binding.command
        }
      }
    }
    return index
  }()

  /// What a key stands for; nil when it stands for nothing here.
  public static func command(for key: Key, in place: Binding.Place) -> Command? {
    if let command = index[place]?[key] { return command }
    guard case .character(let character) = key.code,
      key.modifiers.subtracting(.shift).isEmpty
    else { return nil }
    switch place {
    case .field: return .insert(String(character))
    case .sheet: return .typeAhead(character)
    case .card, .list: return nil
    }
  }
}

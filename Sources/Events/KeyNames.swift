/// What the keys without a character of their own are called.
///
/// The first name of a key is the one the program shows; all of them are read, in any case.
enum KeyNames {
  static let table: [(code: Key.Code, names: [String])] = [
    (.enter, ["Enter", "Return", "CR", "KpEnter"]),
    (.tab, ["Tab", "HT"]),
    (.escape, ["Esc", "Escape"]),
    (.backspace, ["Backspace", "BS", "BackSpc"]),
    (.delete, ["Del", "Delete", "DC"]),
    (.insert, ["Ins", "Insert", "IC"]),
    (.up, ["Up", "ArrowUp", "UpArrow"]),
    (.down, ["Down", "ArrowDown", "DownArrow"]),
    (.left, ["Left", "ArrowLeft", "LeftArrow"]),
    (.right, ["Right", "ArrowRight", "RightArrow"]),
    (.home, ["Home"]),
    (.end, ["End"]),
    (.pageUp, ["PgUp", "PageUp", "PPage", "Prior"]),
    (.pageDown, ["PgDn", "PageDown", "PgDown", "NPage", "Next"]),
    (.character(" "), ["Space", "SPC"]),
    // These two would be read as parts of a spelling.
    (.character("-"), ["Minus", "Hyphen"]),
    (.character("+"), ["Plus"]),
  ]

  static let modifiers: [(modifier: Key.Modifiers, names: [String])] = [
    (.control, ["Ctrl", "Control", "Ctl", "C"]),
    (.alt, ["Alt", "Meta", "Option", "M", "A"]),
    (.shift, ["Shift", "S"]),
  ]

  static func code(named name: String) -> Key.Code? {
    for entry in table where entry.names.contains(where: { sameName($0, name) }) {
      return entry.code
    }
    return function(named: name)
  }

  static func modifier(named name: some StringProtocol) -> Key.Modifiers? {
    for entry in modifiers where entry.names.contains(where: { sameName($0, name) }) {
      return entry.modifier
    }
    return nil
  }

  static func name(of code: Key.Code) -> String {
    switch code {
    case .function(let number): return "F\(number)"
    // A key on its own needs no detour: "-" is clearer than "Minus".
    case .character("-"), .character("+"): break
    case .character, .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left,
      .right, .home, .end, .pageUp, .pageDown:
      for entry in table where entry.code == code { return entry.names[0] }
    }
    if case .character(let character) = code { return String(character) }
    return "?"
  }

  private static func function(named name: String) -> Key.Code? {
    guard name.first == "F" || name.first == "f", let number = Int(name.dropFirst()),
      (1...63).contains(number), name.utf8.count <= 3
    else { return nil }
    return .function(number)
  }

  private static func sameName(_ one: String, _ other: some StringProtocol) -> Bool {
    one.utf8.elementsEqual(other.utf8) { lowered($0) == lowered($1) }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte
  }
}

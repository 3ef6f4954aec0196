extension Key: CustomStringConvertible {
  /// The key as help, hints and messages write it: `Shift-Tab`, `Ctrl-C`, `Alt-x`, `Space`, `?`.
  ///
  /// A letter with Ctrl is written as a capital because that is how people know it; with Alt, case
  /// tells two keys apart and stays.
  public var description: String {
    var text = ""
    if modifiers.contains(.control) { text += "Ctrl-" }
    if modifiers.contains(.alt) { text += "Alt-" }
    if modifiers.contains(.shift) { text += "Shift-" }
    if modifiers.contains(.control), case .character(let character) = code, character != " " {
      return text + character.uppercased()
    }
    return text + KeyNames.name(of: code)
  }
}

extension Key {
  /// Reads the spelling of one key, liberally.
  ///
  /// Parts may be joined by `-` or `+`; names are read in any case and with their usual variants;
  /// `BTab`, `^C` and `C-x` are known. Nil when it is no key.
  public init?(spelling: String) {
    guard let key = Key.read(spelling) else { return nil }
    self = key
  }

  private static func read(_ spelling: String) -> Key? {
    if let only = single(spelling) { return normal(.character(only), []) }
    if spelling.utf8.first == UInt8(ascii: "^"), let only = single(String(spelling.dropFirst())) {
      return normal(.character(only), .control)
    }
    var modifiers: Modifiers = []
    var rest = Substring(spelling)
    // Three modifiers and a key: whatever has more joints is no key.
    for _ in 0..<4 {
      if let code = namedCode(rest) { return normal(code, modifiers) }
      guard let joint = rest.dropFirst().firstIndex(where: { $0 == "-" || $0 == "+" }),
        let modifier = KeyNames.modifier(named: rest[..<joint])
      else { return isBackTab(rest) ? Key(.tab, modifiers.union(.shift)) : nil }
      modifiers.formUnion(modifier)
      rest = rest[rest.index(after: joint)...]
    }
    return nil
  }

  private static func namedCode(_ name: Substring) -> Code? {
    if let only = single(String(name)) { return .character(only) }
    return KeyNames.code(named: String(name))
  }

  private static func single(_ text: String) -> Character? {
    guard let first = text.first, text.dropFirst().isEmpty, !first.isWhitespace else { return nil }
    return first
  }

  private static func isBackTab(_ name: Substring) -> Bool {
    ["btab", "backtab"].contains(name.lowercased())
  }

  /// The one form a terminal would report: Shift makes a capital, Ctrl-C and Ctrl-c are one key.
  private static func normal(_ code: Code, _ modifiers: Modifiers) -> Key {
    guard case .character(let character) = code else { return Key(code, modifiers) }
    if modifiers.contains(.control) {
      return Key(.character(lowered(character)), modifiers)
    }
    guard modifiers.contains(.shift), let upper = character.uppercased().first,
      character.isLetter
    else { return Key(code, modifiers) }
    return Key(.character(upper), modifiers.subtracting(.shift))
  }

  private static func lowered(_ character: Character) -> Character {
    character.lowercased().first ?? character
  }
}

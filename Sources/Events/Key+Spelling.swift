extension Key: CustomStringConvertible {
  /// The key as people write it: `Tab`, `Shift-Tab`, `Ctrl-C`, `Alt-x`, `PgDn`, `F1`, `?`.
  public var description: String {
    var text = ""
    if modifiers.contains(.control) { text += "Ctrl-" }
    if modifiers.contains(.alt) { text += "Alt-" }
    if modifiers.contains(.shift) { text += "Shift-" }
    return text + name
  }

  private var name: String {
    switch code {
    case .character(" "): "Space"
    case .character(let character):
      modifiers.contains(.control) ? character.uppercased() : String(character)
    case .function(let number): "F\(number)"
    case .enter: "Enter"
    case .tab: "Tab"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    }
  }

  static let named: [String: Key] = [
    "enter": Key(.enter), "return": Key(.enter), "tab": Key(.tab), "btab": Key(.tab, .shift),
    "backtab": Key(.tab, .shift), "esc": Key(.escape), "escape": Key(.escape),
    "space": Key(.character(" ")), "backspace": Key(.backspace), "bs": Key(.backspace),
    "delete": Key(.delete), "del": Key(.delete), "insert": Key(.insert), "ins": Key(.insert),
    "up": Key(.up), "down": Key(.down), "left": Key(.left), "right": Key(.right),
    "home": Key(.home), "end": Key(.end), "pgup": Key(.pageUp), "pageup": Key(.pageUp),
    "pgdn": Key(.pageDown), "pagedown": Key(.pageDown),
  ]

  private static let prefixes: [(String, Modifiers)] = [
    ("ctrl", .control), ("control", .control), ("c", .control), ("alt", .alt), ("meta", .alt),
    ("m", .alt), ("shift", .shift), ("s", .shift),
  ]

  /// Reads a key as people write it; names in any case, `+` or `-` after modifiers, `^C` too.
  public init?(spelling: String) {
    if spelling.count == 1, let character = spelling.first {
      self.init(.character(character))
      return
    }
    if spelling.hasPrefix("^"), spelling.count == 2, let letter = spelling.last {
      self.init(.character(Character(letter.lowercased())), .control)
      return
    }
    if let key = Key.named[spelling.lowercased()] {
      self = key
      return
    }
    if spelling.first == "F" || spelling.first == "f", let number = Int(spelling.dropFirst()),
      (1...24).contains(number)
    {
      self.init(.function(number))
      return
    }
    let lower = spelling.lowercased()
    for (prefix, modifier) in Key.prefixes {
      guard lower.hasPrefix(prefix + "-") || lower.hasPrefix(prefix + "+") else { continue }
      let rest = String(spelling.dropFirst(prefix.count + 1))
      guard var key = Key(spelling: rest) else { continue }
      key.modifiers.insert(modifier)
      // Control makes no difference between c and C.
      if key.modifiers.contains(.control), case .character(let letter) = key.code {
        key.code = .character(Character(letter.lowercased()))
      }
      self = key
      return
    }
    return nil
  }
}

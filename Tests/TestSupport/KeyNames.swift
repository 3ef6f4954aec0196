/// The bytes that a terminal of xterm's family sends for a key.
enum KeyNames {
  /// - Parameters:
  ///   - name: `Tab`, `Shift-Tab`, `Enter`, `Ctrl-C`, `PgDn`, `F1`, `q`, ... as in `--keys`.
  ///   - application: whether the program asked for the cursor keys' other form.
  static func bytes(of name: String, application: Bool) throws -> [UInt8] {
    var rest = Substring(name)
    var modifiers = 0
    while rest.utf8.count > 1 {
      guard let (prefix, bit) = prefixes.first(where: { rest.hasPrefix($0.0) }) else { break }
      rest = rest.dropFirst(prefix.count)
      modifiers |= bit
    }
    let key = String(rest)
    if key == "Tab", modifiers == shift { return Array("\u{1b}[Z".utf8) }
    if let final = cursorKeys[key] {
      if modifiers != 0 { return Array("\u{1b}[1;\(modifiers + 1)\(final)".utf8) }
      return Array("\u{1b}\(application ? "O" : "[")\(final)".utf8)
    }
    if let final = firstFunctionKeys[key] {
      return Array("\u{1b}\(modifiers == 0 ? "O" : "[1;\(modifiers + 1)")\(final)".utf8)
    }
    if let number = numberedKeys[key] {
      return Array("\u{1b}[\(number)\(modifiers == 0 ? "" : ";\(modifiers + 1)")~".utf8)
    }
    guard var bytes = plainKeys[key] ?? (key.count == 1 ? Array(key.utf8) : nil) else {
      throw Fault("there is no key named \"\(name)\"")
    }
    if modifiers & control != 0 {
      guard bytes.count == 1, (0x40...0x7F).contains(bytes[0]) || bytes[0] == 0x20 else {
        throw Fault("a terminal has no bytes for \"\(name)\"")
      }
      bytes[0] &= 0x1F
    }
    return modifiers & alt != 0 ? [0x1B] + bytes : bytes
  }

  private static let (shift, alt, control) = (1, 2, 4)
  private static let prefixes = [("Shift-", shift), ("Alt-", alt), ("Ctrl-", control)]
  private static let cursorKeys = [
    "Up": "A", "Down": "B", "Right": "C", "Left": "D", "End": "F", "Home": "H",
  ]
  private static let firstFunctionKeys = ["F1": "P", "F2": "Q", "F3": "R", "F4": "S"]
  private static let numberedKeys = [
    "Insert": 2, "Delete": 3, "PgUp": 5, "PgDn": 6, "F5": 15, "F6": 17, "F7": 18, "F8": 19,
    "F9": 20, "F10": 21, "F11": 23, "F12": 24,
  ]
  private static let plainKeys: [String: [UInt8]] = [
    "Tab": [0x09], "Enter": [0x0D], "Esc": [0x1B], "Space": [0x20], "Backspace": [0x7F],
  ]
}

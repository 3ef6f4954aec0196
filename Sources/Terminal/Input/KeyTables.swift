import Events

/// What terminals send for their keys, apart from what their own descriptions say.
enum KeyTables {
  /// `CSI N ~`, as the VT220 began it; rxvt and xterm differ in Home and End.
  static let numbered: [Int: Key.Code] = {
    var table: [Int: Key.Code] = [
      1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    ]
    let functions = [
      11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34,
    ]
    for (index, number) in functions.enumerated() { table[number] = .function(index + 1) }
    for number in 42...45 { table[number] = .function(number - 21) }
    return table
  }()

  /// `CSI … X` and `SS3 X`.
  static let lettered: [UInt8: Key.Code] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  /// rxvt's small letters: behind CSI with Shift, behind SS3 with Ctrl.
  static let rxvtShifted: [UInt8: Key.Code] = [
    UInt8(ascii: "a"): .up, UInt8(ascii: "b"): .down, UInt8(ascii: "c"): .right,
    UInt8(ascii: "d"): .left,
  ]

  /// A byte below 32, or 127, outside of any sequence.
  static func controlByte(_ byte: UInt8, _ modifiers: Key.Modifiers) -> Key {
    switch byte {
    case 0x00: return Key(.character(" "), modifiers.union(.control))
    case 0x08, 0x7F: return Key(.backspace, modifiers)
    case 0x09: return Key(.tab, modifiers)
    case 0x0A, 0x0D: return Key(.enter, modifiers)
    case 0x1B: return Key(.escape, modifiers)
    case 0x01...0x1A:
      let letter = Character(Unicode.Scalar(byte + 0x60))
      return Key(.character(letter), modifiers.union(.control))
    default:
      let mark = Character(Unicode.Scalar(byte | 0x40))
      return Key(.character(mark), modifiers.union(.control))
    }
  }

  /// What follows `ESC O`: cursor keys, F1-F4 and the keypad; old terminals put the modifiers
  /// between.
  static func shifted(_ bytes: [UInt8]) -> Key? {
    guard let final = bytes.last else { return nil }
    var modifiers: Key.Modifiers = []
    if let digit = bytes.dropLast().last, (0x32...0x38).contains(digit) {
      let bits = digit - 0x31
      if bits & 1 != 0 { modifiers.insert(.shift) }
      if bits & 2 != 0 { modifiers.insert(.alt) }
      if bits & 4 != 0 { modifiers.insert(.control) }
    }
    if let code = lettered[final] { return Key(code, modifiers) }
    if let code = rxvtShifted[final] { return Key(code, modifiers.union(.control)) }
    switch final {
    case UInt8(ascii: "M"): return Key(.enter, modifiers)
    case UInt8(ascii: "I"): return Key(.tab, modifiers)
    case UInt8(ascii: " "): return Key(.character(" "), modifiers)
    case UInt8(ascii: "X"): return Key(.character("="), modifiers)
    // The keypad's * + , - . / and digits are 64 above the characters they type.
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return Key(.character(Character(Unicode.Scalar(final - 0x40))), modifiers)
    default: return nil
    }
  }

  /// A key told by its code point, as kitty's protocol numbers them.
  ///
  /// - Parameters:
  ///   - shifted: the character with Shift; -1 when the terminal did not say.
  ///   - text: the character that is typed; -1 when the terminal did not say.
  static func extended(
    _ code: Int, shifted: Int, text: Int, _ modifiers: Key.Modifiers
  ) -> Key? {
    switch code {
    case 8, 127: return Key(.backspace, modifiers)
    case 9: return Key(.tab, modifiers)
    case 10, 13: return Key(.enter, modifiers)
    case 27: return Key(.escape, modifiers)
    case 57376...57398: return Key(.function(code - 57376 + 13), modifiers)
    case 57399...57427: return keypad(code, modifiers)
    default: break
    }
    guard code >= 32, !(0x7F...0x9F).contains(code), !(0xE000...0xF8FF).contains(code) else {
      return nil
    }
    if modifiers.contains(.control) {
      guard let character = character(code), let lower = character.lowercased().first else {
        return nil
      }
      return Key(.character(lower), modifiers)
    }
    let typed = [text, modifiers.contains(.shift) ? shifted : -1].first { $0 >= 32 }
    if let typed, let character = character(typed) {
      return Key(.character(character), modifiers.subtracting(.shift))
    }
    guard let character = character(code) else { return nil }
    guard modifiers.contains(.shift), let upper = character.uppercased().first else {
      return Key(.character(character), modifiers)
    }
    return Key(.character(upper), modifiers.subtracting(.shift))
  }

  private static func character(_ code: Int) -> Character? {
    guard code >= 0, code <= 0x10_FFFF else { return nil }
    return Unicode.Scalar(UInt32(code)).map { Character($0) }
  }

  private static func keypad(_ code: Int, _ modifiers: Key.Modifiers) -> Key? {
    let keys: [Key.Code?] = [
      .character("0"), .character("1"), .character("2"), .character("3"), .character("4"),
      .character("5"), .character("6"), .character("7"), .character("8"), .character("9"),
      .character("."), .character("/"), .character("*"), .character("-"), .character("+"), .enter,
      .character("="), .character(","), .left, .right, .up, .down, .pageUp, .pageDown, .home, .end,
      .insert, .delete, nil,
    ]
    guard let key = keys[code - 57399] else { return nil }
    return Key(key, modifiers)
  }
}

internal import Events

/// What the ends of key sequences mean (xterm's ctlseqs, the Linux console, rxvt).
enum SequenceKeys {
  /// ESC O x: application cursor keys and keypad.
  static let singleShift: [UInt8: Key.Code] = {
    var table: [UInt8: Key.Code] = [
      0x41: .up, 0x42: .down, 0x43: .right, 0x44: .left, 0x46: .end, 0x48: .home, 0x4D: .enter,
      0x50: .function(1), 0x51: .function(2), 0x52: .function(3), 0x53: .function(4),
      0x49: .tab, 0x20: .character(" "), 0x58: .character("="),
      // rxvt's arrows with Control.
      0x61: .up, 0x62: .down, 0x63: .right, 0x64: .left,
    ]
    // The keypad: * + , - . / 0 … 9
    for byte in UInt8(0x6A)...0x79 {
      table[byte] = .character(Character(Unicode.Scalar(byte - 0x40)))
    }
    return table
  }()

  /// ESC [ … x
  static let letters: [UInt8: Key.Code] = [
    0x41: .up, 0x42: .down, 0x43: .right, 0x44: .left, 0x46: .end, 0x48: .home,
    0x50: .function(1), 0x51: .function(2), 0x52: .function(3), 0x53: .function(4),
  ]

  /// ESC [ n ~, and rxvt's ^ $ @ in the place of ~
  static let numbers: [Int: Key.Code] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
    28: .function(15), 29: .function(16), 31: .function(17), 32: .function(18),
    33: .function(19), 34: .function(20),
  ]

  /// xterm's modifier parameter: 1 + shift 1, alt 2, control 4.
  static func modifiers(_ parameter: Int) -> Key.Modifiers {
    guard parameter > 1 else { return [] }
    let bits = parameter - 1
    var modifiers: Key.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 2 != 0 || bits & 8 != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return modifiers
  }

  /// A key by its Unicode number, as modifyOtherKeys and kitty's protocol send it.
  static func coded(_ number: Int, _ modifiers: Key.Modifiers) -> Key? {
    switch number {
    case 9: return Key(.tab, modifiers)
    case 13, 57414: return Key(.enter, modifiers)
    case 27: return Key(.escape, modifiers)
    case 127, 8: return Key(.backspace, modifiers)
    case 57417: return Key(.left, modifiers)
    case 57418: return Key(.right, modifiers)
    case 57419: return Key(.up, modifiers)
    case 57420: return Key(.down, modifiers)
    // The private range holds keys that type nothing: Caps Lock, Shift, media keys.
    case 57344...63743: return nil
    default: break
    }
    guard let value = UInt32(exactly: number), value >= 0x20, let scalar = Unicode.Scalar(value),
      !(0x7F...0x9F).contains(value)
    else { return nil }
    var modifiers = modifiers
    var character = Character(scalar)
    if modifiers.contains(.shift), character.isLetter {
      character = Character(character.uppercased().first.map(String.init) ?? String(character))
      modifiers.remove(.shift)
    }
    return Key(.character(character), modifiers)
  }
}

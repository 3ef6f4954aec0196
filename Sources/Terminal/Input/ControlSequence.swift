import Events

/// A complete sequence behind `ESC [`, taken apart.
struct ControlSequence {
  enum Meaning {
    case key(Key)
    case mouse(Event.Mouse)
    case focus(Bool)
    case pasteStart
    case nothing
  }

  /// A number and up to two more that colons join to it; -1 is one that is not there.
  struct Parameter {
    var value = -1
    var second = -1
    var third = -1
  }

  /// One of `< = > ?` in front, else 0.
  private(set) var prefix: UInt8 = 0
  private(set) var parameters: [Parameter] = []
  private(set) var hasIntermediates = false
  let final: UInt8

  private static let mostParameters = 16

  init(_ bytes: [UInt8]) {
    final = bytes.last ?? 0
    var current = Parameter()
    var place = 0
    for (index, byte) in bytes.dropLast().enumerated() {
      switch byte {
      case 0x30...0x39: current.add(digit: Int(byte) - 0x30, at: place)
      case 0x3A: place += 1
      case 0x3B:
        parameters.append(current)
        (current, place) = (Parameter(), 0)
        if parameters.count == Self.mostParameters { return }
      case 0x3C...0x3F: if index == 0 { prefix = byte } else { hasIntermediates = true }
      default: hasIntermediates = true
      }
    }
    if bytes.count > (prefix == 0 ? 1 : 2) { parameters.append(current) }
  }

  func value(_ index: Int) -> Int { index < parameters.count ? parameters[index].value : -1 }

  var meaning: Meaning {
    guard !hasIntermediates else { return .nothing }
    if prefix == 0x3C {
      return MouseReports.sgr(self).map(Meaning.mouse) ?? .nothing
    }
    guard prefix == 0 else { return .nothing }
    switch final {
    case UInt8(ascii: "I") where parameters.isEmpty: return .focus(true)
    case UInt8(ascii: "O") where parameters.isEmpty: return .focus(false)
    case UInt8(ascii: "M"): return MouseReports.urxvt(self).map(Meaning.mouse) ?? .nothing
    case UInt8(ascii: "~") where value(0) == 200: return .pasteStart
    default: return key.map(Meaning.key) ?? .nothing
    }
  }

  private var key: Key? {
    switch final {
    case UInt8(ascii: "u"): return extendedKey(parameters.first, modified: 1)
    case UInt8(ascii: "~") where value(0) == 27 && parameters.count == 3:
      return extendedKey(parameters[2], modified: 1)
    case UInt8(ascii: "~"): return modified(KeyTables.numbered[value(0)], by: 1)
    case UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "@"): return rxvtKey
    case UInt8(ascii: "Z"):
      return modified(.tab, by: 1).map { Key($0.code, $0.modifiers.union(.shift)) }
    // A report of the cursor's place ends like F3 does; F3 is `1;MODIFIERS` with at most 16.
    case UInt8(ascii: "R") where value(0) > 1 || value(1) > 16: return nil
    default:
      if let code = KeyTables.rxvtShifted[final], parameters.isEmpty { return Key(code, .shift) }
      return modified(KeyTables.lettered[final], by: 1)
    }
  }

  /// rxvt tells Ctrl, Shift and both by the last byte.
  private var rxvtKey: Key? {
    guard parameters.count == 1, let code = KeyTables.numbered[value(0)] else { return nil }
    switch final {
    case UInt8(ascii: "^"): return Key(code, .control)
    case UInt8(ascii: "$"): return Key(code, .shift)
    default: return Key(code, [.control, .shift])
    }
  }

  /// The key with the modifiers of parameter `index`; nil when it was let go.
  private func modified(_ code: Key.Code?, by index: Int) -> Key? {
    guard let code, !isRelease(index) else { return nil }
    return Key(code, modifiers(index))
  }

  /// A key told by its character, as `CSI u` and xterm's modifyOtherKeys do.
  private func extendedKey(_ parameter: Parameter?, modified index: Int) -> Key? {
    guard let parameter, !isRelease(index) else { return nil }
    let text = parameters.count > 2 && final == UInt8(ascii: "u") ? parameters[2].value : -1
    return KeyTables.extended(
      parameter.value, shifted: parameter.second, text: text, modifiers(index))
  }

  private func modifiers(_ index: Int) -> Key.Modifiers {
    let bits = max(0, value(index) - 1)
    var modifiers: Key.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    // Meta (32) is what some keyboards have for Alt.
    if bits & (2 | 32) != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return modifiers
  }

  private func isRelease(_ index: Int) -> Bool {
    index < parameters.count && parameters[index].second == 3
  }
}

extension ControlSequence.Parameter {
  /// Numbers stop growing where nothing is meant by them any more.
  private static let most = 0x11_0000

  fileprivate mutating func add(digit: Int, at place: Int) {
    switch place {
    case 0: value = min(Self.most, max(0, value) * 10 + digit)
    case 1: second = min(Self.most, max(0, second) * 10 + digit)
    case 2: third = min(Self.most, max(0, third) * 10 + digit)
    default: break
    }
  }
}

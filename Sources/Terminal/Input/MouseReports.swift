import Canvas
import Events

/// The three ways in which terminals report the mouse.
///
/// Only the left button and the wheel mean something; other buttons are left to the terminal.
enum MouseReports {
  /// `CSI < B ; X ; Y M`, and `m` when the button is let go (mode 1006).
  static func sgr(_ sequence: ControlSequence) -> Event.Mouse? {
    let isRelease = sequence.final == UInt8(ascii: "m")
    guard isRelease || sequence.final == UInt8(ascii: "M"), sequence.parameters.count == 3 else {
      return nil
    }
    return mouse(sequence.value(0), x: sequence.value(1), y: sequence.value(2), isRelease)
  }

  /// `CSI B ; X ; Y M`, where 32 is added to the button (mode 1015).
  static func urxvt(_ sequence: ControlSequence) -> Event.Mouse? {
    guard sequence.parameters.count == 3 else { return nil }
    let bits = sequence.value(0) - 32
    return mouse(bits, x: sequence.value(1), y: sequence.value(2), isOldRelease(bits))
  }

  /// `CSI M` and three bytes, each with 32 added (mode 1000 alone).
  static func bytewise(_ bytes: [UInt8]) -> Event.Mouse? {
    guard bytes.count == 3 else { return nil }
    let bits = Int(bytes[0]) - 32
    return mouse(bits, x: Int(bytes[1]) - 32, y: Int(bytes[2]) - 32, isOldRelease(bits))
  }

  /// The old reports do not say which button was let go.
  private static func isOldRelease(_ bits: Int) -> Bool {
    bits >= 0 && bits & 3 == 3 && bits & (32 | 64 | 128) == 0
  }

  private static func mouse(_ bits: Int, x: Int, y: Int, _ isRelease: Bool) -> Event.Mouse? {
    guard bits >= 0, x >= 1, y >= 1, let action = action(bits, isRelease) else { return nil }
    var modifiers: Key.Modifiers = []
    if bits & 4 != 0 { modifiers.insert(.shift) }
    if bits & 8 != 0 { modifiers.insert(.alt) }
    if bits & 16 != 0 { modifiers.insert(.control) }
    return Event.Mouse(action, at: Point(x: x - 1, y: y - 1), modifiers: modifiers)
  }

  private static func action(_ bits: Int, _ isRelease: Bool) -> Event.Mouse.Action? {
    let isMotion = bits & 32 != 0
    switch bits & (3 | 64 | 128) {
    case 0: return isRelease ? .release : isMotion ? .drag : .press
    case 3: return isRelease ? .release : nil
    case 64: return .wheelUp
    case 65: return .wheelDown
    default: return nil
    }
  }
}

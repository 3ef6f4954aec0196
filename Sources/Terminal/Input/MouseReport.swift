internal import Canvas
internal import Events

/// What terminals send for the mouse, in its three spellings.
enum MouseReport {
  /// SGR (mode 1006): button ; column ; row, counted from 1.
  static func sgr(_ numbers: [Int], isRelease: Bool) -> Event.Mouse? {
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    return report(numbers[0], x: numbers[1] - 1, y: numbers[2] - 1, isRelease: isRelease)
  }

  /// urxvt (mode 1015): as SGR with 32 added to the button, and 3 for a release.
  static func urxvt(_ numbers: [Int]) -> Event.Mouse? {
    guard numbers.count == 3, numbers[0] >= 32, numbers[1] > 0, numbers[2] > 0 else { return nil }
    return report(
      numbers[0] - 32, x: numbers[1] - 1, y: numbers[2] - 1,
      isRelease: (numbers[0] - 32) & 0x43 == 3)
  }

  /// X10 and mode 1000: three bytes with 32 added.
  static func x10(_ bytes: ArraySlice<UInt8>) -> Event.Mouse? {
    let values = bytes.map { Int($0) - 32 }
    guard values.count == 3, values[0] >= 0, values[1] > 0, values[2] > 0 else { return nil }
    return report(
      values[0], x: values[1] - 1, y: values[2] - 1, isRelease: values[0] & 0x43 == 3)
  }

  private static func report(_ button: Int, x: Int, y: Int, isRelease: Bool) -> Event.Mouse? {
    var modifiers: Key.Modifiers = []
    if button & 4 != 0 { modifiers.insert(.shift) }
    if button & 8 != 0 { modifiers.insert(.alt) }
    if button & 16 != 0 { modifiers.insert(.control) }
    let at = Point(x: x, y: y)
    if button & 64 != 0 {
      switch button & 3 {
      case 0: return Event.Mouse(.wheelUp, at: at, modifiers: modifiers)
      case 1: return Event.Mouse(.wheelDown, at: at, modifiers: modifiers)
      // Sideways wheels.
      default: return nil
      }
    }
    if isRelease { return Event.Mouse(.release, at: at, modifiers: modifiers) }
    // Only the left button presses.
    guard button & 3 == 0 else { return nil }
    return Event.Mouse(button & 32 != 0 ? .drag : .press, at: at, modifiers: modifiers)
  }
}

/// What a terminal answered to a question about its colours.
public enum TerminalReply: Hashable, Sendable {
  /// The colour of text that asks for none.
  case foreground(red: UInt8, green: UInt8, blue: UInt8)
  /// The colour behind it.
  case background(red: UInt8, green: UInt8, blue: UInt8)

  /// Reads `10;rgb:RRRR/GGGG/BBBB` or `11;…`, what xterm answers to OSC 10 and 11.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 7, bytes[0] == 0x31, bytes[1] == 0x30 || bytes[1] == 0x31,
      bytes[2] == 0x3B
    else { return nil }
    let text = String(decoding: bytes[3...], as: UTF8.self)
    guard let colon = text.firstIndex(of: ":"), ["rgb", "rgba"].contains(text[..<colon]) else {
      return nil
    }
    let parts = text[text.index(after: colon)...].split(
      separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 3, let red = Self.level(parts[0]), let green = Self.level(parts[1]),
      let blue = Self.level(parts[2])
    else { return nil }
    self =
      bytes[1] == 0x30
      ? .foreground(red: red, green: green, blue: blue)
      : .background(red: red, green: green, blue: blue)
  }

  /// One to four hexadecimal digits, scaled to a byte.
  private static func level(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.utf8.count), let value = Int(digits, radix: 16), value >= 0 else {
      return nil
    }
    let most = (1 << (4 * digits.utf8.count)) - 1
    return UInt8(clamping: (value * 255 + most / 2) / most)
  }
}

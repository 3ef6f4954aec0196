/// Prepares text for the terminal's clipboard.
enum Clipboard {
  /// What terminals take in one command, as bytes of text; xterm and tmux stop near 100,000 of base64.
  static let limit = 74_000

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text in base64; nil when it is longer than the limit.
  static func base64(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    guard bytes.count <= limit else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        let isPadding = place > group.count
        result.append(isPadding ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * place) & 63])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

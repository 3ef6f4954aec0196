/// Base64 (RFC 4648), for the one sequence that needs it.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encode(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let group = bytes[index..<min(index + 3, bytes.count)]
      var bits: UInt32 = 0
      for byte in group { bits = bits << 8 | UInt32(byte) }
      bits <<= UInt32(8 * (3 - group.count))
      for place in 0..<4 {
        let digit = Int(bits >> UInt32(18 - 6 * place)) & 63
        result.append(place <= group.count ? alphabet[digit] : UInt8(ascii: "="))
      }
      index += 3
    }
    return String(decoding: result, as: UTF8.self)
  }
}

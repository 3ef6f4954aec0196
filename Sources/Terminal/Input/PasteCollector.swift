/// Gathers a bracketed paste: everything up to its end mark is literal, sequences included.
struct PasteCollector: Sendable {
  private let limit: Int
  private var content: [UInt8] = []
  /// How many bytes of the end mark came so far.
  private var matched = 0

  private static let end: [UInt8] = Array("\u{1B}[201~".utf8)

  init(limit: Int) { self.limit = limit }

  /// Takes bytes up to the end mark.
  ///
  /// - Returns: how many were taken, and the text when the paste is complete.
  mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) -> (count: Int, text: String?) {
    var index = 0
    while index < bytes.count {
      if matched == 0 {
        let plain = bytes[index...].firstIndex(of: 0x1B) ?? bytes.count
        keep(bytes[index..<plain])
        index = plain
        guard index < bytes.count else { break }
        matched = 1
        index += 1
      } else if bytes[index] == Self.end[matched] {
        matched += 1
        index += 1
        if matched == Self.end.count {
          matched = 0
          return (index, finish())
        }
      } else {
        // The byte that differs may itself be an ESC, so it is looked at again.
        keep(Self.end[..<matched])
        matched = 0
      }
    }
    return (index, nil)
  }

  /// The text so far; the collector is empty afterwards.
  mutating func finish() -> String {
    defer {
      content = []
      matched = 0
    }
    if content.count == limit { dropCutCharacter() }
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func keep(_ bytes: some Collection<UInt8>) {
    let room = limit - content.count
    guard room > 0 else { return }
    content.append(contentsOf: bytes.prefix(room))
  }

  /// The limit may have cut a character in two.
  private mutating func dropCutCharacter() {
    for _ in 0..<4 {
      guard let last = content.last, last >= 0x80 else { return }
      content.removeLast()
      if last >= 0xC0 { return }
    }
  }
}

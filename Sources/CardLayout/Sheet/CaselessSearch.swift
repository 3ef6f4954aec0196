/// Looks for a text within others, in any case.
struct CaselessSearch {
  private let wanted: String
  private let bytes: [UInt8]
  private let isASCII: Bool

  init(_ text: String) {
    wanted = text.lowercased()
    bytes = Array(wanted.utf8)
    isASCII = bytes.allSatisfy { $0 < 0x80 }
  }

  /// Where the text stands first, in bytes; nil where it does not.
  func range(in text: String) -> Range<Int>? {
    guard !bytes.isEmpty else { return 0..<0 }
    // A letter outside ASCII may be written as one within (K for kelvin), so all must be inside.
    if isASCII, let found = asciiRange(in: text) { return found.isEmpty ? nil : found }
    return longRange(in: text)
  }

  /// An empty range when an ASCII text does not have it; nil when the text is not ASCII.
  private func asciiRange(in text: String) -> Range<Int>? {
    text.utf8.withContiguousStorageIfAvailable { text -> Range<Int>? in
      var matched = 0
      var start = 0
      var offset = 0
      var found: Range<Int>?
      while offset < text.count {
        let byte = text[offset]
        if byte >= 0x80 { return nil }
        let lower = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
        if lower == bytes[matched] {
          if matched == 0 { start = offset }
          matched += 1
          if matched == bytes.count {
            found = found ?? start..<offset + 1
            (matched, offset) = (0, start)
          }
        } else if matched > 0 {
          (matched, offset) = (0, start)
        }
        offset += 1
      }
      return found ?? 0..<0
    } ?? nil
  }

  private func longRange(in text: String) -> Range<Int>? {
    let characters = Array(text)
    let wanted = Array(self.wanted)
    guard wanted.count <= characters.count else { return nil }
    let lower = characters.map { $0.lowercased() }
    for start in 0...(characters.count - wanted.count) {
      let fits = wanted.indices.allSatisfy { lower[start + $0] == String(wanted[$0]) }
      guard fits else { continue }
      let before = String(characters[..<start]).utf8.count
      let length = String(characters[start..<(start + wanted.count)]).utf8.count
      return before..<(before + length)
    }
    return nil
  }
}

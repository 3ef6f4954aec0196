/// The lines of a text, one range of bytes after another, without their line ends.
///
/// LF, CR, CRLF, U+0085, U+2028 and U+2029 end a line, as the sanitiser has it. A text that ends
/// with a line end has an empty last line.
struct TextLines {
  private let bytes: [UInt8]
  private var start: Int? = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { start == nil }

  mutating func next() -> Range<Int>? {
    guard let start else { return nil }
    var index = start
    while index < bytes.count {
      let length = lineEnd(at: index)
      if length > 0 {
        self.start = index + length
        return start..<index
      }
      index += 1
    }
    self.start = nil
    return start..<bytes.count
  }

  /// The bytes of the line end that begins here; 0 when none does.
  private func lineEnd(at index: Int) -> Int {
    switch bytes[index] {
    case 0x0A: return 1
    case 0x0D: return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    case 0xC2: return index + 1 < bytes.count && bytes[index + 1] == 0x85 ? 2 : 0
    case 0xE2:
      guard index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return 0 }
      return bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 ? 3 : 0
    default: return 0
    }
  }
}

extension Range<Int> {
  /// Whether nothing but spaces and tabs stands in these bytes.
  func isBlank(in bytes: [UInt8]) -> Bool {
    for index in self where !bytes[index].isBlank { return false }
    return true
  }
}

extension UInt8 {
  /// A space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// An ASCII digit.
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// A character that a backslash takes the meaning from: ASCII punctuation, as in CommonMark 2.4.
  var isPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: return true
    default: return false
    }
  }
}

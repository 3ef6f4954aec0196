/// A block's text rewritten so that CommonMark finds in it what a card's text may have, and no more.
///
/// Emphasis, strong, links and backslash escapes stay. Entities, HTML, autolinks, hard breaks, code
/// and images are escaped and come out as they were written; a mark before each row keeps
/// CommonMark from finding blocks, and keeps the row's own margin.
struct InlineSource {
  /// U+2000, a space to CommonMark's rules for emphasis just as the beginning of a line is. Where
  /// the text has one itself, its equivalent U+2002 stands for it.
  static let rowMark: [UInt8] = [0xE2, 0x80, 0x80]
  /// U+2001, for the NUL that cmark would replace; the text's own one becomes U+2003.
  static let nulMark: [UInt8] = [0xE2, 0x80, 0x81]

  private static let ampersandTail = Array("amp;".utf8)

  private let text: [UInt8]
  private var source: [UInt8] = []
  /// Up to where everything is literal.
  private var literalEnd = 0
  /// Bytes that may still be looked at in search of the ends of images.
  private var imageBudget: Int
  /// Lengths of backtick runs that have no partner further on.
  private var unpaired: UInt64 = 0

  private init(_ text: [UInt8]) {
    self.text = text
    imageBudget = 4096 + 4 * text.count
  }

  /// The bytes to parse for a block's text, which has LF between its rows.
  static func escaped(_ text: [UInt8]) -> [UInt8] {
    var writer = InlineSource(text)
    writer.write()
    return writer.source
  }

  /// The bytes that cmark gives back, without the marks.
  static func unmarked(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(rowMark[0]) else { return bytes }
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let isMark =
        bytes[index] == 0xE2 && index + 2 < bytes.count && bytes[index + 1] == 0x80
        && bytes[index + 2] <= 0x81
      if !isMark {
        out.append(bytes[index])
      } else if bytes[index + 2] == nulMark[2] {
        out.append(0)
      }
      index += isMark ? 3 : 1
    }
    return out
  }

  private mutating func write() {
    source.reserveCapacity(text.count + text.count / 8 + 8)
    var index = 0
    var isRowStart = true
    while index < text.count {
      let byte = text[index]
      if isRowStart && !Self.isHarmless(byte) { source += Self.rowMark }
      isRowStart = byte == UInt8(ascii: "\n")
      if index < literalEnd {
        if byte.isPunctuation && byte != UInt8(ascii: "&") { source.append(UInt8(ascii: "\\")) }
        index += appendPlain(at: index)
        continue
      }
      switch byte {
      case UInt8(ascii: "\\"): index += appendEscape(at: index)
      case UInt8(ascii: "`"): literalEnd = codeEnd(at: index)
      case UInt8(ascii: "!"): literalEnd = imageEnd(at: index) ?? index + 1
      case UInt8(ascii: "<"):
        if isDestination(at: index) {
          index += appendPlain(at: index)
        } else {
          literalEnd = index + 1
        }
      default: index += appendPlain(at: index)
      }
    }
  }

  /// Whether a row that begins with this byte begins no block.
  private static func isHarmless(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "("), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\n"):
      return true
    // U+FEFF, which cmark skips, begins with 0xEF.
    default: return byte >= 0x80 && byte != 0xEF
    }
  }

  /// Copies a byte, or one of the marks' own characters as another; gives how many it took.
  private mutating func appendPlain(at index: Int) -> Int {
    let byte = text[index]
    if byte == 0 {
      source += Self.nulMark
      return 1
    }
    if byte == 0xE2, index + 2 < text.count, text[index + 1] == 0x80, text[index + 2] <= 0x81 {
      source += [0xE2, 0x80, text[index + 2] + 2]
      return 3
    }
    source.append(byte)
    // In an address an entity is read even behind a backslash; this one is the same everywhere.
    if byte == UInt8(ascii: "&") { source += Self.ampersandTail }
    return 1
  }

  /// A backslash and what it escapes; before a line end it is a character like any other.
  private mutating func appendEscape(at index: Int) -> Int {
    source.append(UInt8(ascii: "\\"))
    guard index + 1 < text.count else { return 1 }
    if text[index + 1] == UInt8(ascii: "\n") { source.append(UInt8(ascii: "\\")) }
    guard text[index + 1].isPunctuation else { return 1 }
    if text[index + 1] == UInt8(ascii: "&") { source.removeLast() }
    return 1 + appendPlain(at: index + 1)
  }

  /// Whether the `<` opens a link's destination: `](<…>`.
  private func isDestination(at index: Int) -> Bool {
    guard index >= 2, text[index - 1] == UInt8(ascii: "("), text[index - 2] == UInt8(ascii: "]")
    else { return false }
    for ahead in (index + 1)..<text.count {
      switch text[ahead] {
      case UInt8(ascii: "<"), UInt8(ascii: "\n"): return false
      case UInt8(ascii: ">"):
        let next = ahead + 1 < text.count ? text[ahead + 1] : 0
        return next == UInt8(ascii: ")") || next.isBlank
      default: continue
      }
    }
    return false
  }

  /// Where the code span that begins here ends; where its backticks end when it is none.
  private mutating func codeEnd(at start: Int) -> Int {
    let opening = backticks(at: start)
    let end = start + opening
    guard opening < 64, unpaired & (1 << UInt64(opening)) == 0 else { return end }
    var index = end
    while index < text.count {
      let length = backticks(at: index)
      if length == opening { return index + length }
      index += max(length, 1)
    }
    unpaired |= 1 << UInt64(opening)
    return end
  }

  private func backticks(at start: Int) -> Int {
    var index = start
    while index < text.count, text[index] == UInt8(ascii: "`") { index += 1 }
    return index - start
  }

  /// Where the image that begins here ends: `![…](…)` with brackets in pairs.
  private mutating func imageEnd(at start: Int) -> Int? {
    guard let description = pairEnd(UInt8(ascii: "["), UInt8(ascii: "]"), at: start + 1)
    else { return nil }
    return pairEnd(UInt8(ascii: "("), UInt8(ascii: ")"), at: description)
  }

  /// Behind the bracket that closes the one here; nil when there is none.
  private mutating func pairEnd(_ open: UInt8, _ close: UInt8, at start: Int) -> Int? {
    guard start < text.count, text[start] == open else { return nil }
    var depth = 0
    var index = start
    while index < text.count, imageBudget > 0 {
      imageBudget -= 1
      switch text[index] {
      case open: depth += 1
      case close: depth -= 1
      case UInt8(ascii: "\\"): index += 1
      default: break
      }
      index += 1
      if depth == 0 { return index }
    }
    return nil
  }
}

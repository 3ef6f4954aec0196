/// What one look at a text says it needs, so that plain text costs one scan and nothing else.
struct TextSurvey {
  /// `&`, or the `<at>` of a mention.
  private(set) var hasEntity = false
  /// `{{`
  private(set) var hasMacro = false
  /// A byte that may be inline markup: `*`, `_`, `[` or a backslash.
  private(set) var hasInline = false
  /// A line that may begin a list item.
  private(set) var hasMarker = false
  /// A line end of any kind.
  private(set) var hasBreak = false

  init(_ text: String) {
    var text = text
    text.withUTF8 { scan($0) }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var isLineStart = true
    for (index, byte) in bytes.enumerated() {
      if byte > UInt8(ascii: "a") && byte <= UInt8(ascii: "z") {
        isLineStart = false
        continue
      }
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): continue
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        hasBreak = true
        isLineStart = true
        continue
      // U+0085, U+2028 and U+2029 end lines too.
      case 0x85 where index > 0 && bytes[index - 1] == 0xC2,
        0xA8 where index > 1 && bytes[index - 1] == 0x80 && bytes[index - 2] == 0xE2,
        0xA9 where index > 1 && bytes[index - 1] == 0x80 && bytes[index - 2] == 0xE2:
        hasBreak = true
        isLineStart = true
        continue
      case UInt8(ascii: "&"): hasEntity = true
      case UInt8(ascii: "a"):
        if index > 0 && bytes[index - 1] == UInt8(ascii: "<") { hasEntity = true }
      case UInt8(ascii: "{"):
        if index > 0 && bytes[index - 1] == byte { hasMacro = true }
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "\\"):
        hasInline = true
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isLineStart { hasMarker = true }
      default: break
      }
      isLineStart = false
    }
  }
}

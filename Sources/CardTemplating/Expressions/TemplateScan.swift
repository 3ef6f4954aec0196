/// Finds where the parts of a text with `${…}` begin and end.
enum TemplateScan {
  /// A piece of such a text.
  enum Piece: Equatable {
    /// Bytes that stand for themselves.
    case text(Range<Int>)
    /// A backslash with the `$` or backtick that it makes plain; the range is that character.
    case escaped(Range<Int>)
    /// What stands between `${` and `}`.
    case expression(Range<Int>)
  }

  /// Cuts a text into its pieces; `${` without an end, or with nothing inside, is text.
  static func pieces(of bytes: [UInt8], _ range: Range<Int>) -> [Piece] {
    var pieces: [Piece] = []
    var start = range.lowerBound
    var index = start
    // When one `${` has no end, no later one has it either: each is looked for once.
    var canClose = true
    func flush(_ end: Int) { if start < end { pieces.append(.text(start..<end)) } }
    while index < range.upperBound {
      let next = index + 1 < range.upperBound ? bytes[index + 1] : 0
      if bytes[index] == UInt8(ascii: "\\"),
        next == UInt8(ascii: "$") || next == UInt8(ascii: "`")
      {
        flush(index)
        pieces.append(.escaped(index + 1..<index + 2))
        index += 2
        start = index
      } else if bytes[index] == UInt8(ascii: "$"), next == UInt8(ascii: "{"), canClose {
        guard let close = closingBrace(in: bytes, after: index + 1, before: range.upperBound) else {
          canClose = false
          continue
        }
        if isBlank(bytes[index + 2..<close]) {
          index = close + 1
          continue
        }
        flush(index)
        pieces.append(.expression(index + 2..<close))
        index = close + 1
        start = index
      } else {
        index += 1
      }
    }
    flush(range.upperBound)
    return pieces
  }

  private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }

  /// The `}` that belongs to the `{` at `open`; braces in strings do not count.
  static func closingBrace(in bytes: [UInt8], after open: Int, before end: Int) -> Int? {
    var depth = 1
    var index = open + 1
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index }
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        guard let close = closingQuote(in: bytes, after: index, before: end) else { return nil }
        index = close
      case UInt8(ascii: "`"):
        guard let close = plainBacktick(in: bytes, after: index, before: end) else { return nil }
        index = close
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The backtick that ends the string at `open`: one that is not in a `${…}` and not escaped.
  static func closingBacktick(in bytes: [UInt8], after open: Int, before end: Int) -> Int? {
    var index = open + 1
    var canClose = true
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "`"): return index
      case UInt8(ascii: "$") where canClose && index + 1 < end && bytes[index + 1] == 0x7B:
        if let close = closingBrace(in: bytes, after: index + 1, before: end) {
          index = close
        } else {
          canClose = false
        }
      default: break
      }
      index += 1
    }
    return nil
  }

  private static func closingQuote(in bytes: [UInt8], after open: Int, before end: Int) -> Int? {
    var index = open + 1
    while index < end {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if bytes[index] == bytes[open] {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Strings in backticks inside of `${…}` end at the next backtick: what is in them is not looked
  /// into, so that the search goes over each byte once.
  private static func plainBacktick(in bytes: [UInt8], after open: Int, before end: Int) -> Int? {
    closingQuote(in: bytes, after: open, before: end)
  }
}

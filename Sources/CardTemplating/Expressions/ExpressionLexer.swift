internal import AdaptiveCards

/// Cuts an expression into words (Adaptive Expressions, `ExpressionAntlrLexer.g4`).
struct ExpressionLexer {
  let bytes: [UInt8]
  private var position: Int
  /// Where the expression ends in `bytes`.
  private let end: Int
  /// Whether the word before can end a value.
  private var isAfterValue = false

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  mutating func next() throws(ExpressionFault) -> Token {
    skipBlanks()
    guard position < end else { return Token(kind: .end, range: end..<end) }
    let start = position
    let token = Token(kind: try kind(at: start), range: start..<position)
    isAfterValue = token.endsValue
    return token
  }

  func text(of token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  private func byte(_ index: Int) -> UInt8 { index < end ? bytes[index] : 0 }

  /// Blanks are spaces, tabs, line ends, no-break spaces and byte order marks.
  private mutating func skipBlanks() {
    while position < end {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case 0xC2 where byte(position + 1) == 0xA0: position += 2
      case 0xEF where byte(position + 1) == 0xBB && byte(position + 2) == 0xBF: position += 3
      default: return
      }
    }
  }

  /// Reads the word that begins at `start` and goes past it.
  private mutating func kind(at start: Int) throws(ExpressionFault) -> Token.Kind {
    let first = bytes[start]
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipNumber()
      return .number
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return .string(try string(closedBy: first))
    case UInt8(ascii: "`"):
      guard let close = TemplateScan.closingBacktick(in: bytes, after: start, before: end) else {
        throw ExpressionFault(.reading, "the string in backticks is not closed", at: start)
      }
      position = close + 1
      return .interpolation
    default: break
    }
    if startsName(start) {
      position += first == UInt8(ascii: "@") && byte(start + 1) == first ? 2 : 1
      while position < end, bytes[position].isNameByte { position += 1 }
      return .name
    }
    if let mark = mark(at: start) {
      position += mark.rawValue.utf8.count
      return .mark(mark)
    }
    let rest = String(decoding: bytes[start..<min(start + 4, end)], as: UTF8.self)
    throw ExpressionFault(
      .reading, "\(quoted(String(rest.prefix(1)))) has no meaning in an expression", at: start)
  }

  private func startsName(_ start: Int) -> Bool {
    switch bytes[start] {
    case UInt8(ascii: "_"), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "$"): true
    case UInt8(ascii: "%"): !isAfterValue && byte(start + 1).isNameByte
    case let other: other.isLetter
    }
  }

  private mutating func skipNumber() {
    while position < end, bytes[position].isDigit { position += 1 }
    guard byte(position) == UInt8(ascii: "."), byte(position + 1).isDigit else { return }
    position += 1
    while position < end, bytes[position].isDigit { position += 1 }
  }

  private func mark(at start: Int) -> Token.Mark? {
    let second = byte(start + 1)
    switch bytes[start] {
    case UInt8(ascii: "+"): return .plus
    case UInt8(ascii: "-"): return .minus
    case UInt8(ascii: "^"): return .power
    case UInt8(ascii: "*"): return .times
    case UInt8(ascii: "/"): return .over
    case UInt8(ascii: "%"): return .modulo
    case UInt8(ascii: "("): return .openRound
    case UInt8(ascii: ")"): return .closeRound
    case UInt8(ascii: "["): return .openSquare
    case UInt8(ascii: "]"): return .closeSquare
    case UInt8(ascii: "{"): return .openCurly
    case UInt8(ascii: "}"): return .closeCurly
    case UInt8(ascii: "."): return .dot
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: ":"): return .colon
    case UInt8(ascii: "!"): return second == UInt8(ascii: "=") ? .notEqual : .not
    case UInt8(ascii: "&"): return second == UInt8(ascii: "&") ? .and : .join
    case UInt8(ascii: "|"): return second == UInt8(ascii: "|") ? .or : nil
    case UInt8(ascii: "?"): return second == UInt8(ascii: "?") ? .coalesce : .question
    case UInt8(ascii: ">"): return second == UInt8(ascii: "=") ? .greaterOrEqual : .greater
    case UInt8(ascii: "<"):
      return second == UInt8(ascii: "=")
        ? .lessOrEqual : second == UInt8(ascii: ">") ? .unlike : .less
    case UInt8(ascii: "="):
      return second == UInt8(ascii: "=") ? .equal : second == UInt8(ascii: ">") ? .arrow : nil
    default: return nil
    }
  }

  /// A string's text. `\n`, `\r`, `\t`, `\\` and the escaped mark itself are escapes; any other
  /// backslash stays as it is.
  private mutating func string(closedBy mark: UInt8) throws(ExpressionFault) -> String {
    let start = position
    var text: [UInt8] = []
    position += 1
    while position < end {
      let byte = bytes[position]
      position += 1
      if byte == mark { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), position < end else {
        text.append(byte)
        continue
      }
      switch bytes[position] {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "\\"): text.append(byte)
      case mark: text.append(mark)
      default: text += [byte, bytes[position]]
      }
      position += 1
    }
    throw ExpressionFault(.reading, "the string is not closed", at: start)
  }
}

extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  fileprivate var isNameByte: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
}

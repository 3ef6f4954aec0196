internal import AdaptiveCards

/// A text of a template with expressions in it.
struct BoundText: Sendable {
  enum Piece: Sendable {
    case text(String)
    /// An expression, and where it begins in the text's value, in bytes.
    case expression(Expression, at: Int)
  }

  let pieces: [Piece]
  /// Where the text stands in the template.
  let offset: Int
  /// A JSON pointer to it.
  let path: String

  /// The expression when the text is nothing else: then its value is used as it is.
  var single: (expression: Expression, at: Int)? {
    guard pieces.count == 1, case .expression(let expression, let start) = pieces[0] else {
      return nil
    }
    return (expression, start)
  }

  /// Whether anything in it is to be computed.
  var hasExpressions: Bool {
    pieces.contains { if case .expression = $0 { true } else { false } }
  }

  /// Reads a text that has `${` in it; what is no expression stays text.
  ///
  /// - Parameter tell: is told each fault, with the byte of the text's value it is at.
  init(
    _ text: String, offset: Int, path: String, tell: (ExpressionFault) -> Void
  ) {
    let bytes = Array(text.utf8)
    var pieces: [Piece] = []
    func add(_ text: String) {
      if case .text(let before)? = pieces.last {
        pieces[pieces.count - 1] = .text(before + text)
      } else {
        pieces.append(.text(text))
      }
    }
    for piece in TemplateScan.pieces(of: bytes, 0..<bytes.count) {
      switch piece {
      case .text(let range), .escaped(let range):
        add(String(decoding: bytes[range], as: UTF8.self))
      case .expression(let range):
        let written = String(decoding: bytes[range], as: UTF8.self)
        do {
          let expression = try Expression(written, bytes, range)
          pieces.append(.expression(expression, at: range.lowerBound))
        } catch {
          tell(error)
          add("${" + written + "}")
        }
      }
    }
    self.pieces = pieces
    self.offset = offset
    self.path = path
  }
}

extension String {
  /// Whether `${` stands in it.
  var hasBinding: Bool {
    var isAfterDollar = false
    for byte in utf8 {
      if isAfterDollar, byte == UInt8(ascii: "{") { return true }
      isAfterDollar = byte == UInt8(ascii: "$")
    }
    return false
  }
}

/// A word of an expression.
struct Token {
  enum Kind: Equatable {
    case number
    /// A string in quotation marks, escapes resolved.
    case string(String)
    /// A string in backticks.
    case interpolation
    case name
    case mark(Mark)
    case end
  }

  /// Operators and punctuation.
  enum Mark: String, CaseIterable {
    case plus = "+"
    case minus = "-"
    case not = "!"
    case power = "^"
    case times = "*"
    case over = "/"
    case modulo = "%"
    case equal = "=="
    case notEqual = "!="
    case unlike = "<>"
    case and = "&&"
    case join = "&"
    case or = "||"
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    case openRound = "("
    case closeRound = ")"
    case openSquare = "["
    case closeSquare = "]"
    case openCurly = "{"
    case closeCurly = "}"
    case dot = "."
    case comma = ","
    case colon = ":"
    case arrow = "=>"
    case coalesce = "??"
    case question = "?"
  }

  var kind: Kind
  /// The bytes of the text that the word is.
  var range: Range<Int>

  /// Whether a value can end with it, so that `%` after it is the operator and not part of a name.
  var endsValue: Bool {
    switch kind {
    case .number, .string, .interpolation, .name: true
    case .mark(let mark): mark == .closeRound || mark == .closeSquare || mark == .closeCurly
    case .end: false
    }
  }
}

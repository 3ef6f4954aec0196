internal import AdaptiveCards

/// Reads an expression (Adaptive Expressions, `ExpressionAntlrParser.g4`).
///
/// The grammar's levels, from the loosest: `? :`, `??`, `||`, `&&`, comparisons, `&`, equality,
/// sums, products, powers, signs. Operators of one level make one node, so that only parentheses,
/// calls, lists and signs nest, and of those `Limits.expressionDepth`.
struct ExpressionParser {
  var lexer: ExpressionLexer
  var token = Token(kind: .end, range: 0..<0)
  /// Where the word before the current one ends.
  private var lastEnd: Int
  private let range: Range<Int>
  private var depth: Int

  /// - Parameter depth: how deep the expression stands in another one.
  init(_ bytes: [UInt8], _ range: Range<Int>, depth: Int = 0) {
    lexer = ExpressionLexer(bytes, range)
    self.range = range
    lastEnd = range.lowerBound
    self.depth = depth
  }

  mutating func parse() throws(ExpressionFault) -> Node {
    guard range.count <= Limits.expressionBytes else {
      throw ExpressionFault(
        .limit, "the expression is longer than \(Limits.expressionBytes) bytes",
        at: range.lowerBound)
    }
    try advance()
    if token.kind == .end { return Node(.constant(.text("")), range, .string) }
    let node = try expression()
    guard token.kind == .end else { throw unexpected() }
    return node
  }

  mutating func advance() throws(ExpressionFault) {
    lastEnd = token.range.upperBound
    token = try lexer.next()
  }

  func span(from start: Int) -> Range<Int> { start..<max(start, lastEnd) }

  mutating func take(_ mark: Token.Mark) throws(ExpressionFault) -> Bool {
    guard token.kind == .mark(mark) else { return false }
    try advance()
    return true
  }

  mutating func expect(_ mark: Token.Mark) throws(ExpressionFault) {
    guard try take(mark) else { throw unexpected(wanted: mark) }
  }

  func unexpected(wanted: Token.Mark? = nil) -> ExpressionFault {
    let hint = wanted.map { "\"\($0.rawValue)\" is missing" }
    if token.kind == .end {
      return ExpressionFault(
        .reading, hint.map { $0 + " at the end" } ?? "the expression ends too early",
        at: token.range.lowerBound)
    }
    let found = "before " + quoted(lexer.text(of: token))
    return ExpressionFault(
      .reading,
      hint.map { $0 + " " + found } ?? "\(quoted(lexer.text(of: token))) can't stand here",
      at: token.range.lowerBound)
  }

  /// How deep what is read now stands in other expressions.
  var currentDepth: Int { depth }

  /// Goes one level deeper; `leave` comes back.
  mutating func enter() throws(ExpressionFault) {
    depth += 1
    guard depth <= Limits.expressionDepth else {
      throw ExpressionFault(
        .limit, "the expression nests deeper than \(Limits.expressionDepth) levels",
        at: token.range.lowerBound)
    }
  }

  mutating func leave() { depth -= 1 }

  mutating func expression() throws(ExpressionFault) -> Node {
    let start = token.range.lowerBound
    let condition = try operation(atLeast: 0)
    guard try take(.question) else { return condition }
    try enter()
    defer { leave() }
    let yes = try expression()
    try expect(.colon)
    let no = try expression()
    return try call(.if, [condition, yes, no], span(from: start))
  }

  /// The operator that a word is, with its level; the loosest is 0.
  private static func operation(of token: Token) -> (level: Int, function: Function)? {
    guard case .mark(let mark) = token.kind else { return nil }
    switch mark {
    case .coalesce: return (0, .coalesce)
    case .or: return (1, .or)
    case .and: return (2, .and)
    case .less: return (3, .less)
    case .lessOrEqual: return (3, .lessOrEquals)
    case .greater: return (3, .greater)
    case .greaterOrEqual: return (3, .greaterOrEquals)
    case .join: return (4, .concat)
    case .equal: return (5, .equals)
    case .notEqual, .unlike: return (5, .notEquals)
    case .plus: return (6, .add)
    case .minus: return (6, .sub)
    case .times: return (7, .mul)
    case .over: return (7, .div)
    case .modulo: return (7, .mod)
    case .power: return (powers, .exp)
    case .not, .openRound, .closeRound, .openSquare, .closeSquare, .openCurly, .closeCurly, .dot,
      .comma, .colon, .arrow, .question:
      return nil
    }
  }

  private static let powers = 8

  /// A value with the operators after it that bind at least as tight as `least`.
  private mutating func operation(atLeast least: Int) throws(ExpressionFault) -> Node {
    try enter()
    defer { leave() }
    let start = token.range.lowerBound
    var node = try signed()
    while let (level, _) = Self.operation(of: token), level >= least {
      var rest: [(Function, Node)] = []
      var types = node.types
      while let (next, function) = Self.operation(of: token), next == level {
        let place = token.range.lowerBound
        try advance()
        // 2^3^2 is 2^(3^2).
        let operand = try operation(atLeast: level == Self.powers ? level : level + 1)
        let signature = Signature.of(function)
        try signature.check([types, operand.types], of: function, at: place)
        types = signature.gives
        rest.append((function, operand))
      }
      node = Node(.chain(node, rest), span(from: start), types)
    }
    return node
  }

  /// A value with signs before it; they bind tighter than any operator.
  private mutating func signed() throws(ExpressionFault) -> Node {
    let start = token.range.lowerBound
    var function: Function?
    if case .mark(let mark) = token.kind {
      switch mark {
      case .not: function = .not
      case .plus: function = .add
      case .minus: function = .sub
      default: break
      }
    }
    guard let function else { return try postfix() }
    try advance()
    try enter()
    let operand = try signed()
    leave()
    let zero = Node(.constant(.int(0)), start..<start, .number)
    return try call(function, function == .not ? [operand] : [zero, operand], span(from: start))
  }

  func call(_ function: Function, _ arguments: [Node], _ range: Range<Int>)
    throws(ExpressionFault) -> Node
  {
    let signature = Signature.of(function)
    try signature.check(arguments.map(\.types), of: function, at: range.lowerBound)
    try Signature.checkArguments(arguments, of: function, at: range.lowerBound)
    return Node(.call(function, arguments), range, signature.gives)
  }
}

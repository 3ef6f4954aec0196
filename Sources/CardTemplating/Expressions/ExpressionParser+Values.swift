internal import AdaptiveCards

extension ExpressionParser {
  /// A value with what is accessed in it: `.name`, `[index]`, or a call.
  mutating func postfix() throws(ExpressionFault) -> Node {
    let start = token.range.lowerBound
    var node = try value()
    var steps: [Node.Step] = []
    while case .mark(let mark) = token.kind {
      switch mark {
      case .dot:
        try advance()
        guard token.kind == .name else { throw unexpected() }
        steps.append(.member(lexer.text(of: token)))
        try advance()
      case .openSquare:
        try advance()
        steps.append(.element(try expression()))
        try expect(.closeSquare)
      case .openRound, .not:
        let bang = mark == .not
        let end = token.range.lowerBound
        try advance()
        if bang { guard token.kind == .mark(.openRound) else { throw unexpected() } }
        if bang { try advance() }
        node = try called(start..<end, bang: bang, isPlain: steps.isEmpty ? node : nil)
        steps = []
      default: return access(node, steps, from: start)
      }
    }
    return access(node, steps, from: start)
  }

  private func access(_ node: Node, _ steps: [Node.Step], from start: Int) -> Node {
    steps.isEmpty ? node : Node(.access(node, steps), span(from: start))
  }

  /// A call of what is written in `range`; only a plain name can be called.
  private mutating func called(
    _ range: Range<Int>, bang: Bool, isPlain node: Node?
  ) throws(ExpressionFault) -> Node {
    let arguments = try self.arguments(closedBy: .closeRound)
    let written = String(decoding: lexer.bytes[range], as: UTF8.self)
    guard case .name(let name)? = node?.kind, !bang else {
      throw ExpressionFault(
        .reading, "\(quoted(written + (bang ? "!" : ""))) is no function", at: range.lowerBound)
    }
    if let internalNode = try accessor(name, arguments, range) { return internalNode }
    guard let function = Function(name) else {
      let hint = nearestName(to: name, in: Function.names).map { "; did you mean \"\($0)\"?" } ?? ""
      throw ExpressionFault(
        .reading, "the function \(quoted(name)) is not known" + hint, at: range.lowerBound)
    }
    return try call(function, arguments, span(from: range.lowerBound))
  }

  /// The two functions that are another spelling of `a.b` and `a[b]`.
  private func accessor(
    _ name: String, _ arguments: [Node], _ range: Range<Int>
  ) throws(ExpressionFault) -> Node? {
    switch name {
    case "Accessor":
      guard case .constant(let value)? = arguments.first?.kind, let key = value.string,
        arguments.count <= 2
      else {
        throw ExpressionFault(
          .reading, "Accessor wants a string, and at most one value more", at: range.lowerBound)
      }
      guard arguments.count == 2 else { return Node(.name(key), span(from: range.lowerBound)) }
      return Node(.access(arguments[1], [.member(key)]), span(from: range.lowerBound))
    case "Element":
      guard arguments.count == 2 else {
        throw ExpressionFault(.reading, "Element wants 2 values", at: range.lowerBound)
      }
      return Node(
        .access(arguments[0], [.element(arguments[1])]), span(from: range.lowerBound))
    default: return nil
    }
  }

  /// Values between commas up to a bracket; `name => value` counts as two of them.
  private mutating func arguments(closedBy close: Token.Mark) throws(ExpressionFault) -> [Node] {
    if try take(close) { return [] }
    var arguments: [Node] = []
    repeat {
      let argument = try expression()
      arguments.append(argument)
      if case .name = argument.kind, try take(.arrow) { arguments.append(try expression()) }
    } while try take(.comma)
    try expect(close)
    return arguments
  }

  /// A value without what is accessed in it.
  ///
  /// What nests has a function of its own each, so that little stands on the stack meanwhile.
  private mutating func value() throws(ExpressionFault) -> Node {
    switch token.kind {
    case .mark(.openRound): return try group()
    case .mark(.openSquare): return try list()
    case .mark(.openCurly): return try object()
    case .interpolation: return try interpolation()
    case .number, .string, .name, .mark, .end: return try atom()
    }
  }

  private mutating func group() throws(ExpressionFault) -> Node {
    try advance()
    let node = try expression()
    try expect(.closeRound)
    return node
  }

  private mutating func list() throws(ExpressionFault) -> Node {
    let start = token.range.lowerBound
    try advance()
    let items = try arguments(closedBy: .closeSquare)
    return Node(.list(items), span(from: start), .array)
  }

  private mutating func object() throws(ExpressionFault) -> Node {
    let start = token.range.lowerBound
    try advance()
    let members = try self.members()
    return Node(.object(members), span(from: start))
  }

  private mutating func interpolation() throws(ExpressionFault) -> Node {
    let range = token.range
    try advance()
    let inside = range.lowerBound + 1..<range.upperBound - 1
    return Node(.interpolation(try parts(inside)), range, [.string, .array])
  }

  private mutating func atom() throws(ExpressionFault) -> Node {
    let range = token.range
    switch token.kind {
    case .number:
      let text = lexer.text(of: token)
      guard let number = Double(text), number.isFinite else {
        throw ExpressionFault(.reading, "the number is too large", at: range.lowerBound)
      }
      try advance()
      return Node(.constant(Int(text).map { .int($0) } ?? .number(number)), range, .number)
    case .string(let text):
      try advance()
      return Node(.constant(.text(text)), range, .string)
    case .name:
      let name = lexer.text(of: token)
      try advance()
      return named(name, range)
    case .interpolation, .mark, .end: throw unexpected()
    }
  }

  private func named(_ name: String, _ range: Range<Int>) -> Node {
    switch name {
    case "true": Node(.constant(.bool(true)), range, .boolean)
    case "false": Node(.constant(.bool(false)), range, .boolean)
    case "null": Node(.constant(.json(.null)), range)
    case "undefined": Node(.constant(.missing), range)
    default: Node(.name(name), range)
    }
  }

  private mutating func members() throws(ExpressionFault) -> [(key: String, value: Node)] {
    if try take(.closeCurly) { return [] }
    var members: [(key: String, value: Node)] = []
    repeat {
      let key: String
      switch token.kind {
      case .name: key = lexer.text(of: token)
      case .string:
        // Keys have no escapes.
        key = String(lexer.text(of: token).dropFirst().dropLast())
      case .number, .interpolation, .mark, .end: throw unexpected()
      }
      try advance()
      try expect(.colon)
      members.append((key, try expression()))
    } while try take(.comma)
    try expect(.closeCurly)
    return members
  }

  /// What a text with `${…}` in it is made of.
  private mutating func parts(_ range: Range<Int>) throws(ExpressionFault) -> [Node] {
    var parts: [Node] = []
    for piece in TemplateScan.pieces(of: lexer.bytes, range) {
      switch piece {
      case .text(let range), .escaped(let range):
        let text = String(decoding: lexer.bytes[range], as: UTF8.self)
        parts.append(Node(.constant(.text(text)), range, .string))
      case .expression(let range):
        try enter()
        var parser = ExpressionParser(lexer.bytes, range, depth: currentDepth)
        parts.append(try parser.parse())
        leave()
      }
    }
    return parts
  }
}

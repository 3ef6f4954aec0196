internal import AdaptiveCards

extension Evaluator {
  mutating func call(
    _ function: Function, _ nodes: [Node], _ substituting: Bool, at offset: Int
  ) throws(ExpressionFault) -> Value {
    switch function {
    case .if:
      let condition = try attempt(nodes[0])
      return try value(
        of: nodes[condition?.isTrue == true ? 1 : 2], substituting: substituting)
    case .and:
      for node in nodes {
        guard try attempt(node)?.isTrue == true else { return .bool(false) }
      }
      return .bool(true)
    case .or:
      for node in nodes {
        if try attempt(node)?.isTrue == true { return .bool(true) }
      }
      return .bool(false)
    case .not: return .bool(!(try attempt(nodes[0])?.isTrue ?? false))
    case .contains:
      var values: [Value] = []
      for node in nodes {
        guard let value = try attempt(node, substituting: substituting) else {
          return .bool(false)
        }
        values.append(value)
      }
      return try apply(function, values, at: offset)
    case .foreach, .select, .where, .any, .all:
      return try iterate(function, nodes, substituting)
    case .getProperty: return try property(nodes, substituting, at: offset)
    case .setPathToValue: return try setPath(nodes, substituting, at: offset)
    case .stringOrValue: return try stringOrValue(nodes, substituting, at: offset)
    default: break
    }
    guard function.asks else {
      return try apply(function, try values(of: nodes, substituting), at: offset)
    }
    var values: [Value] = []
    for node in nodes {
      // A question about something that cannot be computed is answered with no.
      guard let value = try attempt(node) else { return .bool(false) }
      values.append(value)
    }
    return try apply(function, values, at: offset)
  }

  /// The functions that compute an expression for each item of a list or member of an object.
  private mutating func iterate(
    _ function: Function, _ nodes: [Node], _ substituting: Bool
  ) throws(ExpressionFault) -> Value {
    let collection = try value(of: nodes[0], substituting: substituting)
    let isObject = collection.object != nil
    guard let items = Items.list(collection), case .name(let name) = nodes[1].kind else {
      throw ExpressionFault(
        .evaluation, "\(function.rawValue) wants an array or an object, not \(collection.words)",
        at: nodes[0].offset)
    }
    var kept: [JSONValue] = []
    for item in items {
      locals.append((name, .json(item)))
      defer { locals.removeLast() }
      if function == .foreach || function == .select {
        let value = try value(of: nodes[2], substituting: substituting).json ?? .null
        do {
          try budget.spend(24)
        } catch {
          throw error.moved(to: nodes[2].offset)
        }
        kept.append(value)
        continue
      }
      let isTrue = try attempt(nodes[2], substituting: substituting)?.isTrue ?? false
      switch function {
      case .any where isTrue: return .bool(true)
      case .all where !isTrue: return .bool(false)
      case .where where isTrue: kept.append(item)
      default: break
      }
    }
    switch function {
    case .any: return .bool(false)
    case .all: return .bool(true)
    default: return isObject && function == .where ? .json(Items.object(kept)) : .list(kept)
    }
  }

  private mutating func property(
    _ nodes: [Node], _ substituting: Bool, at offset: Int
  ) throws(ExpressionFault) -> Value {
    let first = try value(of: nodes[0], substituting: substituting)
    if nodes.count == 2 {
      let path = try value(of: nodes[1], substituting: substituting)
      guard let text = path.string ?? path.number?.javaScript else {
        throw ExpressionFault(
          .evaluation, "getProperty wants the name of a property, not \(path.words)", at: offset)
      }
      return try resolve(first, Self.keys(of: text), at: offset)
    }
    guard let path = first.string else {
      throw ExpressionFault(
        .evaluation, "getProperty wants the name of a property, not \(first.words)", at: offset)
    }
    let keys = Self.keys(of: path)
    guard case .member(let name)? = keys.first else { return .missing }
    return try named(name, Array(keys.dropFirst()), substituting, at: offset)
  }

  /// Computes a text that is an expression, or has some in `${…}`.
  private mutating func stringOrValue(
    _ nodes: [Node], _ substituting: Bool, at offset: Int
  ) throws(ExpressionFault) -> Value {
    let text = try value(of: nodes[0], substituting: substituting)
    guard let string = text.string else {
      throw ExpressionFault(
        .evaluation, "stringOrValue wants a string, not \(text.words)", at: offset)
    }
    // Reading and computing it takes stack, on top of what is in use.
    guard budget.depth < 4 else {
      throw ExpressionFault(.limit, "stringOrValue is used in itself too often", at: offset)
    }
    budget.depth += 1
    defer { budget.depth -= 1 }
    do {
      let bytes = Array(string.utf8)
      let pieces = TemplateScan.pieces(of: bytes, 0..<bytes.count)
      if pieces.count == 1, case .expression(let range) = pieces[0] {
        var parser = ExpressionParser(bytes, range)
        return try value(of: try parser.parse(), substituting: substituting)
      }
      let parsed = try Expression("`" + string + "`")
      return try value(of: parsed.root, substituting: substituting)
    } catch {
      throw error.moved(to: offset)
    }
  }
}

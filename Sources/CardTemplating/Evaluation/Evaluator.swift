internal import AdaptiveCards

/// Computes expressions.
///
/// Where a name that is not in the data is to be replaced (`substituting`), it has the value
/// `${name}`, a text, as in templates of the JavaScript implementation; what only asks whether
/// something is there - conditions, comparisons, indexes - is computed without that.
struct Evaluator {
  var scope: Scope
  let environment: Environment
  let budget: Budget
  /// What lambdas bind, the innermost last.
  var locals: [(name: String, value: Value)] = []
  /// The first path that is not in the data and was replaced by how it is written.
  private(set) var missingPath: String?

  init(scope: Scope, environment: Environment, budget: Budget) {
    self.scope = scope
    self.environment = environment
    self.budget = budget
  }

  mutating func value(of node: Node, substituting: Bool = false) throws(ExpressionFault) -> Value {
    do {
      try budget.step()
    } catch {
      throw error.moved(to: node.offset)
    }
    switch node.kind {
    case .constant(let value): return value
    case .name(let name): return try named(name, [], substituting, at: node.offset)
    case .access(let base, let steps):
      return try access(base, steps, substituting, at: node.offset)
    case .call(let function, let arguments):
      return try call(function, arguments, substituting, at: node.offset)
    case .chain(let first, let rest): return try chain(first, rest, substituting)
    case .list(let items): return try list(items, substituting)
    case .object(let members): return try object(members, substituting)
    case .interpolation(let parts): return try interpolation(parts, substituting)
    }
  }

  /// The value, or nil when there is a fault; faults of limits are never passed over.
  mutating func attempt(_ node: Node, substituting: Bool = false) throws(ExpressionFault) -> Value?
  {
    do {
      return try value(of: node, substituting: substituting)
    } catch {
      if error.stage == .limit { throw error }
      return nil
    }
  }

  /// What stands for a path that is not in the data.
  mutating func substitute(_ path: String) -> Value {
    missingPath = missingPath ?? path
    return .text("${" + path + "}")
  }

  /// The values of some nodes.
  mutating func values(of nodes: [Node], _ substituting: Bool) throws(ExpressionFault) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(nodes.count)
    for node in nodes { values.append(try value(of: node, substituting: substituting)) }
    return values
  }

  private mutating func list(_ nodes: [Node], _ substituting: Bool) throws(ExpressionFault)
    -> Value
  {
    .list(try values(of: nodes, substituting).map { $0.json ?? .null })
  }

  private mutating func object(
    _ members: [(key: String, value: Node)], _ substituting: Bool
  ) throws(ExpressionFault) -> Value {
    var object = JSONObject()
    for (key, node) in members {
      guard let value = try value(of: node, substituting: substituting).json else { continue }
      object = object.setting(key, to: value)
    }
    return .json(.object(object))
  }

  private mutating func interpolation(
    _ parts: [Node], _ substituting: Bool
  ) throws(ExpressionFault) -> Value {
    var text = ""
    for part in parts {
      let value = try value(of: part, substituting: substituting)
      do {
        text += try Joining.text(of: value, budget)
      } catch {
        throw error.moved(to: part.offset)
      }
    }
    return .text(text)
  }

  /// Operators of one level, from left to right.
  private mutating func chain(
    _ first: Node, _ rest: [(Function, Node)], _ substituting: Bool
  ) throws(ExpressionFault) -> Value {
    // Operators of a level are all such that ask, or none is.
    let asks = rest.first?.0.asks ?? false
    guard asks else {
      var result = try value(of: first, substituting: substituting)
      for (function, node) in rest {
        let operand = try value(of: node, substituting: substituting)
        result = try apply(function, [result, operand], at: node.offset)
      }
      return result
    }
    var result = try attempt(first)
    for (function, node) in rest {
      switch function {
      case .and:
        guard result?.isTrue == true else { return .bool(false) }
        result = .bool(try attempt(node)?.isTrue ?? false)
      case .or:
        guard result?.isTrue != true else { return .bool(true) }
        result = .bool(try attempt(node)?.isTrue ?? false)
      default:
        guard let left = result, let right = try attempt(node) else {
          result = .bool(false)
          continue
        }
        result = try apply(function, [left, right], at: node.offset)
      }
    }
    return result ?? .bool(false)
  }

  /// Calls a function that only needs the values of its arguments.
  func apply(_ function: Function, _ values: [Value], at offset: Int) throws(ExpressionFault)
    -> Value
  {
    let arguments = Arguments(
      function: function, values: values, environment: environment, budget: budget)
    do {
      return try function.apply(arguments)
    } catch {
      throw error.moved(to: offset)
    }
  }
}

extension ExpressionFault {
  func moved(to offset: Int) -> ExpressionFault { ExpressionFault(stage, message, at: offset) }
}

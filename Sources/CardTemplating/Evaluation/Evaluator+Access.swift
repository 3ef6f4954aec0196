internal import AdaptiveCards

extension Evaluator {
  /// A step with its index computed.
  enum Key {
    case member(String)
    case index(Int)
    /// `['name']`
    case quoted(String)
  }

  /// What a name stands for, and what is at the end of a path from there.
  ///
  /// A name that a lambda bound hides one of the data only where the whole path leads somewhere.
  mutating func named(
    _ name: String, _ keys: [Key], _ substituting: Bool, at offset: Int
  ) throws(ExpressionFault) -> Value {
    for local in locals.reversed() where local.name.isSameName(as: name) {
      let value = try resolve(local.value, keys, at: offset)
      if !value.isMissing { return value }
    }
    try look(at: scope.isTemplate ? scope.data : nil, at: offset)
    let value = try resolve(Value(scope.value(of: name)), keys, at: offset)
    return value.isMissing && substituting ? substitute(Self.path(name, keys)) : value
  }

  /// Members and elements of what a node gives.
  ///
  /// An element that is not in its array is a fault, but for one with a member after it: then, as
  /// for members, there is nothing.
  mutating func access(
    _ base: Node, _ steps: [Node.Step], _ substituting: Bool, at offset: Int
  ) throws(ExpressionFault) -> Value {
    var count = steps.count
    while count > 0, case .element = steps[count - 1] { count -= 1 }
    var keys: [Key] = []
    for step in steps[..<count] { keys.append(try key(step)) }
    var value: Value
    if case .name(let name) = base.kind {
      value = try named(name, keys, substituting, at: offset)
    } else {
      value = try self.value(of: base, substituting: substituting)
      if count > 0 {
        value = try resolve(value, keys, at: offset)
        if value.isMissing, substituting { value = substitute(Self.path("", keys)) }
      }
    }
    for step in steps[count...] {
      guard case .element(let node) = step else { continue }
      value = try element(of: value, key(step), at: node.offset)
    }
    return value
  }

  private mutating func key(_ step: Node.Step) throws(ExpressionFault) -> Key {
    switch step {
    case .member(let name): return .member(name)
    case .element(let node):
      let index = try value(of: node)
      if let number = index.number?.intValue { return .index(number) }
      if let text = index.string { return .quoted(text) }
      throw ExpressionFault(
        .evaluation, "an index is a whole number or a string, not \(index.words)", at: node.offset)
    }
  }

  private func element(of value: Value, _ key: Key, at offset: Int) throws(ExpressionFault)
    -> Value
  {
    switch key {
    case .member, .quoted: return try resolve(value, [key], at: offset)
    case .index(let index):
      if value.isNothing { return .missing }
      guard let items = value.array else {
        throw ExpressionFault(.evaluation, "\(value.words) has no elements", at: offset)
      }
      guard items.indices.contains(index) else {
        throw ExpressionFault(
          .evaluation, "there is no element \(index): the array has \(items.count)", at: offset)
      }
      return .json(items[index])
    }
  }

  /// What is at the end of a path; nothing where it leads nowhere.
  func resolve(_ value: Value, _ keys: [Key], at offset: Int) throws(ExpressionFault) -> Value {
    var value = value
    for key in keys {
      switch key {
      case .index(let index):
        if let items = value.array {
          guard items.indices.contains(index) else { return .missing }
          value = .json(items[index])
        } else {
          value = Value(value.object?.valueInAnyCase(String(index)))
        }
      case .member(let name), .quoted(let name):
        try look(at: value.json, at: offset)
        if let items = value.array, let index = Int(name) {
          guard items.indices.contains(index) else { return .missing }
          value = .json(items[index])
        } else {
          value = Value(value.object?.valueInAnyCase(name))
        }
      }
      if value.isMissing { return value }
    }
    return value
  }

  /// Looking for a name costs more in a large object.
  private func look(at value: JSONValue?, at offset: Int) throws(ExpressionFault) {
    guard case .object(let object)? = value?.content else { return }
    do {
      try budget.step(1 + object.count / 8)
    } catch {
      throw error.moved(to: offset)
    }
  }

  /// A path as it is written.
  private static func path(_ name: String, _ keys: [Key]) -> String {
    var path = name
    for key in keys {
      switch key {
      case .member(let member): path += path.isEmpty ? member : "." + member
      case .index(let index): path += "[\(index)]"
      case .quoted(let text): path += "['\(text)']"
      }
    }
    return path
  }

  /// The parts of a path in a text: `a.b[0]` (`getProperty`).
  static func keys(of path: String) -> [Key] {
    path.split(whereSeparator: { $0 == "." || $0 == "[" || $0 == "]" }).map { part in
      if let index = Int(part) { return .index(index) }
      let isQuoted =
        part.utf8.count > 1 && part.first == part.last && (part.first == "'" || part.first == "\"")
      return .member(String(isQuoted ? part.dropFirst().dropLast() : part))
    }
  }
}

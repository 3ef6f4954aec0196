internal import AdaptiveCards

extension Evaluator {
  /// Puts a value at a path of the data, for the rest of the expression.
  mutating func setPath(
    _ nodes: [Node], _ substituting: Bool, at offset: Int
  ) throws(ExpressionFault) -> Value {
    guard locals.isEmpty else {
      throw ExpressionFault(
        .evaluation, "data can't be changed while a list is gone through", at: offset)
    }
    var base = nodes[0]
    var steps: [Node.Step] = []
    if case .access(let inner, let more) = base.kind { (base, steps) = (inner, more) }
    guard case .name(let name) = base.kind else {
      throw ExpressionFault(
        .evaluation, "setPathToValue wants a path such as \"a.b\"", at: nodes[0].offset)
    }
    var keys: [Key] = []
    for step in steps {
      switch step {
      case .member(let name): keys.append(.member(name))
      case .element(let node):
        let index = try value(of: node)
        guard
          let key = index.number?.intValue.map({ Key.index($0) }) ?? index.string.map(Key.quoted)
        else {
          throw ExpressionFault(
            .evaluation, "an index is a whole number or a string, not \(index.words)",
            at: node.offset)
        }
        keys.append(key)
      }
    }
    let value = try value(of: nodes[1], substituting: substituting)
    guard let new = value.json else { return value }
    if keys.isEmpty {
      scope.set(name, to: new)
    } else if let root = scope.value(of: name),
      let changed = Self.setting(root, keys[...], to: new)
    {
      scope.set(name, to: changed)
    }
    return value
  }

  /// A value with another one at the end of a path; nil when the path leads nowhere.
  private static func setting(_ value: JSONValue, _ keys: ArraySlice<Key>, to new: JSONValue)
    -> JSONValue?
  {
    // The containers on the way, to be made again from the inside to the outside.
    var containers = [value]
    for key in keys.dropLast() {
      guard let last = containers.last, let next = member(key, of: last) else { return nil }
      containers.append(next)
    }
    var result = new
    for (container, key) in zip(containers, keys).reversed() {
      switch (container.content, key) {
      case (.array(var items), .index(let index)):
        guard index >= 0, index <= items.count else { return nil }
        if index == items.count { items.append(result) } else { items[index] = result }
        result = .array(items)
      case (.object(let object), .member(let name)), (.object(let object), .quoted(let name)):
        result = .object(object.setting(name, to: result))
      default: return nil
      }
    }
    return result
  }

  private static func member(_ key: Key, of value: JSONValue) -> JSONValue? {
    switch key {
    case .index(let index):
      guard let items = value.arrayValue, items.indices.contains(index) else { return nil }
      return items[index]
    case .member(let name), .quoted(let name): return value.objectValue?.valueInAnyCase(name)
    }
  }
}

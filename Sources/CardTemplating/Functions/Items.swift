internal import AdaptiveCards

/// What the functions of collections share.
enum Items {
  /// The items of an array, or the members of an object as `{key, value}`; nil for anything else.
  static func list(_ value: Value) -> [JSONValue]? {
    value.array
      ?? value.object?.members.map { .object([("key", .string($0.key)), ("value", $0.value)]) }
  }

  /// The object whose members are the items that `list` made.
  static func object(_ items: [JSONValue]) -> JSONValue {
    .object(
      items.compactMap { item in
        guard let pair = item.objectValue, let key = pair["key"]?.stringValue else { return nil }
        return (key, pair["value"] ?? .null)
      })
  }

  /// What says that two simple values are the same; nil for arrays and objects.
  static func key(_ value: JSONValue) -> String? {
    switch value.content {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): number.javaScript
    case .string(let text): "\"" + text
    case .array, .object: nil
    }
  }

  /// The items without those that were there before; arrays and objects are each their own.
  static func unique(_ items: [JSONValue]) -> [JSONValue] {
    var known: Set<String> = []
    return items.filter { item in key(item).map { known.insert($0).inserted } ?? true }
  }

  /// Whether a text stands in another one.
  static func holds(_ text: String, _ part: String) -> Bool {
    TextSearch(part.utf8).first(in: Array(text.utf8)) != nil
  }
}

/// How arrays are sorted: in the way of JavaScript, and what is equal keeps its order.
enum Sorting {
  static func sorted(_ given: Arguments) throws(ExpressionFault) -> [JSONValue] {
    let items = try given.list(0)
    // About the comparisons that sorting needs.
    try given.budget.step(items.count * (Int.bitWidth - items.count.leadingZeroBitCount))
    guard given.count > 1 else {
      var texts: [(String, JSONValue)] = []
      for item in items { texts.append((try Joining.item(item, given.budget), item)) }
      return texts.enumerated().sorted {
        let order = LogicFunctions.order($0.element.0, $1.element.0)
        return order == 0 ? $0.offset < $1.offset : order < 0
      }.map(\.element.1)
    }
    let name = try given.text(1)
    let keyed = items.map { ($0.objectValue?.valueInAnyCase(name), $0) }
    return keyed.enumerated().sorted {
      let order = order($0.element.0, $1.element.0)
      return order == 0 ? $0.offset < $1.offset : order < 0
    }.map(\.element.1)
  }

  /// Numbers before texts before everything else, so that any two can be compared.
  private static func order(_ one: JSONValue?, _ other: JSONValue?) -> Int {
    switch (one?.content, other?.content) {
    case (.number(let left)?, .number(let right)?):
      let (left, right) = (left.doubleValue ?? 0, right.doubleValue ?? 0)
      return left < right ? -1 : left > right ? 1 : 0
    case (.string(let left)?, .string(let right)?): return LogicFunctions.order(left, right)
    case (.bool(let left)?, .bool(let right)?): return left == right ? 0 : right ? -1 : 1
    default: return rank(one) - rank(other)
    }
  }

  private static func rank(_ value: JSONValue?) -> Int {
    switch value?.content {
    case .bool?: 0
    case .number?: 1
    case .string?: 2
    case .array?, .object?: 3
    case .null?, nil: 4
    }
  }
}

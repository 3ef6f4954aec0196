internal import AdaptiveCards

enum CollectionFunctions {
  static func apply(_ function: Function, _ given: Arguments) throws(ExpressionFault) -> Value {
    switch function {
    case .join: return try join(given)
    case .contains: return .bool(try contains(given))
    case .empty:
      guard let size = size(given[0]) else {
        if given[0].isNothing { return .bool(true) }
        return .bool(false)
      }
      return .bool(size == 0)
    case .count:
      guard let size = size(given[0]) else {
        throw given.wrong(0, wanted: "a string, an array or an object")
      }
      return .int(size)
    case .first:
      if let text = given[0].string { return Value(text.unicodeScalars.first.map(single)) }
      return Value(given[0].array?.first)
    case .last:
      if let text = given[0].string { return Value(text.unicodeScalars.last.map(single)) }
      return Value(given[0].array?.last)
    case .union: return try union(given)
    case .intersection: return try intersection(given)
    case .skip:
      let items = try given.list(0)
      return try given.made(Array(items.dropFirst(max(0, try given.integer(1)))))
    case .take:
      let count = max(0, try given.integer(1))
      if let text = given[0].string {
        return try given.made(String(decoding: text.utf16.prefix(count), as: UTF16.self))
      }
      guard given[0].array != nil else { throw given.wrong(0, wanted: "an array or a string") }
      return try given.made(Array(given.list(0).prefix(count)))
    case .subArray: return try subArray(given)
    case .sortBy: return try given.made(Sorting.sorted(given))
    case .sortByDescending: return try given.made(Sorting.sorted(given).reversed())
    case .indicesAndValues: return try indicesAndValues(given)
    case .flatten: return try flatten(given)
    case .unique: return try given.made(Items.unique(given.list(0)))
    case .reverse:
      if let text = given[0].string {
        var reversed = ""
        reversed.unicodeScalars.append(contentsOf: text.unicodeScalars.reversed())
        return try given.made(reversed)
      }
      guard given[0].array != nil else { throw given.wrong(0, wanted: "a string or an array") }
      return try given.made(given.list(0).reversed())
    case .createArray: return try given.made(given.values.map { $0.json ?? .null })
    default: return .missing
    }
  }

  private static func single(_ scalar: Unicode.Scalar) -> JSONValue { .string(String(scalar)) }

  /// How much a collection holds; nil for what is none.
  private static func size(_ value: Value) -> Int? {
    value.string?.utf16.count ?? value.array?.count ?? value.object?.count
  }

  /// With a third text, that one stands before the last item: "a, b and c".
  private static func join(_ given: Arguments) throws(ExpressionFault) -> Value {
    let items = try given.list(0)
    let separator = try given.text(1)
    let last = given.count > 2 ? try given.text(2) : separator
    try given.budget.spend(items.count, of: max(1, separator.utf8.count))
    var text = ""
    for (index, item) in items.enumerated() {
      if index > 0 { text += index == items.count - 1 ? last : separator }
      text += try Joining.item(item, given.budget)
    }
    return .text(text)
  }

  private static func contains(_ given: Arguments) throws(ExpressionFault) -> Bool {
    if let text = given[0].string, let part = given[1].string {
      try given.budget.step(text.utf8.count / 8)
      return part.isEmpty || Items.holds(text, part)
    }
    if let items = given[0].array {
      for item in items {
        if try Equality.holds(.json(item), given[1], given.budget) { return true }
      }
      return false
    }
    guard let key = given[1].string, let object = given[0].object else { return false }
    try given.budget.step(object.count / 8)
    return object.valueInAnyCase(key) != nil
  }

  private static func union(_ given: Arguments) throws(ExpressionFault) -> Value {
    var all: [JSONValue] = []
    for index in 0..<given.count { all += try given.list(index) }
    return try given.made(Items.unique(all))
  }

  private static func intersection(_ given: Arguments) throws(ExpressionFault) -> Value {
    var kept = Items.unique(try given.list(0))
    for index in 1..<max(1, given.count) {
      let others = try given.list(index)
      let keys = Set(others.compactMap(Items.key))
      let compound = others.filter { Items.key($0) == nil }
      var next: [JSONValue] = []
      for item in kept {
        if let key = Items.key(item) {
          if keys.contains(key) { next.append(item) }
          continue
        }
        for other in compound {
          if try Equality.holds(.json(item), .json(other), given.budget) {
            next.append(item)
            break
          }
        }
      }
      kept = next
    }
    return try given.made(kept)
  }

  private static func subArray(_ given: Arguments) throws(ExpressionFault) -> Value {
    let items = try given.list(0)
    let start = try given.integer(1)
    let end = given.count > 2 ? try given.integer(2) : items.count
    for place in [start, end] where place < 0 || place > items.count {
      throw given.fault("\(place) is outside of the array, which has \(items.count)")
    }
    return try given.made(start < end ? Array(items[start..<end]) : [])
  }

  private static func indicesAndValues(_ given: Arguments) throws(ExpressionFault) -> Value {
    if let items = given[0].array {
      try given.budget.spend(items.count, of: 100)
      return .list(
        items.enumerated().map { .object([("index", .int($0)), ("value", $1)]) })
    }
    let members = try given.object(0).members
    try given.budget.spend(members.count, of: 100)
    return .list(members.map { .object([("index", .string($0.key)), ("value", $0.value)]) })
  }

  private static func flatten(_ given: Arguments) throws(ExpressionFault) -> Value {
    var items = try given.list(0)
    let depth = given.count > 1 ? given[1].number?.intValue ?? 1 : 100
    for _ in 0..<min(100, max(1, depth)) {
      guard items.contains(where: { $0.arrayValue != nil }) else { break }
      var next: [JSONValue] = []
      for item in items {
        guard let inner = item.arrayValue else {
          next.append(item)
          continue
        }
        try given.budget.spend(inner.count, of: 24)
        next += inner
      }
      items = next
    }
    return .list(items)
  }
}

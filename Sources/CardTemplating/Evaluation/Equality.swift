internal import AdaptiveCards

/// When two values are the same to `==`: deep, with null and nothing alike.
enum Equality {
  static func holds(_ one: Value, _ other: Value, _ budget: Budget) throws(ExpressionFault) -> Bool
  {
    guard !one.isNothing, !other.isNothing, let left = one.json, let right = other.json else {
      return one.isNothing && other.isNothing
    }
    var waiting = [(left, right)]
    while let (left, right) = waiting.popLast() {
      try budget.step()
      switch (left.content, right.content) {
      case (.null, .null): continue
      case (.bool(let one), .bool(let other)) where one == other: continue
      case (.number(let one), .number(let other)) where same(one, other): continue
      case (.string(let one), .string(let other)) where one.utf8.elementsEqual(other.utf8): continue
      case (.array(let one), .array(let other)) where one.count == other.count:
        try budget.step(one.count)
        waiting.append(contentsOf: zip(one, other))
      case (.object(let one), .object(let other)) where one.count == other.count:
        try budget.step(one.count)
        for member in one.members {
          guard let value = other[member.key] else { return false }
          waiting.append((member.value, value))
        }
      default: return false
      }
    }
    return true
  }

  private static func same(_ one: JSONNumber, _ other: JSONNumber) -> Bool {
    if let left = one.intValue, let right = other.intValue { return left == right }
    guard let left = one.doubleValue, let right = other.doubleValue else { return false }
    return abs(left - right) < 2.220446049250313e-16 || left == right
  }
}

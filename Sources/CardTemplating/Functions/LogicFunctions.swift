internal import AdaptiveCards
internal import Patterns

enum LogicFunctions {
  static func apply(_ function: Function, _ given: Arguments) throws(ExpressionFault) -> Value {
    switch function {
    case .and: return .bool(given.values.allSatisfy(\.isTrue))
    case .or: return .bool(given.values.contains(where: \.isTrue))
    case .not: return .bool(!given[0].isTrue)
    case .equals: return .bool(try Equality.holds(given[0], given[1], given.budget))
    case .notEquals: return .bool(!(try Equality.holds(given[0], given[1], given.budget)))
    case .less: return try compare(given) { $0 < 0 }
    case .lessOrEquals: return try compare(given) { $0 <= 0 }
    case .greater: return try compare(given) { $0 > 0 }
    case .greaterOrEquals: return try compare(given) { $0 >= 0 }
    case .exists: return .bool(!given[0].isNothing)
    case .coalesce: return given.values.first { !$0.isNothing } ?? .missing
    case .if: return given[given[0].isTrue ? 1 : 2]
    case .ignore, .optional: return given[0]
    case .isString: return .bool(given[0].string != nil)
    case .isInteger: return .bool(given[0].number?.intValue != nil)
    case .isFloat: return .bool(given[0].number.map { $0.intValue == nil } ?? false)
    case .isArray: return .bool(given[0].array != nil)
    // An array and null are objects too, as in JavaScript.
    case .isObject:
      guard let value = given[0].json else { return .bool(false) }
      return .bool(value.isNull || value.objectValue != nil || value.arrayValue != nil)
    case .isBoolean: return .bool(given[0].bool != nil)
    case .isDateTime: return .bool(given[0].string.flatMap(Instant.init(strict:)) != nil)
    case .isMatch: return try match(given)
    default: return .missing
    }
  }

  private static func compare(_ given: Arguments, _ answer: (Int) -> Bool) throws(ExpressionFault)
    -> Value
  {
    if given[0].isNothing || given[1].isNothing { return .bool(false) }
    if let one = given[0].number?.doubleValue, let other = given[1].number?.doubleValue {
      return .bool(answer(one < other ? -1 : one > other ? 1 : 0))
    }
    if let one = given[0].string, let other = given[1].string {
      return .bool(answer(order(one, other)))
    }
    throw given.fault("\(given[0].words) and \(given[1].words) can't be compared")
  }

  /// Texts in the order of their UTF-16, as JavaScript has it: -1, 0 or 1.
  static func order(_ one: String, _ other: String) -> Int {
    if one.utf16.lexicographicallyPrecedes(other.utf16) { return -1 }
    return other.utf16.lexicographicallyPrecedes(one.utf16) ? 1 : 0
  }

  private static func match(_ given: Arguments) throws(ExpressionFault) -> Value {
    let text = try given.text(0)
    let pattern = try given.text(1)
    var left = Pattern.work
    let verdict = Pattern.search(pattern, in: text, work: &left)
    try given.budget.step(1_000 + Pattern.work - left)
    switch verdict {
    case .found: return .bool(true)
    case .missing: return .bool(false)
    case .invalid(let sentence):
      throw given.fault("\(quoted(pattern)) is no regular expression: \(sentence)")
    case .gaveUp: throw given.fault("the regular expression takes too long")
    }
  }
}

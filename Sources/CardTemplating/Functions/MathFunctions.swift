internal import AdaptiveCards

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

enum MathFunctions {
  static func apply(_ function: Function, _ given: Arguments) throws(ExpressionFault) -> Value {
    switch function {
    case .add: return try add(given)
    case .sub: return try fold(given, { $0.subtractingReportingOverflow($1) }, { $0 - $1 })
    case .mul: return try fold(given, { $0.multipliedReportingOverflow(by: $1) }, { $0 * $1 })
    case .div: return try divide(given)
    case .mod: return try modulo(given)
    case .exp: return try power(given)
    case .min: return try extreme(given) { $0 < $1 }
    case .max: return try extreme(given) { $0 > $1 }
    case .sum: return try sum(given)
    case .average:
      let count = try given.list(0).count
      guard count > 0 else { throw given.fault("the array is empty") }
      guard let total = try sum(given).number?.doubleValue else { return .missing }
      return try given.made(total / Double(count))
    case .range: return try range(given)
    case .floor: return try given.made(given.number(0).rounded(.down))
    case .ceiling: return try given.made(given.number(0).rounded(.up))
    case .round: return try round(given)
    case .abs: return try given.made(Swift.abs(given.number(0)))
    case .sqrt:
      let number = try given.number(0)
      guard number >= 0 else { throw given.fault("a negative number has no square root") }
      return try given.made(number.squareRoot())
    case .rand: return try random(given)
    default: return .missing
    }
  }

  /// Adds numbers, or joins texts; a number and nothing cannot be added.
  private static func add(_ given: Arguments) throws(ExpressionFault) -> Value {
    for index in 0..<given.count where !given[index].isMissing {
      guard given[index].string != nil || given[index].number != nil else {
        throw given.wrong(index, wanted: "a number or a string")
      }
    }
    var result = given[0]
    for value in given.values.dropFirst() {
      switch (result.number, value.number) {
      case (let one?, let other?): result = try sum(one, other, given)
      case (nil, _?) where result.isMissing, (_?, nil) where value.isMissing:
        throw given.fault("a number and nothing can't be added")
      default:
        let text = Joining.plain(result) + Joining.plain(value)
        result = try given.made(text)
      }
    }
    return result
  }

  private static func sum(_ one: JSONNumber, _ other: JSONNumber, _ given: Arguments)
    throws(ExpressionFault) -> Value
  {
    if let left = one.intValue, let right = other.intValue {
      let (sum, overflow) = left.addingReportingOverflow(right)
      if !overflow { return .int(sum) }
    }
    return try given.made((one.doubleValue ?? .nan) + (other.doubleValue ?? .nan))
  }

  /// Goes through numbers from left to right, exactly as long as they are whole.
  private static func fold(
    _ given: Arguments, _ exact: (Int, Int) -> (Int, Bool), _ inexact: (Double, Double) -> Double
  ) throws(ExpressionFault) -> Value {
    _ = try given.number(0)
    var result = given[0]
    for index in 1..<max(1, given.count) {
      let right = try given.number(index)
      if let one = result.number?.intValue, let other = given[index].number?.intValue {
        let (value, overflow) = exact(one, other)
        if !overflow {
          result = .int(value)
          continue
        }
      }
      result = try given.made(inexact(result.number?.doubleValue ?? .nan, right))
    }
    return result
  }

  /// Whole numbers divide to the whole number below.
  private static func divide(_ given: Arguments) throws(ExpressionFault) -> Value {
    var result = try given.number(0)
    for index in 1..<max(1, given.count) {
      let divisor = try given.number(index)
      guard divisor != 0 else { throw given.fault("a number can't be divided by 0") }
      let isWhole = result == result.rounded() && divisor == divisor.rounded()
      result /= divisor
      if isWhole { result = result.rounded(.down) }
    }
    return try given.made(result)
  }

  private static func modulo(_ given: Arguments) throws(ExpressionFault) -> Value {
    var result = try given.integer(0)
    for index in 1..<max(1, given.count) {
      let divisor = try given.integer(index)
      guard divisor != 0 else { throw given.fault("a number can't be divided by 0") }
      result = result.remainderReportingOverflow(dividingBy: divisor).partialValue
    }
    return .int(result)
  }

  private static func power(_ given: Arguments) throws(ExpressionFault) -> Value {
    var result = try given.number(0)
    for index in 1..<max(1, given.count) { result = pow(result, try given.number(index)) }
    return try given.made(result)
  }

  /// The numbers of all arguments, those of arrays included.
  private static func numbers(_ given: Arguments) throws(ExpressionFault) -> [JSONNumber] {
    var numbers: [JSONNumber] = []
    for index in 0..<given.count {
      if let items = given[index].array {
        try given.budget.step(items.count)
        for item in items {
          guard let number = item.numberValue else {
            throw given.fault("the array holds \(Value.json(item).words), which is no number")
          }
          numbers.append(number)
        }
      } else {
        _ = try given.number(index)
        if let number = given[index].number { numbers.append(number) }
      }
    }
    return numbers
  }

  private static func extreme(
    _ given: Arguments, _ isBetter: (Double, Double) -> Bool
  ) throws(ExpressionFault) -> Value {
    var best: (number: JSONNumber, value: Double)?
    for number in try numbers(given) {
      guard let value = number.doubleValue else { continue }
      if let known = best, !isBetter(value, known.value) { continue }
      best = (number, value)
    }
    guard let best else { throw given.fault("the array is empty") }
    return .json(JSONValue(.number(best.number)))
  }

  private static func sum(_ given: Arguments) throws(ExpressionFault) -> Value {
    guard given[0].array != nil else { throw given.wrong(0, wanted: "an array of numbers") }
    let numbers = try numbers(given)
    guard let first = numbers.first else { throw given.fault("the array is empty") }
    var result = first
    for number in numbers.dropFirst() {
      guard let next = try sum(result, number, given).number else { return .missing }
      result = next
    }
    return .json(JSONValue(.number(result)))
  }

  private static func range(_ given: Arguments) throws(ExpressionFault) -> Value {
    let start = try given.integer(0)
    let count = try given.integer(1)
    guard count > 0 else { throw given.fault("the number of items must be more than 0") }
    guard !start.addingReportingOverflow(count).overflow else {
      throw given.fault("the numbers are too large")
    }
    try given.budget.spend(count, of: 24)
    return .list((0..<count).map { .int(start + $0) })
  }

  private static func round(_ given: Arguments) throws(ExpressionFault) -> Value {
    let number = try given.number(0)
    let digits = given.count == 2 ? try given.integer(1) : 0
    guard (0...15).contains(digits) else { throw given.fault("it rounds to 0 to 15 digits") }
    return try given.made(rounded(number, digits: digits))
  }

  /// Rounds half up, in the way JavaScript does it.
  static func rounded(_ number: Double, digits: Int) -> Double {
    let scale = pow(10, Double(digits))
    let scaled = number * scale
    guard scaled.isFinite, Swift.abs(scaled) < 9e15 else { return number }
    return (scaled + 0.5).rounded(.down) / scale
  }

  private static func random(_ given: Arguments) throws(ExpressionFault) -> Value {
    let least = try given.integer(0)
    let most = try given.integer(1)
    guard least <= most else { throw given.fault("the first number is larger than the second") }
    return .int(least == most ? least : Int.random(in: least..<most))
  }
}

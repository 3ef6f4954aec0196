internal import AdaptiveCards

/// The values that a function is called with, and what it may ask else.
struct Arguments {
  let function: Function
  let values: [Value]
  let environment: Environment
  let budget: Budget

  var count: Int { values.count }

  /// A value; nothing where there is none.
  subscript(index: Int) -> Value { index < values.count ? values[index] : .missing }

  func fault(_ message: String) -> ExpressionFault {
    ExpressionFault(.evaluation, "\(function.rawValue): \(message)", at: 0)
  }

  /// The fault of a value that is not what the function wants.
  func wrong(_ index: Int, wanted: String) -> ExpressionFault {
    ExpressionFault(
      .evaluation, "\(function.rawValue) wants \(wanted), not \(self[index].words)", at: 0)
  }

  func string(_ index: Int) throws(ExpressionFault) -> String {
    guard let text = self[index].string else { throw wrong(index, wanted: "a string") }
    return text
  }

  /// A string; what is not there is an empty one.
  func text(_ index: Int) throws(ExpressionFault) -> String {
    self[index].isMissing ? "" : try string(index)
  }

  func number(_ index: Int) throws(ExpressionFault) -> Double {
    guard let number = self[index].number?.doubleValue else {
      throw wrong(index, wanted: "a number")
    }
    return number
  }

  func integer(_ index: Int) throws(ExpressionFault) -> Int {
    guard let number = self[index].number?.intValue else {
      throw wrong(index, wanted: "a whole number")
    }
    return number
  }

  func list(_ index: Int) throws(ExpressionFault) -> [JSONValue] {
    guard let items = self[index].array else { throw wrong(index, wanted: "an array") }
    try budget.step(items.count)
    return items
  }

  func object(_ index: Int) throws(ExpressionFault) -> JSONObject {
    guard let object = self[index].object else { throw wrong(index, wanted: "an object") }
    try budget.step(object.count)
    return object
  }

  /// A text that was made, once its size is counted.
  func made(_ text: String) throws(ExpressionFault) -> Value {
    try budget.spend(text.utf8.count)
    return .text(text)
  }

  /// A list that was made, once its size is counted.
  func made(_ items: [JSONValue]) throws(ExpressionFault) -> Value {
    try budget.spend(items.count, of: 24)
    return .list(items)
  }

  func made(_ number: Double) throws(ExpressionFault) -> Value {
    guard number.isFinite else { throw fault("the result is not a number") }
    return .number(number)
  }
}

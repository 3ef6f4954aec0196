internal import AdaptiveCards

/// How values become text where texts are joined.
enum Joining {
  /// In a text with `${…}` and in `concat`: nothing is empty, arrays and objects are JSON.
  static func text(of value: Value, _ budget: Budget) throws(ExpressionFault) -> String {
    switch value {
    case .missing: return ""
    case .bytes(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .json(let json):
      switch json.content {
      case .null: return ""
      case .bool(let value): return value ? "true" : "false"
      case .number(let number): return number.javaScript
      case .string(let text):
        try budget.spend(text.utf8.count)
        return text
      case .array, .object: return try serialized(json, budget)
      }
    }
  }

  /// A value as JSON text, once its size is counted.
  static func serialized(_ value: JSONValue, _ budget: Budget) throws(ExpressionFault) -> String {
    try budget.spend(value.size(limit: Limits.templateBytes))
    return value.serialized()
  }

  /// A value that is neither array nor object.
  static func plain(_ value: Value) -> String {
    value.string ?? value.number?.javaScript ?? value.bool.map { $0 ? "true" : "false" } ?? ""
  }

  /// As JavaScript writes a value in a joined array: items of arrays with commas.
  static func item(_ value: JSONValue, _ budget: Budget) throws(ExpressionFault) -> String {
    guard let items = value.arrayValue else { return try text(of: .json(value), budget) }
    var text = ""
    for (index, item) in items.enumerated() {
      try budget.step()
      if index > 0 { text += "," }
      text += try self.text(of: .json(item), budget)
    }
    return text
  }
}

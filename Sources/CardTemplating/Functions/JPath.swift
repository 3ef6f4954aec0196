internal import AdaptiveCards

/// Selects parts of a value with the paths of JSPath: `.automobiles{.year > 2009}.model`.
///
/// Known are `.name`, `."name"`, `.*`, `..name`, `[n]`, `[from:to]`, `{condition}`; conditions
/// compare paths, numbers, strings, true, false and null, and join with `&&`, `||` and `!`.
struct JPath {
  private let bytes: [UInt8]
  private var index = 0
  private let root: JSONValue
  private let given: Arguments
  private var depth = 0

  static func select(_ given: Arguments) throws(ExpressionFault) -> Value {
    let path = try given.string(1)
    let root: JSONValue
    if let text = given[0].string {
      guard let value = JSONReader.read(SourceText(name: "json", bytes: Array(text.utf8))).value
      else { throw given.fault("\(quoted(text)) is not JSON") }
      root = value
    } else if let value = given[0].json, value.objectValue != nil || value.arrayValue != nil {
      root = value
    } else {
      throw given.wrong(0, wanted: "an object, an array, or a text that is one in JSON")
    }
    var reader = JPath(bytes: Array(path.utf8), root: root, given: given)
    let found = try reader.path(from: [root])
    reader.skipBlanks()
    guard reader.index == reader.bytes.count else { throw reader.unreadable() }
    return try given.made(found)
  }

  private init(bytes: [UInt8], root: JSONValue, given: Arguments) {
    self.bytes = bytes
    self.root = root
    self.given = given
  }

  private func unreadable() -> ExpressionFault {
    given.fault("the path can't be read from character \(index + 1) on")
  }

  private var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func skipBlanks() { while byte == 0x20 || byte == 0x09 { index += 1 } }

  private mutating func take(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in
      guard bytes[index...].starts(with: wanted) else { return false }
      index += wanted.count
      return true
    }
  }

  /// The steps of a path, from some values on.
  private mutating func path(from start: [JSONValue]) throws(ExpressionFault) -> [JSONValue] {
    var values = start
    if take("^") { values = [root] }
    while true {
      try given.budget.step(1 + values.count)
      try given.budget.spend(values.count, of: 24)
      if take("..") {
        values = try step(name(), in: try descendants(of: values))
      } else if take(".") {
        values = try step(name(), in: values)
      } else if take("[") {
        values = try subscripted(values)
      } else if take("{") {
        values = try filtered(values)
      } else {
        return values
      }
    }
  }

  /// The name after a point: nil for `*`; empty for a point alone, which is the value itself.
  private mutating func name() throws(ExpressionFault) -> String? {
    if take("*") { return nil }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try string() }
    let start = index
    while byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || byte >= 0x80
    { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func string() throws(ExpressionFault) -> String {
    let mark = byte
    let start = index + 1
    index = start
    while index < bytes.count, bytes[index] != mark { index += 1 }
    guard index < bytes.count else { throw unreadable() }
    index += 1
    return String(decoding: bytes[start..<index - 1], as: UTF8.self)
  }

  private func step(_ name: String?, in values: [JSONValue]) throws(ExpressionFault)
    -> [JSONValue]
  {
    if name?.isEmpty == true { return values }
    var found: [JSONValue] = []
    for value in values {
      // A step into an array is one into each of its items.
      for item in value.arrayValue ?? [value] {
        try given.budget.step()
        guard let object = item.objectValue else { continue }
        if let name {
          guard let member = object[name] else { continue }
          found += member.arrayValue ?? [member]
        } else {
          for member in object.members { found += member.value.arrayValue ?? [member.value] }
        }
      }
    }
    return found
  }

  private func descendants(of values: [JSONValue]) throws(ExpressionFault) -> [JSONValue] {
    var found: [JSONValue] = []
    var waiting = Array(values.reversed())
    while let value = waiting.popLast() {
      try given.budget.step()
      try given.budget.spend(24)
      if let object = value.objectValue {
        found.append(value)
        waiting += object.members.map(\.value).reversed()
      } else if let items = value.arrayValue {
        waiting += items.reversed()
      }
    }
    return found
  }

  private mutating func integer() -> Int? {
    skipBlanks()
    let isNegative = take("-")
    var value: Int?
    while byte.isDigit, value ?? 0 < 1_000_000_000 {
      value = (value ?? 0) * 10 + Int(byte - 0x30)
      index += 1
    }
    skipBlanks()
    return value.map { isNegative ? -$0 : $0 }
  }

  private mutating func subscripted(_ values: [JSONValue]) throws(ExpressionFault) -> [JSONValue] {
    let from = integer()
    func place(_ number: Int) -> Int {
      min(values.count, max(0, number < 0 ? values.count + number : number))
    }
    if take(":") {
      let to = integer()
      guard take("]") else { throw unreadable() }
      let (start, end) = (place(from ?? 0), place(to ?? values.count))
      return start < end ? Array(values[start..<end]) : []
    }
    guard let from, take("]") else { throw unreadable() }
    let index = from < 0 ? values.count + from : from
    return values.indices.contains(index) ? [values[index]] : []
  }

  /// The values for which the condition after `{` holds.
  private mutating func filtered(_ values: [JSONValue]) throws(ExpressionFault) -> [JSONValue] {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 16 else { throw given.fault("the path nests deeper than 16 levels") }
    let start = index
    var kept: [JSONValue] = []
    // Read once even when there is nothing to try it on, to get behind it.
    for value in values.isEmpty ? [JSONValue.null] : values {
      index = start
      if try disjunction(value) { kept.append(value) }
      skipBlanks()
      guard take("}") else { throw unreadable() }
    }
    return values.isEmpty ? [] : kept
  }

  private mutating func disjunction(_ value: JSONValue) throws(ExpressionFault) -> Bool {
    var holds = try conjunction(value)
    skipBlanks()
    while take("||") {
      let next = try conjunction(value)
      holds = holds || next
      skipBlanks()
    }
    return holds
  }

  private mutating func conjunction(_ value: JSONValue) throws(ExpressionFault) -> Bool {
    var holds = try condition(value)
    skipBlanks()
    while take("&&") {
      let next = try condition(value)
      holds = holds && next
      skipBlanks()
    }
    return holds
  }

  private mutating func condition(_ value: JSONValue) throws(ExpressionFault) -> Bool {
    skipBlanks()
    depth += 1
    defer { depth -= 1 }
    guard depth <= 16 else { throw given.fault("the path nests deeper than 16 levels") }
    if byte == UInt8(ascii: "!") {
      index += 1
      return !(try condition(value))
    }
    if take("(") {
      let holds = try disjunction(value)
      skipBlanks()
      guard take(")") else { throw unreadable() }
      return holds
    }
    let left = try operand(value)
    skipBlanks()
    guard let comparison = comparison() else { return left.contains { Value.json($0).isTrue } }
    let right = try operand(value)
    try given.budget.step(left.count * max(1, right.count))
    for one in left {
      for other in right {
        if try comparison.holds(one, other, given.budget) { return true }
      }
    }
    return false
  }

  /// What is compared: the values of a path, or one that is written.
  private mutating func operand(_ value: JSONValue) throws(ExpressionFault) -> [JSONValue] {
    skipBlanks()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return [.string(try string())]
    case UInt8(ascii: "."), UInt8(ascii: "^"): return try path(from: [value])
    default: break
    }
    if take("true") { return [.bool(true)] }
    if take("false") { return [.bool(false)] }
    if take("null") { return [.null] }
    let start = index
    while byte.isDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") { index += 1 }
    guard let number = JSONNumber(String(decoding: bytes[start..<index], as: UTF8.self)) else {
      throw unreadable()
    }
    return [JSONValue(.number(number))]
  }

  private enum Comparison {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, begins, ends, contains

    func holds(_ one: JSONValue, _ other: JSONValue, _ budget: Budget) throws(ExpressionFault)
      -> Bool
    {
      switch self {
      case .equal: return try Equality.holds(.json(one), .json(other), budget)
      case .notEqual: return !(try Equality.holds(.json(one), .json(other), budget))
      case .less, .lessOrEqual, .greater, .greaterOrEqual:
        let order: Int
        if let left = one.numberValue?.doubleValue, let right = other.numberValue?.doubleValue {
          order = left < right ? -1 : left > right ? 1 : 0
        } else if let left = one.stringValue, let right = other.stringValue {
          order = LogicFunctions.order(left, right)
        } else {
          return false
        }
        switch self {
        case .less: return order < 0
        case .lessOrEqual: return order <= 0
        case .greater: return order > 0
        default: return order >= 0
        }
      case .begins, .ends, .contains:
        guard let text = one.stringValue, let part = other.stringValue else { return false }
        switch self {
        case .begins: return text.hasPrefix(part)
        case .ends: return text.hasSuffix(part)
        default: return Items.holds(text, part)
        }
      }
    }
  }

  private mutating func comparison() -> Comparison? {
    if take("===") || take("==") { return .equal }
    if take("!==") || take("!=") { return .notEqual }
    if take("<=") { return .lessOrEqual }
    if take(">=") { return .greaterOrEqual }
    if take("^==") || take("^=") { return .begins }
    if take("$==") || take("$=") { return .ends }
    if take("*==") || take("*=") { return .contains }
    if take("<") { return .less }
    if take(">") { return .greater }
    return nil
  }
}

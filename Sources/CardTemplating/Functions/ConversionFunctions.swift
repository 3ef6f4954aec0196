internal import AdaptiveCards

enum ConversionFunctions {
  static func apply(_ function: Function, _ given: Arguments) throws(ExpressionFault) -> Value {
    switch function {
    case .float: return try number(given, isWhole: false)
    case .int: return try number(given, isWhole: true)
    case .string: return try string(given)
    case .bool: return .bool(try bool(given))
    case .binary, .dataUriToBinary:
      let text = try given.string(0)
      try given.budget.spend(text.utf8.count)
      return .bytes(Array(text.utf8))
    case .base64: return try base64(given)
    case .base64ToBinary: return .bytes(try decoded(given, given.string(0)))
    case .base64ToString:
      return .text(String(decoding: try decoded(given, given.string(0)), as: UTF8.self))
    case .dataUri:
      let bytes = Array(try given.string(0).utf8)
      return try given.made("data:text/plain;charset=utf-8;base64," + Base64.text(of: bytes))
    case .dataUriToString:
      let text = try given.string(0)
      let data = text.utf8.firstIndex(of: UInt8(ascii: ",")).map { text.utf8[$0...].dropFirst() }
      let bytes = try decoded(given, data.map { String(decoding: $0, as: UTF8.self) } ?? text)
      return .text(String(decoding: bytes, as: UTF8.self))
    case .uriComponent: return try given.made(Percent.encoded(given.string(0)))
    case .uriComponentToString:
      guard let text = Percent.decoded(try given.string(0)) else {
        throw given.fault("\(given[0].words) has a \"%\" that no two digits follow")
      }
      return try given.made(text)
    case .formatNumber: return try formatNumber(given)
    case .jsonStringify:
      guard let value = given[0].json else { return .missing }
      return .text(try Joining.serialized(value, given.budget))
    case .json: return try json(given)
    case .xml: return try given.made(XMLWriting.text(of: given))
    default: return .missing
    }
  }

  /// The number at the start of a text, or the number that it is.
  private static func number(_ given: Arguments, isWhole: Bool) throws(ExpressionFault) -> Value {
    if let number = given[0].number {
      if !isWhole || number.intValue != nil { return given[0] }
      return try given.made((number.doubleValue ?? .nan).rounded(.towardZero))
    }
    guard let text = given[0].string else { return .missing }
    guard let number = NumberPrefix.read(text, isWhole: isWhole) else {
      throw given.fault("\(quoted(text)) is not a number")
    }
    return .json(JSONValue(.number(number)))
  }

  private static func bool(_ given: Arguments) throws(ExpressionFault) -> Bool {
    if let number = given[0].number { return number.doubleValue != 0 }
    if let text = given[0].string { return !Items.holds(text.lowercased(), "false") }
    return given[0].isTrue
  }

  /// Numbers have thousands separators, arrays and objects are JSON.
  private static func string(_ given: Arguments) throws(ExpressionFault) -> Value {
    guard let number = given[0].number else {
      return .text(try Joining.text(of: given[0], given.budget))
    }
    let style = NumberStyle(locale: given.count > 1 ? given[1].string : given.environment.locale)
    let digits = DecimalDigits(number)
    return try given.made(style.text(of: digits, fraction: digits.fractionCount, minus: "-"))
  }

  private static func formatNumber(_ given: Arguments) throws(ExpressionFault) -> Value {
    let number = try given.number(0)
    let digits = try given.integer(1)
    guard (0...20).contains(digits) else { throw given.fault("it gives 0 to 20 digits") }
    let style = NumberStyle(locale: given.count > 2 ? given[2].string : given.environment.locale)
    guard let rounded = JSONNumber(MathFunctions.rounded(number, digits: digits)) else {
      throw given.fault("the result is not a number")
    }
    return try given.made(
      style.text(of: DecimalDigits(rounded), fraction: digits, minus: "\u{2212}"))
  }

  private static func base64(_ given: Arguments) throws(ExpressionFault) -> Value {
    if case .bytes(let bytes) = given[0] { return try given.made(Base64.text(of: bytes)) }
    guard let text = given[0].string else { return .missing }
    return try given.made(Base64.text(of: Array(text.utf8)))
  }

  private static func decoded(_ given: Arguments, _ text: String) throws(ExpressionFault)
    -> [UInt8]
  {
    guard let bytes = Base64.bytes(of: text) else {
      throw given.fault("\(quoted(text)) is not base64")
    }
    try given.budget.spend(bytes.count)
    return bytes
  }

  private static func json(_ given: Arguments) throws(ExpressionFault) -> Value {
    let text = TextFunctions.trimmed(try given.string(0))
    try given.budget.spend(text.utf8.count, of: 4)
    let reading = JSONReader.read(SourceText(name: "json", bytes: Array(text.utf8)))
    guard let value = reading.value else {
      let reason = reading.diagnostics.first.map { ": " + $0.message } ?? ""
      throw given.fault("the text is not JSON\(reason)")
    }
    return .json(value)
  }
}

internal import AdaptiveCards

/// Numbers as people type them and as results hold them.
package enum NumberText {
  /// A number as JavaScript spells it where that is plain: 5, not 5.0.
  package static func spelled(_ value: Double) -> String {
    JSONNumber(value)?.text ?? "\(value)"
  }

  /// What a text stands for, and its plain spelling; nil when it is no number.
  ///
  /// Digits are kept as they are, so that no number loses its last ones: "007.50" is 7.5.
  /// Blanks around it, a sign, an exponent and a comma in place of the point are taken; a comma
  /// before three digits is not, as half of the world means thousands by it.
  package static func read(_ text: String) -> (value: Double, spelling: String)? {
    var bytes = Array(text.utf8.prefix(400))
    while bytes.last == 0x20 { bytes.removeLast() }
    var rest = bytes[...]
    while rest.first == 0x20 { rest = rest.dropFirst() }
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: isDigit)
    rest = rest.dropFirst(whole.count)
    var fraction: ArraySlice<UInt8> = []
    if rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ",") {
      let isComma = rest.first == UInt8(ascii: ",")
      fraction = rest.dropFirst().prefix(while: isDigit)
      rest = rest.dropFirst(1 + fraction.count)
      if fraction.isEmpty && whole.isEmpty || isComma && fraction.count == 3 { return nil }
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    let sign = isNegative ? "-" : ""
    if rest.isEmpty { return plain(sign, whole, fraction) }
    return withExponent(sign, whole, fraction, rest)
  }

  private static func plain(
    _ sign: String, _ whole: ArraySlice<UInt8>, _ fraction: ArraySlice<UInt8>
  ) -> (value: Double, spelling: String)? {
    var whole = whole.drop { $0 == 0x30 }
    var fraction = fraction
    while fraction.last == 0x30 { fraction.removeLast() }
    if whole.isEmpty { whole = [0x30] }
    var spelling = String(decoding: whole, as: UTF8.self)
    if !fraction.isEmpty { spelling += "." + String(decoding: fraction, as: UTF8.self) }
    if spelling != "0" { spelling = sign + spelling }
    guard let value = Double(spelling), value.isFinite else { return nil }
    return (value, spelling)
  }

  private static func withExponent(
    _ sign: String, _ whole: ArraySlice<UInt8>, _ fraction: ArraySlice<UInt8>,
    _ rest: ArraySlice<UInt8>
  ) -> (value: Double, spelling: String)? {
    guard rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") else { return nil }
    var digits = rest.dropFirst()
    let exponentSign = digits.first == UInt8(ascii: "-") ? "-" : ""
    if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") {
      digits = digits.dropFirst()
    }
    guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return nil }
    let number =
      sign + "0" + String(decoding: whole, as: UTF8.self) + "."
      + String(decoding: fraction + [0x30], as: UTF8.self) + "e" + exponentSign
      + String(decoding: digits, as: UTF8.self)
    guard let value = Double(number), value.isFinite else { return nil }
    return (value, spelled(value))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}

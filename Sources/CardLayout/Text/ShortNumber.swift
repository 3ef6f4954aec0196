/// A number of a card as a person writes it: `42`, `1,284`, `3.5`, `12.25`.
enum ShortNumber {
  /// At most two decimals, thousands in groups; what is too large for digits has an exponent.
  static func text(_ value: Double, decimals: Int = 2) -> String {
    guard value.isFinite else { return "?" }
    // What is there is not written as nothing.
    if value != 0, abs(value) < 0.005, decimals > 1 { return "\(value)" }
    let factor = decimals <= 0 ? 1.0 : decimals == 1 ? 10.0 : 100.0
    let magnitude = (abs(value) * factor).rounded()
    guard magnitude < 1e15, let scaled = Int(exactly: magnitude) else { return "\(value)" }
    let unit = Int(exactly: factor) ?? 1
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return sign + grouped(scaled / unit) + fraction(scaled % unit, unit)
  }

  /// A share of a whole, 0 to 1, as whole percents; something that is there is never 0%.
  static func percent(_ share: Double) -> String {
    let value = share.isFinite ? min(max(share, 0), 1) * 100 : 0
    if value > 0, value < 0.5 { return "<1%" }
    return text(value, decimals: 0) + "%"
  }

  private static func fraction(_ rest: Int, _ unit: Int) -> String {
    guard rest > 0 else { return "" }
    if unit == 10 { return ".\(rest)" }
    return rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
  }

  private static func grouped(_ whole: Int) -> String {
    guard whole >= 1000 else { return String(whole) }
    var digits: [UInt8] = []
    for (place, digit) in String(whole).utf8.reversed().enumerated() {
      if place > 0, place % 3 == 0 { digits.append(UInt8(ascii: ",")) }
      digits.append(digit)
    }
    return String(decoding: digits.reversed(), as: UTF8.self)
  }
}

internal import AdaptiveCards

/// The decimal digits of a number, for writing it as people and JavaScript do.
struct DecimalDigits {
  private(set) var isNegative: Bool
  /// Without zeros at the start; empty for zero.
  private(set) var digits: [UInt8] = []
  /// How many of the digits stand before the point; negative when zeros come after it.
  private(set) var point: Int

  /// The shortest digits that give the number back.
  init(_ number: JSONNumber) {
    let isInteger = number.intValue != nil
    let text = number.intValue.map(String.init) ?? (number.doubleValue ?? 0).description
    isNegative = text.hasPrefix("-")
    point = 0
    var exponent = 0
    var isPastPoint = false
    var isPastExponent = false
    var isExponentNegative = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "."): isPastPoint = true
      case UInt8(ascii: "e"): isPastExponent = true
      case UInt8(ascii: "-") where isPastExponent: isExponentNegative = true
      case let digit where digit.isDigit && isPastExponent:
        exponent = exponent * 10 + Int(digit - 0x30)
      case let digit where digit.isDigit:
        if digits.isEmpty, digit == UInt8(ascii: "0") {
          if isPastPoint { point -= 1 }
        } else {
          digits.append(digit)
          if !isPastPoint { point += 1 }
        }
      default: break
      }
    }
    point += isExponentNegative ? -exponent : exponent
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    if isInteger, digits.isEmpty { isNegative = false }
  }

  /// The number as JavaScript writes it (ECMA-262, `Number::toString`).
  var shortest: String {
    guard !digits.isEmpty else { return "0" }
    let sign = isNegative ? "-" : ""
    let text = String(decoding: digits, as: UTF8.self)
    if point > 21 || point < -5 {
      let fraction = digits.count > 1 ? "." + text.dropFirst() : ""
      return "\(sign)\(text.prefix(1))\(fraction)e\(point > 0 ? "+" : "-")\(abs(point - 1))"
    }
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + text }
    if point >= digits.count {
      return sign + text + String(repeating: "0", count: point - digits.count)
    }
    return sign + text.prefix(point) + "." + text.dropFirst(point)
  }

  /// How many digits stand after the point.
  var fractionCount: Int { max(0, digits.count - point) }

  /// The digits before and after the point with exactly so many after it, rounded half up.
  func parts(fraction count: Int) -> (whole: [UInt8], fraction: [UInt8]) {
    let zero = UInt8(ascii: "0")
    var all = [UInt8](repeating: zero, count: max(0, 1 - point)) + digits
    var whole = max(1, point)
    if all.count < whole + count {
      all += [UInt8](repeating: zero, count: whole + count - all.count)
    }
    let roundsUp = all.count > whole + count && all[whole + count] >= UInt8(ascii: "5")
    all.removeLast(all.count - whole - count)
    if roundsUp {
      var index = all.count - 1
      while index >= 0, all[index] == UInt8(ascii: "9") {
        all[index] = zero
        index -= 1
      }
      if index >= 0 {
        all[index] += 1
      } else {
        all.insert(UInt8(ascii: "1"), at: 0)
        whole += 1
      }
    }
    return (Array(all[..<whole]), Array(all[whole...]))
  }
}

extension JSONNumber {
  /// The number as JavaScript writes it: 1 for 1.0.
  var javaScript: String {
    if let whole = intValue, whole.magnitude < 1 << 53 { return String(whole) }
    return DecimalDigits(self).shortest
  }
}

internal import AdaptiveCards

/// How a language writes numbers: the sign before the fraction, the one between groups of digits.
struct NumberStyle {
  private var point = "."
  private var group = ","
  /// In India groups after the first have two digits.
  private var isIndian = false
  /// The value of the digit zero, where a language has digits of its own.
  private var zero: UInt32 = 0x30

  /// - Parameter locale: such as "de-DE"; one that is not known, or nil, is English.
  init(locale: String?) {
    switch locale {
    case "de-DE", "it-IT", "es-ES", "nl-NL", "pt-BR", "ca-ES", "es-BO", "pl-PL", "mk-MK", "ar-MA",
      "ar-DZ", "ar-TN", "ar-LY":
      (point, group) = (",", ".")
    case "fr-FR", "fr-CA", "sv-SE", "fi-FI", "cs-CZ", "ru-RU", "hu-HU", "uk-UA":
      (point, group) = (",", "\u{A0}")
    case "de-CH": (point, group) = (",", "'")
    case "en-IN": isIndian = true
    case let arabic? where arabic.hasPrefix("ar-") && arabic != "ar-EH":
      (point, group, zero) = ("\u{66B}", "\u{66C}", 0x660)
    default: break
    }
  }

  /// A number with exactly so many digits after the point.
  func text(of number: DecimalDigits, fraction count: Int, minus: String) -> String {
    let (whole, fraction) = number.parts(fraction: count)
    var text = ""
    for (index, digit) in whole.enumerated() {
      let left = whole.count - index
      if index > 0, left % 3 == 0, !isIndian { text += group }
      if index > 0, isIndian, left == 3 || (left > 3 && left % 2 == 1) { text += group }
      append(digit, to: &text)
    }
    if count > 0 {
      text += point
      for digit in fraction { append(digit, to: &text) }
    }
    let isZero = (whole + fraction).allSatisfy { $0 == 0x30 }
    return number.isNegative && !isZero ? minus + text : text
  }

  private func append(_ digit: UInt8, to text: inout String) {
    guard let scalar = Unicode.Scalar(zero + UInt32(digit) - 0x30) else { return }
    text.unicodeScalars.append(scalar)
  }
}

/// The number that a text begins with, as JavaScript's `parseInt` and `parseFloat` read it.
enum NumberPrefix {
  static func read(_ text: String, isWhole: Bool) -> JSONNumber? {
    let bytes = Array(TextFunctions.trimmed(text).utf8)
    var end = 0
    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    if byte(0) == UInt8(ascii: "-") || byte(0) == UInt8(ascii: "+") { end = 1 }
    let start = end
    while byte(end).isDigit { end += 1 }
    var hasDigits = end > start
    if !isWhole {
      if byte(end) == UInt8(ascii: "."), byte(end + 1).isDigit || hasDigits {
        end += 1
        let fraction = end
        while byte(end).isDigit { end += 1 }
        hasDigits = hasDigits || end > fraction
      }
      if hasDigits, byte(end) | 0x20 == UInt8(ascii: "e") {
        var exponent = end + 1
        if byte(exponent) == UInt8(ascii: "-") || byte(exponent) == UInt8(ascii: "+") {
          exponent += 1
        }
        if byte(exponent).isDigit {
          while byte(exponent).isDigit { exponent += 1 }
          end = exponent
        }
      }
    }
    guard hasDigits else { return nil }
    let number = String(
      decoding: bytes[(byte(0) == UInt8(ascii: "+") ? 1 : 0)..<end], as: UTF8.self)
    if let whole = Int(number) { return JSONNumber(whole) }
    return Double(number).flatMap { JSONNumber($0) }
  }
}

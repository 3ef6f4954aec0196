// Swift's conversions of doubles call the C library's rounding, which this links.
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A JSON number, exactly as it is written.
public struct JSONNumber: Sendable, Equatable {
  /// Most numbers are integers in their plain spelling; those need no text.
  private enum Spelling: Equatable, Sendable {
    case integer(Int)
    case text(String)
  }

  private let spelling: Spelling

  /// A whole number in its plain spelling.
  public init(_ value: Int) { spelling = .integer(value) }

  /// The shortest spelling that gives the same number back; nil when it is not finite.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    let isMinusZero = value == 0 && value.sign == .minus
    if let integer = Int(exactly: value), integer.magnitude < 1 << 53, !isMinusZero {
      self.init(integer)
    } else {
      self.init(spelled: value.description)
    }
  }

  /// A number in JSON's spelling (RFC 8259, section 6); nil for any other text.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    let number = bytes.withUnsafeBufferPointer { buffer -> JSONNumber? in
      guard let start = buffer.baseAddress else { return nil }
      let scan = NumberScan(start, from: 0, to: buffer.count)
      return scan.stop == buffer.count ? JSONNumber(scan, start, from: 0) : nil
    }
    guard let number else { return nil }
    self = number
  }

  /// - Parameter text: a valid spelling that is not that of `init(_: Int)`.
  init(spelled text: String) { spelling = .text(text) }

  /// The number as it is written.
  public var text: String {
    switch spelling {
    case .integer(let value): String(value)
    case .text(let text): text
    }
  }

  /// The nearest double; nil when the number is too large for one.
  public var doubleValue: Double? {
    switch spelling {
    case .integer(let value): return Double(value)
    case .text(let text):
      guard let value = Double(text), value.isFinite else { return nil }
      return value
    }
  }

  /// The number if it is a whole one that fits, however it is spelled: `3.0` and `1e2` too.
  public var intValue: Int? {
    switch spelling {
    case .integer(let value): value
    case .text(let text): JSONNumber.wholeNumber(text)
    }
  }

  /// Takes the digits apart instead of going through a double, which holds only 53 bits.
  private static func wholeNumber(_ text: String) -> Int? {
    var digits = 0
    // Zeros that may turn out to be the last digits; then they only raise the exponent.
    var zeros = 0
    var fractionDigits = 0
    var exponent = 0
    var isNegative = false
    var isExponentNegative = false
    var part = Part.integer
    for byte in text.utf8 {
      switch (part, byte) {
      case (.integer, UInt8(ascii: "-")): isNegative = true
      case (.integer, UInt8(ascii: ".")): part = .fraction
      case (.exponent, UInt8(ascii: "-")): isExponentNegative = true
      case (.exponent, UInt8(ascii: "+")): break
      case (.integer, UInt8(ascii: "e")), (.integer, UInt8(ascii: "E")),
        (.fraction, UInt8(ascii: "e")), (.fraction, UInt8(ascii: "E")):
        part = .exponent
      case (.exponent, _):
        // Far past every number that fits, and far from overflow.
        exponent = min(exponent * 10 + Int(byte & 0x0F), 1 << 40)
      case (.integer, _), (.fraction, _):
        if part == .fraction { fractionDigits += 1 }
        if byte == UInt8(ascii: "0") {
          if digits != 0 { zeros += 1 }
          continue
        }
        guard let shifted = scaled(digits, byTens: zeros + 1) else { return nil }
        // Negative all along: the least Int has no positive counterpart.
        let (next, overflow) = shifted.subtractingReportingOverflow(Int(byte & 0x0F))
        guard !overflow else { return nil }
        digits = next
        zeros = 0
      }
    }
    guard digits != 0 else { return 0 }
    let tens = (isExponentNegative ? -exponent : exponent) - fractionDigits + zeros
    guard tens >= 0, let whole = scaled(digits, byTens: tens) else { return nil }
    if isNegative { return whole }
    return whole == .min ? nil : -whole
  }

  private enum Part { case integer, fraction, exponent }

  private static func scaled(_ value: Int, byTens tens: Int) -> Int? {
    guard value != 0 else { return 0 }
    guard tens <= 19 else { return nil }
    var result = value
    for _ in 0..<tens {
      let (next, overflow) = result.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      result = next
    }
    return result
  }
}

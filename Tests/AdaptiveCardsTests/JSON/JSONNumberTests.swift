import AdaptiveCards
import Testing

@Suite struct JSONNumberTests {
  @Test(
    "A number is kept as it is written",
    arguments: [
      "0", "-0", "7", "-7", "1.0", "1e2", "1E+2", "0.1", "-0.0", "9223372036854775807",
      "123456789012345678901234567890", "3.141592653589793238462643383279", "1e400",
    ])
  func spelling(text: String) {
    #expect(read("[\(text)]").value?.serialized() == "[\(text)]")
    #expect(JSONNumber(text)?.text == text)
  }

  @Test(
    "Whole numbers are found however they are spelled, and only when they fit",
    arguments: [
      ("0", 0), ("-0", 0), ("0.000", 0), ("0e99999999999999999999", 0), ("3.0", 3), ("1e2", 100),
      ("-1.50e1", -15), ("1200e-2", 12), ("0.00012e5", 12), ("1e18", 1_000_000_000_000_000_000),
      ("9223372036854775807", .max), ("-9223372036854775808", .min),
      ("9.007199254740993e15", 9_007_199_254_740_993),
      ("9223372036854775808", nil), ("-9223372036854775809", nil), ("1e19", nil), ("0.5", nil),
      ("1e-1", nil), ("15e-1", nil), ("1e99999999999999999999", nil),
      ("1e-99999999999999999999", nil),
      ("10000000000000000000000000000000000000000e-40", 1),
    ] as [(String, Int?)])
  func whole(text: String, value: Int?) {
    #expect(JSONNumber(text)?.intValue == value)
  }

  @Test(
    "Doubles are the nearest ones, and nil when there is none",
    arguments: [
      ("0.1", 0.1), ("-2.5e-3", -0.0025), ("12", 12), ("1e308", 1e308), ("1e400", nil),
      ("-1e400", nil), ("1e-400", 0), ("9007199254740993", 9_007_199_254_740_992),
      ("123456789012345678901234567890", 1.2345678901234568e29),
    ] as [(String, Double?)])
  func doubles(text: String, value: Double?) {
    #expect(JSONNumber(text)?.doubleValue == value)
  }

  @Test("Minus zero stays minus zero")
  func minusZero() {
    #expect(read("-0").value?.numberValue?.doubleValue?.sign == .minus)
  }

  @Test(
    "What JSON does not allow is no number",
    arguments: ["", "-", "+1", "01", ".5", "1.", "1e", "1e+", "0x1", "1 ", " 1", "NaN", "1,0", "١"])
  func wrong(text: String) {
    #expect(JSONNumber(text) == nil)
  }

  @Test("Numbers are made of Int and Double in their plain spelling")
  func made() {
    #expect(JSONNumber(-5).text == "-5")
    #expect(JSONNumber(Int.min).text == "-9223372036854775808")
    #expect(JSONNumber(2.5)?.text == "2.5")
    #expect(JSONNumber(3.0) == JSONNumber("3"))
    #expect(JSONNumber(-0.0)?.text == "-0.0")
    #expect(JSONNumber(1e300)?.doubleValue == 1e300)
    #expect(JSONNumber(Double.infinity) == nil)
    #expect(JSONNumber(Double.nan) == nil)
    #expect(JSONValue.double(.nan) == .null)
  }

  @Test("A million digits are no trouble")
  func long() {
    let number = JSONNumber("1" + String(repeating: "0", count: 1_000_000))
    #expect(number?.intValue == nil)
    #expect(number?.doubleValue == nil)
    #expect(JSONNumber("0." + String(repeating: "3", count: 1_000_000))?.doubleValue == 1.0 / 3.0)
  }
}

/// The grammar of JSON's numbers (RFC 8259, section 6), applied to bytes.
struct NumberScan {
  enum Fault { case noDigits, leadingZero, noFraction, noExponent }

  /// One past the last byte of the number, or where the fault is.
  var stop: Int
  /// The value when it is spelled as `String` spells that Int, which nearly all numbers are.
  var integer: Int?
  var fault: Fault?

  /// Reads as far as the number goes. What follows it is not looked at.
  @inline(__always)
  init(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) {
    var index = start
    let isNegative = index < end && bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let firstDigit = index
    var value = 0
    while index < end, bytes[index] &- UInt8(ascii: "0") < 10 {
      value = value &* 10 &+ Int(bytes[index] & 0x0F)
      index += 1
    }
    stop = index
    guard index > firstDigit else {
      fault = .noDigits
      return
    }
    guard bytes[firstDigit] != UInt8(ascii: "0") || index == firstDigit + 1 else {
      fault = .leadingZero
      return
    }
    if index < end, NumberScan.goesOn(bytes[index]) {
      readRest(bytes, to: end)
    } else if index - firstDigit <= 18, !(isNegative && value == 0) {
      // Eighteen digits always fit; a minus before zero would be lost.
      integer = isNegative ? -value : value
    }
  }

  @inline(__always)
  private static func goesOn(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e")
  }

  /// Reads the fraction and the exponent.
  private mutating func readRest(_ bytes: UnsafePointer<UInt8>, to end: Int) {
    if bytes[stop] == UInt8(ascii: ".") {
      stop += 1
      guard skipDigits(bytes, to: end) else {
        fault = .noFraction
        return
      }
    }
    guard stop < end, bytes[stop] | 0x20 == UInt8(ascii: "e") else { return }
    stop += 1
    if stop < end, bytes[stop] == UInt8(ascii: "+") || bytes[stop] == UInt8(ascii: "-") {
      stop += 1
    }
    if !skipDigits(bytes, to: end) { fault = .noExponent }
  }

  /// Steps over digits; false when there are none.
  private mutating func skipDigits(_ bytes: UnsafePointer<UInt8>, to end: Int) -> Bool {
    let start = stop
    while stop < end, bytes[stop] &- UInt8(ascii: "0") < 10 { stop += 1 }
    return stop > start
  }
}

extension JSONNumber {
  /// The number a scan found; nil when the scan found a fault.
  init?(_ scan: NumberScan, _ bytes: UnsafePointer<UInt8>, from start: Int) {
    guard scan.fault == nil else { return nil }
    if let integer = scan.integer {
      self.init(integer)
    } else {
      self.init(
        spelled: String(
          decoding: UnsafeBufferPointer(start: bytes + start, count: scan.stop - start),
          as: UTF8.self))
    }
  }
}

extension JSONParser {
  /// Reads a number. `at` is on its first byte.
  @inline(__always)
  mutating func readNumber() throws(JSONFault) -> JSONNumber {
    let scan = NumberScan(bytes, from: at, to: end)
    guard let number = JSONNumber(scan, bytes, from: at) else { throw badNumber(scan) }
    if scan.stop < end, continuesWord(at: scan.stop) { throw badNumber(scan) }
    at = scan.stop
    return number
  }
}

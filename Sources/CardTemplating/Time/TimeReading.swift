/// Reads dates and times from text.
struct TimeReading {
  private let bytes: [UInt8]
  private var index = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  private var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }
  private var isAtEnd: Bool { index == bytes.count }

  private mutating func take(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    index += 1
    return true
  }

  /// A number of so many digits.
  private mutating func number(_ least: Int, _ most: Int) -> Int? {
    let start = index
    var value = 0
    while index - start < most, byte.isDigit {
      value = value * 10 + Int(byte - 0x30)
      index += 1
    }
    return index - start >= least ? value : nil
  }

  /// `hh:mm`, seconds and a fraction of them after it.
  private mutating func time(into civil: inout Civil, fraction: ClosedRange<Int>?) -> Bool {
    guard let hour = number(1, 2), take(UInt8(ascii: ":")), let minute = number(2, 2) else {
      return false
    }
    (civil.hour, civil.minute) = (hour, minute)
    guard take(UInt8(ascii: ":")) else { return true }
    guard let second = number(2, 2) else { return false }
    civil.second = second
    guard let fraction, take(UInt8(ascii: ".")) else { return true }
    let start = index
    guard number(fraction.lowerBound, 9) != nil else { return false }
    var digits = bytes[start..<min(index, start + 3)].map { Int($0 - 0x30) }
    while digits.count < 3 { digits.append(0) }
    civil.millisecond = digits[0] * 100 + digits[1] * 10 + digits[2]
    return true
  }

  /// `Z`, `+hh:mm`, or nothing, in milliseconds; nil for anything else.
  private mutating func zone() -> Int? {
    if isAtEnd || take(UInt8(ascii: "Z")) { return 0 }
    let isWest = byte == UInt8(ascii: "-")
    guard isWest || byte == UInt8(ascii: "+") else { return nil }
    index += 1
    guard let hours = number(2, 2) else { return nil }
    _ = take(UInt8(ascii: ":"))
    guard let minutes = number(2, 2), hours < 24, minutes < 60 else { return nil }
    return (hours * 60 + minutes) * (isWest ? -60_000 : 60_000)
  }

  /// A time exactly as JavaScript writes it: `2018-03-15T13:00:00.111Z`.
  static func strict(_ text: String) -> Instant? {
    var reading = TimeReading(text)
    guard text.utf8.count == 24, let year = reading.number(4, 4),
      reading.take(UInt8(ascii: "-")), let month = reading.number(2, 2),
      reading.take(UInt8(ascii: "-")), let day = reading.number(2, 2),
      reading.take(UInt8(ascii: "T"))
    else { return nil }
    var civil = Civil(year, month, day)
    guard reading.time(into: &civil, fraction: 3...3), civil.hour < 24,
      reading.take(UInt8(ascii: "Z")), reading.isAtEnd
    else { return nil }
    return Instant(civil)
  }

  /// A time in ISO 8601's forms, or as month/day/year; without a zone it is UTC.
  static func lenient(_ text: String) -> Instant? {
    var reading = TimeReading(TextFunctions.trimmed(text))
    guard let civil = reading.date() else { return nil }
    guard let offset = reading.zone(), reading.isAtEnd else { return nil }
    return Instant(civil)?.adding(milliseconds: -offset)
  }

  /// A date, and a time after it, without a zone.
  static func wallClock(_ text: String) -> Civil? {
    var reading = TimeReading(TextFunctions.trimmed(text))
    guard let civil = reading.date(), civil.exists else { return nil }
    return reading.isAtEnd || reading.zone() != nil && reading.isAtEnd ? civil : nil
  }

  private mutating func date() -> Civil? {
    guard let first = number(1, 4) else { return nil }
    var civil: Civil
    if index >= 4, take(UInt8(ascii: "-")) {
      guard let month = number(2, 2) else { return nil }
      civil = Civil(first, month, 1)
      if take(UInt8(ascii: "-")) {
        guard let day = number(2, 2) else { return nil }
        civil.day = day
      }
    } else if index <= 2, take(UInt8(ascii: "/")) {
      guard let day = number(1, 2), take(UInt8(ascii: "/")), let year = number(4, 4) else {
        return nil
      }
      civil = Civil(year, first, day)
    } else {
      // A year alone is one; other numbers are no dates.
      guard index == 4, isAtEnd else { return nil }
      return Civil(first, 1, 1)
    }
    guard take(UInt8(ascii: "T")) || take(UInt8(ascii: " ")) else { return civil }
    guard time(into: &civil, fraction: 1...9) else { return nil }
    return halfDay(&civil) ? civil : nil
  }

  /// ` AM` or ` PM` after a time, if there is one.
  private mutating func halfDay(_ civil: inout Civil) -> Bool {
    guard byte == UInt8(ascii: " "), index + 3 <= bytes.count else { return true }
    let letters = bytes[(index + 1)...].prefix(2).map { $0 & 0xDF }
    guard letters[1] == UInt8(ascii: "M"), (1...12).contains(civil.hour),
      letters[0] == UInt8(ascii: "A") || letters[0] == UInt8(ascii: "P")
    else { return true }
    index += 3
    civil.hour = civil.hour % 12 + (letters[0] == UInt8(ascii: "P") ? 12 : 0)
    return true
  }
}

extension Instant {
  /// A time exactly as JavaScript writes it.
  init?(strict text: String) {
    guard let instant = TimeReading.strict(text) else { return nil }
    self = instant
  }
}

/// A day of the Gregorian calendar, from 0001-01-01 to 9999-12-31.
package struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let year: Int
  /// 1 to 12.
  package let month: Int
  /// From 1 on.
  package let day: Int

  /// Nil when there is no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      day >= 1, day <= CalendarDay.days(inMonth: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads the form of inputs, YYYY-MM-DD, and nothing else.
  package init?(_ text: String) {
    guard
      let parts = FixedDigits.read(text, separator: UInt8(ascii: "-"), digits: [4, 2, 2])
    else { return nil }
    self.init(year: parts[0], month: parts[1], day: parts[2])
  }

  /// The day that is so many days after 0001-01-01, cut to those there are.
  package init(number: Int) {
    let count = min(max(0, number), CalendarDay.last)
    // Years of 365.2425 days; the estimate is at most one year off.
    var year = 1 + Int(Double(count) / 365.2425)
    while CalendarDay.days(before: year) > count { year -= 1 }
    while CalendarDay.days(before: year + 1) <= count { year += 1 }
    var rest = count - CalendarDay.days(before: year)
    var month = 1
    while rest >= CalendarDay.days(inMonth: month, of: year) {
      rest -= CalendarDay.days(inMonth: month, of: year)
      month += 1
    }
    (self.year, self.month, day) = (year, month, rest + 1)
  }

  /// The days since 0001-01-01, which was a Monday.
  package var number: Int {
    var count = CalendarDay.days(before: year)
    for earlier in 1..<month { count += CalendarDay.days(inMonth: earlier, of: year) }
    return count + day - 1
  }

  /// 0 is Sunday.
  package var weekday: Int { (number + 1) % 7 }

  /// The same day of another month, or its last one where that month is shorter.
  package func moved(months: Int) -> CalendarDay {
    let count = min(max(12, year * 12 + month - 1 + months), 9999 * 12 + 11)
    let (year, month) = (count / 12, count % 12 + 1)
    let day = min(day, CalendarDay.days(inMonth: month, of: year))
    return CalendarDay(year: year, month: month, day: day) ?? self
  }

  package func moved(days: Int) -> CalendarDay { CalendarDay(number: number + days) }

  package static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func days(before year: Int) -> Int {
    let whole = year - 1
    return whole * 365 + whole / 4 - whole / 100 + whole / 400
  }

  /// The number of 9999-12-31.
  private static let last = 3_652_058

  package static func < (one: CalendarDay, other: CalendarDay) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }

  /// YYYY-MM-DD.
  package var description: String {
    FixedDigits.text(year, 4) + "-" + FixedDigits.text(month, 2) + "-" + FixedDigits.text(day, 2)
  }
}

/// A time of day, in hours of 24 and minutes.
package struct ClockTime: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// 0 to 1439.
  package let minutes: Int

  package init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    minutes = hour * 60 + minute
  }

  /// Reads the form of inputs, HH:MM, and nothing else.
  package init?(_ text: String) {
    guard let parts = FixedDigits.read(text, separator: UInt8(ascii: ":"), digits: [2, 2]) else {
      return nil
    }
    self.init(hour: parts[0], minute: parts[1])
  }

  package var hour: Int { minutes / 60 }
  package var minute: Int { minutes % 60 }

  /// Later, round and round the clock.
  package func moved(minutes: Int) -> ClockTime {
    let moved = ((self.minutes + minutes) % 1440 + 1440) % 1440
    return ClockTime(hour: moved / 60, minute: moved % 60) ?? self
  }

  package static func < (one: ClockTime, other: ClockTime) -> Bool { one.minutes < other.minutes }

  /// HH:MM.
  package var description: String { FixedDigits.text(hour, 2) + ":" + FixedDigits.text(minute, 2) }
}

/// Numbers with a fixed count of digits each.
enum FixedDigits {
  /// The numbers of a text, each with just so many digits; nil for any other text.
  static func read(_ text: String, separator: UInt8, digits: [Int]) -> [Int]? {
    guard text.utf8.count == digits.reduce(digits.count - 1, +) else { return nil }
    var numbers: [Int] = []
    var number = 0
    var left = digits[0]
    for byte in text.utf8 {
      if left == 0 {
        guard byte == separator else { return nil }
        numbers.append(number)
        (number, left) = (0, digits[numbers.count])
      } else {
        guard byte >= 0x30, byte <= 0x39 else { return nil }
        number = number * 10 + Int(byte - 0x30)
        left -= 1
      }
    }
    numbers.append(number)
    return numbers
  }

  static func text(_ number: Int, _ digits: Int) -> String {
    let plain = String(number)
    return String(repeating: "0", count: max(0, digits - plain.utf8.count)) + plain
  }
}

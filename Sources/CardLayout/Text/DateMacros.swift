#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The macros `{{DATE(…)}}` and `{{TIME(…)}}` of a card's text.
///
/// `{{DATE(2017-02-14T06:08:39Z, SHORT)}}` or COMPACT, which is what no format means, or LONG;
/// `{{TIME(2017-02-14T06:08:39Z)}}` takes no format. Upper case, seconds and zone are required, one
/// space may follow the comma. What is not exactly so, or no day that exists, stays as written.
/// Days and hours are those of the process's time zone (`TZ`).
enum DateMacros {
  /// The text with every macro replaced; `escaping` puts a backslash before punctuation, so that
  /// markdown takes a date for nothing but text.
  static func expanded(_ text: String, language: String?, escaping: Bool = false) -> String {
    let bytes = Array(text.utf8)
    var locale: DateLocale?
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "{"), let macro = DateMacro(in: bytes, at: index),
        let local = macro.localTime
      else {
        out.append(bytes[index])
        index += 1
        continue
      }
      let words = locale ?? DateLocale.of(language)
      locale = words
      for byte in words.text(local, macro.format).utf8 {
        if escaping && byte.isPunctuation { out.append(UInt8(ascii: "\\")) }
        out.append(byte)
      }
      index += macro.length
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// What looks like a macro but stays as written: the beginnings, at most 80 bytes each, for the
  /// card's diagnostics.
  static func unread(in text: String) -> [String] {
    guard TextSurvey(text).hasMacro else { return [] }
    let bytes = Array(text.utf8)
    var found: [String] = []
    var index = 0
    while index < bytes.count {
      let isOpening = bytes.holds("{{DATE(", at: index) || bytes.holds("{{TIME(", at: index)
      if isOpening, DateMacro(in: bytes, at: index)?.localTime == nil {
        var end = index
        while end < bytes.count, end < index + 80, !bytes.holds("}}", at: end) { end += 1 }
        if bytes.holds("}}", at: end) { end += 2 }
        found.append(String(decoding: bytes[index..<min(end, bytes.count)], as: UTF8.self))
      }
      index += 1
    }
    return found
  }
}

/// A date and time of day as clocks on the wall show it.
struct LocalTime: Hashable, Sendable {
  var year: Int
  /// 1 to 12
  var month: Int
  /// 1 to 31
  var day: Int
  /// 0 is Sunday.
  var weekday: Int
  var hour: Int
  var minute: Int
}

/// One macro as it stands in a text.
struct DateMacro: Hashable, Sendable {
  enum Format: Sendable {
    case compact
    case short
    case long
    case time
  }

  let format: Format
  /// Seconds since 1970 in UTC.
  let instant: Int
  /// The bytes it takes up.
  let length: Int

  /// Nil when no macro begins here, or one that names no moment.
  init?(in bytes: [UInt8], at start: Int) {
    guard bytes.holds("{{DATE(", at: start) || bytes.holds("{{TIME(", at: start) else { return nil }
    let isTime = bytes[start + 2] == UInt8(ascii: "T")
    var reader = DateReader(bytes: bytes, index: start + 7)
    guard let instant = reader.instant() else { return nil }
    self.instant = instant
    if reader.take(",") {
      guard !isTime else { return nil }
      _ = reader.take(" ")
      if reader.take("COMPACT") {
        format = .compact
      } else if reader.take("SHORT") {
        format = .short
      } else if reader.take("LONG") {
        format = .long
      } else {
        return nil
      }
    } else {
      format = isTime ? .time : .compact
    }
    guard reader.take(")}}") else { return nil }
    length = reader.index - start
  }

  /// The moment in the process's time zone.
  var localTime: LocalTime? {
    var clock = time_t(instant)
    var parts = tm()
    guard localtime_r(&clock, &parts) != nil else { return nil }
    return LocalTime(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
      weekday: Int(parts.tm_wday), hour: Int(parts.tm_hour), minute: Int(parts.tm_min))
  }
}

/// Reads a time stamp of the form `YYYY-MM-DDThh:mm:ss(Z|±hh:mm)`.
private struct DateReader {
  let bytes: [UInt8]
  var index: Int

  mutating func take(_ word: StaticString) -> Bool {
    guard bytes.holds(word, at: index) else { return false }
    index += word.utf8CodeUnitCount
    return true
  }

  mutating func number(digits: Int, within range: ClosedRange<Int>) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard index < bytes.count, bytes[index].isDigit else { return nil }
      value = value * 10 + Int(bytes[index] - UInt8(ascii: "0"))
      index += 1
    }
    return range.contains(value) ? value : nil
  }

  mutating func instant() -> Int? {
    guard let year = number(digits: 4, within: 0...9999), take("-"),
      let month = number(digits: 2, within: 1...12), take("-"),
      let day = number(digits: 2, within: 1...Self.days(inMonth: month, of: year)), take("T"),
      let hour = number(digits: 2, within: 0...24), take(":"),
      let minute = number(digits: 2, within: 0...59), take(":"),
      let second = number(digits: 2, within: 0...60),
      hour < 24 || (minute == 0 && second == 0),
      let offset = offset()
    else { return nil }
    let clock = (hour * 60 + minute - offset) * 60 + second
    return Self.daysSince1970(year: year, month: month, day: day) * 86_400 + clock
  }

  /// Minutes east of UTC.
  private mutating func offset() -> Int? {
    if take("Z") { return 0 }
    let sign = take("-") ? -1 : 1
    guard sign < 0 || take("+"), let hours = number(digits: 2, within: 0...23), take(":"),
      let minutes = number(digits: 2, within: 0...59)
    else { return nil }
    return sign * (hours * 60 + minutes)
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: return 30
    case 2: return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: return 31
    }
  }

  /// Counted in years that begin in March, so that a leap day is the last of its year.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let marchMonth = (month + 9) % 12
    let leapDays =
      floorDivide(marchYear, 4) - floorDivide(marchYear, 100) + floorDivide(marchYear, 400)
    // 719 468 days lie between 1 March of the year 0 and 1 January 1970.
    return marchYear * 365 + leapDays + (marchMonth * 153 + 2) / 5 + day - 1 - 719_468
  }

  private static func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
    dividend >= 0 ? dividend / divisor : -((divisor - 1 - dividend) / divisor)
  }
}

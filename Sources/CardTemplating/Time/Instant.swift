/// A point in time, in milliseconds since 1970, in UTC.
struct Instant: Equatable {
  var milliseconds: Int

  /// As far as JavaScript's dates go, to both sides (ECMA-262, "Time Range").
  private static let range = -8_640_000_000_000_000...8_640_000_000_000_000

  static let day = 86_400_000

  /// nil for what is too far away.
  init?(milliseconds: Int) {
    guard Instant.range.contains(milliseconds) else { return nil }
    self.milliseconds = milliseconds
  }

  /// nil for a date that does not exist, or is too far away.
  init?(_ civil: Civil) {
    guard civil.exists else { return nil }
    self.init(milliseconds: civil.milliseconds)
  }

  var civil: Civil { Civil(milliseconds: milliseconds) }

  /// So much later; nil when it is too far away.
  func adding(milliseconds more: Int) -> Instant? {
    let (sum, overflow) = milliseconds.addingReportingOverflow(more)
    return overflow ? nil : Instant(milliseconds: sum)
  }

  /// So many units later, in UTC; the day of a month that is too short is its last one.
  func adding(_ count: Int, _ unit: Unit) -> Instant? {
    switch unit {
    case .second, .minute, .hour, .day, .week:
      let (product, overflow) = count.multipliedReportingOverflow(by: unit.milliseconds)
      return overflow ? nil : adding(milliseconds: product)
    case .month: return adding(months: count)
    case .year:
      let (months, overflow) = count.multipliedReportingOverflow(by: 12)
      return overflow ? nil : adding(months: months)
    }
  }

  private func adding(months: Int) -> Instant? {
    guard months.magnitude < 10_000_000 else { return nil }
    var civil = self.civil
    let month = civil.month - 1 + months
    civil.year += month >= 0 ? month / 12 : -((11 - month) / 12)
    civil.month = (month % 12 + 12) % 12 + 1
    civil.day = min(civil.day, Civil.days(of: civil.month, in: civil.year))
    return Instant(civil)
  }

  /// The units of `addToTime` and its kind.
  enum Unit: String {
    case second = "Second"
    case minute = "Minute"
    case hour = "Hour"
    case day = "Day"
    case week = "Week"
    case month = "Month"
    case year = "Year"

    /// How long one is, where that is always the same.
    var milliseconds: Int {
      switch self {
      case .second: 1_000
      case .minute: 60_000
      case .hour: 3_600_000
      case .day, .month, .year: Instant.day
      case .week: 7 * Instant.day
      }
    }
  }
}

/// A date and a time of day in the Gregorian calendar, without a zone.
struct Civil: Equatable {
  var year: Int
  /// From 1.
  var month: Int
  /// From 1.
  var day: Int
  var hour = 0
  var minute = 0
  var second = 0
  var millisecond = 0

  init(_ year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The time in UTC; by days since 0000-03-01, so that leap days come last in their year.
  init(milliseconds: Int) {
    var days = milliseconds / Instant.day
    var rest = milliseconds % Instant.day
    if rest < 0 {
      rest += Instant.day
      days -= 1
    }
    days += 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    hour = rest / 3_600_000
    minute = rest / 60_000 % 60
    second = rest / 1_000 % 60
    millisecond = rest % 1_000
  }

  /// Since 1970, as if it were UTC.
  var milliseconds: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468
    return ((days * 24 + hour) * 60 + minute) * 60_000 + second * 1_000 + millisecond
  }

  /// Whether the calendar and the clock have it; 24:00 is the end of a day.
  var exists: Bool {
    (-271_821...275_760).contains(year) && (1...12).contains(month)
      && (1...Civil.days(of: month, in: year)).contains(day) && (0...24).contains(hour)
      && (0...59).contains(minute) && (0...59).contains(second) && (0...999).contains(millisecond)
      && (hour < 24 || (minute == 0 && second == 0 && millisecond == 0))
  }

  /// 0 is Sunday.
  var weekday: Int {
    let days = (Civil(year, month, day).milliseconds / Instant.day) + 4
    return (days % 7 + 7) % 7
  }

  /// From 1.
  var dayOfYear: Int {
    (Civil(year, month, day).milliseconds - Civil(year, 1, 1).milliseconds) / Instant.day + 1
  }

  static func isLeap(_ year: Int) -> Bool {
    (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
  }

  static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

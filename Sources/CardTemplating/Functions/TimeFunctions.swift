internal import AdaptiveCards

enum TimeFunctions {
  static func apply(_ function: Function, _ given: Arguments) throws(ExpressionFault) -> Value {
    switch function {
    case .addDays: return try shifted(given, .day)
    case .addHours: return try shifted(given, .hour)
    case .addMinutes: return try shifted(given, .minute)
    case .addSeconds: return try shifted(given, .second)
    case .addToTime, .subtractFromTime:
      let start = try instant(given, 0)
      let count = try given.integer(1)
      let unit = try unit(given, 2)
      return try written(
        start.adding(function == .addToTime ? count : 0 &- count, unit), given, formatAt: 3)
    case .getFutureTime, .getPastTime:
      let count = try given.integer(0)
      let unit = try unit(given, 1)
      let now = try now(given)
      return try written(
        now.adding(function == .getFutureTime ? count : 0 &- count, unit), given, formatAt: 2)
    case .utcNow: return try written(now(given), given, formatAt: 0)
    case .dayOfMonth: return .int(try instant(given, 0).civil.day)
    case .dayOfWeek: return .int(try instant(given, 0).civil.weekday)
    case .dayOfYear: return .int(try instant(given, 0).civil.dayOfYear)
    case .month: return .int(try instant(given, 0).civil.month)
    case .year: return .int(try instant(given, 0).civil.year)
    case .date: return .text(TimeFormat("M/dd/yyyy").text(of: try instant(given, 0).civil))
    case .formatDateTime:
      let text = try given.string(0)
      guard let time = TimeReading.lenient(text) else { throw noTime(given, text) }
      return try written(time, given, formatAt: 1)
    case .formatEpoch:
      let milliseconds = try given.number(0) * 1000
      guard let whole = Int(exactly: milliseconds.rounded(.towardZero)) else {
        throw given.fault("the time is too far away")
      }
      return try written(Instant(milliseconds: whole), given, formatAt: 1)
    case .formatTicks: return try formatTicks(given)
    case .dateReadBack: return try readBack(given)
    case .getTimeOfDay: return try timeOfDay(given)
    case .convertFromUTC, .convertToUTC: return try converted(function, given)
    case .startOfDay: return try start(given) { ($0.hour, $0.minute) = (0, 0) }
    case .startOfHour: return try start(given) { $0.minute = 0 }
    case .startOfMonth: return try start(given) { ($0.day, $0.hour, $0.minute) = (1, 0, 0) }
    case .ticks:
      return .int((try instant(given, 0).milliseconds + ticksEpoch) * 10_000)
    case .ticksToDays: return try given.made(ticks(given) / 864e9)
    case .ticksToHours: return try given.made(ticks(given) / 36e9)
    case .ticksToMinutes: return try given.made(ticks(given) / 6e8)
    case .dateTimeDiff:
      let first = try instant(given, 0).milliseconds
      return .int((first - (try instant(given, 1).milliseconds)) * 10_000)
    default: return .missing
    }
  }

  /// Ticks count from the year 1; this is 1970, in milliseconds.
  private static let ticksEpoch = 62_135_596_800_000

  private static func noTime(_ given: Arguments, _ text: String) -> ExpressionFault {
    given.fault("\(quoted(text)) is not a date and time")
  }

  private static func now(_ given: Arguments) throws(ExpressionFault) -> Instant {
    guard let now = Instant(milliseconds: given.environment.time) else {
      throw given.fault("the time is too far away")
    }
    return now
  }

  /// A time in the one form that most functions take.
  private static func instant(_ given: Arguments, _ index: Int) throws(ExpressionFault) -> Instant {
    let text = try given.string(index)
    if let instant = Instant(strict: text) { return instant }
    guard let lenient = TimeReading.lenient(text) else { throw noTime(given, text) }
    let hint = TimeFormat.standard.text(of: lenient.civil)
    throw given.fault("a time has to be written as \(quoted(hint)), not \(quoted(text))")
  }

  private static func unit(_ given: Arguments, _ index: Int) throws(ExpressionFault)
    -> Instant.Unit
  {
    let text = try given.string(index)
    guard let unit = Instant.Unit(rawValue: text) else {
      throw given.fault(
        "\(quoted(text)) is none of Second, Minute, Hour, Day, Week, Month and Year")
    }
    return unit
  }

  private static func shifted(_ given: Arguments, _ unit: Instant.Unit) throws(ExpressionFault)
    -> Value
  {
    let start = try instant(given, 0)
    let count = try given.number(1)
    guard let whole = Int(exactly: count.rounded(.towardZero)) else {
      throw given.fault("the time is too far away")
    }
    return try written(start.adding(whole, unit), given, formatAt: 2)
  }

  /// A time in the format of an argument, which a language may follow.
  private static func written(
    _ time: Instant?, _ given: Arguments, formatAt index: Int
  ) throws(ExpressionFault) -> Value {
    guard let time else { throw given.fault("the time is too far away") }
    return try given.made(format(given, index).text(of: time.civil))
  }

  private static func format(
    _ given: Arguments, _ index: Int, else standard: TimeFormat = .standard
  ) throws(ExpressionFault) -> TimeFormat {
    guard let text = given[index].string, !text.isEmpty else { return standard }
    try given.budget.spend(text.utf8.count, of: 10)
    return TimeFormat(text)
  }

  private static func start(
    _ given: Arguments, _ change: (inout Civil) -> Void
  ) throws(ExpressionFault) -> Value {
    var civil = try instant(given, 0).civil
    (civil.second, civil.millisecond) = (0, 0)
    change(&civil)
    return try written(Instant(civil), given, formatAt: 1)
  }

  private static func formatTicks(_ given: Arguments) throws(ExpressionFault) -> Value {
    let ticks: Int?
    if let text = given[0].string {
      ticks = Int(text)
    } else {
      let number = try given.number(0)
      ticks = given[0].number?.intValue ?? Int(exactly: number.rounded(.towardZero))
    }
    guard let ticks else { throw given.wrong(0, wanted: "a whole number of ticks") }
    return try written(
      Instant(milliseconds: ticks / 10_000 - ticksEpoch), given, formatAt: 1)
  }

  private static func ticks(_ given: Arguments) throws(ExpressionFault) -> Double {
    guard given[0].number?.intValue != nil else {
      throw given.wrong(0, wanted: "a whole number of ticks")
    }
    return try given.number(0)
  }

  private static func timeOfDay(_ given: Arguments) throws(ExpressionFault) -> Value {
    let text = try given.string(0)
    let civil: Civil
    if let instant = Instant(strict: text) {
      civil = instant.civil
    } else if let wall = TimeReading.wallClock(text),
      TimeFormat.withoutZone.text(of: wall) == text
    {
      // As `convertFromUTC` gives it.
      civil = wall
    } else {
      civil = try instant(given, 0).civil
    }
    switch civil.hour * 100 + civil.minute {
    case 0: return .text("midnight")
    case ..<1200: return .text("morning")
    case 1200: return .text("noon")
    case ..<1800: return .text("afternoon")
    case ...2200: return .text("evening")
    default: return .text("night")
    }
  }

  private static func converted(_ function: Function, _ given: Arguments) throws(ExpressionFault)
    -> Value
  {
    let name = try given.string(1)
    guard let zone = TimeZone(name) else {
      throw given.fault("\(quoted(name)) is not a time zone that is known here")
    }
    if function == .convertFromUTC {
      let time = try instant(given, 0)
      let offset = zone.offset(at: time)
      guard let local = time.adding(milliseconds: offset * 60_000) else {
        throw given.fault("the time is too far away")
      }
      let format = try format(given, 2, else: .withoutZone)
      return try given.made(format.text(of: local.civil, offset: offset))
    }
    let text = try given.string(0)
    guard let wall = TimeReading.wallClock(text) else { throw noTime(given, text) }
    return try written(zone.instant(of: wall), given, formatAt: 2)
  }

  /// How a day is called from another one: "yesterday", "next Friday", "3rd May 2021".
  private static func readBack(_ given: Arguments) throws(ExpressionFault) -> Value {
    let from = try instant(given, 0)
    let to = try instant(given, 1)
    func day(_ time: Instant) -> Int {
      Int((Double(time.milliseconds) / Double(Instant.day)).rounded(.down))
    }
    let civil = to.civil
    switch day(to) - day(from) {
    case 0: return .text("today")
    case 1: return .text("tomorrow")
    case -1: return .text("yesterday")
    default: break
    }
    // Weeks begin on Monday; day 0 was a Thursday.
    func week(_ day: Int) -> Int { Int((Double(day + 3) / 7).rounded(.down)) }
    let name = TimeFormat.name(ofWeekday: civil.weekday)
    switch week(day(to)) - week(day(from)) {
    case 0: return .text("this \(name)")
    case 1: return .text("next \(name)")
    case -1: return .text("last \(name)")
    default:
      let ending =
        switch civil.day % 10 {
        case 1: "st"
        case 2: "nd"
        case 3: "rd"
        default: "th"
        }
      let month = TimeFormat.name(ofMonth: civil.month)
      return .text("\(civil.day)\(11...13 ~= civil.day ? "th" : ending) \(month) \(civil.year)")
    }
  }
}

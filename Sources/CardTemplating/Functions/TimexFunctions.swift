internal import AdaptiveCards

enum TimexFunctions {
  static func apply(_ function: Function, _ given: Arguments) throws(ExpressionFault) -> Value {
    guard let text = given[0].string else {
      throw given.wrong(0, wanted: "a time expression such as \"2020-12-20\"")
    }
    let timex = Timex(text)
    switch function {
    case .isDefinite: return .bool(timex.isDefinite)
    case .isTime: return .bool(timex.hour != nil)
    case .isDuration: return .bool(timex.isDuration)
    case .isDate: return .bool(timex.isDate)
    case .isTimeRange: return .bool(timex.partOfDay != nil)
    case .isDateRange: return .bool(timex.isDateRange)
    case .isPresent: return .bool(timex.isPresent)
    case .getNextViableDate: return .text(try viableDate(timex, given, isNext: true))
    case .getPreviousViableDate: return .text(try viableDate(timex, given, isNext: false))
    case .getNextViableTime: return .text(try viableTime(text, given, isNext: true))
    case .getPreviousViableTime: return .text(try viableTime(text, given, isNext: false))
    case .resolve: return .text(try resolved(timex, text, given))
    default: return .missing
    }
  }

  /// What clocks show now, in the zone of the second argument or in UTC.
  private static func now(_ given: Arguments) throws(ExpressionFault) -> Civil {
    let now = Instant(milliseconds: given.environment.time)
    guard let now else { throw given.fault("the time is too far away") }
    guard given.count > 1 else { return now.civil }
    let name = try given.string(1)
    guard let zone = TimeZone(name) else {
      throw given.fault("\(quoted(name)) is not a time zone that is known here")
    }
    return now.adding(milliseconds: zone.offset(at: now) * 60_000)?.civil ?? now.civil
  }

  private static func viableDate(_ timex: Timex, _ given: Arguments, isNext: Bool)
    throws(ExpressionFault) -> String
  {
    guard timex.year == nil, let month = timex.month, let day = timex.dayOfMonth,
      (1...12).contains(month), (1...Civil.days(of: month, in: 2000)).contains(day)
    else { throw given.fault("a month and a day are wanted, such as \"XXXX-10-31\"") }
    let today = try now(given)
    let isLater = (month, day) >= (today.month, today.day)
    var year = today.year + (isNext ? isLater ? 0 : 1 : isLater ? -1 : 0)
    if month == 2, day == 29 {
      while !Civil.isLeap(year) { year += isNext ? 1 : -1 }
    }
    return "\(TimeFormat.padded(year, 4))-\(TimeFormat.padded(month, 2))-"
      + TimeFormat.padded(day, 2)
  }

  private static func viableTime(_ text: String, _ given: Arguments, isNext: Bool)
    throws(ExpressionFault) -> String
  {
    let timex = Timex("T00" + text.dropFirst(3))
    guard text.hasPrefix("TXX:"), text.utf8.count == 9, let minute = timex.minute,
      let second = timex.second, minute < 60, second < 60
    else { throw given.fault("minutes and seconds are wanted, such as \"TXX:15:28\"") }
    let now = try now(given)
    let isLater = (minute, second) >= (now.minute, now.second)
    let hour = now.hour + (isNext ? isLater ? 0 : 1 : isLater ? -1 : 0)
    return "T" + TimeFormat("HH:mm:ss").text(of: clock((hour + 24) % 24, minute, second))
  }

  private static func clock(_ hour: Int, _ minute: Int, _ second: Int) -> Civil {
    var civil = Civil(1970, 1, 1)
    (civil.hour, civil.minute, civil.second) = (hour, minute, second)
    return civil
  }

  private static func resolved(_ timex: Timex, _ text: String, _ given: Arguments)
    throws(ExpressionFault) -> String
  {
    var parts: [String] = []
    if timex.isDefinite, let year = timex.year, let month = timex.month,
      let day = timex.dayOfMonth
    {
      let date = Civil(year, month, day)
      guard date.exists else { throw given.fault("\(quoted(text)) is no date") }
      parts.append(TimeFormat("yyyy-MM-dd").text(of: date))
    } else if timex.isDate || timex.isDateRange {
      throw given.fault("\(quoted(text)) is not one date")
    }
    if let hour = timex.hour, let minute = timex.minute, let second = timex.second {
      let time = clock(hour, minute, second)
      guard time.exists else { throw given.fault("\(quoted(text)) is no time") }
      parts.append(TimeFormat("HH:mm:ss").text(of: time))
    }
    guard !parts.isEmpty else { throw given.fault("\(quoted(text)) is no date and no time") }
    return parts.joined(separator: " ")
  }
}

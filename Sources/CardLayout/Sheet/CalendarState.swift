/// An open calendar: which day has the focus, which may be taken.
package struct CalendarState: Equatable, Sendable {
  /// The day with the focus; its month is shown.
  package var day: CalendarDay
  package let today: CalendarDay
  /// The first and the last day that may be taken.
  package let least: CalendarDay?
  package let most: CalendarDay?
  /// The language of names and of the week's beginning; nil is US English.
  package let language: String?

  package init(
    day: CalendarDay, today: CalendarDay, least: CalendarDay? = nil, most: CalendarDay? = nil,
    language: String? = nil
  ) {
    self.day = day
    self.today = today
    self.least = least
    self.most = most
    self.language = language
  }

  package func allows(_ day: CalendarDay) -> Bool {
    !(least.map { day < $0 } ?? false) && !(most.map { $0 < day } ?? false)
  }

  package mutating func move(days: Int) { day = clamped(day.moved(days: days)) }
  package mutating func move(months: Int) { day = clamped(day.moved(months: months)) }

  package mutating func moveToMonthStart() { day = clamped(day.moved(days: 1 - day.day)) }

  package mutating func moveToMonthEnd() {
    let last = CalendarDay.days(inMonth: day.month, of: day.year)
    day = clamped(day.moved(days: last - day.day))
  }

  private func clamped(_ day: CalendarDay) -> CalendarDay {
    if let least, day < least { return least }
    if let most, most < day { return most }
    return day
  }

  /// The weekday that weeks begin with, 0 for Sunday (Unicode CLDR, supplemental week data).
  var firstWeekday: Int {
    let tag = (language ?? "en").lowercased()
    let parts = tag.split { $0 == "-" || $0 == "_" || $0 == "." }.map(String.init)
    let region = parts.dropFirst().first { $0.utf8.count == 2 }
    let home = region ?? CalendarState.regions[parts.first ?? "en"] ?? ""
    if CalendarState.sunday.contains(home) { return 0 }
    return CalendarState.saturday.contains(home) ? 6 : 1
  }

  /// Where a language is spoken most, of those whose weeks do not begin on Monday there.
  private static let regions = [
    "en": "us", "pt": "br", "ja": "jp", "ko": "kr", "he": "il", "iw": "il", "ar": "eg", "hi": "in",
    "th": "th", "id": "id", "fa": "ir", "zh": "cn",
  ]
  private static let sunday: Set = [
    "us", "ca", "mx", "br", "co", "pe", "ve", "jp", "kr", "tw", "hk", "il", "in", "id", "th", "ph",
    "sg", "za", "ke", "sa", "pk", "pt",
  ]
  private static let saturday: Set = ["eg", "ae", "dz", "iq", "ir", "jo", "kw", "ly", "om", "qa"]
}

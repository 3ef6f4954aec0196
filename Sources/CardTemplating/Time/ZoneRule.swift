/// When summer time begins and ends in the years to come (POSIX, the variable `TZ`):
/// `PST8PDT,M3.2.0,M11.1.0`.
struct ZoneRule {
  private var standard = 0
  private var summer = 0
  private var begin: Day?
  private var end: Day?

  /// A weekday of a week of a month, and the second of the day there.
  private struct Day {
    var month: Int
    /// 5 is the last.
    var week: Int
    var weekday: Int
    var second: Int

    /// In seconds since 1970, by the clocks there.
    func seconds(in year: Int) -> Int {
      let first = Civil(year, month, 1)
      var day = 1 + (weekday - first.weekday + 7) % 7 + (week - 1) * 7
      while day > Civil.days(of: month, in: year) { day -= 7 }
      return Civil(year, month, day).milliseconds / 1000 + second
    }
  }

  /// nil for a rule without summer time, or one in another form.
  init?(_ text: String) {
    var bytes = Array(text.utf8)[...]
    func name() {
      if bytes.first == UInt8(ascii: "<") {
        while let byte = bytes.popFirst(), byte != UInt8(ascii: ">") {}
      } else {
        while let byte = bytes.first, byte.isLetter { bytes.removeFirst() }
      }
    }
    func number() -> Int? {
      var value: Int?
      while let byte = bytes.first, byte.isDigit, value ?? 0 < 1_000 {
        value = (value ?? 0) * 10 + Int(byte - 0x30)
        bytes.removeFirst()
      }
      return value
    }
    func take(_ byte: UInt8) -> Bool {
      guard bytes.first == byte else { return false }
      bytes.removeFirst()
      return true
    }
    /// Hours, minutes and seconds, in seconds.
    func time() -> Int? {
      let isNegative = take(UInt8(ascii: "-"))
      if !isNegative { _ = take(UInt8(ascii: "+")) }
      guard let hours = number() else { return nil }
      var seconds = hours * 3600
      if take(UInt8(ascii: ":")) { seconds += (number() ?? 0) * 60 }
      if take(UInt8(ascii: ":")) { seconds += number() ?? 0 }
      return isNegative ? -seconds : seconds
    }
    func day() -> Day? {
      guard take(UInt8(ascii: ",")), take(UInt8(ascii: "M")), let month = number(),
        take(UInt8(ascii: ".")), let week = number(), take(UInt8(ascii: ".")),
        let weekday = number(), (1...12).contains(month), (1...5).contains(week), weekday < 7
      else { return nil }
      return Day(
        month: month, week: week, weekday: weekday,
        second: take(UInt8(ascii: "/")) ? time() ?? 7200 : 7200)
    }
    name()
    // POSIX counts to the west.
    guard let offset = time(), !bytes.isEmpty else { return nil }
    standard = -offset
    name()
    summer = bytes.first == UInt8(ascii: ",") ? standard + 3600 : -(time() ?? -standard - 3600)
    guard let begin = day(), let end = day() else { return nil }
    self.begin = begin
    self.end = end
  }

  /// The changes of the years up to 2100 that come after a time.
  func changes(after last: Int) -> [(from: Int, offset: Int)] {
    guard let begin, let end else { return [] }
    let first = Civil(milliseconds: max(0, last) * 1000).year
    var changes: [(from: Int, offset: Int)] = []
    for year in first..<max(first, 2101) {
      changes.append((begin.seconds(in: year) - standard, summer))
      changes.append((end.seconds(in: year) - summer, standard))
    }
    return changes.filter { $0.from > last }.sorted { $0.from < $1.from }
  }
}

/// A time expression of TIMEX3, such as `2017-12-18`, `XXXX-WXX-6`, `T14:30`, `PT2H`.
struct Timex {
  var isPresent = false
  var year: Int?
  var month: Int?
  var dayOfMonth: Int?
  /// 1 is Monday.
  var dayOfWeek: Int?
  var weekOfYear: Int?
  var weekOfMonth: Int?
  var season: String?
  var hour: Int?
  var minute: Int?
  var second: Int?
  var partOfDay: String?
  /// Whether it says how long something lasts.
  var isDuration = false

  /// What cannot be read says nothing.
  init(_ text: String) {
    if text == "PRESENT_REF" {
      isPresent = true
      return
    }
    if text.hasPrefix("P") {
      readDuration(text.dropFirst())
      return
    }
    // A range is written with its ends and its length: its beginning counts.
    isDuration = text.hasPrefix("(")
    let text = isDuration ? text.dropFirst().prefix { $0 != ")" && $0 != "," } : text[...]
    let mark = text.firstIndex(of: "T")
    let date = text[..<(mark ?? text.endIndex)]
    guard date.isEmpty || readDate(date) else { return }
    if let mark, !readTime(text[mark...].dropFirst()) { self = Timex("") }
  }

  /// `YnMnWnD`, and `TnHnMnS` after it.
  private mutating func readDuration(_ text: Substring) {
    var digits = 0
    var hasUnit = false
    for byte in text.utf8 {
      switch byte {
      case let digit where digit.isDigit || digit == UInt8(ascii: "."): digits += 1
      case UInt8(ascii: "T") where digits == 0: break
      case UInt8(ascii: "Y"), UInt8(ascii: "M"), UInt8(ascii: "W"), UInt8(ascii: "D"),
        UInt8(ascii: "H"), UInt8(ascii: "S"):
        guard digits > 0 else { return }
        digits = 0
        hasUnit = true
      default: return
      }
    }
    isDuration = hasUnit && digits == 0
  }

  /// nil for other digits than so many.
  private static func number(_ text: Substring, _ count: Int) -> Int? {
    text.utf8.count == count && text.utf8.allSatisfy(\.isDigit) ? Int(text) : nil
  }

  private mutating func readDate(_ text: Substring) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let known = Timex.number(parts[0], 4)
    guard known != nil || parts[0] == "XXXX" || parts.count == 1 else { return false }
    year = known
    switch parts.count {
    case 1:
      guard known == nil else { return true }
      season = ["SP", "SU", "FA", "WI"].first { $0 == parts[0] }
      return season != nil
    case 2:
      if ["SP", "SU", "FA", "WI"].contains(parts[1]) {
        season = String(parts[1])
      } else if parts[1].hasPrefix("W") {
        weekOfYear = Timex.number(parts[1].dropFirst(), 2)
        return weekOfYear != nil
      } else {
        month = Timex.number(parts[1], 2)
        return month != nil
      }
      return true
    case 3: return readDay(parts[1], parts[2])
    default:
      // Such as `XXXX-12-W01-7`.
      guard let month = Timex.number(parts[1], 2), parts[2].hasPrefix("W") else { return false }
      self.month = month
      weekOfMonth = Timex.number(parts[2].dropFirst(), 2)
      return weekOfMonth != nil
    }
  }

  private mutating func readDay(_ middle: Substring, _ last: Substring) -> Bool {
    if middle == "WXX" {
      dayOfWeek = Timex.number(last, 1)
      return dayOfWeek != nil
    }
    if middle.hasPrefix("W") {
      weekOfYear = Timex.number(middle.dropFirst(), 2)
      return weekOfYear != nil && last == "WE"
    }
    guard let month = Timex.number(middle, 2) else { return false }
    self.month = month
    if last.hasPrefix("W") {
      weekOfMonth = Timex.number(last.dropFirst(), 2)
      return weekOfMonth != nil
    }
    dayOfMonth = Timex.number(last, 2)
    return dayOfMonth != nil
  }

  private mutating func readTime(_ text: Substring) -> Bool {
    if ["DT", "NI", "MO", "AF", "EV"].contains(text) {
      partOfDay = String(text)
      return true
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), let hour = Timex.number(parts[0], 2) else { return false }
    (self.hour, minute, second) = (hour, 0, 0)
    if parts.count > 1 {
      guard let minute = Timex.number(parts[1], 2) else { return false }
      self.minute = minute
    }
    if parts.count > 2 {
      guard let second = Timex.number(parts[2], 2) else { return false }
      self.second = second
    }
    return true
  }

  /// Whether it says on which day, in a whole date.
  var isDefinite: Bool { year != nil && month != nil && dayOfMonth != nil }
  var isDate: Bool { (month != nil && dayOfMonth != nil) || dayOfWeek != nil }
  var isDateRange: Bool {
    (year != nil && dayOfMonth == nil) || (month != nil && dayOfMonth == nil) || season != nil
      || weekOfYear != nil || weekOfMonth != nil
  }
}

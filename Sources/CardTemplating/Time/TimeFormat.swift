/// Writes times in the formats of templates.
///
/// A format is one of .NET ("yyyy-MM-dd"); the implementation in JavaScript translates it for its
/// library of dates, and what has no translation means there what it means to that library: `YYYY`
/// and `DD` work too. Text in quotation marks stands for itself.
struct TimeFormat {
  private var parts: [Part] = []

  private enum Part: Equatable {
    case text(String)
    case year(short: Bool)
    case month(MonthStyle)
    case day(padded: Bool)
    case weekday(WeekdayStyle)
    case hour(padded: Bool, half: Bool)
    case minute(padded: Bool)
    case second(padded: Bool)
    case millisecond
    case halfDay(small: Bool)
    case zone(colon: Bool)
  }

  private enum MonthStyle { case number, padded, short, full }
  private enum WeekdayStyle { case number, two, three, full }

  /// `2018-03-15T13:00:00.111Z`
  static let standard = TimeFormat("yyyy-MM-ddTHH:mm:ss.fff'Z'")
  /// The same with the fraction of .NET and without a zone.
  static let withoutZone = TimeFormat("yyyy-MM-ddTHH:mm:ss.fff'0000'")

  /// The language's names are English ones.
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  static func name(ofMonth month: Int) -> String { months[(month - 1 + 12) % 12] }
  static func name(ofWeekday day: Int) -> String { weekdays[(day % 7 + 7) % 7] }

  init(_ format: String) {
    var format = Array(format.unicodeScalars)
    if format == ["o"] || format == ["O"] {
      format = Array("YYYY-MM-DDTHH:mm:ss.fff'0000'Z".unicodeScalars)
    }
    var index = 0
    while index < format.count {
      let scalar = format[index]
      if scalar == "'" || scalar == "`" {
        let end = format[(index + 1)...].firstIndex(of: scalar) ?? format.count
        append(String(String.UnicodeScalarView(format[(index + 1)..<end])))
        index = end + 1
        continue
      }
      if scalar == "\\", index + 1 < format.count {
        // What is escaped means what it means to the library.
        append(format[index + 1], 1, isTranslated: false)
        index += 2
        continue
      }
      var end = index + 1
      while end < format.count, format[end] == scalar { end += 1 }
      append(scalar, end - index, isTranslated: true)
      index = end
    }
  }

  private mutating func append(_ text: String) {
    if case .text(let before)? = parts.last {
      parts[parts.count - 1] = .text(before + text)
    } else if !text.isEmpty {
      parts.append(.text(text))
    }
  }

  /// A run of one letter.
  private mutating func append(_ letter: Unicode.Scalar, _ count: Int, isTranslated: Bool) {
    switch letter {
    case "y": parts.append(.year(short: count <= 2))
    case "Y": parts.append(.year(short: count <= 2))
    case "M": parts.append(.month([.number, .padded, .short, .full][min(count, 4) - 1]))
    case "D": parts.append(.day(padded: count > 1))
    case "d" where !isTranslated: parts.append(.weekday(.number))
    case "d" where count <= 2: parts.append(.day(padded: count == 2))
    case "d": parts.append(.weekday(count == 3 ? .three : .full))
    case "H": parts.append(.hour(padded: count > 1, half: false))
    case "h": parts.append(.hour(padded: count > 1, half: true))
    case "m": parts.append(.minute(padded: count > 1))
    case "s": parts.append(.second(padded: count > 1))
    case "f" where count >= 3, "F" where count >= 3, "S" where count >= 3:
      parts.append(.millisecond)
    case "t", "A": parts.append(.halfDay(small: false))
    case "a": parts.append(.halfDay(small: true))
    case "z": parts.append(.zone(colon: count >= 3))
    case "Z", "K": parts.append(.zone(colon: count == 1))
    case "%": break
    case let other: append(String(repeating: String(other), count: count))
    }
  }

  /// - Parameter offset: of the zone that the time is given in, in minutes.
  func text(of time: Civil, offset: Int = 0) -> String {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .year(short: true): result += Self.padded((time.year % 100 + 100) % 100, 2)
      case .year(short: false): result += Self.padded(time.year, 4)
      case .month(.number): result += String(time.month)
      case .month(.padded): result += Self.padded(time.month, 2)
      case .month(.short): result += Self.name(ofMonth: time.month).prefix(3)
      case .month(.full): result += Self.name(ofMonth: time.month)
      case .day(let isPadded): result += Self.padded(time.day, isPadded ? 2 : 1)
      case .weekday(.number): result += String(time.weekday)
      case .weekday(.two): result += Self.name(ofWeekday: time.weekday).prefix(2)
      case .weekday(.three): result += Self.name(ofWeekday: time.weekday).prefix(3)
      case .weekday(.full): result += Self.name(ofWeekday: time.weekday)
      case .hour(let isPadded, half: false): result += Self.padded(time.hour, isPadded ? 2 : 1)
      case .hour(let isPadded, half: true):
        result += Self.padded((time.hour + 11) % 12 + 1, isPadded ? 2 : 1)
      case .minute(let isPadded): result += Self.padded(time.minute, isPadded ? 2 : 1)
      case .second(let isPadded): result += Self.padded(time.second, isPadded ? 2 : 1)
      case .millisecond: result += Self.padded(time.millisecond, 3)
      case .halfDay(small: false): result += time.hour < 12 ? "AM" : "PM"
      case .halfDay(small: true): result += time.hour < 12 ? "am" : "pm"
      case .zone(let hasColon):
        let minutes = abs(offset)
        result += offset < 0 ? "-" : "+"
        result += Self.padded(minutes / 60, 2) + (hasColon ? ":" : "")
        result += Self.padded(minutes % 60, 2)
      }
    }
    return result
  }

  static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(abs(number))
    let zeros = String(repeating: "0", count: max(0, width - digits.utf8.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }
}

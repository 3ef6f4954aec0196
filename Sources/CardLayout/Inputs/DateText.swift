/// Days and times as people type them: as in results, or in the order of the card's language.
package enum DateText {
  /// The day of a text: YYYY-MM-DD, or as the language writes short dates, with its separators.
  ///
  /// - Parameter language: as in `de` or `pt-BR`; nil is US English.
  package static func day(_ text: String, language: String?) -> CalendarDay? {
    let text = trimmed(text)
    if let day = CalendarDay(text) { return day }
    guard let parts = numbers(of: text, pattern: DateLocale.of(language).compact),
      let year = parts["Y"], let month = parts["n"] ?? parts["m"],
      let day = parts["e"] ?? parts["d"]
    else { return nil }
    return CalendarDay(year: year, month: month, day: day)
  }

  /// The time of a text: HH:MM, H:MM, and with AM or PM where the language writes it so.
  package static func time(_ text: String, language: String?) -> ClockTime? {
    var text = trimmed(text)
    if let time = ClockTime(text) { return time }
    let locale = DateLocale.of(language)
    var half: Int?
    // Where the language writes halves of the day, its pattern has %p.
    if zip(locale.time.utf8, locale.time.utf8.dropFirst()).contains(where: {
      $0 == 0x25 && $1 == 0x70
    }) {
      for (index, name) in ["am", "pm"].enumerated() where text.lowercased().hasSuffix(name) {
        half = index
        text = trimmed(String(text.dropLast(2)))
      }
    }
    let digits = text.utf8.prefix { $0 >= 0x30 && $0 <= 0x39 }.count
    guard digits == 1 || digits == 2, var time = ClockTime(digits == 1 ? "0" + text : text) else {
      return nil
    }
    if let half {
      guard (1...12).contains(time.hour) else { return nil }
      time = ClockTime(hour: time.hour % 12 + half * 12, minute: time.minute) ?? time
    }
    return time
  }

  /// The order in which days are typed, such as `D.M.YYYY`; without a language that of results.
  public static func order(language: String?) -> String {
    guard let language else { return iso }
    let letters: [Unicode.Scalar: String] = ["Y": "YYYY", "m": "MM", "n": "M", "d": "DD", "e": "D"]
    return DateLocale.of(language).compact.replacingFields { letters[$0] ?? "" }
  }

  /// How a day may be typed, by an example: `31.12.2030 or 2030-12-31`.
  public static func example(language: String?) -> String {
    guard let language else { return isoExample }
    let numbers: [Unicode.Scalar: String] = [
      "Y": "2030", "m": "12", "n": "12", "d": "31", "e": "31",
    ]
    let local = DateLocale.of(language).compact.replacingFields { numbers[$0] ?? "" }
    return local == isoExample ? local : local + " or " + isoExample
  }

  private static let iso = "YYYY-MM-DD"
  private static let isoExample = "2030-12-31"

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text.prefix(40))
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// The numbers that stand in a text where a pattern has its fields; nil when it does not fit.
  private static func numbers(of text: String, pattern: String) -> [Unicode.Scalar: Int]? {
    var rest = text.unicodeScalars[...]
    var found: [Unicode.Scalar: Int] = [:]
    var isField = false
    for scalar in pattern.unicodeScalars {
      if isField {
        isField = false
        while rest.first == " " { rest.removeFirst() }
        let most = scalar == "Y" ? 4 : 2
        let digits = rest.prefix(most + 1).prefix { $0.value >= 0x30 && $0.value <= 0x39 }
        guard !digits.isEmpty, digits.count <= most, scalar != "Y" || digits.count == 4,
          let number = Int(String(digits))
        else { return nil }
        found[scalar] = number
        rest = rest.dropFirst(digits.count)
      } else if scalar == "%" {
        isField = true
      } else if scalar != " " {
        while rest.first == " " { rest.removeFirst() }
        // What closes a date, such as a point or a word, may be left off.
        if rest.isEmpty { continue }
        guard rest.first == scalar else { return nil }
        rest.removeFirst()
      }
    }
    return rest.isEmpty ? found : nil
  }
}

extension String {
  /// A pattern of a `DateLocale` with its fields replaced.
  func replacingFields(_ replacement: (Unicode.Scalar) -> String) -> String {
    var text = ""
    var isField = false
    for scalar in unicodeScalars {
      if isField {
        text += replacement(scalar)
        isField = false
      } else if scalar == "%" {
        isField = true
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

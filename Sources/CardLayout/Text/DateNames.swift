/// How one language writes dates: patterns, and names that the patterns ask for.
///
/// In a pattern `%A` `%a` are the weekday long and short, `%B` `%b` the month long and short, `%e` `%d`
/// the day (plain, two digits), `%n` `%m` the month's number likewise, `%Y` the year, `%H` the hour
/// of 24, `%I` that of 12, `%M` the minute in two digits and `%p` the half of the day.
/// Names are those of the Unicode CLDR; lists are kept as one string and cut when asked for.
struct DateLocale: Hashable, Sendable {
  var compact: String
  var short: String
  var long: String
  var time: String = "%H:%M"
  var months: String = ""
  var shortMonths: String = ""
  /// From Sunday on.
  var days: String = ""
  var shortDays: String = ""
  var halves: String = "AM|PM"

  func text(_ local: LocalTime, _ format: DateMacro.Format) -> String {
    let pattern: String
    switch format {
    case .compact: pattern = compact
    case .short: pattern = short
    case .long: pattern = long
    case .time: pattern = time
    }
    return pattern.replacingFields { field($0, of: local) }
  }

  private func field(_ letter: Unicode.Scalar, of local: LocalTime) -> String {
    switch letter {
    case "A": return Self.name(local.weekday, in: days)
    case "a": return Self.name(local.weekday, in: shortDays)
    case "B": return Self.name(local.month - 1, in: months)
    case "b": return Self.name(local.month - 1, in: shortMonths)
    case "e": return String(local.day)
    case "d": return Self.twoDigits(local.day)
    case "n": return String(local.month)
    case "m": return Self.twoDigits(local.month)
    case "Y": return String(local.year)
    case "H": return String(local.hour)
    case "I": return String((local.hour + 11) % 12 + 1)
    case "M": return Self.twoDigits(local.minute)
    case "p": return Self.name(local.hour / 12, in: halves)
    default: return ""
    }
  }

  private static func name(_ index: Int, in list: String) -> String {
    let names = list.split(separator: "|")
    return names.indices.contains(index) ? String(names[index]) : ""
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0" + String(number) : String(number)
  }
}

extension DateLocale {
  /// The one for a language tag or locale name (`de`, `pt-BR`, `sv_SE.UTF-8`); US English for nil
  /// and for what is not known.
  static func of(_ tag: String?) -> DateLocale {
    var subtags: [String] = []
    var current = ""
    for byte in (tag ?? "").utf8.prefix(32) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        current.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        current.unicodeScalars.append(Unicode.Scalar(byte | 0x20))
      default:
        subtags.append(current)
        current = ""
      }
      // What follows a dot is an encoding.
      if byte == UInt8(ascii: ".") { break }
    }
    subtags.append(current)
    let region = subtags.dropFirst().first { $0.utf8.count == 2 } ?? ""
    let isTraditional = subtags.contains("hant") || region == "tw" || region == "hk"
    switch subtags[0] {
    case "zh": return isTraditional ? chineseTraditional : chinese
    case "de": return german
    case "fr": return french
    case "es": return spanish
    case "it": return italian
    case "nl": return dutch
    case "pt": return portuguese
    case "pl": return polish
    case "cs": return czech
    case "sv": return swedish
    case "da": return danish
    case "nb", "no", "nn": return norwegian
    case "fi": return finnish
    case "ja": return japanese
    case "ko": return korean
    case "ru": return russian
    case "uk": return ukrainian
    case "tr": return turkish
    case "he", "iw": return hebrew
    case "ar": return arabic
    case "en": return english(region: region)
    default: return english(region: "")
    }
  }
}

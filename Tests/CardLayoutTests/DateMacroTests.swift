import TestSupport
import Testing

@testable import CardLayout

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs with the process in a time zone; what does so must not run beside something else that does.
func inZone<Value>(_ zone: String, _ body: () -> Value) -> Value {
  setenv("TZ", zone, 1)
  tzset()
  return body()
}

func expanded(_ text: String, _ language: String? = nil, zone: String = "UTC") -> String {
  inZone(zone) { DateMacros.expanded(text, language: language) }
}

/// Tests that change or read the environment of the process, one after another.
@Suite(.serialized) enum EnvironmentTests {}

extension EnvironmentTests {
  @Suite("Date macros") struct DateMacroTests {
    @Test("The three formats of a date and the one of a time")
    func formats() {
      #expect(expanded("{{DATE(2017-02-14T06:08:39Z)}}") == "2/14/2017")
      #expect(expanded("{{DATE(2017-02-14T06:08:39Z,COMPACT)}}") == "2/14/2017")
      #expect(expanded("{{DATE(2017-02-14T06:08:39Z, SHORT)}}") == "Tue, Feb 14, 2017")
      #expect(expanded("{{DATE(2017-02-14T06:08:39Z,LONG)}}") == "Tuesday, February 14, 2017")
      #expect(expanded("{{TIME(2017-02-14T06:08:39Z)}}") == "6:08 AM")
      #expect(expanded("at {{TIME(2017-02-14T12:00:00Z)}}!") == "at 12:00 PM!")
      #expect(expanded("{{TIME(2017-02-14T00:05:00Z)}}") == "12:05 AM")
      #expect(expanded("{{TIME(2017-02-14T24:00:00Z)}}") == "12:00 AM")
    }

    @Test("Offsets and the process's zone move hour and day")
    func zones() {
      let date = "{{DATE(2017-10-28T04:20:00+02:00)}} {{TIME(2017-10-28T04:20:00+02:00)}}"
      #expect(expanded(date) == "10/28/2017 2:20 AM")
      #expect(expanded(date, zone: "America/Los_Angeles") == "10/27/2017 7:20 PM")
      #expect(expanded(date, zone: "Asia/Kolkata") == "10/28/2017 7:50 AM")
      #expect(expanded("{{DATE(2017-01-01T01:00:00+05:30, SHORT)}}") == "Sat, Dec 31, 2016")
      // Summer time, by the rule itself and by name.
      let july = "{{TIME(2017-07-01T12:00:00Z)}}"
      #expect(expanded(july, zone: "CET-1CEST,M3.5.0,M10.5.0/3") == "2:00 PM")
      #expect(expanded(july, zone: "Europe/Berlin") == "2:00 PM")
    }

    @Test("Days far from now are right")
    func farDays() {
      #expect(expanded("{{DATE(1970-01-01T00:00:00Z, SHORT)}}") == "Thu, Jan 1, 1970")
      #expect(expanded("{{DATE(1969-12-31T23:59:59Z, SHORT)}}") == "Wed, Dec 31, 1969")
      #expect(expanded("{{DATE(2000-02-29T00:00:00Z, SHORT)}}") == "Tue, Feb 29, 2000")
      #expect(expanded("{{DATE(2100-03-01T00:00:00Z, SHORT)}}") == "Mon, Mar 1, 2100")
      #expect(expanded("{{DATE(9999-12-31T23:59:59Z, SHORT)}}") == "Fri, Dec 31, 9999")
      #expect(expanded("{{DATE(0000-01-01T00:00:00+23:59)}}") == "12/31/-1")
    }

    @Test(
      "What is not exactly a macro, or no day, stays as written",
      arguments: [
        "{{DATE(2017-02-14T06:08:39Z,  SHORT)}}", "{{DATE(2017-02-14T06:08:39Z ,SHORT)}}",
        "{{DATE(2017-02-14T06:08:39Z,short)}}", "{{date(2017-02-14T06:08:39Z)}}",
        "{{DATE(2017-02-14T06:08Z)}}", "{{DATE(2017-02-14T06:08:39)}}", "{{DATE(2017-02-14)}}",
        "{{DATE(2017-02-14T06:08:39.000Z)}}", "{{DATE(2017-02-14 06:08:39Z)}}",
        "{{DATE(2017-02-14T06:08:39z)}}", "{{DATE(2017-02-14T06:08:39+0100)}}",
        "{{DATE(2017-13-14T06:08:39Z)}}", "{{DATE(2017-00-14T06:08:39Z)}}",
        "{{DATE(2017-02-29T06:08:39Z)}}", "{{DATE(1900-02-29T06:08:39Z)}}",
        "{{DATE(2017-04-31T06:08:39Z)}}", "{{DATE(2017-04-00T06:08:39Z)}}",
        "{{TIME(2017-02-14T25:00:00Z)}}", "{{TIME(2017-02-14T24:00:01Z)}}",
        "{{TIME(2017-02-14T06:60:00Z)}}", "{{TIME(2017-02-14T06:08:61Z)}}",
        "{{TIME(2017-02-14T06:08:39Z, SHORT)}}", "{{TIME(2017-02-14T06:08:39Z,COMPACT)}}",
        "{{DATE(2017-02-14T06:08:39Z}}", "{{DATE(2017-02-14T06:08:39Z)}", "{{DATE(", "{{TIME()}}",
        "{{DATE()}}", "{{ DATE(2017-02-14T06:08:39Z)}}", "{DATE(2017-02-14T06:08:39Z)}",
      ])
    func literal(text: String) {
      #expect(expanded("a \(text) b") == "a \(text) b")
      #expect(
        DateMacros.unread(in: text).count
          == (text.contains("{{DATE(") || text.contains("{{TIME(") ? 1 : 0))
    }

    @Test("What stays as written can be told to the author")
    func unread() {
      let text =
        "{{DATE(2017-02-14T06:08:39Z)}} {{DATE(2017-02-30T06:08:39Z, SHORT)}} {{TIME(now)}} x"
      #expect(
        inZone("UTC") { DateMacros.unread(in: text) }
          == ["{{DATE(2017-02-30T06:08:39Z, SHORT)}}", "{{TIME(now)}}"])
    }

    @Test(
      "Every language has its own order and names",
      arguments: [
        ("en-US", "2/3/2017", "Fri, Feb 3, 2017", "Friday, February 3, 2017", "7:05 PM"),
        ("en-GB", "03/02/2017", "Fri, 3 Feb 2017", "Friday, 3 February 2017", "19:05"),
        ("de", "3.2.2017", "Fr., 3. Feb. 2017", "Freitag, 3. Februar 2017", "19:05"),
        ("de_AT.UTF-8", "3.2.2017", "Fr., 3. Feb. 2017", "Freitag, 3. Februar 2017", "19:05"),
        ("fr", "03/02/2017", "ven. 3 févr. 2017", "vendredi 3 février 2017", "19:05"),
        ("es", "3/2/2017", "vie, 3 feb 2017", "viernes, 3 de febrero de 2017", "19:05"),
        ("it", "03/02/2017", "ven 3 feb 2017", "venerdì 3 febbraio 2017", "19:05"),
        ("nl", "3-2-2017", "vr 3 feb 2017", "vrijdag 3 februari 2017", "19:05"),
        (
          "pt-BR", "03/02/2017", "sex., 3 de fev. de 2017", "sexta-feira, 3 de fevereiro de 2017",
          "19:05"
        ),
        ("pl", "3.02.2017", "pt., 3 lut 2017", "piątek, 3 lutego 2017", "19:05"),
        ("cs", "3. 2. 2017", "pá 3. 2. 2017", "pátek 3. února 2017", "19:05"),
        ("sv", "2017-02-03", "fre 3 feb. 2017", "fredag 3 februari 2017", "19:05"),
        ("da", "3.2.2017", "fre. 3. feb. 2017", "fredag den 3. februar 2017", "19.05"),
        ("nb", "3.2.2017", "fre. 3. feb. 2017", "fredag 3. februar 2017", "19:05"),
        ("fi", "3.2.2017", "pe 3.2.2017", "perjantaina 3. helmikuuta 2017", "19.05"),
        ("ja", "2017/2/3", "2017年2月3日(金)", "2017年2月3日金曜日", "19:05"),
        ("zh-CN", "2017/2/3", "2017年2月3日周五", "2017年2月3日星期五", "19:05"),
        ("zh-Hant-TW", "2017/2/3", "2017年2月3日週五", "2017年2月3日星期五", "下午7:05"),
        ("ko", "2017. 2. 3.", "2017년 2월 3일 (금)", "2017년 2월 3일 금요일", "오후 7:05"),
        ("ru", "03.02.2017", "пт, 3 февр. 2017 г.", "пятница, 3 февраля 2017 г.", "19:05"),
        ("uk", "03.02.2017", "пт, 3 лют. 2017 р.", "пʼятниця, 3 лютого 2017 р.", "19:05"),
        ("tr", "03.02.2017", "3 Şub 2017 Cum", "3 Şubat 2017 Cuma", "19:05"),
        ("he", "3.2.2017", "יום ו׳, 3 בפבר׳ 2017", "יום שישי, 3 בפברואר 2017", "19:05"),
        ("ar", "3/2/2017", "3/2/2017", "3/2/2017", "19:05"),
        ("tlh", "2/3/2017", "Fri, Feb 3, 2017", "Friday, February 3, 2017", "7:05 PM"),
        ("C.UTF-8", "2/3/2017", "Fri, Feb 3, 2017", "Friday, February 3, 2017", "7:05 PM"),
      ])
    func languages(
      language: String, compact: String, short: String, long: String, time: String
    ) {
      let stamp = "2017-02-03T19:05:00Z"
      #expect(expanded("{{DATE(\(stamp))}}", language) == compact)
      #expect(expanded("{{DATE(\(stamp), SHORT)}}", language) == short)
      #expect(expanded("{{DATE(\(stamp), LONG)}}", language) == long)
      #expect(expanded("{{TIME(\(stamp))}}", language) == time)
    }

    @Test("A date is never taken for markdown")
    func datesAreText() {
      let options = CardText.Options(language: "cs")
      inZone("UTC") {
        #expect(notation("{{DATE(2017-02-03T19:05:00Z)}}", options: options) == "3. 2. 2017")
        #expect(
          notation("- **{{DATE(2017-02-03T19:05:00Z)}}** [x](y)", options: options)
            == "• <b>3. 2. 2017</b> <a y>x</a>")
        #expect(
          notation(
            "{{DATE(2017-02-03T19:05:00Z)}}", options: .init(markdown: false, language: "ko"))
            == "2017. 2. 3.")
      }
    }

    @Test(
      "Macros and formats as other implementations assert them",
      .enabled(if: Conformance.isThere, Comment(rawValue: Conformance.skipped)))
    func conformance() throws {
      let cases = try Conformance.cases(of: "datetime.json", as: DateCase.self)
      #expect(cases.count == 26)
      for one in cases where one.kind == "date-time-macro" {
        let zone = one.timezone ?? "UTC"
        let text = inZone(zone) {
          DateMacros.expanded(one.text, language: one.locale)
        }
        if let reason = DateCase.exceptions[one.id] {
          #expect(text != one.jsObserved, "no longer an exception: \(reason)")
          #expect(text == one.text, "\(one.id)")
        } else {
          #expect(text == one.jsObserved ?? one.expected, "\(one.id)")
        }
      }
    }

    @Test(
      "Entities as other implementations assert them",
      .enabled(if: Conformance.isThere, Comment(rawValue: Conformance.skipped)))
    func entityConformance() throws {
      let cases = try Conformance.cases(of: "datetime.json", as: DateCase.self)
      for one in cases where one.kind == "html-entities" {
        #expect(notation(one.text) == one.expected, "\(one.id)")
      }
    }
  }
}

struct DateCase: Decodable {
  var id: String
  var kind: String
  var text: String
  var expected: String?
  var jsObserved: String?
  var locale: String?
  var timezone: String?

  /// Times are compared with the JavaScript reference, which shows them as the whole cards do; the
  /// shared model's two-digit hour (`07:20 PM`) is the other reading.
  static let exceptions = [
    "dt/cpp/TimeAndDateInputTest.InvalidDateTest":
      "JavaScript shows `Invalid Date`: a month that is none stays as written here",
    "dt/cpp/TimeAndDateInputTest.NoneLeapYearInvalidDayTest":
      "JavaScript takes 29 February 1994 for the day after: a day that is none stays as written",
  ]
}

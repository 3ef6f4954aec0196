import Testing

@testable import CardTemplating

/// Dates and times in expressions.
@Suite("Dates and times of expressions")
struct TimeTests {
  @Test("the calendar goes there and back over its leap years and far away")
  func calendar() {
    for days in stride(from: -800_000, through: 800_000, by: 1_237) {
      let milliseconds = days * Instant.day + 12_345_678
      #expect(Civil(milliseconds: milliseconds).milliseconds == milliseconds)
    }
    #expect(Civil(milliseconds: 0) == Civil(1970, 1, 1))
    #expect(Civil(milliseconds: -1).year == 1969)
    #expect(Civil(2000, 2, 29).exists && !Civil(1900, 2, 29).exists)
    #expect(Civil(2024, 3, 1).dayOfYear == 61)
    #expect(Civil(2024, 2, 29).weekday == 4)
    #expect(Civil(1969, 12, 28).weekday == 0)
  }

  @Test(
    "times are added in the calendar",
    arguments: [
      ("addToTime('2024-01-31T10:00:00.000Z', 1, 'Month')", #""2024-02-29T10:00:00.000Z""#),
      ("subtractFromTime('2024-02-29T10:00:00.000Z', 1, 'Year')", #""2023-02-28T10:00:00.000Z""#),
      ("subtractFromTime('2024-01-15T10:00:00.000Z', 13, 'Month', 'yyyy-MM')", #""2022-12""#),
      ("addDays('2024-02-28T00:00:00.000Z', 2)", #""2024-03-01T00:00:00.000Z""#),
      (
        "addToTime('2024-01-01T00:00:00.000Z', 1, 'Fortnight')",
        #"evaluation: addToTime: "Fortnight" is none of Second, Minute, Hour, Day, Week, Month and Year"#
      ),
      (
        "addHours('2024-01-01T00:00:00Z', 1)",
        #"evaluation: addHours: a time has to be written as "2024-01-01T00:00:00.000Z", not "2024-01-01T00:00:00Z""#
      ),
      (
        "addDays('2024-01-01T00:00:00.000Z', 99999999999999)",
        "evaluation: addDays: the time is too far away"
      ),
      ("dateTimeDiff('2024-01-02T00:00:00.000Z', '2024-01-01T00:00:00.000Z')", "864000000000"),
      ("ticks('2018-01-01T08:00:00.000Z')", "636503904000000000"),
      ("ticksToDays(864000000000)", "1"),
      ("formatTicks(636503904000000000)", #""2018-01-01T08:00:00.000Z""#),
      ("startOfHour('2018-03-15T13:30:30.000Z')", #""2018-03-15T13:00:00.000Z""#),
    ])
  func arithmetic(expression: String, wanted: String) {
    #expect(value(expression) == wanted)
  }

  @Test(
    "formats are those of .NET",
    arguments: [
      ("dddd, MMMM d, yyyy", "Thursday, March 5, 2026"), ("ddd dd MMM yy", "Thu 05 Mar 26"),
      ("h:mm tt", "3:04 PM"),
      ("HH:mm:ss.fff", "15:04:09.007"), ("yyyy'year' 'at' H", "2026year at 15"), ("zzz", "+00:00"),
      ("M/d", "3/5"),
      ("", "2026-03-05T15:04:09.007Z"),
    ])
  func formats(format: String, wanted: String) {
    let quoted = format.replacing("'", with: "\\'")
    #expect(value("formatDateTime('2026-03-05T15:04:09.007Z', '\(quoted)')") == "\"\(wanted)\"")
  }

  @Test(
    "dates are read in many forms",
    arguments: [
      ("2026-03-05", "2026-03-05T00:00"), ("2026-03-05T10:20", "2026-03-05T10:20"),
      ("2026-03-05 10:20:30", "2026-03-05T10:20"),
      ("2026-03-05T10:20:00+02:00", "2026-03-05T08:20"), ("3/5/2026 1:20 PM", "2026-03-05T13:20"),
      ("03/05/2026 12:20:00", "2026-03-05T12:20"), ("2026", "2026-01-01T00:00"),
      ("2026-03", "2026-03-01T00:00"),
    ])
  func reading(text: String, wanted: String) {
    #expect(value("formatDateTime('\(text)', 'yyyy-MM-ddTHH:mm')") == "\"\(wanted)\"")
  }

  @Test(
    "what is no date is none",
    arguments: [
      "2026-02-30", "2026-13-01", "26-01-01", "1521118800", "tomorrow", "2026-03-05T25:00", "3/5",
      "2026-03-05X",
    ])
  func none(text: String) {
    #expect(
      value("formatDateTime('\(text)')")
        == "evaluation: formatDateTime: \"\(text)\" is not a date and time")
  }

  @Test(
    "zones have their summer time, past and to come, by both their names",
    arguments: [
      ("convertFromUTC('2024-07-01T12:00:00.000Z', 'Europe/Berlin', 'HH:mm zzz')", "14:00 +02:00"),
      ("convertFromUTC('2060-07-01T12:00:00.000Z', 'W. Europe Standard Time', 'HH:mm')", "14:00"),
      ("convertFromUTC('2060-01-01T12:00:00.000Z', 'Pacific Standard Time', 'HH:mm')", "04:00"),
      ("convertFromUTC('2024-01-01T12:00:00.000Z', 'India Standard Time', 'HH:mm')", "17:30"),
      ("convertFromUTC('2024-01-01T12:00:00.000Z', 'AUS Eastern Standard Time', 'HH:mm')", "23:00"),
      ("convertToUTC('2024-07-01T12:00:00', 'Europe/Berlin', 'HH:mm')", "10:00"),
      ("convertToUTC('2024-03-31T03:00:00', 'Europe/Berlin', 'HH:mm')", "01:00"),
      ("convertFromUTC('2024-01-01T12:00:00.000Z', 'UTC', 'HH:mm')", "12:00"),
    ])
  func zones(expression: String, wanted: String) {
    #expect(value(expression) == "\"\(wanted)\"")
  }

  @Test(
    "a zone's name leads nowhere but to the system's zones",
    arguments: ["../../../etc/passwd", "/etc/passwd", "Europe/../../..", "", "Mars", "tzdata.zi"])
  func noZone(name: String) {
    #expect(TimeZone(name) == nil)
  }

  @Test(
    "the clock is one that is given",
    arguments: [
      ("utcNow()", "2026-03-05T15:04:00.000Z"), ("getFutureTime(1, 'Day', 'd')", "6"),
      ("getPastTime(1, 'Week', 'MM-dd')", "02-26"),
      ("getNextViableDate('XXXX-03-05')", "2026-03-05"),
      ("getPreviousViableDate('XXXX-03-05')", "2025-03-05"),
      ("getNextViableTime('TXX:03:00')", "T16:03:00"),
      ("getPreviousViableTime('TXX:03:00')", "T15:03:00"),
      ("dateReadBack(utcNow(), addDays(utcNow(), 1))", "tomorrow"),
      ("dateReadBack(utcNow(), addDays(utcNow(), 3))", "this Sunday"),
      ("dateReadBack(utcNow(), addDays(utcNow(), 5))", "next Tuesday"),
      ("dateReadBack(utcNow(), addDays(utcNow(), 18))", "23rd March 2026"),
      ("getTimeOfDay(utcNow())", "afternoon"),
    ])
  func clock(expression: String, wanted: String) {
    #expect(value(expression, now: 1_772_723_040_000) == "\"\(wanted)\"")
  }

  @Test(
    "time expressions say what they are",
    arguments: [
      ("isDate('XXXX-12-21')", "true"), ("isDate('XXXX-WXX-3')", "true"),
      ("isDateRange('2020-W05')", "true"), ("isDateRange('XXXX-05')", "true"),
      ("isDateRange('SU')", "true"), ("isDuration('P2W')", "true"),
      ("isDuration('PT1H30M')", "true"), ("isDuration('P')", "false"),
      ("isTime('T12:30')", "true"), ("isTimeRange('TEV')", "true"),
      ("isPresent('PRESENT_REF')", "true"), ("isDefinite('((((2020')", "false"),
      ("isDefinite('2020-12-21')", "true"),
      ("resolve('2020-02-30')", #"evaluation: resolve: "2020-02-30" is no date"#),
      ("isTime('T12:xx')", "false"),
    ])
  func timex(expression: String, wanted: String) {
    #expect(value(expression) == wanted)
  }
}

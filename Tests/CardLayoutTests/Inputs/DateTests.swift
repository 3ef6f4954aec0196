import CardLayout
import Testing

/// Days and times: their forms, their order, how to walk through them.
@Suite("Days and times")
struct DateTests {
  @Test(
    "only days that exist are read",
    arguments: [
      ("2024-02-29", true), ("2023-02-29", false), ("1900-02-29", false), ("2000-02-29", true),
      ("2024-04-31", false), ("2024-13-01", false), ("2024-00-10", false), ("0000-01-01", false),
      ("2024-1-1", false), ("24-01-01", false), ("2024/01/01", false), ("", false),
      ("2024-01-01 ", false), ("٢٠٢٤-01-01", false), ("+024-01-01", false), ("9999-12-31", true),
    ])
  func read(text: String, exists: Bool) {
    #expect((CalendarDay(text) != nil) == exists)
    if exists { #expect(CalendarDay(text)?.description == text) }
  }

  @Test(
    "numbers of days go there and back",
    arguments: [
      ("0001-01-01", 0, 1), ("1970-01-01", 719_162, 4), ("2000-02-29", 730_178, 2),
      ("2024-12-31", 739_250, 2), ("9999-12-31", 3_652_058, 5),
    ])
  func number(text: String, number: Int, weekday: Int) throws {
    let day = try #require(CalendarDay(text))
    #expect(day.number == number)
    #expect(day.weekday == weekday)
    #expect(CalendarDay(number: number) == day)
  }

  @Test("every day has the number after the day before")
  func all() {
    for number in stride(from: 0, through: 3_652_058, by: 97) {
      #expect(CalendarDay(number: number).number == number)
    }
    #expect(CalendarDay(number: -1).description == "0001-01-01")
    #expect(CalendarDay(number: .max).description == "9999-12-31")
  }

  @Test("a month later is the same day, or the last")
  func months() throws {
    let day = try #require(CalendarDay("2024-01-31"))
    #expect(day.moved(months: 1).description == "2024-02-29")
    #expect(day.moved(months: -2).description == "2023-11-30")
    #expect(day.moved(months: 13).description == "2025-02-28")
    #expect(day.moved(months: 1_000_000).year == 9999)
    #expect(day.moved(days: 1).description == "2024-02-01")
  }

  @Test(
    "days are typed as in results, or as the language writes them",
    arguments: [
      ("2024-03-05", nil, "2024-03-05"), ("3/5/2024", nil, "2024-03-05"),
      ("03/05/2024", "en-GB", "2024-05-03"), ("5.3.2024", "de", "2024-03-05"),
      (" 05.03.2024 ", "de_DE.UTF-8", "2024-03-05"), ("2024/3/5", "ja", "2024-03-05"),
      ("5/3/2024", "fr", "2024-03-05"),
    ])
  func typed(text: String, language: String?, day: String) {
    #expect(DateText.day(text, language: language)?.description == day)
  }

  @Test(
    "what is no day is none",
    arguments: [
      "12-12-2012", "2011/08/30", "a-b-c", "7.", "12:02", "13/13/2013", "3/5/24", "3/5/20245", "/",
      "aWord",
    ])
  func noDay(text: String) { #expect(DateText.day(text, language: nil) == nil) }

  @Test(
    "times are typed with 24 hours, or with AM and PM where people do",
    arguments: [
      ("14:30", nil, "14:30"), ("9:05", nil, "09:05"), ("2:30 PM", nil, "14:30"),
      ("12:00am", "en", "00:00"), ("12:15 pm", "en-US", "12:15"),
    ])
  func times(text: String, language: String?, time: String) {
    #expect(DateText.time(text, language: language)?.description == time)
  }

  @Test(
    "what is no time is none",
    arguments: [
      "1:1", ":", "24:00", "12:60", "12_23", "2:3:4", "13:00 pm", "0:30 am", "",
    ])
  func noTime(text: String) { #expect(DateText.time(text, language: nil) == nil) }

  @Test(
    "numbers keep their digits",
    arguments: [
      ("5", "5"), ("5.0", "5"), ("007.50", "7.5"), ("-0", "0"), ("+3", "3"), (" 12 ", "12"),
      (".5", "0.5"), ("3,5", "3.5"), ("1e3", "1000"),
      ("12345678901234567890", "12345678901234567890"),
      ("-100.0", "-100"), ("1.", "1"),
    ])
  func numbers(text: String, spelling: String) {
    #expect(NumberText.read(text)?.spelling == spelling)
  }

  @Test(
    "what is no number is none",
    arguments: [
      "", "-", ".", "aWord", "312c", "4+9", "1,234", "1 2", "--1", "e5", "1e", "0x10", "Infinity",
      "1e999", "٣",
    ])
  func noNumber(text: String) { #expect(NumberText.read(text) == nil) }
}

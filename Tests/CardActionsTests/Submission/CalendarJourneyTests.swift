import AdaptiveCards
import Canvas
import CardLayout
import Testing

@testable import CardActions

/// The calendar of a date field.
@Suite("Calendar")
struct CalendarJourneyTests {
  private func play(
    _ more: String = "", lang: String? = nil, locale: String? = nil,
    size: Size = Size(width: 40, height: 14)
  )
    throws -> Play
  {
    let language = lang.map { #","lang":"\#($0)""# } ?? ""
    let card =
      #"{"type":"AdaptiveCard","version":"1.5"\#(language),"body":[\#(Form.input("Date", more))],"actions":[\#(Make.submit("Send"))]}"#
    let play = try Play(card, size: size) { $0.language = locale }
    play.session.today = { CalendarDay("2024-02-29") ?? CalendarDay(number: 0) }
    return play
  }

  @Test("Space opens the month of today, arrows walk through it, Enter takes the day")
  func keys() throws {
    let play = try play()
    try play.press("Space")
    #expect(
      play.screen[2...10] == [
        "  \u{250C} <  February 2024 \u{2500} > \u{2510}",
        "  \u{2502} Su Mo Tu We Th Fr Sa \u{2502}",
        "  \u{2502}              1  2  3 \u{2502}",
        "  \u{2502}  4  5  6  7  8  9 10 \u{2502}",
        "  \u{2502} 11 12 13 14 15 16 17 \u{2502}",
        "  \u{2502} 18 19 20 21 22 23 24 \u{2502}",
        "  \u{2502} 25 26 27 28 29       \u{2502}",
        "  \u{2502}                      \u{2502}",
        "  \u{2514}" + String(repeating: "\u{2500}", count: 22) + "\u{2518}",
      ])
    try play.press("Right Down PgDn Home Enter")
    #expect(play.typed == "2024-04-01|")
    #expect(play.result == "exec(Send,{x:2024-04-01})")
    try play.press("Space Left PgUp End Enter")
    #expect(play.typed == "2024-02-29|")
    try play.press("Space Right Esc")
    #expect(play.typed == "2024-02-29|")
  }

  @Test(
    "weeks begin as the language has them",
    arguments: [
      ("de", "Mo Di Mi Do Fr Sa So"), ("en-GB", "Mo Tu We Th Fr Sa Su"),
      ("en", "Su Mo Tu We Th Fr Sa"),
    ])
  func firstDay(lang: String, names: String) throws {
    let play = try play(lang: lang)
    try play.press("Space")
    #expect(play.shows(names))
    let local = try self.play(locale: lang)
    try local.press("Space")
    #expect(local.shows(names))
    let both = try self.play(lang: lang, locale: "ja_JP.UTF-8")
    try both.press("Space")
    #expect(both.shows(names))
  }

  @Test(
    "a day is typed in the order of the card's language, else of the locale, as the field says",
    arguments: [
      ("en-US", "M/D/YYYY", "3/5/2024", "12/31/2030 or "),
      ("de", "D.M.YYYY", "5.3.2024", "31.12.2030 or "),
      ("en_GB.UTF-8", "DD/MM/YYYY", "5/3/2024", "31/12/2030 or "),
      ("ja", "YYYY/M/D", "2024/3/5", "2030/12/31 or "),
      ("sv", "YYYY-MM-DD", "2024-3-5", ""),
      ("ko", "YYYY. M. D.", "2024. 3. 5.", "2030. 12. 31. or "),
    ])
  func order(language: String, order: String, typed: String, example: String) throws {
    for play in [try play(lang: language), try play(locale: language)] {
      #expect(play.shows("[\(order)_"))
      try play.press("\"\(typed)\" Tab Shift-Tab")
      #expect(play.typed == "2024-03-05|")
      try play.press("Ctrl-U \"2024-03-06\"")
      #expect(play.result == "exec(Send,{x:2024-03-06})")
      try play.press("Ctrl-U \"tomorrow\"")
      #expect(
        play.result == "invalid: This is not a day; write it as in \(example)2030-12-31")
    }
  }

  @Test("the card's own words for the field keep the order behind them")
  func placeholder() throws {
    let words = #","placeholder":"When?""#
    #expect(try play(words, lang: "de").shows("[When? (D.M.YYYY)"))
    #expect(try play(words).shows("[When?_"))
  }

  @Test("no day outside of the limits is reached or taken")
  func limits() throws {
    let play = try play(#","min":"2024-02-27","max":"2024-03-02""#)
    try play.press("Space Up Up Enter")
    #expect(play.typed == "2024-02-27|")
    try play.press("Space PgDn Enter")
    #expect(play.typed == "2024-03-02|")
    try play.press("Space")
    try play.click(on: "31")
    #expect(play.session.calendar != nil)
    try play.press("Esc")
    #expect(play.typed == "2024-03-02|")
  }

  @Test("the mouse opens it at the mark, turns months, takes a day, closes it outside")
  func mouse() throws {
    let play = try play(#","value":"2024-02-10""#)
    try play.click(on: "\u{25BE}]")
    #expect(play.session.calendar != nil)
    try play.click(on: "> ")
    try play.click(on: "19")
    #expect(play.typed == "2024-03-19|")
    try play.click(on: "\u{25BE}]")
    try play.click(39, 0)
    #expect(play.session.calendar == nil)
  }

  @Test("a day steps by the part that the caret is in")
  func steps() throws {
    let play = try play(#","value":"2024-01-31","max":"2025-12-31""#)
    try play.press("Alt-Up")
    #expect(play.typed == "2024-02-01|")
    try play.press("Alt-b Left Ctrl-Up")
    #expect(play.typed == "2024-03|-01")
    try play.press("Home Alt-Up Alt-Up")
    #expect(play.typed == "|2025-12-31")
  }

  @Test("on a screen of a few rows the week of the day is seen")
  func small() throws {
    let play = try play(#","value":"2024-03-28""#, size: Size(width: 40, height: 6))
    try play.press("Space")
    #expect(play.shows("24 25 26 27 28 29 30"))
    try play.press("Up Enter")
    #expect(play.typed == "2024-03-21|")
  }
}

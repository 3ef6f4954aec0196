import Canvas
import TestSupport
import Testing

@testable import CardBrowser

/// Templates in the browser, with their data beside them.
@Suite("Data beside a template")
struct BoundDataJourneyTests {
  private let browsing: Browsing

  init() throws {
    browsing = try Browsing()
    try browsing.write(Browsing.form("Hello ${name}"), to: "a.json")
    try browsing.write(#"{"name": "Ada"}"#, to: "a.data.json")
    try browsing.write(Browsing.card("plain"), to: "b.json")
  }

  @Test("they are bound by themselves, named in the status line, and are no card of their own")
  func bound() throws {
    try browsing.open(size: Size(width: 100, height: 8), data: .beside)
    #expect(browsing.rows.joined().contains("Hello Ada"))
    #expect(browsing.status.hasPrefix("  1/2  a.json  with a.data.json"))
    try browsing.press("Down")
    #expect(browsing.status == "  2/2  b.json")
  }

  @Test("x.template.json has its data in x.data.json")
  func template() throws {
    try browsing.write(Browsing.card("Dear ${name}"), to: "c.template.json")
    try browsing.write(#"{"name": "Bob"}"#, to: "c.data.json")
    try browsing.open(["c.template.json"], data: .beside)
    #expect(browsing.rows.joined().contains("Dear Bob"))
  }

  @Test("when the data are saved the card is drawn anew, and what was typed stays")
  func saved() throws {
    try browsing.open(keys: #"Enter "typed""#, watches: true, data: .beside)
    browsing.time += .seconds(1)
    try browsing.write(#"{"name": "Grace"}"#, to: "a.data.json")
    browsing.notice()
    #expect(browsing.rows.joined().contains("Hello Grace"))
    #expect(browsing.rows.joined().contains("[typed"))
  }

  @Test("data that come and go bind the card and leave it")
  func comeAndGo() throws {
    Files.remove(browsing.scratch.path + "/a.data.json")
    try browsing.open(keys: "Enter", watches: true, data: .beside)
    #expect(browsing.rows.joined().contains("Hello ${name}"))
    browsing.time += .seconds(1)
    try browsing.write(#"{"name": "Ada"}"#, to: "a.data.json")
    browsing.notice()
    #expect(browsing.rows.joined().contains("Hello Ada"))
    browsing.time += .seconds(1)
    Files.remove(browsing.scratch.path + "/a.data.json")
    browsing.notice()
    #expect(browsing.rows.joined().contains("Hello ${name}"))
  }

  @Test("a save of the data that stays broken keeps the last good card and says the place")
  func broken() throws {
    try browsing.open(
      keys: "Enter", size: Size(width: 100, height: 8), watches: true, data: .beside)
    browsing.time += .seconds(1)
    try browsing.write(#"{"name": }"#, to: "a.data.json")
    browsing.notice()
    browsing.wait(.milliseconds(200))
    #expect(browsing.rows.joined().contains("Hello Ada"))
    #expect(browsing.says("The last good card is shown."))
    #expect(browsing.page?.editPlace?.path.hasSuffix("a.data.json") == true)
  }

  @Test("data that break are told in every view, and are gone from the line once they are good")
  func brokenInViews() throws {
    for keys in ["Enter", "Enter Esc i", "Enter Esc s", "Enter Esc t"] {
      try browsing.write(#"{"name": "Ada"}"#, to: "a.data.json")
      try browsing.open(
        keys: keys, size: Size(width: 100, height: 12), watches: true, data: .beside)
      browsing.time += .seconds(1)
      try browsing.write("{\n  \"name\": }", to: "a.data.json")
      browsing.notice()
      browsing.wait(.milliseconds(200))
      #expect(
        browsing.says("The last good card is shown. a.data.json:2:11"), "\(keys)")
      browsing.time += .seconds(1)
      try browsing.write(#"{"name": "Bob"}"#, to: "a.data.json")
      browsing.notice()
      #expect(!browsing.says("The last good"), "\(keys)")
    }
  }

  @Test("the boxes are said to be those of the last good card")
  func boxesOfTheLastGoodCard() throws {
    try browsing.open(
      keys: "i", size: Size(width: 100, height: 12), watches: true, data: .beside)
    browsing.time += .seconds(1)
    try browsing.write("{", to: "a.data.json")
    browsing.notice()
    browsing.wait(.milliseconds(200))
    try browsing.press("Down")
    #expect(browsing.status.contains("of the last good card"))
    try browsing.press("Esc")
    #expect(browsing.says("The last good card is shown. a.data.json"))
  }

  @Test("the source is that of the data while these are broken, also where no card was ever good")
  func sourceOfBrokenData() throws {
    try browsing.write("{\n  \"name\": }", to: "a.data.json")
    try browsing.open(
      keys: "s", size: Size(width: 100, height: 12), watches: true, data: .beside)
    #expect(browsing.rows[1].contains(#"!2    "name": }"#))
    #expect(browsing.status.hasPrefix("  a.data.json  error: a value is missing"))
    try browsing.press("Up")
    #expect(browsing.status.hasPrefix("  a.data.json"))
    try browsing.press("Down")
    #expect(browsing.page?.editPlace?.path.hasSuffix("a.data.json") == true)
    #expect(browsing.page?.editPlace?.line == 2)
    browsing.time += .seconds(1)
    try browsing.write(#"{"name": "Ada"}"#, to: "a.data.json")
    browsing.notice()
    #expect(browsing.rows[0].contains("AdaptiveCard"))
    #expect(browsing.page?.editPlace?.path.hasSuffix("a.json") == true)
  }

  @Test("data that guests may not read are not bound")
  func confined() throws {
    let path = browsing.scratch.path + "/a.json"
    try browsing.open(["a.json"], confinement: Confinement([path]), data: .beside)
    #expect(browsing.rows.joined().contains("Hello ${name}"))
    try browsing.open(
      keys: "Enter", confinement: Confinement([browsing.scratch.path]), data: .beside)
    #expect(browsing.rows.joined().contains("Hello Ada"))
  }

  @Test("the files of data are named as the cards are")
  func names() {
    #expect(DataChoice.beside.candidate(for: "x.json") == "x.data.json")
    #expect(DataChoice.beside.candidate(for: "d/x.template.json") == "d/x.data.json")
    #expect(DataChoice.beside.candidate(for: "/x.json") == "/x.data.json")
    #expect(DataChoice.beside.candidate(for: "-") == nil)
    #expect(DataChoice.beside.candidate(for: "x.data.json") == nil)
    #expect(DataChoice.beside.candidate(for: "x.jsonl") == nil)
    #expect(DataChoice("d.json").path(for: "x.json") == "d.json")
    #expect(DataChoice(nil).path(for: "x.json") == nil)
  }
}

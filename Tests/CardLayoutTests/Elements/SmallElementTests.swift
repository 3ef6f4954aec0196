import AdaptiveCards
import Canvas
import Testing

@testable import CardLayout

@Suite("Badges, stars, progress, icons")
struct SmallElementTests {
  @Test("a badge is a pill, or an outline when it is tinted or subtle")
  func badges() throws {
    #expect(try drawn(#"{"type":"Badge","text":"Beta","style":"accent"}"#) == ["▐Beta▌"])
    #expect(try drawn(#"{"type":"Badge","text":"Beta","appearance":"tint"}"#) == ["▕Beta▏"])
    #expect(try drawn(#"{"type":"Badge","text":"Beta","style":"subtle"}"#) == ["▕Beta▏"])
    #expect(try drawn(#"{"type":"Badge","text":"Beta"}"#, ascii: true) == ["[Beta]"])
    #expect(
      try drawn(#"{"type":"Badge","text":"one two","horizontalAlignment":"right"}"#, width: 6)
        == [" ▐one▌", " ▐two▌"])
  }

  @Test("a badge has its icon before or after the text, or alone")
  func badgeIcons() throws {
    #expect(
      try drawn(#"{"type":"Badge","text":"Sent","icon":"Checkmark"}"#) == ["▐✓ Sent▌"])
    #expect(
      try drawn(#"{"type":"Badge","text":"Sent","icon":"Checkmark","iconPosition":"after"}"#)
        == ["▐Sent ✓▌"])
    #expect(try drawn(#"{"type":"Badge","icon":"Star"}"#) == ["▐★▌"])
    #expect(try drawn(#"{"type":"Badge","text":"Sent","icon":"Qwerty"}"#) == ["▐Sent▌"])
    #expect(try drawn(#"{"type":"Badge"}"# + #",{"type":"TextBlock","text":"x"}"#) == ["x"])
  }

  @Test(
    "stars are whole and half, with the number and how many gave them",
    arguments: [
      (#""value":3.5,"count":1284"#, "★★★½☆ 3.5 (1,284)"), (#""value":0"#, "☆☆☆☆☆ 0"),
      (#""value":9"#, "★★★★★ 9"), (#""value":-3"#, "☆☆☆☆☆ -3"), (#""value":3.74"#, "★★★½☆ 3.74"),
      (#""value":4,"style":"compact""#, "★ 4"), (#""value":7,"max":50"#, "★ 7/50"),
      (#""value":2,"max":3"#, "★★☆ 2"), (#""max":3"#, "☆☆☆"),
    ])
  func ratings(rating: (String, String)) throws {
    #expect(try drawn(#"{"type":"Rating",\#(rating.0)}"#) == [rating.1])
  }

  @Test("stars in ASCII")
  func asciiStars() throws {
    #expect(try drawn(#"{"type":"Rating","value":2.5}"#, ascii: true) == ["**+-- 2.5"])
  }

  @Test(
    "a progress bar is heavy as far as it is done",
    arguments: [
      (#""value":50"#, "━━━━━━━━━╸─────────  50%"), (#""value":0"#, "───────────────────   0%"),
      (#""value":100"#, "━━━━━━━━━━━━━━━━━━━ 100%"),
      (#""value":0.001"#, "╸──────────────────  <1%"),
      (#""value":99.999"#, "━━━━━━━━━━━━━━━━━━╸ 100%"),
      (#""value":1,"max":4"#, "━━━━━──────────────  25%"),
      (#""value":500"#, "━━━━━━━━━━━━━━━━━━━ 100%"),
    ])
  func progress(bar: (String, String)) throws {
    #expect(try drawn(#"{"type":"ProgressBar",\#(bar.0)}"#, width: 24) == [bar.1])
  }

  @Test("progress that nobody knows, in ASCII, and without room for a bar")
  func otherProgress() throws {
    #expect(try drawn(#"{"type":"ProgressBar"}"#, width: 8) == ["╌╌╌╌╌╌╌╌"])
    #expect(
      try drawn(#"{"type":"ProgressBar","value":50}"#, width: 15, ascii: true) == [
        "#####-----  50%"
      ])
    #expect(try drawn(#"{"type":"ProgressBar","value":50}"#, width: 7) == ["50%"])
  }

  @Test(
    "a ring has its label on the side that the card says",
    arguments: [
      ("before", ["Wait ◌"]), ("after", ["◌ Wait"]), ("above", ["Wait", "◌"]),
      ("below", ["◌", "Wait"]),
    ])
  func rings(ring: (String, [String])) throws {
    #expect(
      try drawn(#"{"type":"ProgressRing","label":"Wait","labelPosition":"\#(ring.0)"}"#) == ring.1)
  }

  @Test("an icon is a character, or its name where there is none")
  func icons() throws {
    #expect(try drawn(#"{"type":"Icon","name":"Checkmark"}"#) == ["✓"])
    #expect(try drawn(#"{"type":"Icon","name":"checkmarkcircle"}"#) == ["✓"])
    #expect(try drawn(#"{"type":"Icon","name":"CalendarCheckmark"}"#) == ["📅"])
    #expect(try drawn(#"{"type":"Icon","name":"Qwerty"}"#) == ["[Qwerty]"])
    #expect(try drawn(#"{"type":"Icon","name":"Rocket"}"#, ascii: true) == ["[Rocket]"])
    #expect(IconCharacters.character(of: String(repeating: "A", count: 5000), ascii: false) == nil)
    let drawn = try Drawn(
      #"{"type":"Icon","name":"Star","selectAction":{"type":"Action.Submit","title":"Like"}}"#,
      width: 10)
    #expect(drawn.stops == ["button /body/0/selectAction Like"])
  }

  @Test("every character for an icon is one or two columns wide")
  func iconWidths() {
    for name in ["Warning", "Info", "Mail", "Person", "Code", "Translate", "WeatherSunny", "Money"]
    {
      let text = IconCharacters.character(of: name, ascii: false) ?? ""
      #expect((1...2).contains(CellWidth.of(text)), "\(name)")
    }
  }

  @Test(
    "numbers are written as people do",
    arguments: [
      (0.0, "0"), (42, "42"), (1284, "1,284"), (1_234_567.891, "1,234,567.89"), (3.5, "3.5"),
      (3.05, "3.05"), (-0.001, "-0.001"), (-12, "-12"), (.nan, "?"), (.infinity, "?"),
    ])
  func numbers(number: (Double, String)) {
    #expect(ShortNumber.text(number.0) == number.1)
  }

  @Test("something that is there is never 0%")
  func percents() {
    #expect(
      [0, 0.001, 0.005, 0.5, 0.999, 1, 2, -1].map(ShortNumber.percent) == [
        "0%", "<1%", "1%", "50%", "100%", "100%", "100%", "0%",
      ])
  }
}

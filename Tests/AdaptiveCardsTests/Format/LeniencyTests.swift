import AdaptiveCards
import Testing

@Suite("Faults cost only what they are in")
struct LeniencyTests {
  @Test(
    "numbers and booleans are read as text",
    arguments: [("12", "12"), ("1.50", "1.50"), ("true", "true"), (#""x""#, "x")])
  func text(json: String, text: String) {
    #expect(readBody(#"{"type":"TextBlock","text":\#(json)}"#).card.map(texts) == [text])
  }

  @Test(
    "texts are read as booleans",
    arguments: [(#""true""#, true), (#""FALSE""#, false), ("true", true)])
  func bool(json: String, value: Bool) throws {
    guard case .textBlock(let block) = try element(#"{"type":"TextBlock","wrap":\#(json)}"#)
    else { throw Unexpected() }
    #expect(block.wrap == value)
  }

  @Test("texts are read as numbers", arguments: [#""7""#, "7", "7.0"])
  func number(json: String) throws {
    guard case .textBlock(let block) = try element(#"{"type":"TextBlock","maxLines":\#(json)}"#)
    else { throw Unexpected() }
    #expect(block.maxLines == 7)
  }

  @Test("a value of another type is told with its place and what was made of it")
  func wrongType() {
    let told = readBody(
      """

        {"type":"TextBlock","text":12,"wrap":"yes","maxLines":[]}
      """
    ).diagnostics.map(\.description)
    #expect(
      told == [
        #"x:2:30: warning: "text" should be a string, not a number; 12 is read as one [value-type]"#,
        #"x:2:40: warning: "wrap" should be true or false, not a string; "yes" is left out [value-type]"#,
        #"x:2:57: warning: "maxLines" should be a number, not an array; an array is left out [value-type]"#,
      ])
  }

  @Test("words may be in any case, and old ones are known")
  func words() throws {
    guard
      case .textBlock(let block) = try element(
        #"{"type":"TextBlock","size":"EXTRALARGE","weight":"Normal","color":"Attention"}"#)
    else { throw Unexpected() }
    #expect(block.properties.size == .extraLarge)
    #expect(block.properties.weight == .default)
    #expect(block.properties.color == .attention)
  }

  @Test("a word that is none is told with those that are")
  func wrongWord() {
    #expect(
      toldOfBody(#"{"type":"TextBlock","weight":"boulder"}"#) == [
        #"value-invalid: "boulder" is not a value of "weight"; did you mean "bolder"? it is one of "#
          + #""default", "lighter", "bolder""#
      ])
  }

  @Test("a single object counts as a list of one")
  func single() {
    let reading = readCard(
      #"{"type":"AdaptiveCard","version":"1.6","body":{"type":"TextBlock","text":"one"}}"#)
    #expect(reading.card.map(texts) == ["one"])
    #expect(reading.diagnostics.map(\.code) == ["value-type"])
  }

  @Test("null is as nothing")
  func null() throws {
    let reading = readBody(#"{"type":"TextBlock","text":"x","size":null,"id":null}"#)
    #expect(reading.card.map(texts) == ["x"])
    #expect(reading.diagnostics == [])
  }

  @Test("things without a type are left out, the rest is shown")
  func withoutType() {
    let reading = readBody(
      #"{"type":"TextBlock","text":"a"},{"text":"b"},7,{"type":"TextBlock","text":"c"}"#)
    #expect(reading.card.map(texts) == ["a", "c"])
    #expect(reading.diagnostics.map(\.code) == ["type-missing", "value-type"])
    #expect(reading.diagnostics.map(\.severity) == [.error, .warning])
  }

  @Test("a root without type but with a body is a card")
  func root() {
    let reading = readCard(#"{"body":[{"type":"TextBlock","text":"a"}]}"#)
    #expect(reading.card.map(texts) == ["a"])
    #expect(reading.diagnostics.map(\.code) == ["type-missing", "version-missing"])
  }

  @Test("a host config is no card, though it has actions too")
  func hostConfig() {
    let reading = readCard(#"{"spacing":{"small":3},"actions":{"maxActions":5}}"#)
    #expect(reading.card == nil)
    #expect(reading.diagnostics.map(\.code) == ["card-missing"])
    #expect(reading.diagnostics.first?.message.contains("looks like a host config") == true)
  }

  @Test("other things are no card", arguments: ["[]", "7", #"{"type":"Message"}"#, "{}"])
  func noCard(text: String) {
    let reading = readCard(text)
    #expect(reading.card == nil)
    #expect(reading.diagnostics.map(\.code) == ["card-missing"])
  }

  @Test(
    "a part of another type is an error",
    arguments: [
      #"{"type":"ColumnSet","columns":[{"type":"Elephant","items":[]}]}"#,
      #"{"type":"ImageSet","images":[{"type":"Elephant","url":"u"}]}"#,
    ])
  func otherType(text: String) {
    let diagnostics = readBody(text).diagnostics
    #expect(diagnostics.map(\.code) == ["type-not-allowed"])
    #expect(diagnostics.first?.severity == .error)
    #expect(diagnostics.first?.message.contains("\"Elephant\"") == true)
  }
}

import AdaptiveCards
import Testing

@Suite("Names of properties")
struct NameTests {
  @Test(
    "near misses are told with the right name",
    arguments: [
      ("wieght", "weight"), ("Text", "text"), ("isvisible", "isVisible"),
      ("seperator", "separator"),
      ("horizontalAligment", "horizontalAlignment"),
    ])
  func nearMiss(name: String, right: String) {
    #expect(
      toldOfBody(#"{"type":"TextBlock","\#(name)":"x"}"#) == [
        #"property-unknown: the property "\#(name)" is not known; did you mean "\#(right)"?"#
      ])
  }

  @Test(
    "other unknown names are no fault",
    arguments: ["custom", "$when", "text", "comment", "x-data"])
  func unknown(name: String) {
    #expect(
      toldOfBody(#"{"type":"TextBlock","text":"a","\#(name)":"x"}"#).isEmpty || name == "text")
  }

  @Test("names of another type are no near misses of each other's")
  func parts() {
    let told = readBody(
      #"{"type":"FactSet","facts":[{"titel":"t","value":"v"}]}"#
    ).diagnostics
    #expect(told.map(\.path) == ["/body/0/facts/0/titel"])
  }

  @Test("a name that is there in its right spelling is not suggested")
  func present() {
    #expect(toldOfBody(#"{"type":"TextBlock","text":"a","texts":"b"}"#) == [])
  }

  @Test("properties that are newer than the card are told once each")
  func newer() {
    let elements = #"{"type":"TextBlock","text":"a","style":"heading","fontType":"monospace"}"#
    #expect(toldOfBody(elements, version: "1.5") == [])
    #expect(
      toldOfBody(elements, version: "1.2") == [
        #"property-newer: "style" came with version 1.5 of the schema, but the card says 1.2"#
      ])
    #expect(toldOfBody(elements, version: "1.0").count == 2)
  }

  @Test("elements that are newer than the card are told")
  func newerElement() {
    #expect(
      toldOfBody(#"{"type":"Table","rows":[]}"#, version: "1.3") == [
        "property-newer: Table came with version 1.5 of the schema, but the card says 1.3"
      ])
  }

  @Test("a million unknown names are read in time and told in a hundred lines at most")
  func flood() {
    let names = (0..<20_000).map { "\"txet\($0 % 7)\":1" }.joined(separator: ",")
    let clock = ContinuousClock()
    var count = 0
    let time = clock.measure {
      count = readBody("{\"type\":\"TextBlock\",\(names)}").diagnostics.count
    }
    #expect(count <= 202)
    #expect(time < .seconds(5))
  }
}

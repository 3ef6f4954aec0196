import AdaptiveCards
import Testing

@Suite("Pages of a Carousel")
struct CarouselPageTests {
  private func page(_ items: String) -> CardReading {
    readBody(#"{"type":"Carousel","pages":[{"type":"CarouselPage","items":[\#(items)]}]}"#)
  }

  @Test(
    "some elements are left out, the page stays",
    arguments: [
      #"{"type":"Input.Text","id":"a"}"#, #"{"type":"Input.ChoiceSet","id":"a"}"#,
      #"{"type":"Media","sources":[]}"#, #"{"type":"ActionSet","actions":[]}"#,
      #"{"type":"Carousel","pages":[]}"#,
    ])
  func elements(item: String) {
    let reading = page(#"\#(item),{"type":"TextBlock","text":"stays"}"#)
    #expect(reading.card.map(texts) == ["stays"])
    #expect(reading.diagnostics.map(\.code) == ["element-not-allowed"])
    #expect(reading.diagnostics.map(\.severity) == [.warning])
  }

  @Test("deep inside too")
  func nested() {
    let reading = page(
      #"{"type":"Container","items":[{"type":"Container","items":[{"type":"Input.Text","id":"a"}]}]}"#
    )
    #expect(reading.diagnostics.map(\.code) == ["element-not-allowed"])
  }

  @Test("an action that is not allowed is left out, its element stays")
  func actions() throws {
    let reading = page(
      #"""
      {"type":"Container","items":[{"type":"TextBlock","text":"stays"}],
       "selectAction":{"type":"Action.ToggleVisibility","targetElements":["a"]}}
      """#)
    #expect(reading.card.map(texts) == ["stays"])
    #expect(reading.diagnostics.map(\.code) == ["action-not-allowed"])
    #expect(reading.diagnostics.map(\.path) == ["/body/0/pages/0/items/0/selectAction/type"])
  }

  @Test("after the carousel everything is allowed again")
  func after() {
    let reading = readBody(
      #"{"type":"Carousel","pages":[{"items":[]}]},{"type":"Input.Text","id":"a"}"#)
    #expect(reading.diagnostics == [])
    #expect(reading.card?.body.count == 2)
  }
}

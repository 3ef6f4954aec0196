import AdaptiveCards
import Testing

@Suite("Cards are written again")
struct WritingTests {
  /// A card's text after it was read, changed and written.
  private func rewritten(_ text: String, _ change: (inout Card) -> Void = { _ in }) -> String {
    guard var card = readCard(text).authored else { return "no card" }
    change(&card)
    return card.json.serialized()
  }

  @Test(
    "what was not changed stays to the letter",
    arguments: [
      #"{"type":"AdaptiveCard","version":"1.5","$schema":"s","x":[1.0,{"y":null}],"body":[]}"#,
      #"{"body":[{"type":"TextBlock","text":12,"wrap":"true","SIZE":1,"weight":"Bolder"}]}"#,
      #"{"type":"AdaptiveCard","body":[7,{"type":"Nope","a":1,"fallback":"DROP"},null,{"text":"x"}]}"#,
      #"{"type":"AdaptiveCard","body":{"type":"RichTextBlock","inlines":["a",{"text":"b"},3]}}"#,
      #"{"type":"AdaptiveCard","body":[{"type":"Container","items":[],"rtl?":true,"backgroundImage":"u"}]}"#,
      #"{"type":"AdaptiveCard","actions":[{"type":"Action.New","title":"t"},{"type":"Action.ShowCard","card":{"body":[]}}]}"#,
      #"{"type":"AdaptiveCard","selectAction":{"type":"Action.ShowCard","card":{}},"refresh":{"action":{"verb":"v"}},"metaData":{"webUrl":"w"}}"#,
      #"{"type":"AdaptiveCard","body":[{"type":"Carousel","pages":[{"items":[{"type":"Input.Text","id":"a"}],"selectAction":{"type":"Action.ToggleVisibility"}}]}]}"#,
      #"{"type":"AdaptiveCard","body":[{"type":"Table","columns":[{"width":"10"}],"rows":[{"cells":[{"items":[]}]},"x"],"firstRowAsHeader":"false"}]}"#,
    ])
  func unchanged(text: String) { #expect(rewritten(text) == text) }

  @Test("a changed value takes the place of the old one, the rest stays")
  func changed() {
    let text =
      #"{"type":"AdaptiveCard","body":[{"x":1,"type":"TextBlock","text":"old","weight":"Bolder"}]}"#
    let result = rewritten(text) { card in
      guard case .textBlock(var block) = card.body[0] else { return }
      block.text = "new"
      block.wrap = true
      card.body[0] = .textBlock(block)
    }
    #expect(
      result
        == #"{"type":"AdaptiveCard","body":[{"x":1,"type":"TextBlock","text":"new","weight":"Bolder","wrap":true}]}"#
    )
  }

  @Test("a value that was taken away is not written")
  func removed() {
    let result = rewritten(
      #"{"type":"AdaptiveCard","lang":"de","body":[],"selectAction":{"type":"Action.Submit"}}"#
    ) { card in
      card.lang = nil
      card.selectAction = nil
    }
    #expect(result == #"{"type":"AdaptiveCard","body":[]}"#)
  }

  @Test("an element more or less changes nothing else")
  func list() {
    let text =
      #"{"type":"AdaptiveCard","body":[{"type":"TextBlock","text":"a","k":1},5,{"type":"TextBlock","text":"b","k":2}]}"#
    #expect(
      rewritten(text) { $0.body.remove(at: 0) }
        == #"{"type":"AdaptiveCard","body":[{"type":"TextBlock","text":"b","k":2},5]}"#)
    #expect(
      rewritten(text) { $0.body.append(.textBlock(TextBlock("c"))) }
        == text.replacing(
          #""k":2}]"#, with: #""k":2},{"type":"TextBlock","text":"c"}]"#))
  }

  @Test("another spelling keeps its name when its value changes")
  func alias() {
    let result = rewritten(
      #"{"type":"AdaptiveCard","body":[{"type":"Container","items":[],"rtl?":true}]}"#
    ) { card in
      guard case .container(var container) = card.body[0] else { return }
      container.rtl = false
      card.body[0] = .container(container)
    }
    #expect(
      result == #"{"type":"AdaptiveCard","body":[{"type":"Container","items":[],"rtl?":false}]}"#)
  }

  @Test("a card made in Swift says what is not as by default")
  func made() {
    var input = InputText()
    input.common.id = "name"
    input.input.isRequired = true
    var submit = Action(.submit(Action.Submission()))
    submit.title = "Send"
    var columns = ColumnSet()
    var column = Column()
    column.width = .pixels(40)
    column.container.items = [.image(Image())]
    columns.columns = [column]
    var card = Card()
    card.version = SchemaVersion(major: 1, minor: 5)
    card.body = [.inputText(input), .columnSet(columns)]
    card.actions = [submit, Action(.toggleVisibility([Action.VisibilityTarget("name")]))]
    #expect(
      card.json.serialized()
        == #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"Input.Text","id":"name","isRequired":true},{"type":"ColumnSet","columns":[{"type":"Column","items":[{"type":"Image","url":""}],"width":"40px"}]}],"actions":[{"type":"Action.Submit","title":"Send"},{"type":"Action.ToggleVisibility","targetElements":[{"elementId":"name"}]}]}"#
    )
  }

  @Test("what was written is read as it was")
  func again() throws {
    var card = Card()
    card.version = .newest
    card.body = [.textBlock(TextBlock("a")), .badge(Badge()), .chart(Chart())]
    let text = card.json.serialized()
    let reading = readCard(text)
    #expect(reading.authored?.json.serialized() == text)
    #expect(reading.authored?.body.map(\.typeName) == ["TextBlock", "Badge", "Chart.Pie"])
  }

  @Test("an action of another kind is written as that")
  func otherKind() {
    let result = rewritten(
      #"{"type":"AdaptiveCard","actions":[{"type":"Action.Submit","title":"t","data":{"a":1}}]}"#
    ) { $0.actions[0].kind = .openURL("https://a.b") }
    #expect(
      result
        == #"{"type":"AdaptiveCard","actions":[{"type":"Action.OpenUrl","title":"t","url":"https://a.b"}]}"#
    )
  }
}

import AdaptiveCards
import Canvas
import Testing

@testable import CardLayout

@Suite("Texts of a card")
struct TextBlockTests {
  private func text(_ text: String, _ more: String = "") -> String {
    #"{"type":"TextBlock","text":"\#(text)"\#(more)}"#
  }

  @Test("items of a list stay under their own text")
  func lists() throws {
    #expect(
      try drawn(text(#"- one two three\n- b"#, #","wrap":true"#), width: 9) == [
        "• one two", "  three", "• b",
      ])
    #expect(
      try drawn(text(#"9. nine\n10. ten and more"#, #","wrap":true"#), width: 11) == [
        "9. nine", "10. ten and", "    more",
      ])
  }

  @Test("maxLines counts rows of all paragraphs, and the last one shows that there are more")
  func maxLines() throws {
    let long = #"one\n\ntwo\n\n- three\n- four"#
    #expect(
      try drawn(text(long, #","wrap":true,"maxLines":3"#), width: 9) == ["one", "", "two…"])
    #expect(
      try drawn(text(#"- a\n- b"#, #","wrap":true,"maxLines":1"#), width: 9) == ["• a…"])
    #expect(try drawn(text(#"- a\n- b"#), width: 9) == ["• a…"])
  }

  @Test("what is cut can have the focus, and shows whole when it is pressed")
  func cut() throws {
    let body = text("one two three four")
    let card = try Drawn(body, width: 10)
    #expect(card.rows == ["one two t…"])
    #expect(card.stops == ["button /body/0 one two three four"])
    var state = CardState()
    state.unfolded = ["/body/0"]
    let whole = try Drawn(body, width: 10, state: state)
    #expect(whole.rows == ["one two", "three four"])
    #expect(whole.drawing.stops.map(\.item.label) == ["Cut the text"])
    #expect(try Drawn(body, width: 18).stops == [])
  }

  @Test("a heading takes what its role says, unless the card says otherwise")
  func roles() throws {
    let style = { (more: String) -> Style.Attributes in
      let card = try Drawn(text("a", more), width: 4)
      var found: Style.Attributes = []
      card.drawing.root.walk { box, _ in
        if case .lines(let lines, _)? = box.content { found = lines[0].runs[0].style.attributes }
      }
      return found
    }
    #expect(try style("") == [])
    #expect(try style(#","style":"heading""#) == .bold)
    #expect(try style(#","style":"heading","weight":"default","size":"default""#) == [])
    #expect(try style(#","size":"extraLarge""#) == [.bold, .underline])
  }

  @Test("buttons stand as the host says, and have icons by name before their titles")
  func buttons() throws {
    let set =
      #"{"type":"ActionSet","actions":[{"type":"Action.Submit","title":"a","iconUrl":"icon:Checkmark"},{"type":"Action.Submit","title":"b","iconUrl":"https://example.org/b.png"}]}"#
    #expect(try drawn(set, width: 20) == ["[ ✓ a ] [ b ]"])
    let rows = { (alignment: String) in
      let json = #"{"type":"AdaptiveCard","version":"1.5","body":[\#(set)]}"#
      let card = try #require(
        CardReader.read(SourceText(name: "card.json", bytes: Array(json.utf8))).card)
      var host = HostConfig()
      host.actions.alignment = HostConfig.Actions.Alignment(rawValue: alignment)
      let drawing = CardDrawing(
        card: card, state: CardState(), theme: Theme(.none), host: host, width: 24)
      var canvas = Canvas(size: drawing.size)
      drawing.paint(on: &canvas, state: CardState(), theme: Theme(.none))
      return canvas.rows()[1]
    }
    #expect(try rows("left") == "  [ ✓ a ] [ b ]")
    #expect(try rows("center") == "     [ ✓ a ] [ b ]")
    #expect(try rows("right") == "         [ ✓ a ] [ b ]")
    #expect(try rows("stretch") == "  [   ✓ a   ] [  b   ]")
  }
}

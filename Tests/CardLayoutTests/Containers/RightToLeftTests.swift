import AdaptiveCards
import Canvas
import Testing

@testable import CardLayout

@Suite("Right to left")
struct RightToLeftTests {
  private func text(_ text: String, _ more: String = "") -> String {
    #"{"type":"TextBlock","text":"\#(text)"\#(more)}"#
  }

  /// A body from right to left, in a container that fills the card.
  private func mirrored(_ body: String, width: Int = 20) throws -> [String] {
    try drawn(#"{"type":"Container","rtl":true,"items":[\#(body)]}"#, width: width)
  }

  @Test("left and right are start and end")
  func alignment() throws {
    #expect(try mirrored(text("abc"), width: 8) == ["     abc"])
    #expect(
      try mirrored(text("abc", #","horizontalAlignment":"right""#), width: 8) == ["abc"])
    #expect(
      try mirrored(text("ab", #","horizontalAlignment":"center""#), width: 8) == ["   ab"])
  }

  @Test("columns, buttons and facts are mirrored")
  func order() throws {
    let column = { (width: String, text: String) in
      #"{"type":"Column","width":\#(width),"items":[\#(self.text(text))]}"#
    }
    #expect(
      try mirrored(
        #"{"type":"ColumnSet","columns":[\#(column("\"40px\"", "a")),\#(column("1", "b"))]}"#)
        == ["            b      a"])
    let action = { (title: String) in
      #"{"type":"Action.Submit","title":"\#(title)"}"#
    }
    #expect(
      try mirrored(#"{"type":"ActionSet","actions":[\#(action("a")),\#(action("b"))]}"#)
        == ["         [ b ] [ a ]"])
    #expect(
      try mirrored(#"{"type":"FactSet","facts":[{"title":"t","value":"v"}]}"#)
        == ["                v  t"])
  }

  @Test("a container with a style has its bar where reading begins")
  func bar() throws {
    #expect(
      try mirrored(#"{"type":"Container","style":"good","items":[\#(text("a"))]}"#, width: 14)
        == ["             │", "           a │", "             │"])
  }

  @Test("a container may turn the direction again")
  func turned() throws {
    #expect(
      try mirrored(
        #"{"type":"Container","rtl":false,"items":[\#(text("a"))]},\#(text("b"))"#, width: 6)
        == ["a", "", "     b"])
  }

  @Test("items of a list have their marks at the right")
  func lists() throws {
    #expect(
      try mirrored(text(#"- one two\n- b"#, #","wrap":true"#), width: 7)
        == ["  one •", "  two", "    b •"])
  }

  @Test("a link is where its text is drawn")
  func links() throws {
    let body = text("שלום [קישור](https://example.org) abc")
    let card = try Drawn(#"{"type":"Container","rtl":true,"items":[\#(body)]}"#, width: 20)
    #expect(card.rows == ["      abc רושיק םולש"])
    #expect(card.drawing.stops.map(\.rect.x) == [2 + 10])
    let plain = try Drawn(body, width: 20)
    #expect(plain.rows == ["רושיק םולש abc"])
    #expect(plain.drawing.stops.map(\.rect.x) == [2])
  }

  @Test("the whole card follows its own rtl, its actions too")
  func card() throws {
    let json =
      #"{"type":"AdaptiveCard","version":"1.5","rtl":true,"body":[\#(text("a"))],"actions":[{"type":"Action.Submit","title":"ok"},{"type":"Action.ShowCard","title":"more","card":{"type":"AdaptiveCard"}}]}"#
    let reading = CardReader.read(SourceText(name: "card.json", bytes: Array(json.utf8)))
    let card = try #require(reading.card)
    let drawing = CardDrawing(card: card, state: CardState(), theme: Theme(.none), width: 30)
    var canvas = Canvas(size: drawing.size)
    drawing.paint(on: &canvas, state: CardState(), theme: Theme(.none))
    #expect(
      canvas.rows()
        == [
          "", "                           a", "", "         [ ◂ more ] [ ok ]", "",
        ].map { $0.isEmpty ? "" : $0 })
  }
}

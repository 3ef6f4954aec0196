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
          "", "                           a", "", "           [ ◂ more ] [ ok ]", "",
        ])
  }

  @Test("a paragraph of both directions wraps as it is read, then each row is turned by itself")
  func paragraph() throws {
    // Compared with what fribidi makes of the same rows.
    let mixed = text(
      "הפגישה (Board Meeting) ביום 14.3.2026 בשעה 10:30 בחדר 12B, קומה 3 (ליד המטבח).",
      #","wrap":true"#)
    #expect(
      try mirrored(mixed, width: 26)
        == [
          "(Board Meeting) השיגפה", "10:30 העשב 14.3.2026 םויב", "דיל) 3 המוק ,12B רדחב", ".(חבטמה",
        ]
        .map { $0.padded(to: 26) })
    // The same words in a card that is read from left to right.
    #expect(
      try drawn(mixed, width: 26) == [
        "השיגפה (Board Meeting)", "10:30 העשב 14.3.2026 םויב", "12 רדחבB, דיל) 3 המוק",
        "חבטמה).",
      ])
  }

  @Test("Latin in the middle, numbers and signs at the edges keep their side")
  func signs() throws {
    let rows = { (words: String) in try self.mirrored(self.text(words), width: 24) }
    #expect(try rows("מחיר: 45% off") == ["off 45% :ריחמ".padded(to: 24)])
    #expect(try rows("C++ ו-Swift!") == ["!Swift-ו ++C".padded(to: 24)])
    #expect(try rows("سعر ١٢٣ (USD)") == ["(USD) ١٢٣ رعس".padded(to: 24)])
  }
}

extension String {
  /// With blanks before it, as it stands at the right edge.
  fileprivate func padded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - CellWidth.of(self))) + self
  }
}

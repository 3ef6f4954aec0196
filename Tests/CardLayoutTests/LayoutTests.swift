import AdaptiveCards
import Canvas
import CardLayout
import Testing

@testable import CardLayout

/// Where elements stand and how they look, as small screens.
@Suite("Layout")
struct LayoutTests {
  private func card(_ json: String) throws -> Card {
    let reading = CardReader.read(SourceText(name: "card.json", bytes: Array(json.utf8)))
    return try #require(reading.card)
  }

  private func rows(_ body: String, width: Int = 30, theme: Theme = Theme(.none)) throws
    -> [String]
  {
    let card = try card(#"{"type":"AdaptiveCard","version":"1.5","body":[\#(body)]}"#)
    let drawing = CardDrawing(card: card, state: CardState(), theme: theme, width: width)
    var canvas = Canvas(size: drawing.size)
    drawing.paint(on: &canvas, state: CardState(), theme: theme)
    return canvas.rows()
  }

  private func text(_ text: String, _ more: String = "") -> String {
    #"{"type":"TextBlock","text":"\#(text)"\#(more)}"#
  }

  @Test("spacing and separators stand between elements, never above the first")
  func spacing() throws {
    #expect(
      try rows(
        text("a", #","spacing":"large","separator":true"#) + "," + text("b", #","spacing":"none""#)
          + "," + text("c", #","spacing":"small""#) + "," + text("d") + ","
          + text("e", #","spacing":"extraLarge""#) + "," + text("f", #","separator":true"#),
        width: 12)
        == ["", "  a", "  b", "  c", "", "  d", "", "", "  e", "  ────────", "  f", ""])
  }

  @Test("the first element that is visible has nothing above it")
  func firstVisible() throws {
    #expect(
      try rows(text("a", #","isVisible":false"#) + "," + text("b", #","separator":true"#))
        == ["", "  b", ""])
  }

  @Test("text wraps, is cut with an ellipsis, and ends after maxLines")
  func wrapping() throws {
    let long = "one two three four"
    #expect(try rows(text(long), width: 14) == ["", "  one two t…", ""])
    #expect(
      try rows(text(long, #","wrap":true"#), width: 14) == ["", "  one two", "  three four", ""])
    #expect(
      try rows(text(long, #","wrap":true,"maxLines":1"#), width: 14) == ["", "  one two…", ""])
  }

  @Test("text stands left, centred or right")
  func alignment() throws {
    #expect(
      try rows(
        text("a", #","horizontalAlignment":"center""#) + ","
          + text("b", #","horizontalAlignment":"right","spacing":"none""#), width: 13)
        == ["", "      a", "          b", ""])
  }

  @Test("a container with a style has padding and a bar; one without has neither")
  func containers() throws {
    #expect(
      try rows(#"{"type":"Container","items":[\#(text("a"))]}"#, width: 14) == ["", "  a", ""])
    #expect(
      try rows(#"{"type":"Container","style":"good","items":[\#(text("a"))]}"#, width: 14)
        == ["", "  │", "  │ a", "  │", ""])
  }

  @Test("columns share the width by weight, and facts have two columns")
  func columns() throws {
    let column = { (width: String, text: String) in
      #"{"type":"Column","width":\#(width),"items":[{"type":"TextBlock","text":"\#(text)"}]}"#
    }
    let set =
      #"{"type":"ColumnSet","columns":[\#(column("1", "a")),\#(column("2", "b")),\#(column("\"auto\"", "end"))]}"#
    #expect(try rows(set, width: 29) == ["", "  a       b             end", ""])
    #expect(
      ColumnWidths.share(30, among: [.init(.weight(1), natural: 0), .init(.weight(2), natural: 0)])
        == [10, 20])
    #expect(
      ColumnWidths.share(31, among: [.init(.pixels(80), natural: 9), .init(.stretch, natural: 9)])
        == [10, 21])
    #expect(
      ColumnWidths.share(10, among: [.init(.auto, natural: 30), .init(.auto, natural: 10)]) == [
        8, 2,
      ])
    #expect(
      try rows(
        #"{"type":"FactSet","facts":[{"title":"A","value":"1"},{"title":"Long","value":"2"}]}"#)
        == ["", "  A     1", "  Long  2", ""])
  }

  @Test("a picture is a frame with its alternative text, else with its name")
  func images() throws {
    #expect(
      try rows(#"{"type":"Image","url":"https://x/cat.png","altText":"A cat"}"#)
        == ["", "  ┌───────┐", "  │ A cat │", "  └───────┘", ""])
    #expect(
      try rows(
        #"{"type":"Image","url":"https://x/a/cat.png?s=1"}"#, theme: Theme(.none, unicode: false))
        == [
          "", "  +---------+", "  | cat.png |", "  |    x    |", "  +---------+", "",
        ])
  }

  @Test("buttons that do not fit go on in the next row")
  func buttonRows() throws {
    let action = { (title: String) in #"{"type":"Action.Submit","title":"\#(title)"}"# }
    let set =
      #"{"type":"ActionSet","actions":[\#(["One", "Two", "Three"].map(action).joined(separator: ","))]}"#
    #expect(try rows(set, width: 24) == ["", "  [ One ] [ Two ]", "  [ Three ]", ""])
    #expect(
      try rows(set, width: 10) == ["", "  [ One ]", "  [ Two ]", "  [ Th… ]", ""].map { $0 }
        || rows(set, width: 10).allSatisfy { CellWidth.of($0) <= 10 })
  }

  @Test("empty text takes no room, and no width is too small")
  func extremes() throws {
    #expect(try rows(text("") + "," + text("b")) == ["", "  b", ""])
    for width in 1...12 {
      let all = try rows(
        text("漢字かな", #","wrap":true"#) + ","
          + #"{"type":"FactSet","facts":[{"title":"T","value":"V"}]}"#
          + "," + #"{"type":"Image","url":"https://x/y.png"}"# + ","
          + #"{"type":"Input.Text","id":"i","label":"L"}"#, width: width)
      #expect(all.allSatisfy { CellWidth.of($0) <= width }, "\(width)")
    }
  }

  @Test("columns line up behind signs of two columns, such as an hourglass")
  func wideSigns() throws {
    let facts =
      #"[{"title":"⏳ a","value":"1"},{"title":"漢 b","value":"2"},{"title":"ab c","value":"3"}]"#
    #expect(
      try rows(#"{"type":"FactSet","facts":\#(facts)}"#)
        == ["", "  ⏳ a  1", "  漢 b  2", "  ab c  3", ""])
  }
}

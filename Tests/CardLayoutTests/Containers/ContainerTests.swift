import AdaptiveCards
import Canvas
import Testing

@testable import CardLayout

@Suite("Containers")
struct ContainerTests {
  private func text(_ text: String, _ more: String = "") -> String {
    #"{"type":"TextBlock","text":"\#(text)"\#(more)}"#
  }

  private func box(_ items: [String], _ more: String = "") -> String {
    #"{"type":"Container","items":[\#(items.joined(separator: ","))]\#(more)}"#
  }

  @Test("a style that is in force already changes nothing")
  func sameStyle() throws {
    let inner = box([text("b")], #","style":"good""#)
    #expect(
      try drawn(box([text("a"), inner], #","style":"good""#), width: 14) == [
        "│", "│ a", "│", "│ b", "│",
      ])
  }

  @Test("a first and a last container bleed to the edges of the card")
  func bleed() throws {
    let head = box([text("head")], #","style":"emphasis","bleed":true"#)
    let foot = box([text("foot")], #","style":"good","bleed":true"#)
    let card = try Drawn(head + "," + text("b") + "," + foot, width: 12)
    #expect(
      card.nodes == [
        "Container /body/0 -2,-1 16x3", "TextBlock /body/0/items/0 0,0 12x1",
        "TextBlock /body/1 0,3 12x1", "Container /body/2 -2,5 16x3",
        "TextBlock /body/2/items/0 0,6 12x1",
      ])
    #expect(card.drawing.size.height == 9)
  }

  @Test("one in the middle bleeds to the left and right only; without padding none does")
  func bleedInside() throws {
    let middle = box([text("m")], #","style":"good","bleed":true"#)
    let plain = box([text("p")], #","bleed":true"#)
    #expect(
      try Drawn(text("a") + "," + middle + "," + plain, width: 12).nodes == [
        "TextBlock /body/0 0,0 12x1", "Container /body/1 -2,2 16x3",
        "TextBlock /body/1/items/0 0,3 12x1", "Container /body/2 0,6 12x1",
        "TextBlock /body/2/items/0 0,6 12x1",
      ])
  }

  @Test("what bleeds in a container without padding reaches the edge of the card")
  func bleedThrough() throws {
    let inner = box([text("m")], #","style":"good","bleed":true"#)
    #expect(
      try Drawn(box([inner]), width: 12).nodes == [
        "Container /body/0 -2,-1 16x3", "Container /body/0/items/0 -2,-1 16x3",
        "TextBlock /body/0/items/0/items/0 0,0 12x1",
      ])
  }

  @Test("columns at the edges of a set bleed, the one between them does not")
  func bleedingColumns() throws {
    let column = { (text: String, more: String) in
      #"{"type":"Column","width":1,"items":[\#(self.text(text))]\#(more)}"#
    }
    let style = #","style":"good","bleed":true"#
    let columns = [column("a", style), column("b", ""), column("c", style)]
    let set =
      #"{"type":"ColumnSet","spacing":"none","columns":[\#(columns.joined(separator: ","))]}"#
    let nodes = try Drawn(set, width: 28).nodes.filter { $0.hasPrefix("Column /") }
    #expect(
      nodes == [
        "Column /body/0/columns/0 -2,-1 10x3", "Column /body/0/columns/1 10,0 8x1",
        "Column /body/0/columns/2 20,-1 10x3",
      ])
  }

  @Test(
    "minHeight makes room, and the content stands in it as aligned",
    arguments: [("top", 0), ("center", 1), ("bottom", 3)])
  func alignment(_ name: String, _ above: Int) throws {
    let rows = try drawn(
      box([text("a")], #","minHeight":"64px","verticalContentAlignment":"\#(name)""#), width: 8)
    #expect(rows.count == 4)
    #expect(rows.firstIndex(of: "a") == above)
  }

  @Test("elements that stretch share what is left over")
  func stretch() throws {
    let stretched = #","height":"stretch""#
    #expect(
      try Drawn(
        box(
          [text("a", stretched), text("b"), box([text("c")], stretched + #","spacing":"none""#)],
          #","minHeight":"144px""#), width: 8
      ).nodes == [
        "Container /body/0 0,0 8x9", "TextBlock /body/0/items/0 0,0 8x3",
        "TextBlock /body/0/items/1 0,4 8x1", "Container /body/0/items/2 0,5 8x4",
        "TextBlock /body/0/items/2/items/0 0,5 8x1",
      ])
  }

  @Test("where there is no room for padding, the bar still stands clear of the text")
  func narrow() throws {
    #expect(try drawn(box([text("abc")], #","style":"good""#), width: 6) == ["│", "│ abc", "│"])
    #expect(try drawn(box([text("ab")], #","style":"good""#), width: 2) == ["", "ab", ""])
  }

  @Test("a border is a frame where the padding is")
  func border() throws {
    #expect(
      try drawn(box([text("a")], #","showBorder":true"#), width: 12) == [
        "┌──────────┐", "│ a        │", "└──────────┘",
      ])
  }

  @Test("a hidden first element leaves no gap, and one shown later gets its own")
  func firstVisible() throws {
    let body = text("a", #","id":"a","isVisible":false"#) + "," + text("b", #","separator":true"#)
    #expect(try drawn(body, width: 6) == ["b"])
    var state = CardState()
    state.visibility["a"] = true
    #expect(try drawn(body, width: 6, state: state) == ["a", "──────", "b"])
  }

  @Test("an element for wide cards is not in a narrow one")
  func targetWidth() throws {
    let body =
      text("wide", #","targetWidth":"atLeast:standard""#) + ","
      + text("narrow", #","targetWidth":"atMost:narrow""#)
    // 350 pixels are 43 cells, the padding of the card among them.
    #expect(try drawn(body, width: 39) == ["narrow"])
    #expect(try drawn(body, width: 40) == ["wide"])
  }

  @Test("the padding of the card stays where there is nothing in it")
  func empty() throws {
    #expect(try Drawn("", width: 8).drawing.size == Size(width: 12, height: 2))
    #expect(try Drawn(box([]), width: 8).nodes == [])
  }

  @Test("a container is shown whole whatever its greatest height: nothing scrolls but the card")
  func maxHeight() throws {
    let items = [text("a"), text("b"), text("c")]
    #expect(try drawn(box(items, #","maxHeight":"16px""#)) == drawn(box(items)))
  }

  @Test("a picture behind text is left out: no text is lost, and each has its usual contrast")
  func backgroundImage() throws {
    let light = text("a", #","color":"light""#)
    let image = #","backgroundImage":{"url":"https://x/night.png"}"#
    #expect(try drawn(box([light], image), width: 8) == ["a"])
    let json =
      #"{"type":"AdaptiveCard","version":"1.5"\#(image),"body":[\#(box([light], image))]}"#
    let reading = CardReader.read(SourceText(name: "c", bytes: Array(json.utf8)))
    let card = try #require(reading.card)
    let theme = Theme(.light, depth: .truecolor, background: .rgb(255, 255, 255))
    let drawing = CardDrawing(card: card, state: CardState(), theme: theme, width: 12)
    var canvas = Canvas(size: drawing.size)
    drawing.paint(on: &canvas, state: CardState(), theme: theme)
    #expect(canvas.rows() == ["", "  a", ""])
    // Words in white are made for the picture; on a white screen they are not white.
    #expect(canvas[2, 1].style.foreground != .rgb(255, 255, 255))
  }
}

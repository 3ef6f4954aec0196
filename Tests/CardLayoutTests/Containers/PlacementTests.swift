import AdaptiveCards
import Canvas
import Testing

@testable import CardLayout

@Suite("Flows and grids")
struct PlacementTests {
  private func texts(_ words: String, _ more: (Int) -> String = { _ in "" }) -> String {
    words.split(separator: " ").enumerated().map { index, word in
      #"{"type":"TextBlock","text":"\#(word)"\#(more(index))}"#
    }.joined(separator: ",")
  }

  private func container(_ items: String, _ layout: String) -> String {
    #"{"type":"Container","layouts":[\#(layout)],"items":[\#(items)]}"#
  }

  @Test("items of a flow go on in the next row, in the middle unless the layout says otherwise")
  func flow() throws {
    let items = texts("alpha beta gamma")
    #expect(
      try drawn(container(items, #"{"type":"Layout.Flow","rowSpacing":"none"}"#), width: 14) == [
        " alpha  beta", "    gamma",
      ])
    #expect(
      try drawn(
        container(items, #"{"type":"Layout.Flow","horizontalItemsAlignment":"left"}"#), width: 14)
        == ["alpha  beta", "", "gamma"])
  }

  @Test("itemWidth makes a raster, and fill shares the row")
  func itemWidth() throws {
    #expect(
      try drawn(
        container(
          texts("a b c"),
          #"{"type":"Layout.Flow","itemWidth":"48px","horizontalItemsAlignment":"left"}"#),
        width: 16)
        == ["a       b", "", "c"])
    #expect(
      try Drawn(container(texts("a b"), #"{"type":"Layout.Flow","itemFit":"fill"}"#), width: 20)
        .nodes.suffix(2) == [
          "TextBlock /body/0/items/0 0,0 9x1", "TextBlock /body/0/items/1 11,0 9x1",
        ])
  }

  @Test("items stand in the areas of a grid; those without one follow below")
  func grid() throws {
    let names = ["a", "b", "c"]
    let items = texts("left right below other") { index in
      index < 3 ? #","grid.area":"\#(names[index])""# : ""
    }
    let layout = #"""
      {"type":"Layout.AreaGrid","columns":[50],"rowSpacing":"none","areas":[
        {"name":"a"},{"name":"b","column":2},{"name":"c","row":2,"columnSpan":2}]}
      """#
    #expect(
      try drawn(container(items, layout), width: 22) == ["left        right", "below", "", "other"])
  }

  @Test("an area over several rows makes room for itself, and hostile numbers none")
  func spans() throws {
    let items = texts("a b c") { index in #","grid.area":"\#(index)""# }
    let layout = #"""
      {"type":"Layout.AreaGrid","columns":[50],"rowSpacing":"none","areas":[
        {"name":"0","rowSpan":2},{"name":"1","column":2},{"name":"2","row":999999999,"column":2}]}
      """#
    #expect(try drawn(container(items, layout), width: 10) == ["a     b", "      c"])
  }

  @Test("the first layout for the width of the card is in force")
  func choice() throws {
    let body = container(
      texts("a b"),
      #"{"type":"Layout.Stack","targetWidth":"atMost:narrow"},{"type":"Layout.Flow"}"#)
    #expect(try drawn(body, width: 30).count == 3)
    #expect(try drawn(body, width: 60).count == 1)
  }
}

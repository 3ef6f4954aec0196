import Canvas
import CardLayout
import Testing

@testable import CardActions

/// The keys of a carousel, and of things that are cut.
@Suite("Turning pages")
struct PageTests {
  private func carousel(_ more: String = "", pages: [String] = ["a", "b", "c"]) -> String {
    let pages = pages.map { #"{"type":"CarouselPage","items":[\#(Make.text($0))]}"# }
    return #"{"type":"Carousel","pages":[\#(pages.joined(separator: ","))]\#(more)}"#
  }

  @Test("Right and Left turn the page, round and round, and the focus stays")
  func keys() throws {
    let play = try Play(Make.card(body: [carousel()]))
    try play.press("Tab")
    #expect(play.focus == "Page 1 of 3" && play.shows("a"))
    try play.press("Right")
    #expect(play.focus == "Page 2 of 3" && play.shows("b") && !play.shows(" a"))
    try play.press("l Enter")
    #expect(play.focus == "Page 1 of 3")
    try play.press("Left")
    #expect(play.focus == "Page 3 of 3" && play.shows("c"))
  }

  @Test("without loop the pages end, which is said")
  func ends() throws {
    let play = try Play(Make.card(body: [carousel(#","loop":false"#)]))
    try play.press("Tab")
    #expect(Play.said(try play.press("Left")) == ["This is the first page"])
    #expect(play.focus == "Page 1 of 3")
    try play.press("Right Right")
    #expect(Play.said(try play.press("Right")) == ["This is the last page"])
  }

  @Test("from right to left, Left goes on")
  func rightToLeft() throws {
    let play = try Play(Make.card(body: [carousel(#","rtl":true"#)]))
    try play.press("Tab Left")
    #expect(play.focus == "Page 2 of 3")
    try play.press("Right Right")
    #expect(play.focus == "Page 3 of 3")
  }

  @Test("inside of a page an arrow first goes to what stands there, then turns the page")
  func inside() throws {
    let image = { (name: String) in
      #"{"type":"Image","url":"https://x","altText":"\#(name)","selectAction":\#(Make.open(name))}"#
    }
    let set =
      #"{"type":"ImageSet","imageSize":"small","images":[\#(image("one")),\#(image("two"))]}"#
    let pages =
      #"{"type":"Carousel","pages":[{"type":"CarouselPage","items":[\#(set)]},{"type":"CarouselPage","items":[\#(Make.text("end"))]}]}"#
    let play = try Play(Make.card(body: [pages]))
    try play.press("Tab")
    #expect(play.focus == "one")
    try play.press("Right")
    #expect(play.focus == "two")
    try play.press("Right")
    #expect(play.focus == "Page 2 of 2" && play.shows("end"))
  }

  @Test("Enter shows what is cut, and cuts it again")
  func unfold() throws {
    let code = #"{"type":"CodeBlock","codeSnippet":"one two three four five six"}"#
    let play = try Play(Make.card(body: [code]), size: .init(width: 28, height: 8))
    #expect(!play.shows("six"))
    try play.press("Tab Enter")
    #expect(play.shows("six"))
    try play.press("Enter")
    #expect(!play.shows("six"))
  }

  @Test("rows, cells and pages can be hidden by their ids")
  func parts() throws {
    let toggle =
      #"{"type":"Action.ToggleVisibility","title":"T","targetElements":["row","cell"]}"#
    let table =
      #"{"type":"Table","columns":[{"width":1}],"rows":[{"cells":[{"items":[\#(Make.text("head"))]}]},"#
      + #"{"id":"row","cells":[{"items":[\#(Make.text("first"))]}]},"#
      + #"{"cells":[{"id":"cell","items":[\#(Make.text("second"))]}]}]}"#
    let play = try Play(Make.card(body: [table], actions: [toggle]))
    #expect(play.shows("first") && play.shows("second"))
    try play.press("Tab Enter")
    #expect(!play.shows("first") && !play.shows("second") && play.shows("head"))
  }
}

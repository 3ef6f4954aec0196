import AdaptiveCards
import Canvas
import Testing

@testable import CardLayout

@Suite("Carousels")
struct CarouselTests {
  private func carousel(_ pages: [String], _ more: String = "") -> String {
    let pages = pages.map { text in
      #"{"type":"CarouselPage","items":[{"type":"TextBlock","text":"\#(text)","wrap":true}]}"#
    }
    return #"{"type":"Carousel","pages":[\#(pages.joined(separator: ","))]\#(more)}"#
  }

  @Test("one page is shown with the marks of all below it, whatever its height")
  func pages() throws {
    let three = carousel(["one", "two two two", "three"])
    #expect(try drawn(three, width: 9) == ["one", "", "", "‹ ● ○ ○ ›"])
    var state = CardState()
    state.pages["/body/0"] = 1
    #expect(try drawn(three, width: 9, state: state) == ["two two", "two", "", "‹ ○ ● ○ ›"])
    #expect(try drawn(three, width: 9, ascii: true) == ["one", "", "", "< * o o >"])
  }

  @Test("the first page is the card's, within what there is; one page has no marks")
  func initial() throws {
    #expect(try drawn(carousel(["a", "b"], #","initialPage":1"#), width: 7)[0] == "b")
    #expect(try drawn(carousel(["a", "b"], #","initialPage":99"#), width: 7)[0] == "b")
    #expect(try drawn(carousel(["a", "b"], #","initialPage":-5"#), width: 7)[0] == "a")
    #expect(try drawn(carousel(["a"])) == ["a"])
    #expect(try drawn(carousel([]) + #",{"type":"TextBlock","text":"x"}"#) == ["x"])
  }

  @Test("many pages are told by number, and a height makes a carousel higher")
  func many() throws {
    let many = carousel((1...40).map { "page \($0)" }, #","initialPage":11"#)
    #expect(try drawn(many, width: 20) == ["page 12", "", "     ‹ 12/40 ›"])
    let high = carousel(["a", "b"], #","heightInPixels":"64px""#)
    #expect(try drawn(high, width: 7) == ["a", "", "", "", "", "‹ ● ○ ›"])
  }

  @Test("the marks have the focus, and only the page that is shown is in the tree")
  func focus() throws {
    let drawn = try Drawn(carousel(["a", "b"]), width: 20)
    #expect(drawn.stops == ["slider /body/0 Page 1 of 2"])
    #expect(
      drawn.nodes == [
        "Carousel /body/0 0,0 20x3", "CarouselPage /body/0/pages/0 0,0 20x1",
        "TextBlock /body/0/pages/0/items/0 0,0 20x1",
      ])
  }
}

import Testing

@testable import CardLayout

/// Elements in a container that is read from right to left; the letters are Latin, so that the
/// order can be read in the test.
@Suite("Elements from right to left")
struct RightToLeftElementTests {
  private func mirrored(_ body: String, width: Int, ascii: Bool = false) throws -> [String] {
    try drawn(
      #"{"type":"Container","rtl":true,"items":[\#(body)]}"#, width: width, ascii: ascii)
  }

  @Test("the lines of a table meet where its columns are")
  func table() throws {
    let cell = { (text: String) in #"{"items":[{"type":"TextBlock","text":"\#(text)"}]}"# }
    let table =
      #"{"type":"Table","columns":[{"width":"24px"},{"width":1}],"rows":["#
      + #"{"cells":[\#(cell("a")),\#(cell("b"))]},{"cells":[\#(cell("c")),\#(cell("d"))]}]}"#
    #expect(
      try mirrored(table, width: 15) == [
        "┌───────┬─────┐",
        "│     b │   a │",
        "├───────┼─────┤",
        "│     d │   c │",
        "└───────┴─────┘",
      ])
  }

  @Test("progress and bars begin at the right, badges keep their ends")
  func bars() throws {
    #expect(
      try mirrored(#"{"type":"ProgressBar","value":50}"#, width: 16) == ["50%  ─────╺━━━━━"])
    #expect(
      try mirrored(
        #"{"type":"Chart.HorizontalBar","data":[{"x":"a","y":4},{"x":"b","y":2}]}"#, width: 20)
        == ["4  ██████████████  a", "2         ███████  b"])
    #expect(try mirrored(#"{"type":"Badge","text":"Beta"}"#, width: 8) == ["  ▐Beta▌"])
    #expect(try mirrored(#"{"type":"Badge","text":"Beta"}"#, width: 8, ascii: true) == ["  [Beta]"])
  }

  @Test("code is read from left to right, and a plot keeps its names below its bars")
  func directed() throws {
    #expect(
      try mirrored(#"{"type":"CodeBlock","codeSnippet":"a = 1"}"#, width: 20) == [" 1 │ a = 1"])
    let rows = try mirrored(
      #"{"type":"Chart.VerticalBar","data":[{"x":"Mo","y":8},{"x":"Tu","y":4}]}"#, width: 20)
    #expect(rows.last == "       Mo      Tu")
    #expect(rows.first == " 8 ┤ ███████")
  }

  @Test("the first page of a carousel is at the right")
  func carousel() throws {
    let page = { (text: String) in #"{"items":[{"type":"TextBlock","text":"\#(text)"}]}"# }
    #expect(
      try mirrored(#"{"type":"Carousel","pages":[\#(page("a")),\#(page("b"))]}"#, width: 7)
        == ["      a", "", "‹ ○ ● ›"])
  }
}

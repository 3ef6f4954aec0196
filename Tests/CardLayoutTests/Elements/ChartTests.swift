import AdaptiveCards
import Canvas
import Testing

@testable import CardLayout

@Suite("Charts")
struct ChartTests {
  private func chart(_ kind: String, _ more: String) -> String {
    #"{"type":"Chart.\#(kind)",\#(more)}"#
  }

  @Test("a pie is its shares as bars with percentages, a donut has its middle above")
  func slices() throws {
    #expect(
      try drawn(
        chart(
          "Pie", #""title":"Votes","data":[{"legend":"Yes","value":3},{"legend":"No","value":1}]"#),
        width: 26) == [
          "Votes",
          "Yes  ████████████  3   75%",
          "No   ████          1   25%",
        ])
    #expect(
      try drawn(
        chart(
          "Donut", #""value":"60%","data":[{"legend":"a","value":60},{"legend":"b","value":40}]"#),
        width: 20) == ["60%", "a  ████████████  60%", "b  ████████      40%"])
  }

  @Test("bars to the right have the same scale, and what is there is seen")
  func bars() throws {
    #expect(
      try drawn(
        chart("HorizontalBar", #""data":[{"x":"a","y":80},{"x":"b","y":0.001},{"x":"c","y":0}]"#),
        width: 20)
        == ["a  ██████████     80", "b  ▏           0.001", "c                  0"]
    )
    #expect(
      try drawn(
        chart(
          "HorizontalBar", #""displayMode":"partToWhole","data":[{"x":"a","y":1},{"x":"b","y":3}]"#),
        width: 20) == ["a  ███           25%", "b  █████████     75%"])
  }

  @Test("parts of a bar have patterns where there are no colours")
  func stacked() throws {
    let bar = { (title: String, one: Int, two: Int) in
      #"{"title":"\#(title)","data":[{"legend":"Done","value":\#(one)},{"legend":"Open","value":\#(two)}]}"#
    }
    #expect(
      try drawn(
        chart("HorizontalBar.Stacked", #""data":[\#(bar("A", 6, 4)),\#(bar("B", 2, 3))]"#),
        width: 20)
        == ["A  ████████▒▒▒▒▒  10", "B  ███▒▒▒▒         5", "■ Done  ▒ Open"])
  }

  @Test("bars upwards stand on an axis with round numbers, their names below")
  func columns() throws {
    #expect(
      try drawn(
        chart("VerticalBar", #""data":[{"x":"Mo","y":8},{"x":"Tu","y":4},{"x":"We","y":1}]"#),
        width: 20)
        == [
          "8 ┤ ████",
          "  │ ████",
          "  │ ████",
          "  │ ████",
          "4 ┤ ████ ████",
          "  │ ████ ████",
          "  │ ████ ████",
          "  │ ████ ████ ████",
          "0 └───────────────",
          "     Mo   Tu   We",
        ])
  }

  @Test("names that have no room below their bars are beside them")
  func fallback() throws {
    #expect(
      try drawn(
        chart("VerticalBar", #""data":[{"x":"Wednesday","y":8},{"x":"Thursday","y":4}]"#), width: 20
      )
        == ["Wednesday  ██████  8", "Thursday   ███     4"])
  }

  @Test("a line goes through its points; a second one has other characters")
  func lines() throws {
    let values = { (numbers: [Int]) in
      numbers.enumerated().map { #"{"x":\#($0),"y":\#($1)}"# }.joined(separator: ",")
    }
    #expect(
      try drawn(
        chart(
          "Line",
          #""data":[{"legend":"a","values":[\#(values([0, 8, 4]))]},{"legend":"b","values":[\#(values([8, 8, 8]))]}]"#
        ), width: 16)
        == [
          "8 ┤━━━━━━╭╮━━━━━",
          "  │     ╭╯╰─╮",
          "  │    ╭╯   ╰─╮",
          "  │   ╭╯      ╰─",
          "4 ┤   │",
          "  │  ╭╯",
          "  │ ╭╯",
          "  │─╯",
          "0 └─────────────",
          "   0           2",
          "── a 4  ━━ b 8",
        ])
  }

  @Test("a gauge marks its value below its parts")
  func gauge() throws {
    #expect(
      try drawn(
        chart(
          "Gauge",
          #""title":"Load","value":75,"max":100,"subLabel":"of all","segments":[{"legend":"fine","size":50},{"legend":"much","size":50}]"#
        ), width: 20) == [
          "Load",
          "75%  of all",
          "██████████▒▒▒▒▒▒▒▒▒▒",
          "0             ▲  100",
          "■ fine  ▒ much",
        ])
  }

  @Test("the end of an axis is a round number")
  func scale() {
    #expect(
      [0.3, 1, 7, 9.5, 11, 143, 1001].map { (ChartScale.end(above: $0) * 1000).rounded() / 1000 }
        == [
          0.3, 1, 8, 10, 15, 150, 1500,
        ])
    #expect(ChartScale.end(above: 0) == 1 && ChartScale.end(above: .nan) == 1)
    let ends = ChartScale.ends(low: -4, high: 15, rows: 8)
    #expect(ends.low == -5 && ends.high == 15)
  }

  @Test(
    "charts of nothing, of nonsense and of far too much are drawn or left out, never wider",
    arguments: [
      "Pie", "Donut", "HorizontalBar", "HorizontalBar.Stacked", "VerticalBar",
      "VerticalBar.Grouped",
      "Line", "Gauge",
    ])
  func hostile(kind: String) throws {
    let many = (0..<3000).map { #"{"x":"n\#($0)","legend":"l","y":\#($0),"value":\#($0)}"# }
      .joined(separator: ",")
    let huge = #"{"x":"a","y":1e308,"value":-1e308,"size":1e308,"legend":"a"}"#
    for data in [
      "[]", "7", #"[1,"a",null,{}]"#, "[\(huge),\(huge)]", "[\(many)]",
      #"[{"legend":"s","title":"s","values":[\#(many)],"data":[\#(many)]}]"#,
    ] {
      let body = chart(kind, #""data":\#(data),"value":1e308,"min":5,"max":-5,"yMin":1e308"#)
      for width in [1, 7, 30] {
        let drawn = try Drawn(body, width: width)
        #expect(drawn.isWithinWidth, "\(data.prefix(40)) \(width)")
        #expect(drawn.rows.count < 800)
      }
    }
  }
}

import AdaptiveCards
import Canvas
import Testing

@testable import CardLayout

@Suite("Tables")
struct TableTests {
  private func text(_ text: String, _ more: String = "") -> String {
    #"{"type":"TextBlock","text":"\#(text)","wrap":true\#(more)}"#
  }

  private func cell(_ text: String, _ more: String = "") -> String {
    #"{"items":[\#(self.text(text))]\#(more)}"#
  }

  private func row(_ cells: [String], _ more: String = "") -> String {
    #"{"type":"TableRow","cells":[\#(cells.joined(separator: ","))]\#(more)}"#
  }

  private func table(_ columns: String, _ rows: [String], _ more: String = "") -> String {
    #"{"type":"Table","columns":[\#(columns)],"rows":[\#(rows.joined(separator: ","))]\#(more)}"#
  }

  private func words(_ rows: [[String]]) -> [String] { rows.map { row($0.map { cell($0) }) } }

  private let two = #"{"width":1},{"width":1}"#

  @Test("lines join; where all rows are one line high only the headings are underlined")
  func dense() throws {
    let rows = words([["Name", "Age"], ["Ada", "36"], ["Bob", "7"]])
    #expect(
      try drawn(table(two, rows), width: 21) == [
        "┌─────────┬─────────┐",
        "│ Name    │ Age     │",
        "├─────────┼─────────┤",
        "│ Ada     │ 36      │",
        "│ Bob     │ 7       │",
        "└─────────┴─────────┘",
      ])
  }

  @Test("rows of several lines have lines between them")
  func tall() throws {
    let rows = words([["A", "B"], ["one two three four", "x"], ["y", "z"]])
    #expect(
      try drawn(table(two, rows), width: 21) == [
        "┌─────────┬─────────┐",
        "│ A       │ B       │",
        "├─────────┼─────────┤",
        "│ one two │ x       │",
        "│ three   │         │",
        "│ four    │         │",
        "├─────────┼─────────┤",
        "│ y       │ z       │",
        "└─────────┴─────────┘",
      ])
  }

  @Test("ASCII has a grid too, and a table without lines has none")
  func otherGrids() throws {
    let rows = words([["A", "B"], ["1", "2"]])
    #expect(
      try drawn(table(two, rows), width: 13, ascii: true) == [
        "+-----+-----+",
        "| A   | B   |",
        "+-----+-----+",
        "| 1   | 2   |",
        "+-----+-----+",
      ])
    #expect(
      try drawn(table(two, rows, #","showGridLines":false"#), width: 12) == [
        "A      B", "1      2",
      ])
  }

  @Test("the headings are bold, unless the first row is none")
  func headings() throws {
    for (more, isBold) in [("", true), (#","firstRowAsHeaders":false"#, false)] {
      let drawn = try Drawn(table(two, words([["A", "B"], ["1", "2"]]), more), width: 20)
      var bold: [String] = []
      drawn.drawing.root.walk { box, _ in
        guard case .lines(let lines, _)? = box.content else { return }
        for run in lines.flatMap(\.runs) where run.style.attributes.contains(.bold) {
          bold.append(run.text.string)
        }
      }
      #expect(bold == (isBold ? ["A", "B"] : []))
    }
  }

  @Test("pixels come first, auto takes what it needs, weights share the rest")
  func widths() throws {
    let columns = #"{"width":"80px"},{"width":"auto"},{"width":2},{"width":1}"#
    let rows = words([["a", "long", "c", "d"]])
    #expect(
      try drawn(table(columns, rows), width: 45) == [
        "┌────────────┬──────┬──────────────┬────────┐",
        "│ a          │ long │ c            │ d      │",
        "└────────────┴──────┴──────────────┴────────┘",
      ])
  }

  @Test("a column gets at least its longest word, from those that have more")
  func longestWord() {
    let wish = { (weight: Double, least: Int) in
      TableWidths.Wish(width: .weight(weight), natural: 30, least: least)
    }
    #expect(TableWidths.share(20, among: [wish(1, 2), wish(1, 2)]) == [10, 10])
    #expect(TableWidths.share(20, among: [wish(9, 2), wish(1, 6)]) == [14, 6])
    #expect(TableWidths.share(20, among: [wish(1, 10), wish(1, 10)]) == [10, 10])
    #expect(TableWidths.share(20, among: [wish(1, 10), wish(1, 11)]) == nil)
    #expect(
      TableWidths.share(30, among: [wish(8, 2), wish(8, 2), wish(1, 6), wish(1, 6)]) == [
        9, 9, 6, 6,
      ])
  }

  @Test("the row's alignment comes before the column's, the column's before the table's")
  func alignments() throws {
    let columns =
      #"{"width":1,"horizontalCellContentAlignment":"center"},{"width":1},{"width":1}"#
    let rows = [
      row([cell("a"), cell("b"), cell("c")]),
      row([cell("d"), cell("e"), cell("f")], #","horizontalCellContentAlignment":"left""#),
      row([
        cell("g"), #"{"items":[\#(text("h", #","horizontalAlignment":"center""#))]}"#, cell("i"),
      ]),
    ]
    let more = #","horizontalCellContentAlignment":"right","showGridLines":false"#
    #expect(
      try drawn(table(columns, rows, more), width: 25) == [
        "   a           b        c", "d        e        f", "   g        h           i",
      ])
  }

  @Test("cells stand at the top, in the middle or at the bottom of their row")
  func vertical() throws {
    let rows = [
      row([
        cell("one two six"), cell("a"), cell("b", #","verticalContentAlignment":"bottom""#),
      ])
    ]
    let columns =
      #"{"width":"24px"},{"width":"8px","verticalCellContentAlignment":"center"},{"width":"8px"}"#
    let more = #","firstRowAsHeaders":false"#
    #expect(
      try drawn(table(columns, rows, more), width: 20) == [
        "┌─────┬───┬───┐",
        "│ one │   │   │",
        "│ two │ a │   │",
        "│ six │   │ b │",
        "└─────┴───┴───┘",
      ])
  }

  @Test("a row that is too short ends in empty cells, and cells without a column are not shown")
  func ragged() throws {
    let rows = words([["A", "B"], ["1"], ["2", "3", "4"]])
    #expect(
      try drawn(table(two, rows), width: 13) == [
        "┌─────┬─────┐",
        "│ A   │ B   │",
        "├─────┼─────┤",
        "│ 1   │     │",
        "│ 2   │ 3   │",
        "└─────┴─────┘",
      ])
  }

  @Test("where words would be broken, first lines go, then rows are folded into blocks")
  func folding() throws {
    let rows = words([
      ["Destination", "Departure", "Platform"], ["Edinburgh", "10:04", "7"],
      ["Manchester", "10:30", "3"],
    ])
    let three = two + #","# + #"{"width":1}"#
    #expect(
      try drawn(table(three, rows), width: 24) == [
        "Destination  Edinburgh",
        "Departure    10:04",
        "Platform     7",
        "────────────────────────",
        "Destination  Manchester",
        "Departure    10:30",
        "Platform     3",
      ])
    #expect(
      try drawn(table(three, rows), width: 30) == [
        "Destination Departure Platform",
        "──────────────────────────────",
        "Edinburgh   10:04     7",
        "Manchester  10:30     3",
      ])
  }

  @Test("a row with a style of its own, such as a sum, has a line above it")
  func sum() throws {
    let rows =
      words([["A", "B"], ["1", "2"], ["3", "4"]]) + [
        row([cell("Sum"), cell("6")], #","style":"emphasis""#)
      ]
    #expect(
      try drawn(table(two, rows), width: 15) == [
        "┌──────┬──────┐",
        "│ A    │ B    │",
        "├──────┼──────┤",
        "│ 1    │ 2    │",
        "│ 3    │ 4    │",
        "├──────┼──────┤",
        "│ Sum  │ 6    │",
        "└──────┴──────┘",
      ])
  }

  @Test("hidden rows are left out, hidden cells leave their place empty")
  func hidden() throws {
    let rows = [
      row([cell("A"), cell("B")]), row([cell("1"), cell("2")], #","id":"r""#),
      row([cell("3", #","id":"c""#), cell("4")]),
    ]
    var state = CardState()
    state.visibility = ["r": false, "c": false]
    #expect(
      try drawn(table(two, rows), width: 13, state: state) == [
        "┌─────┬─────┐",
        "│ A   │ B   │",
        "├─────┼─────┤",
        "│     │ 4   │",
        "└─────┴─────┘",
      ])
  }

  @Test("rows and cells are in the layout tree, and a cell can be pressed")
  func nodes() throws {
    let action = #","selectAction":{"type":"Action.OpenUrl","url":"https://x","title":"Go"}"#
    let drawn = try Drawn(
      table(two, [row([cell("a"), cell("b", action)])], #","firstRowAsHeaders":false"#), width: 13)
    #expect(
      drawn.nodes.filter { $0.hasPrefix("Table") } == [
        "Table /body/0 0,0 13x3", "TableRow /body/0/rows/0 0,1 13x1",
        "TableCell /body/0/rows/0/cells/0 1,1 5x1", "TableCell /body/0/rows/0/cells/1 7,1 5x1",
      ])
    #expect(drawn.stops == ["link /body/0/rows/0/cells/1/selectAction Go"])
  }

  @Test("cells hold what containers hold: pictures, facts, tables")
  func nested() throws {
    let inner = table(two, words([["x", "y"]]), #","firstRowAsHeaders":false"#)
    let facts = #"{"type":"FactSet","facts":[{"title":"T","value":"V"}]}"#
    let rows = [row([#"{"items":[\#(inner)]}"#, #"{"items":[\#(facts)]}"#])]
    #expect(
      try drawn(table(two, rows, #","firstRowAsHeaders":false"#), width: 33) == [
        "┌───────────────┬───────────────┐",
        "│ ┌─────┬─────┐ │ T  V          │",
        "│ │ x   │ y   │ │               │",
        "│ └─────┴─────┘ │               │",
        "└───────────────┴───────────────┘",
      ])
  }

  @Test("a table of nothing takes no room, and no table is wider than its room")
  func extremes() throws {
    #expect(try drawn(table(two, []) + "," + text("b")) == ["b"])
    let rows = words([["Long heading", "漢字かな"], ["a", "supercalifragilistic"]])
    for width in 1...40 {
      let all = try Drawn(table(two, rows), width: width)
      #expect(all.isWithinWidth, "\(width)")
    }
  }

  @Test("beside headings no word is broken: where it would be, the cells stand below them")
  func foldedBelow() throws {
    let rows = words([["Article", "Pieces"], ["Sum, delivery included", "3"]])
    #expect(
      try drawn(table(two, rows), width: 14) == [
        "Article",
        "  Sum,",
        "  delivery",
        "  included",
        "Pieces   3",
      ])
  }
}

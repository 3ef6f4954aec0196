import AdaptiveCards
import Canvas
import Testing

@testable import CardLayout

@Suite("Columns")
struct ColumnTests {
  private typealias Wish = ColumnWidths.Wish

  private func column(_ text: String, _ width: String, _ more: String = "") -> String {
    #"{"type":"Column","width":\#(width),"items":[{"type":"TextBlock","wrap":true,"text":"\#(text)"}]\#(more)}"#
  }

  private func set(_ columns: [String], _ more: String = "") -> String {
    #"{"type":"ColumnSet","columns":[\#(columns.joined(separator: ","))]\#(more)}"#
  }

  @Test("pixels come first, then what auto needs, then the weights")
  func shares() {
    #expect(
      ColumnWidths.share(
        60,
        among: [
          Wish(.pixels(80), natural: 9), Wish(.auto, natural: 8), Wish(.stretch, natural: 9),
          Wish(.weight(2), natural: 9),
        ]) == [10, 8, 14, 28])
    #expect(
      ColumnWidths.share(9, among: [Wish(.pixels(80), natural: 9), Wish(.stretch, natural: 9)])
        == [9, 0])
    #expect(
      ColumnWidths.share(30, among: [Wish(.weight(0.5), natural: 0), Wish(.weight(1), natural: 0)])
        == [10, 20])
  }

  @Test("auto columns shrink in proportion to their need, none below its longest word")
  func shrinking() {
    #expect(
      ColumnWidths.share(20, among: [Wish(.auto, natural: 30), Wish(.auto, natural: 10)]) == [
        15, 5,
      ])
    #expect(
      ColumnWidths.share(
        20, among: [Wish(.auto, natural: 30, least: 5), Wish(.auto, natural: 10, least: 8)])
        == [12, 8])
    #expect(
      ColumnWidths.share(
        20, among: [Wish(.auto, natural: 90, least: 6), Wish(.stretch, natural: 0, least: 9)])
        == [11, 9])
  }

  @Test("a weight never takes the longest word of another column away")
  func leastOfWeights() {
    #expect(
      ColumnWidths.share(
        30, among: [Wish(.weight(1), natural: 0, least: 6), Wish(.weight(9), natural: 0, least: 6)])
        == [6, 24])
  }

  @Test("columns that cannot be read side by side stand one below the other")
  func stacking() throws {
    let body = set([column("Departure", "1"), column("Arrival", "1"), column("Passenger", "1")])
    #expect(try drawn(body, width: 31) == ["Departure  Arrival    Passenger"])
    #expect(try drawn(body, width: 28) == ["Departure", "", "Arrival", "", "Passenger"])
  }

  @Test("minWidth stacks sooner")
  func minWidth() throws {
    let body = set([column("a", "1"), column("b", "1")], #","minWidth":"160px""#)
    #expect(try drawn(body, width: 20) == ["a          b"])
    #expect(try drawn(body, width: 19) == ["a", "", "b"])
  }

  @Test("a line between columns has a blank on both sides and reaches from top to bottom")
  func separator() throws {
    let body = set([column("one two", "1"), column("b", "1", #","separator":true"#)])
    #expect(try drawn(body, width: 11) == ["one  │ b", "two  │"])
  }

  @Test("all columns are as high as the tallest, and align what is in them")
  func heights() throws {
    let body = set([
      column("a b c", "\"8px\""), column("x", "1", #","verticalContentAlignment":"bottom""#),
      column("", "1"),
    ])
    let card = try Drawn(body, width: 20)
    #expect(card.rows == ["a", "b", "c  x"])
    #expect(
      card.nodes.filter { $0.hasPrefix("Column /") } == [
        "Column /body/0/columns/0 0,0 1x3", "Column /body/0/columns/1 3,0 8x3",
        "Column /body/0/columns/2 13,0 7x3",
      ])
  }

  @Test("a hidden column leaves its room to the others")
  func hidden() throws {
    let body = set([column("a", "1", #","isVisible":false"#), column("b", "1")])
    #expect(try Drawn(body, width: 20).nodes.contains("Column /body/0/columns/1 0,0 20x1"))
  }

  @Test("widths add up with the gaps at every width", arguments: 6...60)
  func addUp(_ width: Int) throws {
    let body = set([column("ab", "1"), column("cd", "3"), column("e", "\"auto\"")])
    let columns = try Drawn(body, width: width).drawing
    var total = 0
    var ends: [Int] = []
    columns.root.walk { box, rect in
      guard box.node?.type == "Column" else { return }
      total += rect.width
      ends.append(rect.maxX)
    }
    guard ends.max() != ends.min() else { return }
    #expect(total + 4 == width)
    #expect(ends.max() == columns.size.width - (columns.size.width > 8 ? 2 : 0))
  }

  @Test("columns that stand one below the other begin where reading does")
  func stackedAlignment() throws {
    let words = ["Paid already", "Packed today", "Sent tomorrow"]
    let places = ["left", "center", "right"]
    let columns = zip(words, places).map { word, place in
      #"{"type":"Column","width":1,"items":[{"type":"TextBlock","wrap":true,"text":"\#(word)","horizontalAlignment":"\#(place)"}]}"#
    }
    #expect(
      try drawn(set(columns), width: 18)
        == ["Paid already", "", "Packed today", "", "Sent tomorrow"])
    #expect(
      try drawn(set(columns), width: 40)
        == ["Paid already  Packed today          Sent", "                                tomorrow"])
  }

  @Test("a text that would be a tower of single words has the whole width, its neighbour below it")
  func towers() throws {
    let badge =
      #"{"type":"Column","width":"auto","items":[{"type":"Badge","text":"winter break"}]}"#
    let body = set([column("Women's league, round fourteen", "1"), badge])
    #expect(
      try drawn(body, width: 24)
        == ["Women's league, round", "fourteen", "", "▐winter break▌"])
    #expect(
      try drawn(body, width: 32)
        == ["Women's league,   ▐winter break▌", "round fourteen"])
  }

  @Test("columns whose lines do not wrap stand below each other before one is cut")
  func lines() throws {
    let columns = ["Paid it", "Packed it", "Sent it"].map { word in
      #"{"type":"Column","width":1,"items":[{"type":"TextBlock","text":"\#(word)"}]}"#
    }
    #expect(try drawn(set(columns), width: 31) == ["Paid it    Packed it  Sent it"])
    #expect(try drawn(set(columns), width: 26) == ["Paid it", "", "Packed it", "", "Sent it"])
  }
}

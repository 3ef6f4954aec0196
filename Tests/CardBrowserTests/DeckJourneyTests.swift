import Canvas
import TestSupport
import Testing

@testable import CardBrowser

/// Decks in the list, and cards that come while one looks.
@Suite("Decks in the browser")
struct DeckJourneyTests {
  private let browsing: Browsing

  init() throws {
    browsing = try Browsing()
    try browsing.write(Browsing.card("alone"), to: "a.json")
    try browsing.write(
      ["x", "y", "z"].map { Browsing.card($0) + "\n" }.joined(), to: "deck.jsonl")
    try browsing.write(Browsing.card("last"), to: "e.json")
  }

  @Test("the cards of a deck stand below its name while it is selected")
  func unfolded() throws {
    try browsing.open(keys: "Down")
    #expect(
      browsing.rows.prefix(6) == ["  a", "  deck.jsonl (3)", "    x", "    y", "    z", "  e"])
    #expect(browsing.status == "  2/3  card 1/3  deck.jsonl")
    try browsing.press("Down*3")
    #expect(browsing.rows.prefix(3) == ["  a", "  deck.jsonl", "  e"])
    #expect(browsing.status == "  3/3  e.json")
  }

  @Test("] and [ go through all cards of all files")
  func nextCard() throws {
    try browsing.open(keys: "Enter ]")
    #expect(browsing.rows[1] == "  x")
    try browsing.press("] ] ]")
    #expect(browsing.rows[1] == "  last")
    try browsing.press("[")
    #expect(browsing.rows[1] == "  z")
    try browsing.press("[ [ [")
    #expect(browsing.rows[1] == "  alone")
  }

  @Test("a deck that was named alone is a list of its cards")
  func alone() throws {
    try browsing.open(["deck.jsonl"])
    #expect(browsing.rows.prefix(4) == ["  x", "  y", "  z", ""])
    #expect(browsing.status.hasPrefix("  card 1/3  "))
  }

  @Test("a deck that changes keeps the card that is looked at")
  func changed() throws {
    try browsing.open(["deck.jsonl"], keys: "Down Enter")
    try browsing.write(
      ["x", "changed", "z", "w"].map { Browsing.card($0) + "\n" }.joined(), to: "deck.jsonl")
    browsing.wait(.milliseconds(100))
    browsing.page?.lookAtFile(isNamed: true)
    #expect(browsing.rows[1] == "  changed")
    #expect(browsing.page?.list.cardCount == 4)
  }

  @Test("cards of a stream come into the list, and the newest is followed until one chooses")
  func stream() throws {
    let (read, write) = try Self.pipe()
    let stream = CardStream(descriptor: read.number)
    try browsing.open(["-"], stream: stream)
    #expect(browsing.rows[0] == "  standard input")
    #expect(browsing.status == "  1/1  standard input")
    try write.send(Browsing.card("one") + "\n")
    browsing.page?.readStream()
    try write.send(Browsing.card("two") + "\n")
    browsing.page?.readStream()
    #expect(browsing.rows.prefix(2) == ["  one", "  two"])
    #expect(browsing.page?.list.card == 1)
    try browsing.press("Up")
    try write.send(Browsing.card("three") + "\n")
    browsing.page?.readStream()
    #expect(browsing.page?.list.card == 0)
    #expect(browsing.status == "  card 1/3  standard input")
    try browsing.press("G Enter")
    #expect(browsing.rows[1] == "  three")
  }

  private static func pipe() throws -> (read: OpenFile, write: OpenFile) {
    var ends: [Int32] = [-1, -1]
    try #require(CardBrowserTests.pipe(&ends) == 0)
    return (OpenFile(ends[0]), OpenFile(ends[1]))
  }
}

import AdaptiveCards
import Canvas
import CardActions
import CardLayout
import TestSupport
import Testing

@testable import CardBrowser

/// What was done in a card is there when one comes back to it.
@Suite("Cards one comes back to")
struct KeptCardTests {
  private let browsing: Browsing
  private let size = Size(width: 60, height: 12)

  init() throws {
    browsing = try Browsing()
    for name in ["a", "b", "c"] { try browsing.write(Browsing.form(name), to: name + ".json") }
  }

  @Test("what was typed is there again, over the list and by ] and [")
  func typed() throws {
    try browsing.open(
      keys: #"Enter "Ada" Esc Esc Down Enter "Bob" Esc Esc Up Enter Esc"#, size: size)
    #expect(browsing.rows.joined().contains("[Ada"))
    try browsing.press("]")
    #expect(browsing.rows.joined().contains("[Bob"))
    try browsing.press("] [ [")
    #expect(browsing.rows.joined().contains("[Ada"))
  }

  @Test("the focus is where it was, for whoever goes on from card to card")
  func focus() throws {
    try browsing.open(keys: "Enter Tab ] [", size: size)
    #expect(browsing.page?.session?.state.focus == "/actions/0")
    try browsing.press("Esc Esc Down Up")
    #expect(browsing.page?.session?.state.focus == nil)
  }

  @Test("the place is where it was")
  func scroll() throws {
    let lines = (1...40).map { #"{"type":"TextBlock","text":"line \#($0)"}"# }
    try browsing.write(
      #"{"type":"AdaptiveCard","version":"1.5","body":[\#(lines.joined(separator: ","))]}"#,
      to: "a.json")
    try browsing.open(keys: "Enter PgDn Esc Down Up Enter", size: size)
    #expect(browsing.page?.session?.scroll ?? 0 > 0)
    #expect(!browsing.rows.contains("  line 1"))
  }

  @Test("what is only looked at is not kept")
  func looked() throws {
    try browsing.open(keys: "Down Down Up Up", size: size)
    #expect(browsing.page?.kept.count == 0)
  }

  @Test("of many cards the one left first is forgotten")
  func bound() throws {
    let card = try #require(
      try LoadedDeck.usable(browsing.scratch.path + "/a.json", data: .none).card(0))
    let session = CardSession(card: card.card, viewport: size)
    var kept = KeptCards()
    for number in 0...KeptCards.mostCards {
      kept.keep(session, at: .init(path: "a", card: number), bytes: 10)
    }
    #expect(kept.count == 100)
    #expect(kept.card(at: .init(path: "a", card: 0)) == nil)
    kept.keep(session, at: .init(path: "big", card: 0), bytes: KeptCards.mostBytes + 1)
    #expect(kept.count == 1)
    #expect(kept.card(at: .init(path: "big", card: 0)) != nil)
  }
}

import AdaptiveCards
import Canvas
import CardActions
import CardLayout
import Events
import Terminal
import TestSupport
import Testing

@testable import CardBrowser

/// The browser on the screen in memory, played by keys.
@Suite("Browser")
struct BrowserPageTests {
  private let browsing: Browsing

  init() throws {
    browsing = try Browsing()
    for name in ["one", "two", "three"] {
      try browsing.write(Browsing.card("card \(name)"), to: "\(name).json")
    }
    try browsing.write("{\"type\":\n", to: "broken.json")
    try browsing.write("not a card", to: "note.txt")
  }

  /// What is on the screen after the keys, and how the run ended.
  private func play(_ keys: String, size: Size = Size(width: 60, height: 8)) throws -> (
    rows: [String], ending: CardBrowser.Ending
  ) {
    let ending = try browsing.open(keys: keys, size: size)
    return (browsing.screen?.frame?.rows() ?? [], ending)
  }

  @Test("a folder is a list of its cards, by name")
  func list() throws {
    let (rows, _) = try play("")
    #expect(rows.prefix(4) == ["! broken", "  one", "  three", "  two"])
    #expect(rows[7] == "  1/4  broken.json  1 problem")
  }

  @Test("Enter opens the card, Esc goes back to the list")
  func openAndBack() throws {
    #expect(try play("Down Enter").rows[1] == "  card one")
    #expect(try play("Down Enter Esc").rows[1] == "  one")
    #expect(try play("Down Enter ]").rows[1] == "  card three")
  }

  @Test("on a wide screen the card stands beside the list")
  func beside() throws {
    let (rows, _) = try play("Down", size: Size(width: 100, height: 8))
    #expect(rows[1].hasPrefix("  one"))
    #expect(rows[1].contains("│  card one"))
    #expect(rows[3].contains("│  [ Go card one ]"))
  }

  @Test("a file that is no card says why, with its place")
  func broken() throws {
    let (rows, _) = try play("Enter")
    let text = rows.joined(separator: " ")
    #expect(text.contains("broken.json:1:9: error:"))
  }

  @Test("q leaves from the list and from a card; Esc never does: one too many ends nothing")
  func quit() throws {
    #expect(try play("q").ending == .closed)
    #expect(try play("Down Enter q").ending == .closed)
    #expect(try play("Esc").ending != .closed)
    #expect(try play("Down Enter Esc Esc Esc").ending != .closed)
  }

  @Test("a resize keeps the card and its focus")
  func resize() throws {
    let (rows, _) = try play("Down Enter Resize(100x10)", size: Size(width: 60, height: 8))
    #expect(rows[1].contains("│  card one"))
  }

  @Test("? shows the keys that work here, any other key closes it")
  func help() throws {
    #expect(
      try play("?", size: Size(width: 80, height: 30)).rows.contains {
        $0.contains("─ Keys ─") || $0.contains(" Keys ")
      })
    #expect(try play("? Esc", size: Size(width: 60, height: 8)).rows[1] == "  one")
  }

  @Test("the mouse selects in the list")
  func mouse() throws {
    let (rows, _) = try play("Click(2,2)", size: Size(width: 100, height: 8))
    #expect(rows[1].contains("card three"))
  }

  @Test("the status line says how much of a list is out of sight")
  func listPosition() throws {
    for number in 0..<9 { try browsing.write(Browsing.card("x"), to: "x\(number).json") }
    #expect(try play("").rows[7].hasSuffix("▼ 6"))
    #expect(try play("End").rows[7].hasSuffix("▲ 6"))
  }

  @Test("Esc does not ask in a card that one comes back to")
  func noQuestion() throws {
    try browsing.write(Browsing.form("form"), to: "0.json")
    #expect(try play(#"Enter "Ada" Esc Esc"#).rows[0] == "  0")
  }
}

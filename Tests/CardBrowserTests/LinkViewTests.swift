import AdaptiveCards
import Canvas
import CardActions
import CardLayout
import Events
import Terminal
import Testing

@testable import CardBrowser

/// What happens when a link is pressed, on the screen in memory.
@Suite("Pressing a link")
struct LinkViewTests {
  private func play(
    _ url: String, _ keys: String, opening: LinkOpening = .none,
    size: Size = Size(width: 60, height: 24)
  ) throws -> MemoryScreen {
    let json =
      #"{"type":"AdaptiveCard","version":"1.5","actions":[{"type":"Action.OpenUrl","title":"Go","url":"\#(url)"}]}"#
    let source = SourceText(name: "card.json", bytes: Array(json.utf8))
    let deck = LoadedDeck(source: source, cards: Deck.read(source).cards, diagnostics: [])
    let delegate = ProgramDelegate(overflow: .menu)
    let page = CardPage(
      deck, host: HostConfig(), delegate: delegate, size: size, theme: Theme(.none))
    let screen = MemoryScreen(size: size, steps: try KeyScript.parse(keys), colorDepth: .none)
    let loop = EventLoop(screen: screen, options: Options(), linkOpening: { opening })
    _ = loop.run(page) { effect in
      switch effect {
      case .openURL(let url): loop.open(url, from: page.session, on: page)
      case .copy(let text): page.say(SafeText("copy: " + text))
      case .close: return .closed
      default: break
      }
      return nil
    }
    return screen
  }

  @Test("where it can only be shown, that is done at once: the address, and a code of it")
  func shown() throws {
    let screen = try play("https://x.org", "Tab Enter")
    let rows = screen.frame?.rows() ?? []
    #expect(rows[3].hasSuffix("┌─ Link ──────────────────────┐"))
    #expect(rows[4].hasSuffix("│  https://x.org              │"))
    #expect(rows[7].contains("██ ▄▄▄▄▄ ██▄▀▄██ ▄▄▄▄▄ ██"))
    #expect(rows[19].hasSuffix("└────────── y copy  Esc back ─┘"))
    #expect(
      screen.links == [
        ScreenLink(at: Point(x: 17, y: 4), text: "https://x.org", url: "https://x.org")
      ])
  }

  @Test("Esc goes back to the card, y copies")
  func leave() throws {
    let back = try play("https://x.org", "Tab Enter Esc").frame?.rows() ?? []
    #expect(!back.contains { $0.contains("Link") })
    #expect(back[1] == "  [ Go ]")
    let copied = try play("tel:+1555", "Tab Enter y").frame?.rows() ?? []
    #expect(copied[23] == "  copy: +1555")
  }

  @Test("where more can be done, a sheet asks; Cancel is last and does nothing")
  func asked() throws {
    let opening = LinkOpening(program: nil, canCopy: true)
    let rows = try play("mailto:ada@example.org", "Tab Enter", opening: opening).frame?.rows() ?? []
    let text = rows.joined(separator: "\n")
    #expect(text.contains("┌─ Mail"))
    #expect(text.contains("│ mailto:ada@example.org"))
    #expect(text.contains("│ Copy the mail address"))
    #expect(text.contains("│ Show it large, with a QR code"))
    #expect(text.contains("│ Cancel"))
    let cancelled = try play("mailto:ada@example.org", "Tab Enter End Enter", opening: opening)
    #expect(cancelled.frame?.rows()[1] == "  [ Go ]")
    let second = try play("mailto:ada@example.org", "Tab Enter Down Enter", opening: opening)
    #expect(second.frame?.rows().contains { $0.contains("Link") } == true)
  }

  @Test("an address that is not safe is shown without a code or a link")
  func unsafe() throws {
    let screen = try play("javascript:alert(1)", "Tab Enter")
    let text = (screen.frame?.rows() ?? []).joined(separator: "\n")
    #expect(text.contains("javascript:alert(1)"))
    #expect(text.contains("No link that can be opened safely."))
    #expect(screen.links == [])
  }

  @Test(
    "a screen too small for the code says so, down to a few rows", arguments: [(40, 8), (20, 6)])
  func small(width: Int, height: Int) throws {
    let size = Size(width: width, height: height)
    let rows = try play("https://x.org", "Tab Enter", size: size).frame?.rows() ?? []
    #expect(rows.contains { $0.contains("https://x.org") })
    #expect(rows.contains { $0.contains("The screen") })
  }
}

import AdaptiveCards
import Canvas
import CardLayout
import Events
import Terminal
import TestSupport
import Testing

@testable import CardBrowser

/// The terminal is asked for its background, and the card is drawn anew when it answers.
@Suite("The terminal's background")
struct ThemeAnswerTests {
  private let scratch: Scratch
  private let deck: LoadedDeck
  private let delegate = ProgramDelegate(overflow: .menu)

  init() throws {
    scratch = try Scratch()
    let path = try scratch.write(
      #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"Container","style":"emphasis","items":[{"type":"TextBlock","text":"a"}]}]}"#,
      to: "card.json")
    deck = try LoadedDeck.load(path)
  }

  /// The style in the middle of the container when the run is over, and the frames it took.
  private func run(
    _ theme: Theme.Name, depth: ColorDepth = .indexed, answer: TerminalReply?
  ) throws -> (style: Style?, frames: Int) {
    let size = Size(width: 30, height: 8)
    let screen = MemoryScreen(size: size, steps: try KeyScript.parse(""), colorDepth: depth)
    screen.answer = answer
    var options = Options()
    options.theme = theme
    let themes = ThemeChoice(options, for: screen, host: HostConfig())
    let page = CardPage(
      deck, host: HostConfig(), delegate: delegate, size: size, theme: themes.theme)
    let loop = EventLoop(screen: screen, options: options, themes: themes)
    _ = loop.run(page) { _ in nil }
    return (screen.frame?[10, 2].style, screen.frameCount)
  }

  @Test("a dark or light answer paints containers, in a second frame")
  func answers() throws {
    let dark = try run(.auto, answer: .background(red: 0, green: 0, blue: 0))
    #expect(dark.style?.background == .palette(236))
    #expect(dark.frames == 2)
    let light = try run(.auto, answer: .background(red: 255, green: 255, blue: 255))
    #expect(light.style?.background == .palette(254))
  }

  @Test("without an answer the first frame stays")
  func silence() throws {
    let silent = try run(.auto, answer: nil)
    #expect(silent.style?.background == .terminal)
    #expect(silent.frames == 1)
  }

  @Test("who has named a theme, or has few colours, is not asked")
  func notAsked() throws {
    let answer = TerminalReply.background(red: 255, green: 255, blue: 255)
    #expect(try run(.dark, answer: answer).style?.background == .palette(236))
    #expect(try run(.dark, answer: answer).frames == 1)
    #expect(try run(.none, answer: answer).frames == 1)
    #expect(try run(.auto, depth: .eight, answer: answer).frames == 1)
  }
}

import AdaptiveCards
import Canvas
import CardLayout
import TestSupport
import Testing

/// A theme on the ground that it is made for.
struct ColorLook: CustomTestStringConvertible {
  var name: String
  var theme: Theme
  var depth: ColorDepth
  var testDescription: String { name }

  init(_ theme: Theme.Name, _ depth: ColorDepth, _ colors: String) {
    name = "\(theme.rawValue)-\(colors)"
    let ground = theme == .light ? Color.rgb(255, 255, 255) : .rgb(0, 0, 0)
    self.theme = Theme(theme, depth: depth, background: ground)
    self.depth = depth
  }
}

/// Cards of the program with their colours, so that a change of colours is seen in review.
@Suite("Colours of cards")
struct GoldenColorTests {
  static let themes = [Theme.Name.dark, .light, .contrast].flatMap { name in
    [ColorLook(name, .sixteen, "16"), ColorLook(name, .indexed, "256")]
  }

  @Test("each looks as it was approved", arguments: ["incident", "order", "dashboard"], themes)
  func looks(name: String, look: ColorLook) throws {
    let path = "\(Package.root)/Cards/\(name).json"
    let source = SourceText(name: path, bytes: Array(try Files.readText(path).utf8))
    let card = try #require(CardReader.read(source).card)
    let drawing = CardDrawing(card: card, state: CardState(), theme: look.theme, width: 60)
    var canvas = Canvas(size: drawing.size)
    drawing.paint(on: &canvas, state: CardState(), theme: look.theme)
    // With a character in the place of ESC, which editors and differences show.
    let rows = canvas.ansi(depth: look.depth).split(
      separator: "\u{1B}", omittingEmptySubsequences: false)
    try Golden.check(rows.joined(separator: "\u{241B}"), "\(name)-60-\(look.name)")
  }
}

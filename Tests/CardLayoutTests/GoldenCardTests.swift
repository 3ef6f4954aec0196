import AdaptiveCards
import Canvas
import CardLayout
import TestSupport
import Testing

/// The cards that ship with the program, as they look at three widths.
@Suite("Cards of the program")
struct GoldenCardTests {
  static let names = [
    "overflow", "welcome", "contact", "release", "incident", "build", "flight", "weather", "order",
    "approval", "standings", "dashboard", "photos", "tour", "tokyo", "report", "review", "hebrew",
    "poll", "workshop", "reviewers",
  ]

  @Test("each looks as it was approved", arguments: names, [40, 80, 120])
  func looks(name: String, width: Int) throws {
    let path = "\(Package.root)/Cards/\(name).json"
    let source = SourceText(name: path, bytes: Array(try Files.readText(path).utf8))
    let reading = CardReader.read(source)
    #expect(reading.diagnostics == [])
    let card = try #require(reading.card)
    var canvas = Canvas(size: .zero)
    let drawing = CardDrawing(card: card, state: CardState(), theme: Theme(.none), width: width)
    canvas = Canvas(size: drawing.size)
    drawing.paint(on: &canvas, state: CardState(), theme: Theme(.none))
    #expect(canvas.rows().allSatisfy { CellWidth.of($0) <= width })
    try Golden.check(canvas.rows().joined(separator: "\n"), "\(name)-\(width)")
  }
}

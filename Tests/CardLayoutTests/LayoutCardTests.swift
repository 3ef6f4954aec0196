import AdaptiveCards
import Canvas
import CardLayout
import TestSupport
import Testing

/// Cards that show the rules of layout together, as they look at three widths.
@Suite("Cards that show the layout")
struct LayoutCardTests {
  @Test(
    "each looks as it was approved", arguments: ["containers", "columns", "arabic"], [40, 80, 120])
  func looks(name: String, width: Int) throws {
    let path = "\(Package.root)/Tests/LayoutCards/\(name).json"
    let source = SourceText(name: path, bytes: Array(try Files.readText(path).utf8))
    let reading = CardReader.read(source)
    #expect(reading.diagnostics == [])
    let card = try #require(reading.card)
    let drawing = CardDrawing(card: card, state: CardState(), theme: Theme(.none), width: width)
    var canvas = Canvas(size: drawing.size)
    drawing.paint(on: &canvas, state: CardState(), theme: Theme(.none))
    #expect(canvas.rows().allSatisfy { CellWidth.of($0) <= width })
    try Golden.check(canvas.rows().joined(separator: "\n"), "layout-\(name)-\(width)")
  }
}

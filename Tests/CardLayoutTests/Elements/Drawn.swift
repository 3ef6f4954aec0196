import AdaptiveCards
import Canvas
import CardLayout
import Testing

/// A body of a card as it is drawn without colours, without the padding of the card.
struct Drawn {
  let drawing: CardDrawing
  let rows: [String]

  /// - Parameter width: the columns between the paddings of the card.
  init(
    _ body: String, width: Int, state: CardState = CardState(), ascii: Bool = false,
    version: String = "1.6"
  ) throws {
    let json = #"{"type":"AdaptiveCard","version":"\#(version)","body":[\#(body)]}"#
    let reading = CardReader.read(SourceText(name: "card.json", bytes: Array(json.utf8)))
    let card = try #require(reading.card)
    let theme = Theme(.none, unicode: !ascii)
    drawing = CardDrawing(card: card, state: state, theme: theme, width: width + 4)
    var canvas = Canvas(size: drawing.size)
    drawing.paint(on: &canvas, state: state, theme: theme)
    rows = canvas.rows().dropFirst().dropLast().map { String($0.dropFirst(2)) }
  }

  /// Whether no row is wider than the card.
  var isWithinWidth: Bool {
    var canvas = Canvas(size: Size(width: drawing.size.width + 20, height: drawing.size.height))
    drawing.paint(on: &canvas, state: CardState(), theme: Theme(.none))
    return canvas.rows().allSatisfy { CellWidth.of($0) <= drawing.size.width }
  }

  /// The places of elements and their parts: `TableCell /body/0/rows/0/cells/1 14,1 6x1`.
  var nodes: [String] {
    var nodes: [String] = []
    drawing.root.walk { box, rect in
      guard let node = box.node, !node.path.isEmpty else { return }
      nodes.append(
        "\(node.type) \(node.path) \(rect.x - 2),\(rect.y - 1) \(rect.width)x\(rect.height)")
    }
    return nodes
  }

  /// What can have the focus: `link /body/0 Tour`.
  var stops: [String] {
    drawing.stops.map { "\($0.item.role) \($0.item.path) \($0.item.title)" }
  }
}

/// The rows of a body; what most tests look at.
func drawn(
  _ body: String, width: Int = 40, state: CardState = CardState(), ascii: Bool = false
) throws -> [String] {
  try Drawn(body, width: width, state: state, ascii: ascii).rows
}

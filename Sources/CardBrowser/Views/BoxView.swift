internal import Canvas
internal import CardLayout

/// The boxes of a card: a cursor goes over it, and what is under the cursor is named.
struct BoxView {
  /// The cursor, in cells of the card.
  private(set) var at: Point

  /// An element and its place in cells of the card, with the elements around it.
  struct Named: Equatable {
    var node: Box.Node
    var rect: Rect
    /// The types around it, the card first.
    var around: [String]
  }

  init(at: Point) { self.at = at }

  /// The innermost element under the cursor.
  func named(in drawing: CardDrawing) -> Named? {
    var around: [Named] = []
    for (node, rect) in Self.nodes(of: drawing) where rect.contains(at) {
      around.append(Named(node: node, rect: rect, around: around.map(\.node.type)))
    }
    return around.last
  }

  /// All elements in reading order, each with its place.
  private static func nodes(of drawing: CardDrawing) -> [(node: Box.Node, rect: Rect)] {
    var nodes: [(Box.Node, Rect)] = []
    drawing.root.walk { box, rect in
      if let node = box.node { nodes.append((node, rect)) }
    }
    return nodes
  }

  /// Moves the cursor.
  mutating func perform(_ movement: Movement, in drawing: CardDrawing, rows: Int) {
    switch movement {
    case .up: at.y -= 1
    case .down: at.y += 1
    case .left: at.x -= 1
    case .right: at.x += 1
    case .pageUp: at.y -= rows
    case .pageDown: at.y += rows
    case .first: at = .zero
    case .last: at = Point(x: 0, y: drawing.size.height - 1)
    case .scroll(let by): at.y += by
    case .next: step(by: 1, in: drawing)
    case .previous: step(by: -1, in: drawing)
    }
    go(to: at, in: drawing)
  }

  mutating func go(to point: Point, in drawing: CardDrawing) {
    at = Point(
      x: max(0, min(drawing.size.width - 1, point.x)),
      y: max(0, min(drawing.size.height - 1, point.y)))
  }

  /// Goes to the next element in reading order that is on top of others at its corner.
  private mutating func step(by step: Int, in drawing: CardDrawing) {
    let nodes = Self.nodes(of: drawing).filter { !$0.rect.isEmpty }
    guard !nodes.isEmpty else { return }
    let path = named(in: drawing)?.node.path
    let now = nodes.firstIndex { $0.node.path == path } ?? 0
    var index = now
    for _ in 0..<nodes.count {
      index = (index + step + nodes.count) % nodes.count
      at = nodes[index].rect.origin
      if named(in: drawing)?.node.path == nodes[index].node.path { return }
    }
  }

  /// The element as the status line says it.
  static func sentence(_ named: Named) -> String {
    let node = named.node
    let rect = named.rect
    let words = [
      node.type, node.id.map { "\"\($0)\"" }, node.path.isEmpty ? nil : node.path,
      "at \(rect.x),\(rect.y)", "\(rect.width)x\(rect.height)",
      named.around.last.map { "in " + $0 },
    ]
    return words.compactMap { $0 }.joined(separator: "  ")
  }
}

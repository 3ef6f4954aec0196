public import AdaptiveCards
public import Canvas

/// A card laid out for a width: its boxes, and what in them can have the focus.
///
/// A pure function of card, state, theme, host config and width.
public struct CardDrawing: Equatable, Sendable {
  public let root: Box
  /// What can have the focus, in the order of Tab.
  public let stops: [FocusStop]

  /// - Parameter width: in cells, the padding of the card included.
  public init(
    card: Card, state: CardState, theme: Theme, host: HostConfig = HostConfig(), width: Int
  ) {
    let layouter = Layouter(
      state: state, theme: theme, metrics: Metrics(host: host), host: host, language: card.lang)
    root = layouter.root(card, width: max(1, width))
    var stops: [FocusStop] = []
    root.walk { box, rect in
      if let item = box.focus { stops.append(FocusStop(item: item, rect: rect)) }
    }
    self.stops = stops
  }

  public var size: Size { root.size }

  public func stop(at path: String?) -> FocusStop? {
    path.flatMap { path in stops.first { $0.item.path == path } }
  }

  /// The innermost focusable thing at a point of the card.
  public func stop(under point: Point) -> FocusStop? {
    stops.last { $0.rect.contains(point) }
  }

  /// Draws the card with its top left corner at the canvas' origin.
  public func paint(on canvas: inout Canvas, state: CardState, theme: Theme) {
    Painter(state: state, theme: theme).paint(root, on: &canvas)
  }
}

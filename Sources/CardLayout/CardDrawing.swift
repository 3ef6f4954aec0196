public import AdaptiveCards
public import Canvas

/// A card laid out for a width: its boxes, and what in them can have the focus.
///
/// A pure function of card, state, theme, host config and width.
public struct CardDrawing: Equatable, Sendable {
  public let root: Box
  /// What can have the focus, in the order of Tab.
  public let stops: [FocusStop]
  /// Where they can be clicked: a link that is broken into rows has several places.
  private let areas: [FocusStop]

  /// - Parameter width: in cells, the padding of the card included.
  public init(
    card: Card, state: CardState, theme: Theme, host: HostConfig = HostConfig(), width: Int
  ) {
    let layouter = Layouter(
      state: state, theme: theme, metrics: Metrics(host: host), host: host, language: card.lang)
    root = layouter.root(card, width: max(1, width))
    var stops: [FocusStop] = []
    var areas: [FocusStop] = []
    root.walk { box, rect in
      guard let item = box.focus else { return }
      let stop = FocusStop(item: item, rect: rect)
      areas.append(stop)
      // A link that is broken into rows is one stop, at its first row.
      if stops.last?.item.path != item.path { stops.append(stop) }
    }
    self.stops = stops
    self.areas = areas
  }

  public var size: Size { root.size }

  public func stop(at path: String?) -> FocusStop? {
    path.flatMap { path in stops.first { $0.item.path == path } }
  }

  /// The innermost focusable thing at a point of the card.
  public func stop(under point: Point) -> FocusStop? {
    areas.last { $0.rect.contains(point) }.flatMap { area in stop(at: area.item.path) }
  }

  /// Draws the card with its top left corner at the canvas' origin.
  public func paint(on canvas: inout Canvas, state: CardState, theme: Theme) {
    Painter(state: state, theme: theme).paint(root, on: &canvas)
  }
}

public import AdaptiveCards
public import Canvas

/// A card laid out for a width: its boxes, and what in them can have the focus.
///
/// A pure function of card, state, theme, host config and width.
public struct CardDrawing: Equatable, Sendable {
  package let root: Box

  /// Lays out a card as it is in a state.
  ///
  /// - Parameters:
  ///   - state: what is typed, open, hidden and focused; `CardState()` for a card nobody has touched.
  ///   - host: its colours are those of `theme`; here its distances, sizes and rules count.
  ///   - width: in cells, the padding of the card included; less than 1 counts as 1.
  public init(
    card: Card, state: CardState, theme: Theme, host: HostConfig = HostConfig(), width: Int
  ) {
    self.init(card: card, state: state, theme: theme, host: host, width: width, memory: nil)
  }

  /// - Parameter memory: what an earlier drawing of the same card with the same theme and host has
  ///   left; only what it was told to forget, and what has another width now, is measured again.
  package init(
    card: Card, state: CardState, theme: Theme, host: HostConfig = HostConfig(), width: Int,
    memory: LayoutMemory?
  ) {
    let width = max(1, width)
    let layouter = Layouter(
      state: state, theme: theme, host: host, language: host.language(of: card), width: width,
      memory: memory ?? LayoutMemory(isKept: false))
    root = layouter.root(card, width: width)
  }

  /// The columns and rows of the whole card, which may be more than the screen has.
  public var size: Size { root.size }

  /// Draws the card with its top left corner at the canvas' origin.
  public func paint(on canvas: inout Canvas, state: CardState, theme: Theme) {
    Painter(state: state, theme: theme).paint(root, on: &canvas)
  }

  /// Where an element, column or card is, in cells from the card's corner; nil when it is hidden.
  public func rect(ofNode path: String) -> Rect? {
    root.rect(ofNode: path, corner: .zero)
  }
}

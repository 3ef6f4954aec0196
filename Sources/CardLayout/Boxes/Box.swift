internal import AdaptiveCards
package import Canvas

/// A laid-out piece of a card: its place within the box around it, what is drawn, what is in it.
package struct Box: Equatable, Sendable {
  /// The element that a box stands for.
  package struct Node: Equatable, Sendable {
    package var path: String
    package var type: String
    package var id: String?

    package init(path: String, type: String, id: String? = nil) {
      self.path = path
      self.type = type
      self.id = id
    }
  }

  /// What a box draws itself, below its children.
  package enum Content: Equatable, Sendable {
    case lines([TextLine], HorizontalPlacement)
    /// Rows that are looked at and not read, such as the lines of a grid or the bars of a chart.
    case drawing([TextLine])
    case fill(Style)
    case frame(Style)
    /// A line along the box: across when it is one row high, down when it is one column wide.
    case rule(Style)
    /// Lines from top to bottom in these columns.
    case columnRules([Int], Style)
    /// A line along the box that meets others.
    indirect case gridLine(GridLine)
    // The large ones apart, so that all boxes stay small.
    indirect case button(Button)
    indirect case field(Field)
    indirect case picker(Picker)
    indirect case tick(Tick)
    indirect case stars(Stars)
    indirect case counter(Counter)
  }

  package enum HorizontalPlacement: Sendable { case left, center, right }

  package struct Button: Equatable, Sendable {
    /// The rows of its title: one, but for a title that is wider than its room and for one below
    /// its icon.
    package var rows: [SafeText]
    package var style: Style
    package var isEnabled: Bool
    /// The mark after the last row; nil for none.
    package var mark: Unicode.Scalar?
    /// The mark that takes the last blank's place while its menu is open.
    package var openMark: Unicode.Scalar?
    /// Whether its title is read, and its marks stand, from right to left.
    package var isRightToLeft = false
  }

  package var origin: Point
  package var size: Size
  private var parts: BoxParts

  package init(
    origin: Point = .zero, size: Size, content: Content? = nil, children: [Box] = [],
    node: Node? = nil, focus: Focusable? = nil
  ) {
    self.origin = origin
    self.size = size
    parts = BoxParts(content: content, children: children, node: node, focus: focus)
  }

  package var content: Content? {
    get { parts.content }
    set { change { $0.content = newValue } }
  }

  package var children: [Box] {
    get { parts.children }
    _modify {
      own()
      yield &parts.children
      parts.countStops()
    }
  }

  package var node: Node? {
    get { parts.node }
    set { change { $0.node = newValue } }
  }

  package var focus: Focusable? {
    get { parts.focus }
    set {
      change {
        $0.focus = newValue
        $0.countStops()
      }
    }
  }

  /// Whether this box or anything in it can have the focus.
  var hasStops: Bool { parts.hasStops }

  /// How the box takes up rows that are left over.
  var growth: BoxGrowth {
    get { parts.growth }
    set { change { $0.growth = newValue } }
  }

  /// Whether it is laid out for its direction already; a mirror around it only moves it.
  var isDirected: Bool {
    get { parts.isDirected }
    set { change { $0.isDirected = newValue } }
  }

  private mutating func change(_ body: (BoxParts) -> Void) {
    own()
    body(parts)
  }

  private mutating func own() {
    if !isKnownUniquelyReferenced(&parts) { parts = BoxParts(parts) }
  }

  package var rect: Rect { Rect(origin: origin, size: size) }

  func placed(x: Int, y: Int) -> Box {
    var box = self
    box.origin = Point(x: x, y: y)
    return box
  }

  /// Visits this box and all in it, in reading order, with their place from the card's corner.
  package func walk(from corner: Point = .zero, _ visit: (Box, Rect) -> Void) {
    let rect = self.rect.moved(x: corner.x, y: corner.y)
    visit(self, rect)
    for child in children { child.walk(from: rect.origin, visit) }
  }
}

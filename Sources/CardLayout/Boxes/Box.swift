internal import AdaptiveCards
public import Canvas

/// A laid-out piece of a card: its place within the box around it, what is drawn, what is in it.
public struct Box: Equatable, Sendable {
  /// The element that a box stands for.
  public struct Node: Equatable, Sendable {
    public var path: String
    public var type: String
    public var id: String?

    public init(path: String, type: String, id: String? = nil) {
      self.path = path
      self.type = type
      self.id = id
    }
  }

  /// What a box draws itself, below its children.
  public enum Content: Equatable, Sendable {
    case lines([TextLine], HorizontalPlacement)
    case fill(Style)
    case frame(Style)
    /// A line along the box: across when it is one row high, down when it is one column wide.
    case rule(Style)
    case button(Button)
    case field(Field)
    case picker(Picker)
    case tick(Tick)
    case stars(Stars)
    case counter(Counter)
  }

  public enum HorizontalPlacement: Sendable { case left, center, right }

  public struct Button: Equatable, Sendable {
    public var title: SafeText
    public var style: Style
    public var isEnabled: Bool
    /// The mark after the title; nil for none.
    public var mark: Unicode.Scalar?
    /// The mark that takes the last blank's place while its menu is open.
    public var openMark: Unicode.Scalar?
  }

  public var origin: Point
  public var size: Size
  public var content: Content?
  public var children: [Box]
  public var node: Node?
  public var focus: Focusable?

  public init(
    origin: Point = .zero, size: Size, content: Content? = nil, children: [Box] = [],
    node: Node? = nil, focus: Focusable? = nil
  ) {
    self.origin = origin
    self.size = size
    self.content = content
    self.children = children
    self.node = node
    self.focus = focus
  }

  public var rect: Rect { Rect(origin: origin, size: size) }

  func placed(x: Int, y: Int) -> Box {
    var box = self
    box.origin = Point(x: x, y: y)
    return box
  }

  /// Visits this box and all in it, in reading order, with their place from the card's corner.
  public func walk(from corner: Point = .zero, _ visit: (Box, Rect) -> Void) {
    let rect = self.rect.moved(x: corner.x, y: corner.y)
    visit(self, rect)
    for child in children { child.walk(from: rect.origin, visit) }
  }
}

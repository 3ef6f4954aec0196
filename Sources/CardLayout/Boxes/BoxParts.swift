internal import Canvas

/// What is in a box but for its place, shared by the box's copies.
///
/// Boxes are copied and moved far more often than they are made: this way it costs one reference.
/// It is only ever changed by a box that shares it with no other, so that it may be sent anywhere.
final class BoxParts: Equatable, @unchecked Sendable {
  var content: Box.Content?
  var children: [Box]
  var node: Box.Node?
  private var held = Held.nothing
  var growth = BoxGrowth()
  var isDirected = false
  private(set) var hasStops = false

  /// What few boxes have, apart, so that all stay small.
  private enum Held {
    case nothing
    indirect case focus(Focusable)
  }

  var focus: Focusable? {
    get { if case .focus(let focus) = held { focus } else { nil } }
    set { held = newValue.map(Held.focus) ?? .nothing }
  }

  private var hasFocus: Bool { if case .focus = held { true } else { false } }

  init(content: Box.Content?, children: [Box], node: Box.Node?, focus: Focusable?) {
    self.content = content
    self.children = children
    self.node = node
    self.focus = focus
    countStops()
  }

  init(_ other: BoxParts) {
    content = other.content
    children = other.children
    node = other.node
    held = other.held
    growth = other.growth
    isDirected = other.isDirected
    hasStops = other.hasStops
  }

  func countStops() { hasStops = hasFocus || children.contains(where: \.hasStops) }

  static func == (one: BoxParts, other: BoxParts) -> Bool {
    one === other
      || one.content == other.content && one.node == other.node && one.focus == other.focus
        && one.growth == other.growth && one.children == other.children
  }
}

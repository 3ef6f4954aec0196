internal import AdaptiveCards
internal import Canvas

/// What is in a box but for its place, shared by the box's copies.
///
/// Boxes are copied and moved far more often than they are made: this way it costs one reference.
/// It is only ever changed by a box that shares it with no other, so that it may be sent anywhere.
final class BoxParts: Equatable, @unchecked Sendable {
  var content: Box.Content?
  var children: [Box]
  var node: Box.Node?
  @Boxed var focus: Focusable?
  var growth = BoxGrowth()
  var isDirected = false
  private(set) var hasStops = false

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
    focus = other.focus
    growth = other.growth
    isDirected = other.isDirected
    hasStops = other.hasStops
  }

  func countStops() { hasStops = focus != nil || children.contains(where: \.hasStops) }

  static func == (one: BoxParts, other: BoxParts) -> Bool {
    one === other
      || one.content == other.content && one.node == other.node && one.focus == other.focus
        && one.growth == other.growth && one.children == other.children
  }
}

internal import AdaptiveCards
internal import Canvas

/// What an element inherits from the containers around it.
struct Surroundings {
  /// The container style that is in force.
  var style: ContainerStyle
  var background: Color
  var horizontalAlignment: HorizontalAlignment
  /// Whether the list of actions of this card is the root card's.
  var isRootCard: Bool
}

internal import AdaptiveCards
internal import Canvas

/// What an element inherits from the containers around it.
struct Surroundings: Equatable {
  /// The container style that is in force.
  var style: ContainerStyle
  var background: Color
  var horizontalAlignment: HorizontalAlignment
  /// Whether all begins where reading does, whatever the card says: in columns that stand one below
  /// the other for want of room.
  var ignoresAlignment = false
  var verticalAlignment = VerticalAlignment.top
  /// Whether the card reads from right to left here.
  var isRightToLeft = false
  /// Whether the list of actions of this card is the root card's.
  var isRootCard: Bool
  /// The padding around that the elements stand in, or may bleed into.
  var margins = Margins.none
}

/// Cells that are left free at the edges of a container.
struct Margins: Equatable {
  var left = 0
  var right = 0
  var top = 0
  var bottom = 0

  static let none = Margins()
  var columns: Int { left + right }
}

extension Surroundings {
  /// For lists of actions in the body, which never count as the root's.
  var inBody: Surroundings {
    var copy = self
    copy.isRootCard = false
    return copy
  }

  /// For an element that stands clear of the padding around.
  func with(_ margins: Margins) -> Surroundings {
    var copy = self
    copy.margins = margins
    return copy
  }

  /// Where an element stands that says so itself, or not.
  func alignment(_ own: HorizontalAlignment?) -> HorizontalAlignment {
    ignoresAlignment ? .left : own ?? horizontalAlignment
  }

  /// For what is in a container that says where its elements stand.
  func aligned(
    _ horizontal: HorizontalAlignment?, _ vertical: VerticalAlignment?, rtl: Bool?
  ) -> Surroundings {
    var copy = self
    copy.horizontalAlignment = horizontal ?? horizontalAlignment
    copy.verticalAlignment = vertical ?? verticalAlignment
    copy.isRightToLeft = rtl ?? isRightToLeft
    return copy
  }
}

/// A sign that something goes on (Teams).
public struct ProgressRing: Equatable, Sendable {
  /// On which side of the ring the words stand.
  public enum LabelPosition: String, Vocabulary {
    /// Before the ring, on its row.
    case before
    /// Behind it, on its row.
    case after
    /// In the row above it.
    case above
    /// In the row below it.
    case below
  }

  /// How large it is.
  public enum Size: String, Vocabulary {
    /// The smallest.
    case tiny
    /// As a letter.
    case small
    /// As a heading.
    case medium
    /// As a picture.
    case large
  }

  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// What goes on, in words; nil for none.
  public var label: String?
  /// Where the words stand.
  public var labelPosition = LabelPosition.below
  /// Its size.
  public var size = Size.medium
  /// Where it stands from left to right; nil: as what is around it says.
  public var horizontalAlignment: HorizontalAlignment?

  /// One that says nothing: every property is its default.
  public init() {}
}

extension ProgressRing: ElementBody {
  mutating func visitOwn(_ fields: inout some FieldVisitor) {
    fields("label", &label)
    fields("labelPosition", &labelPosition)
    fields("size", &size)
    fields("horizontalAlignment", &horizontalAlignment)
  }
}

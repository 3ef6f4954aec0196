/// A sign that something goes on (Teams).
public struct ProgressRing: Equatable, Sendable {
  /// On which side of the ring the words stand.
  public enum LabelPosition: String, Vocabulary { case before, after, above, below }
  /// How large it is.
  public enum Size: String, Vocabulary { case tiny, small, medium, large }

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

/// A sign that something goes on (Teams).
public struct ProgressRing: Equatable, Sendable {
  public enum LabelPosition: String, Vocabulary { case before, after, above, below }
  public enum Size: String, Vocabulary { case tiny, small, medium, large }

  public var common = ElementCommon()
  public var label: String?
  public var labelPosition = LabelPosition.below
  public var size = Size.medium
  public var horizontalAlignment: HorizontalAlignment?

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

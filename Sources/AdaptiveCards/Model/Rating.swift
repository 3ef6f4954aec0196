/// A number of stars (Teams).
public struct Rating: Equatable, Sendable {
  public enum Size: String, Vocabulary { case medium, large }
  public enum Color: String, Vocabulary { case neutral, marigold }
  public enum Style: String, Vocabulary { case `default`, compact }

  public var common = ElementCommon()
  public var value: Double?
  public var max = 5.0
  /// How many people have rated.
  public var count: Double?
  public var size = Size.large
  public var color = Color.neutral
  public var style = Style.default
  public var horizontalAlignment: HorizontalAlignment?

  public init() {}
}

extension Rating: ElementBody {
  mutating func visitOwn(_ fields: inout some FieldVisitor) {
    fields("value", &value)
    fields("max", &max)
    fields("count", &count)
    fields("size", &size)
    fields("color", &color)
    fields("style", &style)
    fields("horizontalAlignment", &horizontalAlignment)
  }
}

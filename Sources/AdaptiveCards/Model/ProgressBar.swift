/// How much of something is done (Teams).
public struct ProgressBar: Equatable, Sendable {
  public enum Color: String, Vocabulary { case accent, good, warning, attention }

  public var common = ElementCommon()
  /// nil: it goes on, and nobody knows how far it is.
  public var value: Double?
  public var max = 100.0
  public var color = Color.accent
  public var horizontalAlignment: HorizontalAlignment?

  public init() {}

  /// The part that is done, 0 to 1; nil when it is not known.
  public var fraction: Double? {
    guard let value, max > 0 else { return nil }
    return Swift.min(Swift.max(value / max, 0), 1)
  }
}

extension ProgressBar: ElementBody {
  mutating func visitOwn(_ fields: inout some FieldVisitor) {
    fields("value", &value)
    fields("max", &max)
    fields("color", &color)
    fields("horizontalAlignment", &horizontalAlignment)
  }
}

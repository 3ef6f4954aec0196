/// How much of something is done (Teams).
public struct ProgressBar: Equatable, Sendable {
  /// What it says by its colour.
  public enum Color: String, Vocabulary {
    /// The colour that the host points with.
    case accent
    /// All is well.
    case good
    /// Something may go wrong.
    case warning
    /// Something has gone wrong.
    case attention
  }

  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// How much of `max` is done; nil: it goes on, and nobody knows how far it is.
  public var value: Double?
  /// What `value` is when all is done; more than 0.
  public var max = 100.0
  /// Its colour.
  public var color = Color.accent
  /// Where it stands from left to right; nil: as what is around it says.
  public var horizontalAlignment: HorizontalAlignment?

  /// One that says nothing: every property is its default.
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

/// A number of stars (Teams).
public struct Rating: Equatable, Sendable {
  /// How large the stars are.
  public enum Size: String, Vocabulary {
    /// As letters.
    case medium
    /// Larger ones.
    case large
  }

  /// The colour of the stars.
  public enum Color: String, Vocabulary {
    /// That of text.
    case neutral
    /// Yellow.
    case marigold
  }

  /// A star each, or one star and the number.
  public enum Style: String, Vocabulary {
    /// As many stars as there are to give.
    case `default`
    /// One star, and the number beside it.
    case compact
  }

  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// How many stars were given, parts of a star too; nil for none.
  public var value: Double?
  /// How many stars there are to give.
  public var max = 5.0
  /// How many people have rated.
  public var count: Double?
  /// The size of the stars.
  public var size = Size.large
  /// The colour of the stars.
  public var color = Color.neutral
  /// How the number is shown.
  public var style = Style.default
  /// Where it stands from left to right; nil: as what is around it says.
  public var horizontalAlignment: HorizontalAlignment?

  /// One that says nothing: every property is its default.
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

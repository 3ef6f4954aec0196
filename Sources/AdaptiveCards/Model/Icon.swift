/// A picture of the Fluent icon set, by its name (Teams).
public struct Icon: Equatable, Sendable {
  /// How large it is.
  public enum Size: String, Vocabulary {
    /// From the smallest to the largest.
    case xxSmall, xSmall, small, standard, medium, large, xLarge, xxLarge
  }

  /// In lines or filled.
  public enum Style: String, Vocabulary {
    /// In lines.
    case regular
    /// As an area.
    case filled
  }

  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// Its name in the Fluent icon set, such as "Calendar".
  public var name = ""
  /// Its size.
  public var size = Size.standard
  /// How it is drawn.
  public var style = Style.regular
  /// Its colour, one of the card's words.
  public var color = TextColor.default
  /// Performed when it is pressed; nil when it cannot be.
  @Boxed public var selectAction: Action?
  /// Where it stands from left to right; nil: as what is around it says.
  public var horizontalAlignment: HorizontalAlignment?

  /// One that says nothing: every property is its default.
  public init() {}
}

extension Icon: ElementBody {
  mutating func visitOwn(_ fields: inout some FieldVisitor) {
    fields("name", &name)
    fields("size", &size)
    fields("style", &style)
    fields("color", &color)
    fields.action("selectAction", &_selectAction)
    fields("horizontalAlignment", &horizontalAlignment)
  }
}

/// A short text on a coloured ground (Teams).
public struct Badge: Equatable, Sendable {
  /// On which side of the text the icon stands.
  public enum IconPosition: String, Vocabulary {
    /// Before the text.
    case before
    /// Behind the text.
    case after
  }

  /// Whether the ground has the full colour or a pale one.
  public enum Appearance: String, Vocabulary {
    /// The full colour.
    case filled
    /// A pale one.
    case tint
  }

  /// How large it is.
  public enum Size: String, Vocabulary {
    /// As high as a line of text.
    case medium
    /// A little higher.
    case large
    /// Higher still.
    case extraLarge
  }

  /// How round its corners are.
  public enum Shape: String, Vocabulary {
    /// With corners.
    case square
    /// With round corners.
    case rounded
    /// With round ends.
    case circular
  }

  /// What it says by its colour.
  public enum Style: String, Vocabulary {
    /// Plain and pale ones, and those with the colours of a card.
    case `default`, subtle, informative, accent, good, attention, warning
  }

  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// Its words; nil for an icon alone.
  public var text: String?
  /// The name of an icon.
  public var icon: String?
  /// Where the icon stands.
  public var iconPosition = IconPosition.before
  /// How strong its ground is.
  public var appearance = Appearance.filled
  /// Its size.
  public var size = Size.medium
  /// Its outline.
  public var shape = Shape.circular
  /// Its colour.
  public var style = Style.default
  /// What is said of it in more words.
  public var tooltip: String?
  /// Where it stands from left to right; nil: as what is around it says.
  public var horizontalAlignment: HorizontalAlignment?

  /// One that says nothing: every property is its default.
  public init() {}
}

extension Badge: ElementBody {
  mutating func visitOwn(_ fields: inout some FieldVisitor) {
    fields("text", &text)
    fields("icon", &icon)
    fields("iconPosition", &iconPosition)
    fields("appearance", &appearance)
    fields("size", &size)
    fields("shape", &shape)
    fields("style", &style)
    fields("tooltip", &tooltip)
    fields("horizontalAlignment", &horizontalAlignment)
  }
}

/// A short text on a coloured ground (Teams).
public struct Badge: Equatable, Sendable {
  public enum IconPosition: String, Vocabulary { case before, after }
  public enum Appearance: String, Vocabulary { case filled, tint }
  public enum Size: String, Vocabulary { case medium, large, extraLarge }
  public enum Shape: String, Vocabulary { case square, rounded, circular }
  public enum Style: String, Vocabulary {
    case `default`, subtle, informative, accent, good, attention, warning
  }

  public var common = ElementCommon()
  public var text: String?
  /// The name of an icon.
  public var icon: String?
  public var iconPosition = IconPosition.before
  public var appearance = Appearance.filled
  public var size = Size.medium
  public var shape = Shape.circular
  public var style = Style.default
  public var tooltip: String?
  public var horizontalAlignment: HorizontalAlignment?

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

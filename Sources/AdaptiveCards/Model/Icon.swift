/// A picture of the Fluent icon set, by its name (Teams).
public struct Icon: Equatable, Sendable {
  public enum Size: String, Vocabulary {
    case xxSmall, xSmall, small, standard, medium, large, xLarge, xxLarge
  }

  public enum Style: String, Vocabulary { case regular, filled }

  public var common = ElementCommon()
  public var name = ""
  public var size = Size.standard
  public var style = Style.regular
  public var color = TextColor.default
  @Boxed public var selectAction: Action?
  public var horizontalAlignment: HorizontalAlignment?

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

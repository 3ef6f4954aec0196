/// A large button with a description (Teams).
public struct CompoundButton: Equatable, Sendable {
  public struct IconInfo: Equatable, Sendable {
    public var name = ""
    public var size = Icon.Size.xSmall
    public var style = Icon.Style.regular
    public var color = TextColor.default
    /// The icon as the card wrote it.
    public internal(set) var source = Source()

    public init() {}
  }

  public var common = ElementCommon()
  @Boxed public var icon: IconInfo?
  public var badge: String?
  public var title = ""
  public var description: String?
  @Boxed public var selectAction: Action?
  public var horizontalAlignment: HorizontalAlignment?

  public init() {}
}

extension CompoundButton: ElementBody {
  mutating func visitOwn(_ fields: inout some FieldVisitor) {
    fields.object("icon", &_icon)
    fields("badge", &badge)
    fields("title", &title)
    fields("description", &description)
    fields.action("selectAction", &_selectAction)
    fields("horizontalAlignment", &horizontalAlignment)
  }
}

extension CompoundButton.IconInfo: CardObject {
  static var impliedType: String? { "Icon" }
  var writtenType: String? { nil }

  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("name", &name)
    fields("size", &size)
    fields("style", &style)
    fields("color", &color)
  }
}

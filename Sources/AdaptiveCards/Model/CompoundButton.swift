/// A large button with a description (Teams).
public struct CompoundButton: Equatable, Sendable {
  /// The icon beside the words of a large button.
  public struct IconInfo: Equatable, Sendable {
    /// Its name in the Fluent icon set.
    public var name = ""
    /// How large it is.
    public var size = Icon.Size.xSmall
    /// In lines or filled.
    public var style = Icon.Style.regular
    /// Its colour.
    public var color = TextColor.default
    /// The icon as the card wrote it.
    public internal(set) var source = Source()

    /// An icon without a name, which shows nothing.
    public init() {}
  }

  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// The icon beside the title; nil for none.
  @Boxed public var icon: IconInfo?
  /// A short text in the corner, such as "New".
  public var badge: String?
  /// The words that stand out.
  public var title = ""
  /// What the title says, in more words.
  public var description: String?
  /// Performed when it is pressed; nil when it cannot be.
  @Boxed public var selectAction: Action?
  /// Where it stands from left to right; nil: as what is around it says.
  public var horizontalAlignment: HorizontalAlignment?

  /// One that says nothing: every property is its default.
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

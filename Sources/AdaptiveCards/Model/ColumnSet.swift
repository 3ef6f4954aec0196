/// Columns side by side.
public struct ColumnSet: Equatable, Sendable {
  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// The columns from left to right.
  public var columns: [Column] = []
  /// The colours of its ground; nil: those of what is around it.
  public var style: ContainerStyle?
  /// Performed when it is pressed; nil when it cannot be.
  @Boxed public var selectAction: Action?
  /// Whether it reaches into the padding around it.
  public var bleed = false
  /// The least height, in pixels; nil for none.
  public var minHeight: Int?
  /// The least width, in pixels; a narrower card scrolls (Teams).
  public var minWidth: Int?
  /// Where it stands from left to right; nil: as what is around it says.
  public var horizontalAlignment: HorizontalAlignment?
  /// Whether it has a frame (Teams).
  public var showBorder = false
  /// Whether the corners of its frame and ground are round (Teams).
  public var roundedCorners = false

  /// One that says nothing: every property is its default.
  public init() {}
}

extension ColumnSet: ElementBody {
  mutating func visitOwn(_ fields: inout some FieldVisitor) {
    fields.objects("columns", &columns)
    fields("style", &style, since: 1.2)
    fields.action("selectAction", &_selectAction, since: 1.1)
    fields("bleed", &bleed, since: 1.2)
    fields.pixels("minHeight", &minHeight, since: 1.2)
    fields.pixels("minWidth", &minWidth)
    fields("horizontalAlignment", &horizontalAlignment)
    fields("showBorder", &showBorder)
    fields("roundedCorners", &roundedCorners)
  }
}

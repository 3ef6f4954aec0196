/// Columns side by side.
public struct ColumnSet: Equatable, Sendable {
  public var common = ElementCommon()
  public var columns: [Column] = []
  public var style: ContainerStyle?
  @Boxed public var selectAction: Action?
  public var bleed = false
  /// In pixels.
  public var minHeight: Int?
  /// In pixels; a narrower card scrolls (Teams).
  public var minWidth: Int?
  public var horizontalAlignment: HorizontalAlignment?
  public var showBorder = false
  public var roundedCorners = false

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

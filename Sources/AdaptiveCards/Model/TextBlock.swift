/// Text with one set of properties; bold, italic, links and lists come from markdown in it.
public struct TextBlock: Equatable, Sendable {
  public var common = ElementCommon()
  public var text = ""
  public var properties = TextProperties()
  /// Whether the text may take several rows; otherwise it is one, cut with an ellipsis.
  public var wrap = false
  /// The most rows when it wraps; nil is no limit.
  public var maxLines: Int?
  /// nil: as the container says.
  public var horizontalAlignment: HorizontalAlignment?
  public var style = TextStyle.default
  /// The id of the input that the text is the label of (Teams).
  public var labelFor: String?

  public init() {}

  public init(_ text: String) { self.text = text }
}

/// What TextBlock and TextRun share; nil where the card did not say, so that a style can.
public struct TextProperties: Equatable, Sendable {
  public var size: TextSize?
  public var weight: TextWeight?
  public var color: TextColor?
  public var isSubtle: Bool?
  public var fontType: FontType?

  public init() {}

  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("size", &size)
    fields("weight", &weight)
    fields("color", &color)
    fields("isSubtle", &isSubtle)
    fields("fontType", &fontType, since: 1.2)
  }
}

extension TextBlock: ElementBody {
  mutating func visitOwn(_ fields: inout some FieldVisitor) {
    fields("text", &text)
    properties.visit(&fields)
    fields("wrap", &wrap)
    fields("maxLines", &maxLines)
    // No lines at all would hide the text; Microsoft's readers take it as no limit.
    if let lines = maxLines, lines <= 0 { maxLines = nil }
    fields("horizontalAlignment", &horizontalAlignment)
    fields("style", &style, since: 1.5)
    fields("labelFor", &labelFor)
  }
}

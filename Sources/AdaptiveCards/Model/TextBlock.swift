/// Text with one set of properties; bold, italic, links and lists come from markdown in it.
public struct TextBlock: Equatable, Sendable {
  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// What is read; markdown and date macros work in it (DECISIONS, rows 13 to 17).
  public var text = ""
  /// Its size, weight, colour and font, over those of `style`.
  public var properties = TextProperties()
  /// Whether the text may take several rows; otherwise it is one, cut with an ellipsis.
  public var wrap = false
  /// The most rows when it wraps; nil is no limit.
  public var maxLines: Int?
  /// Where it stands from left to right; nil: as the container says.
  public var horizontalAlignment: HorizontalAlignment?
  /// Its role in the card, which also tells a screen reader what it is (schema 1.5).
  public var style = TextStyle.default
  /// The id of the input that the text is the label of (Teams).
  public var labelFor: String?

  /// One that says nothing: every property is its default.
  public init() {}

  /// A text that says nothing else of itself.
  public init(_ text: String) { self.text = text }
}

/// What TextBlock and TextRun share; nil where the card did not say, so that a style can.
public struct TextProperties: Equatable, Sendable {
  /// How large it is; large and extra large are bold in a terminal.
  public var size: TextSize?
  /// How heavy its letters are.
  public var weight: TextWeight?
  /// Its colour, one of the card's words.
  public var color: TextColor?
  /// Whether it matters less than the text around it.
  public var isSubtle: Bool?
  /// Whether all letters have one width; in a terminal such text has a ground of its own.
  public var fontType: FontType?

  /// Properties that say nothing.
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

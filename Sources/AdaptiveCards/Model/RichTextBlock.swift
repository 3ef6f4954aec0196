/// Text in runs that each have their own properties; it always wraps.
public struct RichTextBlock: Equatable, Sendable {
  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// The runs, which follow each other without a blank.
  public var inlines: [TextRun] = []
  /// Where it stands from left to right; nil: as what is around it says.
  public var horizontalAlignment: HorizontalAlignment?
  /// The id of the input that the text is the label of (Teams).
  public var labelFor: String?

  /// One that says nothing: every property is its default.
  public init() {}
}

/// A piece of a RichTextBlock; markdown in it is text as written.
public struct TextRun: Equatable, Sendable {
  /// Where the run stands in the card, as a JSON pointer.
  public var path = ""
  /// Its characters; line feeds end rows.
  public var text = ""
  /// Its size, weight, colour and font.
  public var properties = TextProperties()
  /// Whether its letters are slanted.
  public var italic = false
  /// Whether a line goes through it.
  public var strikethrough = false
  /// Whether a line is below it (schema 1.3).
  public var underline = false
  /// Whether it is marked as with a pen.
  public var highlight = false
  /// Performed when it is pressed; nil when it cannot be.
  @Boxed public var selectAction: Action?
  /// The run as the card wrote it.
  public internal(set) var source = Source()

  /// A run without text.
  public init() {}

  /// A run of plain text.
  public init(_ text: String) { self.text = text }
}

extension RichTextBlock: ElementBody {
  mutating func visitOwn(_ fields: inout some FieldVisitor) {
    fields.objects("inlines", &inlines)
    fields("horizontalAlignment", &horizontalAlignment)
    fields("labelFor", &labelFor)
  }
}

extension TextRun: PlacedObject {
  static var impliedType: String? { "TextRun" }
  static var otherTypeSeverity: Diagnostic.Severity { .warning }

  static func shorthand(_ text: String) -> TextRun? { TextRun(text) }

  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("text", &text)
    properties.visit(&fields)
    fields("italic", &italic)
    fields("strikethrough", &strikethrough)
    fields("underline", &underline, since: 1.3)
    fields("highlight", &highlight)
    fields.action("selectAction", &_selectAction)
  }
}

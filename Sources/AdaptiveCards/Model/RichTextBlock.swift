/// Text in runs that each have their own properties; it always wraps.
public struct RichTextBlock: Equatable, Sendable {
  public var common = ElementCommon()
  public var inlines: [TextRun] = []
  public var horizontalAlignment: HorizontalAlignment?
  /// The id of the input that the text is the label of (Teams).
  public var labelFor: String?

  public init() {}
}

/// A piece of a RichTextBlock; markdown in it is text as written.
public struct TextRun: Equatable, Sendable {
  public var path = ""
  public var text = ""
  public var properties = TextProperties()
  public var italic = false
  public var strikethrough = false
  public var underline = false
  public var highlight = false
  @Boxed public var selectAction: Action?
  /// The run as the card wrote it.
  public internal(set) var source = Source()

  public init() {}

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

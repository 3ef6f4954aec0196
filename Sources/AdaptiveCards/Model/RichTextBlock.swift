/// Text in runs that each have their own properties; it always wraps.
public struct RichTextBlock: Equatable, Sendable {
  public var common: ElementCommon
  public var inlines: [TextRun]
  public var horizontalAlignment: HorizontalAlignment?
}

/// A piece of a RichTextBlock; markdown in it is text as written.
public struct TextRun: Equatable, Sendable {
  public var path: String
  public var text: String
  public var properties: TextProperties
  public var italic: Bool
  public var strikethrough: Bool
  public var underline: Bool
  public var highlight: Bool
  public var selectAction: Action?
}

extension RichTextBlock {
  init(_ reader: inout ObjectReader) {
    common = ElementCommon(&reader)
    inlines = reader.list("inlines").compactMap { item in TextRun(item) }
    horizontalAlignment = reader.word("horizontalAlignment")
  }
}

extension TextRun {
  /// A run from its object, or from a string that stands for one.
  init?(_ item: ListItem) {
    if let text = item.value.stringValue {
      self.init(
        path: item.path, text: text, properties: TextProperties(), italic: false,
        strikethrough: false, underline: false, highlight: false)
      return
    }
    guard var reader = item.object(expecting: "a string or a TextRun") else { return nil }
    if let type = reader.text("type"), type != "TextRun" {
      reader.report(
        .warning, .elementUnknown, "the inline \"\(type)\" is not known; it is left out",
        key: "type")
      return nil
    }
    self.init(
      path: item.path,
      text: reader.text("text") ?? "",
      properties: TextProperties(&reader),
      italic: reader.bool("italic", default: false),
      strikethrough: reader.bool("strikethrough", default: false),
      underline: reader.bool("underline", default: false),
      highlight: reader.bool("highlight", default: false),
      selectAction: reader.selectAction("selectAction"))
    reader.finish()
  }
}

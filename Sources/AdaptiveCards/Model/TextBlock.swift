/// Text with one set of properties; bold, italic, links and lists come from markdown in it.
public struct TextBlock: Equatable, Sendable {
  public var common: ElementCommon
  public var text: String
  public var properties: TextProperties
  /// Whether the text may take several rows; otherwise it is one, cut with an ellipsis.
  public var wrap: Bool
  /// The most rows when it wraps; nil is no limit.
  public var maxLines: Int?
  /// nil: as the container says.
  public var horizontalAlignment: HorizontalAlignment?
  public var style: TextStyle
}

/// What TextBlock and TextRun share; nil where the card did not say, so that a style can.
public struct TextProperties: Equatable, Sendable {
  public var size: TextSize?
  public var weight: TextWeight?
  public var color: TextColor?
  public var isSubtle: Bool?
  public var fontType: FontType?
}

extension TextProperties {
  init(_ reader: inout ObjectReader) {
    size = reader.word("size")
    weight = reader.word("weight")
    color = reader.word("color")
    isSubtle = reader.bool("isSubtle")
    fontType = reader.word("fontType")
  }
}

extension TextBlock {
  init(_ reader: inout ObjectReader) {
    common = ElementCommon(&reader)
    text = reader.text("text") ?? ""
    properties = TextProperties(&reader)
    wrap = reader.bool("wrap", default: false)
    maxLines = reader.integer("maxLines").flatMap { $0 > 0 ? $0 : nil }
    horizontalAlignment = reader.word("horizontalAlignment")
    style = reader.word("style", default: TextStyle.default)
  }
}

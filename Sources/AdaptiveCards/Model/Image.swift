/// A picture.
public struct Image: Equatable, Sendable {
  public enum Size: String, Vocabulary {
    case auto, stretch, small, medium, large
  }

  public enum Style: String, Vocabulary {
    case `default`, person

    public static var aliases: [String: Style] { ["normal": .default] }
  }

  public var common: ElementCommon
  public var url: String
  public var altText: String?
  public var size: Size
  public var style: Style
  public var horizontalAlignment: HorizontalAlignment?
  public var selectAction: Action?
  /// In pixels.
  public var width: Int?
  /// In pixels.
  public var pixelHeight: Int?
}

extension Image {
  init(_ reader: inout ObjectReader) {
    common = ElementCommon(
      path: reader.path, id: reader.text("id"),
      spacing: reader.word("spacing", default: Spacing.default),
      separator: reader.bool("separator", default: false),
      isVisible: reader.bool("isVisible", default: true))
    // `height` is a length here and a word everywhere else.
    let height = reader.value("height")?.stringValue?.lowercased()
    if height == "stretch" { common.height = .stretch }
    pixelHeight = height == "stretch" || height == "auto" ? nil : reader.pixels("height")
    url = reader.text("url") ?? ""
    altText = reader.text("altText")
    size = reader.word("size", default: Size.auto)
    style = reader.word("style", default: Style.default)
    horizontalAlignment = reader.word("horizontalAlignment")
    selectAction = reader.selectAction("selectAction")
    width = reader.pixels("width")
    if url.isEmpty {
      reader.report(.error, .propertyMissing, "an Image needs a \"url\"")
    }
  }
}

/// A picture.
public struct Image: Equatable, Sendable {
  public enum Size: String, Vocabulary {
    case auto, stretch, small, medium, large
  }

  public enum Style: String, Vocabulary {
    case `default`, person, roundedCorners

    public static var aliases: [String: Style] { ["normal": .default] }
  }

  /// How a picture fills a frame of another shape (Teams).
  public enum FitMode: String, Vocabulary { case cover, contain, fill }

  public var common = ElementCommon()
  public var url = ""
  public var altText: String?
  /// nil: as the host says (`image.imageSize`).
  public var size: Size?
  public var style = Style.default
  public var horizontalAlignment: HorizontalAlignment?
  @Boxed public var selectAction: Action?
  /// As "#RRGGBB" or "#AARRGGBB".
  public var backgroundColor: String?
  /// In pixels.
  public var width: Int?
  /// In pixels.
  public var pixelHeight: Int?
  public var fitMode = FitMode.fill

  public init() {}
}

extension Image: ElementBody {
  static var commonKind: ElementCommon.Kind { .image }
  static let required = ["url"]
  static var name: String { "an Image" }

  mutating func visitOwn(_ fields: inout some FieldVisitor) {
    fields("url", &url)
    fields("altText", &altText)
    fields("size", &size)
    fields("style", &style)
    fields("horizontalAlignment", &horizontalAlignment)
    fields.action("selectAction", &_selectAction, since: 1.1)
    fields("backgroundColor", &backgroundColor, since: 1.1)
    var measure = ImageMeasure(width)
    fields("width", &measure, since: 1.1)
    width = measure?.pixels
    var height = ImageMeasure(pixelHeight) ?? ImageMeasure(common.height)
    fields("height", &height, since: 1.1)
    pixelHeight = height?.pixels
    common.height = height?.word == "stretch" ? .stretch : .auto
    fields("fitMode", &fitMode)
  }
}

/// The width or height of a picture: pixels or a word.
private struct ImageMeasure: CardValue {
  var pixels: Int?
  var word: String?

  init?(_ pixels: Int?) {
    guard let pixels else { return nil }
    self.pixels = pixels
  }

  init?(_ height: BlockHeight) {
    guard height != .auto else { return nil }
    word = height.rawValue
  }

  private init(word: String) { self.word = word }

  static func read(_ json: JSONValue, _ key: FieldKey, _ reader: ObjectReader) -> ImageMeasure? {
    let text = json.stringValue?.lowercased()
    if text == "auto" || text == "stretch" { return ImageMeasure(word: text ?? "") }
    return PixelLength.read(json, key, reader).flatMap { ImageMeasure($0.pixels) }
  }

  var json: JSONValue { .string(word ?? "\(pixels ?? 0)px") }
}

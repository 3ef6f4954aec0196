/// A picture.
public struct Image: Equatable, Sendable {
  /// How wide it is: its own width, all there is, or one of the host's sizes.
  public enum Size: String, Vocabulary {
    /// The host says how many pixels small, medium and large are (`imageSizes`).
    case auto, stretch, small, medium, large
  }

  /// The outline it is cut to.
  public enum Style: String, Vocabulary {
    /// As it is, a circle for a person, or with round corners.
    case `default`, person, roundedCorners

    static var aliases: [String: Style] { ["normal": .default] }
  }

  /// How a picture fills a frame of another shape (Teams).
  public enum FitMode: String, Vocabulary {
    /// It covers the frame, and loses what is outside.
    case cover
    /// It is seen whole, and leaves a part of the frame free.
    case contain
    /// It takes the shape of the frame.
    case fill
  }

  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// Its address, http(s) or `data:`.
  public var url = ""
  /// What it shows, in words: for people who do not see it and screens without pictures.
  public var altText: String?
  /// Its size, unless `width` or `pixelHeight` says otherwise; nil: as the host says
  /// (`image.imageSize`).
  public var size: Size?
  /// Its outline.
  public var style = Style.default
  /// Where it stands from left to right; nil: as what is around it says.
  public var horizontalAlignment: HorizontalAlignment?
  /// Performed when it is pressed; nil when it cannot be.
  @Boxed public var selectAction: Action?
  /// As "#RRGGBB" or "#AARRGGBB".
  public var backgroundColor: String?
  /// Its width, in pixels; nil: by its size.
  public var width: Int?
  /// Its height, in pixels; nil: in proportion to its width.
  public var pixelHeight: Int?
  /// What becomes of it in a frame of another shape.
  public var fitMode = FitMode.fill

  /// One that says nothing: every property is its default.
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

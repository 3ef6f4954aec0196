extension HostConfig {
  public struct Separator: Equatable, Sendable {
    /// In pixels.
    public var lineThickness = 1
    public var lineColor: HostColor?

    public init() {}
  }

  /// How wide pictures of a size are, in pixels.
  public struct ImageSizes: Equatable, Sendable {
    public var small = 80
    public var medium = 120
    public var large = 180

    public init() {}
  }

  public struct ImageDefaults: Equatable, Sendable {
    public var imageSize = Image.Size.auto

    public init() {}
  }

  public struct ImageSetDefaults: Equatable, Sendable {
    public var imageSize = Image.Size.auto
    /// In pixels.
    public var maxImageHeight = 100

    public init() {}
  }

  public struct CardRules: Equatable, Sendable {
    /// Whether the `style` of a card counts.
    public var allowCustomStyle = true

    public init() {}
  }

  public struct TextBlockRules: Equatable, Sendable {
    /// The level, 1 to 6, of a text with the style `heading`.
    public var headingLevel = 2

    public init() {}
  }

  public struct MediaRules: Equatable, Sendable {
    public var defaultPoster: String?
    public var playButton: String?
    public var allowInlinePlayback = true

    public init() {}
  }

  public struct TableRules: Equatable, Sendable {
    /// Between cells of a table without lines, in pixels.
    public var cellSpacing = 8

    public init() {}
  }

  public struct CarouselRules: Equatable, Sendable {
    public var maxCarouselPages = 10
    /// In milliseconds.
    public var minAutoplayDelay = 5000

    public init() {}
  }

  /// The widths, in pixels, up to which a card is of each class for `targetWidth` (Teams).
  public struct WidthBreakpoints: Equatable, Sendable {
    public var veryNarrow = 0
    public var narrow = 0
    public var standard = 0

    public init() {}
  }
}

extension HostConfig.Separator: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("lineThickness", &lineThickness)
    fields("lineColor", &lineColor)
  }
}

extension HostConfig.ImageSizes: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("small", &small)
    fields("medium", &medium)
    fields("large", &large)
  }
}

extension HostConfig.ImageDefaults: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    // Microsoft's shared model has the key `size` here.
    fields.alias("size", of: "imageSize")
    fields("imageSize", &imageSize)
  }
}

extension HostConfig.ImageSetDefaults: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("imageSize", &imageSize)
    fields("maxImageHeight", &maxImageHeight)
  }
}

extension HostConfig.CardRules: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("allowCustomStyle", &allowCustomStyle)
  }
}

extension HostConfig.TextBlockRules: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("headingLevel", &headingLevel)
  }
}

extension HostConfig.MediaRules: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("defaultPoster", &defaultPoster)
    fields("playButton", &playButton)
    fields("allowInlinePlayback", &allowInlinePlayback)
  }
}

extension HostConfig.TableRules: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("cellSpacing", &cellSpacing)
  }
}

extension HostConfig.CarouselRules: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("maxCarouselPages", &maxCarouselPages)
    // The spelling of the JavaScript renderer's own default config.
    fields.alias("minAutoplayDuration", of: "minAutoplayDelay")
    fields("minAutoplayDelay", &minAutoplayDelay)
  }
}

extension HostConfig.WidthBreakpoints: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("veryNarrow", &veryNarrow)
    fields("narrow", &narrow)
    fields("standard", &standard)
  }
}

extension HostConfig {
  /// The line above an element that asks for one (key `separator`).
  public struct Separator: Equatable, Sendable {
    /// How thick it is, in pixels.
    public var lineThickness = 1
    /// Its colour; nil: as the theme says.
    public var lineColor: HostColor?

    /// A line of one pixel.
    public init() {}
  }

  /// How wide pictures of a size are, in pixels.
  public struct ImageSizes: Equatable, Sendable {
    /// The size `small`.
    public var small = 80
    /// The size `medium`.
    public var medium = 120
    /// The size `large`.
    public var large = 180

    /// 80, 120 and 180 pixels.
    public init() {}
  }

  /// What a picture is that does not say (key `image`).
  public struct ImageDefaults: Equatable, Sendable {
    /// The size of a picture that says none.
    public var imageSize = Image.Size.auto

    /// Pictures of their own size.
    public init() {}
  }

  /// What the pictures of a set are (key `imageSet`).
  public struct ImageSetDefaults: Equatable, Sendable {
    /// The size of the pictures of a set that says none.
    public var imageSize = Image.Size.auto
    /// The greatest height of a picture of a set, in pixels.
    public var maxImageHeight = 100

    /// Pictures of their own size, 100 pixels high at most.
    public init() {}
  }

  /// What a card may do as a whole (key `adaptiveCard`).
  public struct CardRules: Equatable, Sendable {
    /// Whether the `style` of a card counts.
    public var allowCustomStyle = true

    /// Cards with the style they ask for.
    public init() {}
  }

  /// What a TextBlock is to a screen reader (key `textBlock`).
  public struct TextBlockRules: Equatable, Sendable {
    /// The level, 1 to 6, of a text with the style `heading`.
    public var headingLevel = 2

    /// Headings of the second level.
    public init() {}
  }

  /// What a film shows before it plays (key `media`).
  public struct MediaRules: Equatable, Sendable {
    /// The address of the picture where a film has none.
    public var defaultPoster: String?
    /// The address of the picture that is pressed to play.
    public var playButton: String?
    /// Whether it may play on the card.
    public var allowInlinePlayback = true

    /// Films without a picture of the host's, which may play on the card.
    public init() {}
  }

  /// How tables are set (key `table`).
  public struct TableRules: Equatable, Sendable {
    /// Between cells of a table without lines, in pixels.
    public var cellSpacing = 8

    /// Cells 8 pixels apart.
    public init() {}
  }

  /// What a Carousel may do (key `carousel`).
  public struct CarouselRules: Equatable, Sendable {
    /// The most pages that are shown.
    public var maxCarouselPages = 10
    /// The least time that a page stays, in milliseconds.
    public var minAutoplayDelay = 5000

    /// Ten pages, each for five seconds at least.
    public init() {}
  }

  /// The widths, in pixels, up to which a card is of each class for `targetWidth` (Teams).
  public struct WidthBreakpoints: Equatable, Sendable {
    /// Up to this a card is very narrow; 0 where the host does not say.
    public var veryNarrow = 0
    /// Up to this a card is narrow; 0 where the host does not say.
    public var narrow = 0
    /// Up to this a card is standard, and wide above it; 0 where the host does not say.
    public var standard = 0

    /// Nothing said: Teams' own numbers hold.
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

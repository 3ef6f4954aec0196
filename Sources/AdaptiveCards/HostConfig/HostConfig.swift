/// What a host says about how its cards look and what they may do.
///
/// Keys and defaults are those of Microsoft's host config schema and its renderers; lengths are
/// pixels. A value that is optional is nil where the host does not say, and whoever draws decides.
public struct HostConfig: Equatable, Sendable {
  /// Whether the card may be acted on at all; without it no action and no input is shown.
  public var supportsInteractivity = true
  /// What addresses of pictures that are not whole begin with.
  public var imageBaseURL: String?
  /// What stands between the values of several choices in a result.
  public var choiceSetInputValueSeparator = ","
  /// The font of plain text, for hosts that have several.
  public var fontFamily: String?
  /// The size of each word for it, in pixels.
  public var fontSizes = FontSizes()
  /// The weight of each word for it, 100 to 900.
  public var fontWeights = FontWeights()
  /// The two types of font, each with sizes and weights of its own.
  public var fontTypes = FontTypes()
  /// The height of a line for each size of text, in pixels.
  public var lineHeights = FontSizes()
  /// Distances that the host gives other pixels than the built-in ones.
  public var spacing: [Spacing: Int] = [:]
  /// The line of `separator`.
  public var separator = Separator()
  /// How wide small, medium and large pictures are.
  public var imageSizes = ImageSizes()
  /// What a picture is that does not say.
  public var image = ImageDefaults()
  /// What the pictures of a set are.
  public var imageSet = ImageSetDefaults()
  /// What a card may do as a whole.
  public var adaptiveCard = CardRules()
  /// How many buttons there are and how they stand.
  public var actions = Actions()
  /// The colours of each style of container.
  public var containerStyles = ContainerStyles()
  /// How facts look.
  public var factSet = FactSetTexts()
  /// How labels and messages of inputs look.
  public var inputs = Inputs()
  /// The looks of headings and of what stands above columns.
  public var textStyles = TextStyles()
  /// What a heading is to a screen reader.
  public var textBlock = TextBlockRules()
  /// What a film shows before it plays.
  public var media = MediaRules()
  /// The distance between cells.
  public var table = TableRules()
  /// How many pages there may be, and how fast they turn.
  public var carousel = CarouselRules()
  /// Where the classes of `targetWidth` begin.
  public var hostWidthBreakpoints = WidthBreakpoints()
  /// The language of days and times in cards that do not say theirs, as in `de` or `de_CH.UTF-8`; it
  /// is no key of the JSON. Where it is nil, days are asked for in the form of results.
  public var language: String?

  /// The defaults of the schema and of Microsoft's renderers.
  public init() {}

  /// The language of a card's days and times.
  public func language(of card: Card) -> String? { card.lang ?? language }
}

extension HostConfig {
  /// The whole address of a picture: one that is relative begins with `imageBaseUrl`.
  public func address(ofPicture url: String) -> String {
    guard let base = imageBaseURL, !base.isEmpty, !url.isEmpty else { return url }
    let scheme = url.utf8.prefix { $0 != UInt8(ascii: "/") }
    guard !scheme.contains(UInt8(ascii: ":")) else { return url }
    let begin = base.hasSuffix("/") ? String(base.dropLast()) : base
    return begin + "/" + (url.hasPrefix("/") ? String(url.dropFirst()) : url)
  }
}

extension HostConfig: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("supportsInteractivity", &supportsInteractivity)
    fields("imageBaseUrl", &imageBaseURL)
    fields("choiceSetInputValueSeparator", &choiceSetInputValueSeparator)
    fields("fontFamily", &fontFamily)
    fields.group("fontSizes", &fontSizes)
    fields.group("fontWeights", &fontWeights)
    fields.group("fontTypes", &fontTypes)
    fields.group("lineHeights", &lineHeights)
    var distances = Distances(pixels: spacing)
    fields.group("spacing", &distances)
    spacing = distances.pixels
    fields.group("separator", &separator)
    fields.group("imageSizes", &imageSizes)
    fields.group("image", &image)
    fields.group("imageSet", &imageSet)
    fields.group("adaptiveCard", &adaptiveCard)
    fields.group("actions", &actions)
    fields.group("containerStyles", &containerStyles)
    fields.group("factSet", &factSet)
    fields.group("inputs", &inputs)
    fields.group("textStyles", &textStyles)
    fields.group("textBlock", &textBlock)
    fields.group("media", &media)
    fields.group("table", &table)
    fields.group("carousel", &carousel)
    fields.group("hostWidthBreakpoints", &hostWidthBreakpoints)
  }
}

extension HostConfig {
  /// Reads a host config over the defaults; nil when the text is not a JSON object.
  ///
  /// Keys that are not known and values of another type are told and change nothing.
  public static func read(_ source: SourceText) -> (config: HostConfig?, diagnostics: [Diagnostic])
  {
    let json = JSONReader.read(source)
    guard let value = json.value else { return (nil, json.diagnostics) }
    let context = ReadingContext(hostConfig: source)
    guard let object = value.objectValue else {
      context.report(
        .error, .valueType, "expected a host config, an object, not \(value.typeName)", path: "",
        offset: value.offset)
      return (nil, json.diagnostics + context.diagnostics)
    }
    var reader = ObjectReader(object, offset: value.offset, context: context)
    var config = HostConfig()
    reader.fill(&config)
    return (config, json.diagnostics + context.diagnostics)
  }
}

/// A group of values of a host config, all with defaults; it is not written again.
protocol ConfigGroup: CardObject {}

extension ConfigGroup {
  var source: Source {
    get { Source() }
    set { _ = newValue }
  }
}

/// The group `spacing`, of which only what the host says counts.
private struct Distances: ConfigGroup {
  var pixels: [Spacing: Int] = [:]

  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("extraSmall", &pixels[.extraSmall])
    fields("small", &pixels[.small])
    fields("default", &pixels[.default])
    fields("medium", &pixels[.medium])
    fields("large", &pixels[.large])
    fields("extraLarge", &pixels[.extraLarge])
    fields("padding", &pixels[.padding])
    pixels = pixels.mapValues { max(0, $0) }
  }
}

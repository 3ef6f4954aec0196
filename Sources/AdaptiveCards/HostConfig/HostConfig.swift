/// What a host says about how its cards look and what they may do.
///
/// Keys and defaults are those of Microsoft's host config schema and its renderers; lengths are
/// pixels. A value that is optional is nil where the host does not say, and whoever draws decides.
public struct HostConfig: Equatable, Sendable {
  /// Whether the card may be acted on at all; without it no action and no input is shown.
  public var supportsInteractivity = true
  /// What addresses of pictures that are not whole begin with.
  public var imageBaseURL: String?
  public var choiceSetInputValueSeparator = ","
  public var fontFamily: String?
  public var fontSizes = FontSizes()
  public var fontWeights = FontWeights()
  public var fontTypes = FontTypes()
  public var lineHeights = FontSizes()
  /// Distances that the host gives other pixels than the built-in ones.
  public var spacing: [Spacing: Int] = [:]
  public var separator = Separator()
  public var imageSizes = ImageSizes()
  public var image = ImageDefaults()
  public var imageSet = ImageSetDefaults()
  public var adaptiveCard = CardRules()
  public var actions = Actions()
  public var containerStyles = ContainerStyles()
  public var factSet = FactSetTexts()
  public var inputs = Inputs()
  public var textStyles = TextStyles()
  public var textBlock = TextBlockRules()
  public var media = MediaRules()
  public var table = TableRules()
  public var carousel = CarouselRules()
  public var hostWidthBreakpoints = WidthBreakpoints()

  public init() {}
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

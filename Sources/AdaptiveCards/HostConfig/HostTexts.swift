extension HostConfig {
  /// A number for each size of text, in pixels; nil where the host does not say.
  public struct FontSizes: Equatable, Sendable {
    public var sizes: [TextSize: Int] = [:]

    public init() {}
  }

  /// A number for each weight of text, 100 to 900; nil where the host does not say.
  public struct FontWeights: Equatable, Sendable {
    public var weights: [TextWeight: Int] = [:]

    public init() {}
  }

  /// What a type of font is.
  public struct Font: Equatable, Sendable {
    public var fontFamily: String?
    public var fontSizes = FontSizes()
    public var fontWeights = FontWeights()

    public init() {}
  }

  /// The two types of fonts (key `fontTypes`).
  public struct FontTypes: Equatable, Sendable {
    public var `default` = Font()
    public var monospace = Font()

    public init() {}
  }

  /// How a kind of text looks; nil where it is as any other text.
  public struct TextLook: Equatable, Sendable {
    public var size: TextSize?
    public var weight: TextWeight?
    public var color: TextColor?
    public var isSubtle: Bool?
    public var fontType: FontType?
    public var wrap = true
    /// In pixels; 0 is no limit.
    public var maxWidth = 0

    public init() {}

    init(size: TextSize? = nil, weight: TextWeight? = nil, maxWidth: Int = 0) {
      self.size = size
      self.weight = weight
      self.maxWidth = maxWidth
    }
  }

  /// How facts look (key `factSet`).
  public struct FactSetTexts: Equatable, Sendable {
    public var title = TextLook(weight: .bolder, maxWidth: 150)
    public var value = TextLook()
    /// Between title and value, in pixels; nil where the host does not say.
    public var spacing: Int?

    public init() {}
  }

  /// The looks of text with a role (key `textStyles`).
  public struct TextStyles: Equatable, Sendable {
    public var heading = TextLook(size: .large, weight: .bolder)
    public var columnHeader = TextLook(weight: .bolder)

    public init() {}
  }
}

extension HostConfig.FontSizes: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("small", &sizes[.small])
    fields("default", &sizes[.default])
    fields("medium", &sizes[.medium])
    fields("large", &sizes[.large])
    fields("extraLarge", &sizes[.extraLarge])
  }
}

extension HostConfig.FontWeights: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("lighter", &weights[.lighter])
    fields("default", &weights[.default])
    fields("bolder", &weights[.bolder])
  }
}

extension HostConfig.Font: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("fontFamily", &fontFamily)
    fields.group("fontSizes", &fontSizes)
    fields.group("fontWeights", &fontWeights)
  }
}

extension HostConfig.FontTypes: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields.group("default", &`default`)
    fields.group("monospace", &monospace)
  }
}

extension HostConfig.TextLook: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("size", &size)
    fields("weight", &weight)
    fields("color", &color)
    fields("isSubtle", &isSubtle)
    fields("fontType", &fontType)
    fields("wrap", &wrap)
    fields("maxWidth", &maxWidth)
  }
}

extension HostConfig.FactSetTexts: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields.group("title", &title)
    fields.group("value", &value)
    fields("spacing", &spacing)
  }
}

extension HostConfig.TextStyles: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields.group("heading", &heading)
    fields.group("columnHeader", &columnHeader)
  }
}

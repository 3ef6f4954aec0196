extension HostConfig {
  /// A number for each size of text, in pixels; nil where the host does not say.
  public struct FontSizes: Equatable, Sendable {
    /// Pixels by the word for the size.
    public var sizes: [TextSize: Int] = [:]

    /// Nothing said.
    public init() {}
  }

  /// A number for each weight of text, 100 to 900; nil where the host does not say.
  public struct FontWeights: Equatable, Sendable {
    /// 100 to 900 by the word for the weight.
    public var weights: [TextWeight: Int] = [:]

    /// Nothing said.
    public init() {}
  }

  /// What a type of font is.
  public struct Font: Equatable, Sendable {
    /// Its name, as in CSS.
    public var fontFamily: String?
    /// Its size for each word.
    public var fontSizes = FontSizes()
    /// Its weight for each word.
    public var fontWeights = FontWeights()

    /// Nothing said.
    public init() {}
  }

  /// The two types of fonts (key `fontTypes`).
  public struct FontTypes: Equatable, Sendable {
    /// For all text that is not `monospace`.
    public var `default` = Font()
    /// For code and what stands in columns.
    public var monospace = Font()

    /// Nothing said.
    public init() {}
  }

  /// How a kind of text looks; nil where it is as any other text.
  public struct TextLook: Equatable, Sendable {
    /// How large it is.
    public var size: TextSize?
    /// How heavy its letters are.
    public var weight: TextWeight?
    /// Its colour.
    public var color: TextColor?
    /// Whether it matters less than other text.
    public var isSubtle: Bool?
    /// Whether all letters have one width.
    public var fontType: FontType?
    /// Whether it may take several rows.
    public var wrap = true
    /// The greatest width, in pixels; 0 is no limit.
    public var maxWidth = 0

    /// A look that changes nothing.
    public init() {}

    init(size: TextSize? = nil, weight: TextWeight? = nil, maxWidth: Int = 0) {
      self.size = size
      self.weight = weight
      self.maxWidth = maxWidth
    }
  }

  /// How facts look (key `factSet`).
  public struct FactSetTexts: Equatable, Sendable {
    /// The left column: bold, at most 150 pixels wide, unless the host says otherwise.
    public var title = TextLook(weight: .bolder, maxWidth: 150)
    /// The right column.
    public var value = TextLook()
    /// Between title and value, in pixels; nil where the host does not say.
    public var spacing: Int?

    /// The defaults of the schema.
    public init() {}
  }

  /// The looks of text with a role (key `textStyles`).
  public struct TextStyles: Equatable, Sendable {
    /// Text with the style `heading`: large and bold, unless the host says otherwise.
    public var heading = TextLook(size: .large, weight: .bolder)
    /// Text with the style `columnHeader`, and the first row of a table: bold, unless the host says
    /// otherwise.
    public var columnHeader = TextLook(weight: .bolder)

    /// The defaults of the schema.
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

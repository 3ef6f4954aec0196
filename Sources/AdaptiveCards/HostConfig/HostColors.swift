/// A colour with its opacity, as in "#B2FF0000" (opacity first) or "#FF0000".
public struct HostColor: Hashable, Sendable {
  /// 0, which can't be seen, to 255.
  public var alpha: UInt8
  /// 0 to 255.
  public var red: UInt8
  /// 0 to 255.
  public var green: UInt8
  /// 0 to 255.
  public var blue: UInt8

  /// A colour; opaque unless `alpha` says otherwise.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads "#RRGGBB" or "#AARRGGBB"; nil for any other text.
  public init?(_ text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(
      red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
      blue: UInt8(truncatingIfNeeded: value),
      alpha: digits.count == 8 ? UInt8(truncatingIfNeeded: value >> 24) : 255)
  }

  /// "#AARRGGBB"
  public var text: String {
    "#" + hexadecimal(UInt32(alpha), digits: 2) + hexadecimal(UInt32(red), digits: 2)
      + hexadecimal(UInt32(green), digits: 2) + hexadecimal(UInt32(blue), digits: 2)
  }
}

extension HostColor: CardValue {
  static func read(_ json: JSONValue, _ key: FieldKey, _ reader: ObjectReader) -> HostColor? {
    if let color = json.stringValue.flatMap(HostColor.init) { return color }
    reader.report(
      .warning, .valueInvalid,
      "\(ObjectReader.quote(json)) is not a color for \"\(key)\"; write \"#RRGGBB\" or"
        + " \"#AARRGGBB\"", key: key)
    return nil
  }

  var json: JSONValue { .string(text) }
}

extension HostConfig {
  /// The colours of a kind of text; nil where the host does not say.
  public struct TextColors: Equatable, Sendable {
    /// What is behind text that is marked as with a pen.
    public struct Highlight: Equatable, Sendable {
      /// Behind plain text.
      public var `default`: HostColor?
      /// Behind subtle text.
      public var subtle: HostColor?

      /// Nothing said.
      public init() {}
    }

    /// The colour of plain text.
    public var `default`: HostColor?
    /// The colour of text that matters less.
    public var subtle: HostColor?
    /// What is behind highlighted text.
    public var highlightColors = Highlight()

    /// Nothing said.
    public init() {}
  }

  /// The colours of a container; nil where the host does not say.
  public struct ContainerColors: Equatable, Sendable {
    /// The ground of the container.
    public var backgroundColor: HostColor?
    /// Its frame, and the bar at its left.
    public var borderColor: HostColor?
    /// What each colour word means for text in it.
    public var foregroundColors: [TextColor: TextColors] = [:]

    /// Nothing said.
    public init() {}
  }

  /// The colours of each style of container (key `containerStyles`).
  public struct ContainerStyles: Equatable, Sendable {
    /// The styles that the host gives colours.
    public var styles: [ContainerStyle: ContainerColors] = [:]
    /// Styles of the host's own, as JSON (JavaScript renderer).
    public var customStyles: JSONValue?

    /// No colours: the theme's own are drawn.
    public init() {}

    /// The colours of a style; none at all where the host does not say.
    public subscript(style: ContainerStyle) -> ContainerColors {
      get { styles[style] ?? ContainerColors() }
      set { styles[style] = newValue }
    }
  }
}

extension HostConfig.TextColors: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("default", &`default`)
    fields("subtle", &subtle)
    fields.group("highlightColors", &highlightColors)
  }
}

extension HostConfig.TextColors.Highlight: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("default", &`default`)
    fields("subtle", &subtle)
  }
}

extension HostConfig.ContainerColors: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("backgroundColor", &backgroundColor)
    fields("borderColor", &borderColor)
    var colors = ForegroundColors(colors: foregroundColors)
    fields.group("foregroundColors", &colors)
    foregroundColors = colors.colors
  }
}

extension HostConfig.ContainerStyles: ConfigGroup {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields.object("default", &styles[.default])
    fields.object("emphasis", &styles[.emphasis])
    fields.object("good", &styles[.good])
    fields.object("attention", &styles[.attention])
    fields.object("warning", &styles[.warning])
    fields.object("accent", &styles[.accent])
    fields("customStyles", &customStyles)
  }
}

private struct ForegroundColors: ConfigGroup {
  var colors: [TextColor: HostConfig.TextColors]

  init() { colors = [:] }

  init(colors: [TextColor: HostConfig.TextColors]) { self.colors = colors }

  mutating func visit(_ fields: inout some FieldVisitor) {
    fields.object("default", &colors[.default])
    fields.object("dark", &colors[.dark])
    fields.object("light", &colors[.light])
    fields.object("accent", &colors[.accent])
    fields.object("good", &colors[.good])
    fields.object("warning", &colors[.warning])
    fields.object("attention", &colors[.attention])
  }
}

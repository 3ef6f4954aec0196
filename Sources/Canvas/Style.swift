/// How a cell is drawn: two colours and attributes.
public struct Style: Hashable, Sendable {
  /// What a terminal can do to text beside its colours; each draws those that it has.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// A bit an attribute.
    public let rawValue: UInt8
    /// The attributes of these bits; others mean nothing.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier letters.
    public static let bold = Attributes(rawValue: 1 << 0)
    /// Paler letters; not every terminal has them.
    public static let dim = Attributes(rawValue: 1 << 1)
    /// Slanted letters; not every terminal has them.
    public static let italic = Attributes(rawValue: 1 << 2)
    /// A line below the letters.
    public static let underline = Attributes(rawValue: 1 << 3)
    /// Text and background change places: how the focus is shown, since every terminal has it.
    public static let reverse = Attributes(rawValue: 1 << 4)
    /// A line through the letters; many terminals do not have it.
    public static let strikethrough = Attributes(rawValue: 1 << 5)
  }

  /// The colour of the text.
  public var foreground: Color
  /// The colour behind it.
  public var background: Color
  /// What else is done to it.
  public var attributes: Attributes

  /// A style; without arguments the terminal's own look.
  public init(
    foreground: Color = .terminal, background: Color = .terminal, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours, no attribute.
  public static let plain = Style()

  /// The same style with more attributes.
  public func with(_ more: Attributes) -> Style {
    Style(
      foreground: foreground, background: background, attributes: attributes.union(more))
  }

  /// The same style on another background.
  public func on(_ background: Color) -> Style {
    Style(foreground: foreground, background: background, attributes: attributes)
  }

  /// This style drawn on top of `base`: its colours win where it has any, attributes add up.
  public func over(_ base: Style) -> Style {
    Style(
      foreground: foreground == .terminal ? base.foreground : foreground,
      background: background == .terminal ? base.background : background,
      attributes: attributes.union(base.attributes))
  }
}

internal import AdaptiveCards
public import Canvas

/// How things look: colours and characters, all in one value.
public struct Theme: Equatable, Sendable {
  public enum Name: String, CaseIterable, Sendable {
    case auto, light, dark, contrast, none
  }

  public var palette: Palette
  public var glyphs: Glyphs

  /// The theme for a screen.
  ///
  /// - Parameters:
  ///   - depth: the colours there are; with 8 or 16 the palette is the person's own.
  ///   - unicode: whether characters outside ASCII can be drawn.
  public init(_ name: Name = .auto, depth: ColorDepth = .indexed, unicode: Bool = true) {
    glyphs = unicode ? .unicode : .ascii
    palette =
      switch name {
      case .none, .contrast: .contrast
      case .auto, .light, .dark:
        depth < .indexed ? .few : name == .light ? .light : name == .dark ? .dark : .auto
      }
    if name == .none || depth == .none { palette = .contrast }
  }

  /// The style of a text with these properties in a container on `background`.
  func style(_ text: TextProperties, on background: Color) -> Style {
    var style = Style(foreground: palette.color(text.color ?? .default), background: background)
    let isLarge = text.size == .large || text.size == .extraLarge
    if text.weight == .bolder || isLarge { style.attributes.insert(.bold) }
    if text.isSubtle == true || text.weight == .lighter || text.size == .small {
      style.attributes.insert(.dim)
    }
    if text.size == .extraLarge { style.attributes.insert(.underline) }
    return style
  }

  func button(_ action: Action, on background: Color) -> Style {
    let color: Color =
      switch action.style {
      case .default: .terminal
      case .positive: palette.accent
      case .destructive: palette.attention
      }
    var style = Style(foreground: color, background: background)
    if action.style == .positive { style.attributes.insert(.bold) }
    if !action.isEnabled { style.attributes.insert(.dim) }
    return style
  }

  /// What has the focus is reversed, which every terminal can show.
  func focused(_ style: Style) -> Style {
    var style = style
    style.attributes.remove(.dim)
    style.attributes.insert(.reverse)
    return style
  }

  /// How markdown in a card's text looks.
  var textLook: CardText.Look {
    CardText.Look(linkColor: palette.accent == .terminal ? nil : palette.accent)
  }

  /// Lines and frames.
  func line(on background: Color) -> Style {
    Style(background: background, attributes: .dim)
  }

  func error(on background: Color) -> Style {
    Style(foreground: palette.attention, background: background)
  }

  func placeholder(on background: Color) -> Style {
    Style(background: background, attributes: .dim)
  }
}

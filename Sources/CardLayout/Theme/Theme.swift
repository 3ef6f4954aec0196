public import AdaptiveCards
public import Canvas

/// How things look: colours and characters, all in one value.
public struct Theme: Equatable, Sendable {
  /// The palettes there are, by the names of `--theme`.
  public enum Name: String, CaseIterable, Sendable {
    /// As the terminal is; for a light or a dark ground; with strong contrast; without colours.
    case auto, light, dark, contrast, none
  }

  /// What a card's colour words mean on this screen.
  public var palette: Palette
  /// The characters of borders, buttons and marks.
  public var glyphs: Glyphs
  /// Whether what matters less may be drawn dim where there is no colour for it.
  let usesDim: Bool

  /// The theme for a screen.
  ///
  /// - Parameters:
  ///   - depth: the colours there are; with 8 or 16 the palette is the person's own.
  ///   - unicode: whether characters outside ASCII can be drawn.
  ///   - host: whose colours are used where it has any.
  ///   - background: what is behind the text; the terminal's own when nobody knows. `light` and
  ///     `dark` take white and black then.
  public init(
    _ name: Name = .auto, depth: ColorDepth = .indexed, unicode: Bool = true,
    host: HostConfig = HostConfig(), background: Color = .terminal
  ) {
    glyphs = unicode ? .unicode : .ascii
    usesDim = name != .none && name != .contrast
    guard name != .none, depth != .none else {
      palette = PaletteMaking.colorless
      return
    }
    var behind = background
    if name == .light, background.isLight != true { behind = .rgb(255, 255, 255) }
    if name == .dark, background.isLight != false { behind = .rgb(0, 0, 0) }
    // Strong pairs need a ground that is known, and a palette that is nobody's own.
    if name == .contrast, depth < .indexed || background == .terminal {
      palette = PaletteMaking.colorless
      return
    }
    palette =
      PaletteMaking(
        depth: depth, ground: PaletteMaking.Ground(behind), host: host.containerStyles,
        ratio: name == .contrast ? 7 : 4.5, hasShades: name != .contrast
      ).palette
  }

  /// The style of a text with these properties in a container on `background`.
  func style(_ text: TextProperties, on background: Color) -> Style {
    let color = text.color ?? .default
    // Monospace stands out as code does, where there is a ground to put it on.
    let code = text.fontType == .monospace ? palette.background(of: .emphasis) : .terminal
    let background = code == .terminal ? background : code
    var style = Style(foreground: palette.color(color, on: background), background: background)
    let isLarge = text.size == .large || text.size == .extraLarge
    if text.weight == .bolder || isLarge { style.attributes.insert(.bold) }
    if text.isSubtle == true || text.weight == .lighter || text.size == .small {
      style = subtle(style, color)
    }
    if text.size == .extraLarge { style.attributes.insert(.underline) }
    return style
  }

  /// Text that a card says nothing about.
  func plain(on background: Color) -> Style {
    Style(foreground: palette.color(.default, on: background), background: background)
  }

  func button(_ action: Action, on background: Color) -> Style {
    let color: TextColor =
      switch action.style {
      case .default: .default
      case .positive: .accent
      case .destructive: .attention
      }
    var style = Style(foreground: palette.color(color, on: background), background: background)
    if action.style == .positive { style.attributes.insert(.bold) }
    return action.isEnabled ? style : subtle(style, color)
  }

  /// What has the focus is reversed, which every terminal can show.
  func focused(_ style: Style) -> Style {
    var style = style
    style.attributes.remove(.dim)
    style.attributes.insert(.reverse)
    return style
  }

  /// Text that is marked as with a pen.
  func highlighted(_ style: Style) -> Style {
    var style = style
    guard let color = palette.highlight(on: style.background) else {
      style.attributes.insert(.reverse)
      return style
    }
    let text = style.foreground == .terminal ? palette.color(.default, on: color) : style.foreground
    return Style(
      foreground: text.readable(on: color, depth: palette.depth), background: color,
      attributes: style.attributes)
  }

  /// How markdown in a card's text looks.
  func textLook(on background: Color) -> CardText.Look {
    let color = palette.color(.accent, on: background)
    return CardText.Look(linkColor: color == .terminal ? nil : color)
  }

  /// Lines and frames.
  func line(on background: Color) -> Style {
    if let color = palette.line(on: background) {
      return Style(foreground: color, background: background)
    }
    return Style(background: background, attributes: usesDim ? .dim : [])
  }

  func error(on background: Color) -> Style {
    Style(foreground: palette.color(.attention, on: background), background: background)
  }

  func placeholder(on background: Color) -> Style {
    subtle(plain(on: background), .default)
  }

  /// What matters less: in a colour of its own, else dim, if that is wanted.
  private func subtle(_ style: Style, _ color: TextColor) -> Style {
    var style = style
    if let subtle = palette.subtle(color, on: style.background) {
      style.foreground = subtle
    } else if usesDim {
      style.attributes.insert(.dim)
    }
    return style
  }
}

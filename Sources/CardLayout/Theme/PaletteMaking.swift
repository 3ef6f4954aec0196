internal import AdaptiveCards
internal import Canvas

/// Makes the palette of a theme from the colours of a host, or from our own where it has none.
struct PaletteMaking {
  /// What is known of the terminal's background.
  enum Ground: Equatable {
    case unknown
    case dark(Color)
    case light(Color)

    init(_ background: Color) {
      self =
        switch background.isLight {
        case nil: .unknown
        case true?: .light(background)
        case false?: .dark(background)
        }
    }

    var color: Color {
      switch self {
      case .unknown: .terminal
      case .dark(let color), .light(let color): color
      }
    }
  }

  let depth: ColorDepth
  let ground: Ground
  let host: HostConfig.ContainerStyles
  /// WCAG's contrast for text (4.5) or its enhanced one (7).
  let ratio: Double
  /// Whether containers are painted and subtle text has colours of its own.
  let hasShades: Bool

  var palette: Palette {
    Palette(grounds: ContainerStyle.allCases.map(colors), depth: depth)
  }

  /// Nothing but the terminal's own colours.
  static let colorless = Palette(
    grounds: ContainerStyle.allCases.map { _ in
      Palette.Ground(
        background: .terminal, border: .terminal,
        text: TextColor.allCases.map { _ in .terminal }, subtle: nil, highlight: nil)
    }, depth: .none)

  private func colors(_ style: ContainerStyle) -> Palette.Ground {
    let painted = background(of: style)
    let behind = painted == .terminal ? ground.color : painted
    let text = TextColor.allCases.map { self.text($0, in: style, painted, behind) }
    return Palette.Ground(
      background: painted, border: border(of: style, behind, text), text: text,
      subtle: subtle(in: style, text, behind), highlight: highlight(in: style, behind))
  }

  // MARK: Backgrounds

  /// A card stands on the terminal's own background; only containers with a style are painted.
  private func background(of style: ContainerStyle) -> Color {
    guard style != .default, hasShades, depth >= .indexed else { return .terminal }
    if let color = host[style].backgroundColor {
      let named = color.color.reduced(to: depth)
      if color.alpha == 255 { return named }
      let seen = ground.color.mixed(with: color.color, color.part).reduced(to: depth)
      // A shade of black on black is no background.
      if let contrast = seen.contrast(with: ground.color.reduced(to: depth)), contrast > 1.05 {
        return seen
      }
    }
    switch ground {
    case .unknown: return .terminal
    case .dark(let color): return darkTint(style, on: color)
    case .light(let color): return lightTint(style, on: color)
    }
  }

  /// The 256 colours have no dark tints, so that there the bar alone tells the styles apart.
  private func darkTint(_ style: ContainerStyle, on ground: Color) -> Color {
    guard depth == .truecolor, let tint = TextColor(style) else {
      return ground.mixed(with: .rgb(255, 255, 255), depth == .truecolor ? 0.1 : 0.17)
        .reduced(to: depth)
    }
    return ground.mixed(with: BuiltInColors.dark(tint), 0.16)
  }

  private func lightTint(_ style: ContainerStyle, on ground: Color) -> Color {
    guard depth == .truecolor else { return BuiltInColors.pale(style) }
    guard let tint = TextColor(style) else { return ground.mixed(with: .rgb(0, 0, 0), 0.06) }
    return ground.mixed(with: BuiltInColors.light(tint), 0.11)
  }

  private func highlight(in style: ContainerStyle, _ behind: Color) -> Color? {
    guard hasShades, depth >= .indexed, let isLight = behind.isLight else { return nil }
    if let color = host[style].foregroundColors[.default]?.highlightColors.default {
      return behind.mixed(with: color.color, color.part).reduced(to: depth)
    }
    return behind.mixed(with: BuiltInColors.highlight, isLight ? 0.5 : 0.35).reduced(to: depth)
  }

  // MARK: Text

  private func text(
    _ color: TextColor, in style: ContainerStyle, _ painted: Color, _ behind: Color
  ) -> Color {
    let named = host[style].foregroundColors[color]?.default ?? self.named(color)
    guard depth >= .indexed else { return few(color, named) }
    if let named, !(named.isGrey && painted == .terminal) {
      return behind.mixed(with: named.color, named.part, over: named.color)
        .readable(on: behind, ratio: ratio, depth: depth)
    }
    switch color {
    case .default, .dark, .light:
      // On the terminal's own background nothing reads better than its own text.
      guard let isLight = painted.isLight else { return .terminal }
      return (isLight ? BuiltInColors.ink : BuiltInColors.chalk)
        .readable(on: painted, ratio: ratio, depth: depth)
    case .accent, .good, .warning, .attention: return own(color, on: behind)
    }
  }

  /// What the host says of a colour for its default style holds in all.
  private func named(_ color: TextColor) -> HostColor? {
    switch color {
    case .default, .dark, .light: nil
    case .accent, .good, .warning, .attention:
      host[.default].foregroundColors[color]?.default
    }
  }

  /// Our own colours; where the background is not known those of the 256 that read well on both.
  private func own(_ color: TextColor, on behind: Color) -> Color {
    guard let isLight = behind.isLight else { return BuiltInColors.anywhere(color) }
    // The contrast theme has no coloured text on a ground that it does not know.
    return (isLight ? BuiltInColors.light(color) : BuiltInColors.dark(color))
      .readable(on: behind, ratio: ratio, depth: depth)
  }

  /// With 8 or 16 colours the palette is the person's own, and only the names of colours are known.
  private func few(_ color: TextColor, _ named: HostColor?) -> Color {
    guard let own = BuiltInColors.few(color) else { return .terminal }
    guard let named, !named.isGrey else { return own }
    // Dark blue cannot be read on black.
    let nearest = named.color.reduced(to: .eight)
    switch nearest {
    case .palette(4): return ground.color.isLight == true ? nearest : .palette(6)
    case .palette(0), .palette(7): return own
    case .palette, .rgb, .terminal: return nearest
    }
  }

  private func subtle(in style: ContainerStyle, _ text: [Color], _ behind: Color) -> [Color]? {
    guard hasShades, depth >= .indexed, let isLight = behind.isLight else { return nil }
    let plain = isLight ? BuiltInColors.ink : BuiltInColors.chalk
    return TextColor.allCases.map { color in
      let full = text[color.index] == .terminal ? plain : text[color.index]
      let named = host[style].foregroundColors[color]?.subtle
      let wanted =
        named.map { $0.isGrey ? nil : behind.mixed(with: $0.color, $0.part, over: $0.color) } ?? nil
      return (wanted ?? full.mixed(with: behind, full == plain ? 0.38 : 0.22))
        .readable(on: behind, ratio: ratio, depth: depth)
    }
  }

  // MARK: Lines

  private func border(of style: ContainerStyle, _ behind: Color, _ text: [Color]) -> Color {
    if let color = host[style].borderColor, !color.isGrey, depth >= .indexed {
      return behind.mixed(with: color.color, color.part, over: color.color).reduced(to: depth)
    }
    if let color = TextColor(style) { return text[color.index] }
    guard hasShades, depth >= .indexed, let isLight = behind.isLight else { return .terminal }
    return behind.mixed(with: isLight ? BuiltInColors.ink : BuiltInColors.chalk, 0.4)
      .reduced(to: depth)
  }
}

extension Color {
  /// As `mixed`, but `fallback` where this colour is the terminal's own.
  fileprivate func mixed(with other: Color, _ part: Double, over fallback: Color) -> Color {
    self == .terminal ? fallback : mixed(with: other, part)
  }
}

extension HostColor {
  /// The colour without its opacity.
  var color: Color { .rgb(red, green, blue) }
  /// The opacity, 0 to 1.
  var part: Double { Double(alpha) / 255 }

  /// Whether it is a shade of black or white, which hosts use for plain text.
  var isGrey: Bool {
    max(red, green, blue) - min(red, green, blue) < 24
  }
}

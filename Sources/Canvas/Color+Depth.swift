extension Color {
  /// The nearest colour that a screen of `depth` can show.
  ///
  /// The terminal's own colour stays; with `none` every colour becomes it. Where 256 colours are
  /// allowed the first 16 are not used for a colour given in numbers, because people change them.
  public func reduced(to depth: ColorDepth) -> Color {
    switch self {
    case .terminal: return .terminal
    case .palette(let entry):
      return Int(entry) < depth.rawValue ? self : nearest(Palette.color(of: entry), depth)
    case .rgb(let red, let green, let blue):
      return depth == .truecolor ? self : nearest(RGB(red, green, blue), depth)
    }
  }

  private func nearest(_ color: RGB, _ depth: ColorDepth) -> Color {
    switch depth {
    case .none: .terminal
    case .eight: .palette(Palette.nearest(to: color, among: 0...7))
    case .sixteen: .palette(Palette.nearest(to: color, among: 0...15))
    case .indexed: .palette(Palette.nearestOfCube(to: color))
    case .truecolor: .rgb(color.red, color.green, color.blue)
    }
  }

  /// The parts of the colour, 0-255; nil for the terminal's own, which nobody knows.
  ///
  /// Palette entries are taken as xterm draws them.
  public var components: (red: UInt8, green: UInt8, blue: UInt8)? {
    rgb.map { ($0.red, $0.green, $0.blue) }
  }

  var rgb: RGB? {
    switch self {
    case .terminal: nil
    case .palette(let entry): Palette.color(of: entry)
    case .rgb(let red, let green, let blue): RGB(red, green, blue)
    }
  }
}

extension Style {
  /// The style with colours that a screen of `depth` can show.
  ///
  /// Text and background never become one colour: then the text is black or white, whichever can
  /// be read.
  public func reduced(to depth: ColorDepth) -> Style {
    let style = Style(
      foreground: foreground.reduced(to: depth), background: background.reduced(to: depth),
      attributes: attributes)
    guard let text = style.foreground.rgb, let behind = style.background.rgb, text == behind else {
      return style
    }
    var readable = style
    let (black, white) = Palette.blackAndWhite(of: depth)
    let isBlackBetter =
      Contrast.ratio(behind, RGB(0, 0, 0)) > Contrast.ratio(behind, RGB(255, 255, 255))
    readable.foreground = isBlackBetter ? black : white
    return readable
  }
}

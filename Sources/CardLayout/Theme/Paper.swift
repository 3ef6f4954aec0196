public import AdaptiveCards
public import Canvas

extension Theme {
  /// What a picture is drawn on, as there is no terminal to say: what is behind the text, and text.
  ///
  /// `auto` takes the host's colours for a card, and is dark where it has none.
  public static func paper(_ name: Name, host: HostConfig) -> SVGPicture.Paper {
    switch name {
    case .auto: hostPaper(host.containerStyles[.default]) ?? paper(.dark, host: host)
    case .light: paper(text: BuiltInColors.ink, background: .rgb(255, 255, 255))
    case .dark: paper(text: BuiltInColors.chalk, background: .rgb(0x16, 0x18, 0x1D))
    case .contrast: paper(text: .rgb(255, 255, 255), background: .rgb(0, 0, 0))
    case .none: paper(text: .rgb(0, 0, 0), background: .rgb(255, 255, 255))
    }
  }

  private static func hostPaper(_ colors: HostConfig.ContainerColors) -> SVGPicture.Paper? {
    guard let background = colors.backgroundColor, background.alpha == 255 else { return nil }
    let plain =
      background.color.isLight == true ? BuiltInColors.ink : BuiltInColors.chalk
    let text =
      colors.foregroundColors[.default]?.default.map {
        background.color.mixed(with: $0.color, $0.part)
      } ?? plain
    return paper(
      text: text.readable(on: background.color, depth: .truecolor), background: background.color)
  }

  private static func paper(text: Color, background: Color) -> SVGPicture.Paper {
    SVGPicture.Paper(
      text: text, background: background, frame: background.mixed(with: text, 0.25))
  }
}

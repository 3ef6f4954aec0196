internal import AdaptiveCards
internal import Canvas

/// The colours of a page as variables of its style sheet: one set for each kind of container.
struct HTMLColors {
  private let name: Theme.Name
  private let host: HostConfig

  init(_ name: Theme.Name, host: HostConfig) {
    self.name = name
    self.host = host
  }

  var rules: String {
    switch name {
    case .light: ":root{color-scheme:light}" + sets(.light)
    case .dark: ":root{color-scheme:dark}" + sets(.dark)
    case .auto:
      ":root{color-scheme:light dark}" + sets(.light)
        + "@media (prefers-color-scheme:dark){" + sets(.dark) + "}"
    case .contrast: ":root{color-scheme:dark}" + sets(.contrast)
    // Whatever the reader's own colours are.
    case .none: ":root{color-scheme:light dark}.card,.group{--back:Canvas;--line:CanvasText}"
    }
  }

  private func sets(_ name: Theme.Name) -> String {
    var paper = Theme.paper(name, host: host)
    let hostPaper = Theme.paper(.auto, host: host)
    // The host's own paper, where it is as light or dark as is asked for.
    if name != .contrast, hostPaper.background.isLight == paper.background.isLight {
      paper = hostPaper
    }
    let palette = Theme(name, depth: .truecolor, host: host, background: paper.background).palette
    let page = paper.background.mixed(with: paper.text, name == .contrast ? 0 : 0.05)
    return "body{background:\(css(page));color:\(css(paper.text))}"
      + ContainerStyle.allCases.map { set($0, palette, paper) }.joined()
  }

  private func set(
    _ style: ContainerStyle, _ palette: Palette, _ paper: SVGPicture.Paper
  ) -> String {
    let painted = palette.background(of: style)
    let behind = painted == .terminal ? paper.background : painted
    var variables = "--back:\(css(behind));--line:\(css(known(palette.bar(style), paper.frame)));"
    for color in TextColor.allCases {
      let text = known(palette.color(color, on: painted), paper.text)
      variables += "--\(color.rawValue):\(css(text));"
      let subtle = known(palette.subtle(color, on: painted) ?? text, paper.text)
      variables += "--\(color.rawValue)-subtle:\(css(subtle));"
      if color == .accent {
        // Text on the colour, as on a badge.
        let on = Color.rgb(255, 255, 255).readable(on: text, depth: .truecolor)
        variables += "--on-accent:\(css(on));"
      }
    }
    let plain = TextProperties()
    let theme = Theme(.auto, depth: .truecolor, host: host, background: behind)
    let marked = theme.highlighted(theme.style(plain, on: .terminal))
    variables += "--mark:\(css(known(marked.background, paper.text)));"
    variables += "--on-mark:\(css(known(marked.foreground, paper.background)))"
    return ".\(style.className){\(variables)}"
  }

  private func known(_ color: Color, _ fallback: Color) -> Color {
    color == .terminal ? fallback : color
  }

  private func css(_ color: Color) -> String {
    guard let parts = color.components else { return "inherit" }
    return "rgb(\(parts.red) \(parts.green) \(parts.blue))"
  }
}

extension ContainerStyle {
  /// The class of elements in a container of this style; it brings the colours.
  var className: String { "s-" + rawValue }
}

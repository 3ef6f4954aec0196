internal import AdaptiveCards
internal import Canvas
internal import CardLayout
internal import Terminal

/// How a card is to be written: format, colours, characters.
struct Look {
  var format: Options.Format
  var depth: ColorDepth
  var theme: Theme
  /// What a picture is drawn on.
  var paper: SVGPicture.Paper
  /// What was asked for, but `none` where there are no colours.
  var name: Theme.Name
  /// Whether a page shows the pictures of the card.
  var showsPictures: Bool

  init(_ options: Options, host: HostConfig) {
    let isPlain = options.accessible || StandardTerminal.isDumb
    let format =
      options.format ?? (TerminalDevice.standardOutputIsTerminal && !isPlain ? .ansi : .text)
    let isFile = format == .svg || format == .html
    self.format = format
    depth = Look.depth(options.color, isFile: isFile)
    name = isFile && depth == .none ? .none : options.theme
    showsPictures = options.images != .never
    paper = Theme.paper(name, host: host)
    // A file has the characters and the colours of whoever looks at it, not of this terminal.
    let isUnicode =
      !options.ascii && (isFile || !options.accessible && StandardTerminal.isUnicode)
    // Plain text has no colours: what they tell apart, such as parts of a chart, has patterns.
    theme = Theme(
      name, depth: format == .text ? .none : depth, unicode: isUnicode, host: host,
      background: isFile ? paper.background : StandardTerminal.background)
  }

  private static func depth(_ choice: Options.ColorChoice, isFile: Bool) -> ColorDepth {
    switch choice {
    case .only(let depth): depth
    case .auto where isFile: StandardTerminal.refusesColors ? .none : .truecolor
    case .auto: StandardTerminal.colorDepth
    }
  }
}

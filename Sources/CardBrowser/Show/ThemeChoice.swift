internal import AdaptiveCards
internal import Canvas
internal import CardLayout
internal import Terminal

/// The theme that was asked for, on a screen: what it is before and after the terminal has told the
/// colour behind its text.
struct ThemeChoice {
  private let name: Theme.Name
  private let depth: ColorDepth
  private let isUnicode: Bool
  private let host: HostConfig

  init(_ options: Options, for screen: some Screen, host: HostConfig) {
    name = options.theme
    depth = screen.colorDepth
    isUnicode = screen.isUnicode && !options.ascii
    self.host = host
  }

  /// The theme of the first frame, which waits for no answer.
  var first: Theme { theme(on: StandardTerminal.background) }

  func theme(for answer: TerminalReply?) -> Theme {
    switch answer {
    case .background(let red, let green, let blue): theme(on: .rgb(red, green, blue))
    case .foreground, nil: first
    }
  }

  /// Whether the terminal's background makes a difference.
  ///
  /// With few colours it makes none, and terminals that have no more may not know the question.
  var dependOnBackground: Bool {
    switch name {
    case .auto, .contrast: depth >= .indexed
    case .light, .dark, .none: false
    }
  }

  private func theme(on background: Color) -> Theme {
    Theme(name, depth: depth, unicode: isUnicode, host: host, background: background)
  }
}

internal import AdaptiveCards
internal import Canvas
internal import CardLayout
internal import Terminal

/// The theme of a screen: the one that was asked for, before and after the terminal has told the
/// colour behind its text, and the others that can be looked through.
final class ThemeChoice {
  private(set) var name: Theme.Name
  /// The host whose colours are drawn with.
  var host: HostConfig
  private let depth: ColorDepth
  private let isUnicode: Bool
  private var background = StandardTerminal.background

  init(_ options: Options, for screen: any Screen, host: HostConfig) {
    name = options.theme
    depth = screen.colorDepth
    isUnicode = screen.isUnicode && !options.ascii
    self.host = host
  }

  /// The theme to draw with now; the first frame waits for no answer.
  var theme: Theme {
    Theme(name, depth: depth, unicode: isUnicode, host: host, background: background)
  }

  /// Takes in what the terminal told of its background.
  func take(_ answer: TerminalReply?) {
    guard case .background(let red, let green, let blue)? = answer else { return }
    background = .rgb(red, green, blue)
  }

  /// Goes on to the next theme.
  func next() {
    let all = Theme.Name.allCases
    let index = all.firstIndex(of: name) ?? 0
    name = all[(index + 1) % all.count]
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
}

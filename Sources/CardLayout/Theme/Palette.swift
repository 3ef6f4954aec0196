public import AdaptiveCards
public import Canvas

/// The colours of a theme: what a card's colour words mean on the screen, in each kind of container.
///
/// All of them are colours that the screen has, and text can be read on what is behind it.
public struct Palette: Equatable, Sendable {
  /// The colours in containers of one style.
  struct Ground: Equatable, Sendable {
    /// The terminal's own where nothing is painted.
    var background: Color
    /// The bar at the left of a container, and its frame.
    var border: Color
    /// In the order of `TextColor`.
    var text: [Color]
    /// The same for subtle text; nil where only the terminal itself can make a colour subtle.
    var subtle: [Color]?
    /// What is behind highlighted text; nil where it is reversed.
    var highlight: Color?
  }

  /// In the order of `ContainerStyle`.
  let grounds: [Ground]
  let depth: ColorDepth

  /// What the host points at, such as keys on a bar and positive buttons.
  public var accent: Color { color(.accent) }
  /// What went well.
  public var good: Color { color(.good) }
  /// What may go wrong.
  public var warning: Color { color(.warning) }
  /// What went wrong: errors, and what destroys.
  public var attention: Color { color(.attention) }

  /// What is behind a container of a style; the terminal's own where nothing is painted.
  public func background(of style: ContainerStyle) -> Color { grounds[style.index].background }

  /// What a colour word means for text on `background`.
  ///
  /// - Parameter background: that of a container, or any other, on which the colour is changed by
  ///   as little as it takes to be read.
  public func color(_ color: TextColor, on background: Color = .terminal) -> Color {
    let ground = groundIndex(on: background)
    let text = grounds[ground].text[color.index]
    guard grounds[ground].background != background else { return text }
    return text == .terminal
      ? background.isLight == true ? Color.rgb(0, 0, 0).reduced(to: depth) : white
      : text.readable(on: background, depth: depth)
  }

  /// The same for subtle text; nil where only the terminal itself can make a colour subtle.
  public func subtle(_ color: TextColor, on background: Color = .terminal) -> Color? {
    let ground = groundIndex(on: background)
    return grounds[ground].background == background ? grounds[ground].subtle?[color.index] : nil
  }

  /// The colour of the bar at the left of a container with a style of its own.
  public func bar(_ style: ContainerStyle) -> Color { grounds[style.index].border }

  /// The colour of lines on `background`; nil where only the terminal itself can make them subtle.
  func line(on background: Color) -> Color? {
    let ground = groundIndex(on: background)
    return grounds[ground].subtle == nil ? nil : grounds[ground].border
  }

  /// A colour of the host's for lines, changed by as little as it takes to be seen; nil for a shade
  /// of grey, for which the lines of the theme are made.
  func line(_ color: HostColor?, on background: Color) -> Color? {
    guard let color, !color.isGrey, depth >= .indexed else { return nil }
    // WCAG's contrast for what is no text (2.1, 1.4.11).
    return (background == .terminal ? color.color : background.mixed(with: color.color, color.part))
      .readable(on: background, ratio: 3, depth: depth)
  }

  /// What is behind highlighted text; nil where it is reversed.
  func highlight(on background: Color) -> Color? {
    grounds[groundIndex(on: background)].highlight
  }

  /// A place and no copy: the colour of every text is asked for.
  private func groundIndex(on background: Color) -> Int {
    grounds.firstIndex { $0.background == background } ?? 0
  }

  private var white: Color { Color.rgb(255, 255, 255).reduced(to: depth) }
}

extension ContainerStyle {
  /// Its place in lists of all styles.
  var index: Int {
    switch self {
    case .default: 0
    case .emphasis: 1
    case .good: 2
    case .attention: 3
    case .warning: 4
    case .accent: 5
    }
  }
}

extension TextColor {
  /// Its place in lists of all colours.
  var index: Int {
    switch self {
    case .default: 0
    case .dark: 1
    case .light: 2
    case .accent: 3
    case .good: 4
    case .warning: 5
    case .attention: 6
    }
  }

  /// The colour of the same name that a container has; nil for the kinds of plain text.
  init?(_ style: ContainerStyle) {
    switch style {
    case .default, .emphasis: return nil
    case .good: self = .good
    case .attention: self = .attention
    case .warning: self = .warning
    case .accent: self = .accent
    }
  }
}

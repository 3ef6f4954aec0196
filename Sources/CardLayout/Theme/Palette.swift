internal import AdaptiveCards
public import Canvas

/// The colours of a theme: what a card's colour words mean on the screen.
///
/// The numbers are xterm's palette, so that 256-colour terminals show them as they are; others are
/// given the nearest they have.
public struct Palette: Equatable, Sendable {
  public var accent: Color
  public var good: Color
  public var warning: Color
  public var attention: Color
  /// What is behind an emphasised container; the terminal's own where its background is not known.
  public var emphasis: Color

  /// Readable on white and on black: the contrast with both is about 4.5.
  public static let auto = Palette(
    accent: .palette(32), good: .palette(28), warning: .palette(130), attention: .palette(161),
    emphasis: .terminal)
  public static let dark = Palette(
    accent: .palette(75), good: .palette(114), warning: .palette(179), attention: .palette(203),
    emphasis: .palette(236))
  public static let light = Palette(
    accent: .palette(25), good: .palette(22), warning: .palette(94), attention: .palette(124),
    emphasis: .palette(254))
  public static let contrast = Palette(
    accent: .terminal, good: .terminal, warning: .terminal, attention: .terminal,
    emphasis: .terminal)

  /// For screens of 8 or 16 colours, whose palette the person has chosen.
  public static let few = Palette(
    accent: .palette(6), good: .palette(2), warning: .palette(3), attention: .palette(1),
    emphasis: .terminal)

  func color(_ color: TextColor) -> Color {
    switch color {
    case .default, .dark, .light: .terminal
    case .accent: accent
    case .good: good
    case .warning: warning
    case .attention: attention
    }
  }

  /// What is behind a container of a style; the terminal's own where nothing is painted.
  func background(of style: ContainerStyle) -> Color { style == .emphasis ? emphasis : .terminal }

  /// The colour of the bar at the left of a container with a style of its own.
  func bar(_ style: ContainerStyle) -> Color {
    switch style {
    case .default, .emphasis: .terminal
    case .accent: accent
    case .good: good
    case .warning: warning
    case .attention: attention
    }
  }
}

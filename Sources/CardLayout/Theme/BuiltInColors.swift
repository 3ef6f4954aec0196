internal import AdaptiveCards
internal import Canvas

/// The colours of our own, for what a host says nothing about.
enum BuiltInColors {
  /// Text on light and on dark containers.
  static let ink = Color.rgb(0x1F, 0x23, 0x28)
  static let chalk = Color.rgb(0xE6, 0xED, 0xF3)
  static let highlight = Color.rgb(0xFF, 0xD3, 0x3D)

  /// For dark backgrounds: contrasts from 6 to 9 with black.
  static func dark(_ color: TextColor) -> Color {
    switch color {
    case .default, .dark, .light: chalk
    case .accent: .rgb(0x5F, 0xAF, 0xFF)
    case .good: .rgb(0x7A, 0xCC, 0x7A)
    case .warning: .rgb(0xE0, 0xA8, 0x3C)
    case .attention: .rgb(0xFF, 0x6B, 0x64)
    }
  }

  /// For light backgrounds: contrasts from 5 to 6 with white.
  static func light(_ color: TextColor) -> Color {
    switch color {
    case .default, .dark, .light: ink
    case .accent: .rgb(0x05, 0x5F, 0xB8)
    case .good: .rgb(0x1A, 0x75, 0x33)
    case .warning: .rgb(0x8F, 0x5A, 0x00)
    case .attention: .rgb(0xC4, 0x21, 0x2C)
    }
  }

  /// For backgrounds that nobody knows: the contrast with both black and white is above 4.
  static func anywhere(_ color: TextColor) -> Color {
    switch color {
    case .default, .dark, .light: .terminal
    case .accent: .palette(31)
    case .good: .palette(28)
    case .warning: .palette(130)
    case .attention: .palette(161)
    }
  }

  /// With 8 or 16 colours; nil for plain text.
  static func few(_ color: TextColor) -> Color? {
    switch color {
    case .default, .dark, .light: nil
    case .accent: .palette(6)
    case .good: .palette(2)
    case .warning: .palette(3)
    case .attention: .palette(1)
    }
  }

  /// The light tints that the 256 colours have.
  static func pale(_ style: ContainerStyle) -> Color {
    switch style {
    case .default: .terminal
    case .emphasis: .palette(254)
    case .good: .palette(194)
    case .attention: .palette(224)
    case .warning: .palette(230)
    case .accent: .palette(189)
    }
  }
}

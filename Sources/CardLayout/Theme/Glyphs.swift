public import Canvas

/// The characters that borders, buttons and marks are drawn with.
public struct Glyphs: Equatable, Sendable {
  /// The line of a frame from left to right.
  public var horizontal: Unicode.Scalar
  /// The line of a frame from top to bottom.
  public var vertical: Unicode.Scalar
  /// The corner where a frame begins.
  public var topLeft: Unicode.Scalar
  /// The right corner of its upper edge.
  public var topRight: Unicode.Scalar
  /// The left corner of its lower edge.
  public var bottomLeft: Unicode.Scalar
  /// The corner where it ends.
  public var bottomRight: Unicode.Scalar
  /// Stands for what was cut off.
  public var ellipsis: SafeText
  /// More above, more below.
  public var up: Unicode.Scalar
  /// More below.
  public var down: Unicode.Scalar
  /// A card that opens below its button, closed and open.
  public var closed: Unicode.Scalar
  /// A card that is open below its button.
  public var open: Unicode.Scalar

  /// All of them are one column wide in every terminal, East Asian ones too where possible.
  public static let unicode = Glyphs(
    horizontal: "─", vertical: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘",
    ellipsis: "…", up: "▲", down: "▼", closed: "▸", open: "▾")

  /// Nothing outside of ASCII, for `--ascii` and locales without UTF-8.
  public static let ascii = Glyphs(
    horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+",
    ellipsis: "~", up: "^", down: "v", closed: ">", open: "v")

  /// The mark that points the other way, where there is one.
  static func mirrored(_ mark: Unicode.Scalar) -> Unicode.Scalar {
    switch mark {
    case "▸": "◂"
    case ">": "<"
    default: mark
    }
  }

  /// Whether nothing outside of ASCII may be drawn.
  var isASCII: Bool { self == .ascii }
}

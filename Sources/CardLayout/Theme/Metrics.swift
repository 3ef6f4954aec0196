internal import AdaptiveCards

/// Pixels turned into cells: a cell is 8 pixels wide and 16 high (DECISIONS, "Pixels to cells").
///
/// A class, so that no pass over a deep card has copies of a whole host config on the stack.
final class Metrics {
  let host: HostConfig

  init(host: HostConfig) { self.host = host }

  /// The columns of a length; what is not zero never becomes zero.
  static func columns(pixels: Int) -> Int { pixels <= 0 ? 0 : max(1, (pixels + 4) / 8) }
  /// The rows of a length; what is not zero never becomes zero.
  static func rows(pixels: Int) -> Int { pixels <= 0 ? 0 : max(1, (pixels + 8) / 16) }

  var paddingRows: Int { host.spacing[.padding].map { Metrics.rows(pixels: $0) } ?? 1 }
  var paddingColumns: Int { host.spacing[.padding].map { Metrics.columns(pixels: $0) } ?? 2 }

  /// The padding of a card or container of a width; too narrow for it, the content comes first.
  func padding(width: Int) -> Margins {
    let columns = width > 4 * paddingColumns ? paddingColumns : 0
    return Margins(left: columns, right: columns, top: paddingRows, bottom: paddingRows)
  }

  /// The class of a card's width for `targetWidth`, by the host's pixels; a host that says nothing
  /// has those of Teams: very narrow to 164 pixels, narrow to 350, standard to 768.
  static func widthClass(of columns: Int, host: HostConfig) -> TargetWidth.Size {
    var limits = host.hostWidthBreakpoints
    if limits == HostConfig.WidthBreakpoints() {
      (limits.veryNarrow, limits.narrow, limits.standard) = (164, 350, 768)
    }
    let pixels = 8 * min(columns, 1_000_000)
    if pixels <= limits.veryNarrow { return .veryNarrow }
    if pixels <= limits.narrow { return .narrow }
    return pixels <= limits.standard ? .standard : .wide
  }

  /// Between a field and its inline action.
  static let inlineGap = 1
  /// Between two buttons of a row.
  var buttonGap: Int { Metrics.columns(pixels: host.actions.buttonSpacing) }
  /// Between the title and the value of a fact, and between a heading and its folded cell.
  static let factGap = 2
  var factGap: Int { host.factSet.spacing.map { Metrics.columns(pixels: $0) } ?? Metrics.factGap }
  /// The most columns that a kind of text takes.
  static func mostColumns(_ look: HostConfig.TextLook) -> Int {
    look.maxWidth > 0 ? columns(pixels: look.maxWidth) : .max
  }

  /// Rows above an element with this spacing.
  func rows(_ spacing: Spacing) -> Int {
    if let pixels = host.spacing[spacing] {
      return spacing == .small && pixels < 8 ? 0 : Metrics.rows(pixels: pixels)
    }
    return switch spacing {
    case .none, .extraSmall, .small: 0
    case .default, .medium, .padding: 1
    case .large, .extraLarge: 2
    }
  }

  /// Columns left of a column with this spacing.
  func columns(_ spacing: Spacing) -> Int {
    if let pixels = host.spacing[spacing] { return Metrics.columns(pixels: pixels) }
    return switch spacing {
    case .none: 0
    case .extraSmall, .small: 1
    case .default, .padding: 2
    case .medium: 3
    case .large: 4
    case .extraLarge: 5
    }
  }
}

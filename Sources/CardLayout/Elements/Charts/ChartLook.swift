internal import AdaptiveCards
internal import Canvas

/// What charts are drawn with: styles, fills, and characters for parts of a cell.
struct ChartLook {
  let colors: ChartColors
  let background: Color
  let isASCII: Bool
  let ellipsis: SafeText
  let dim: Style
  let text: Style

  init(_ chart: Chart, _ theme: Theme, on background: Color) {
    colors = ChartColors(theme.palette, set: chart.colorSet)
    self.background = background
    isASCII = theme.glyphs.isASCII
    ellipsis = theme.glyphs.ellipsis
    dim = theme.line(on: background)
    text = theme.plain(on: background)
  }

  func style(_ name: String?, _ index: Int) -> Style {
    Style(foreground: colors.color(name, index), background: background)
  }

  /// The character of a filled cell. Without colours each part of a chart has a pattern.
  func fill(_ index: Int) -> Unicode.Scalar {
    if isASCII { return Self.asciiFills[index % Self.asciiFills.count] }
    return colors.areThere ? "█" : Self.fills[index % Self.fills.count]
  }

  private static let fills: [Unicode.Scalar] = ["█", "▒", "░", "▓"]
  private static let asciiFills: [Unicode.Scalar] = ["#", "=", "+", "-", "o", "x"]
  private static let fromLeft: [Unicode.Scalar] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
  private static let fromBelow: [Unicode.Scalar] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"]

  /// The cell in which a bar to the right ends; nil when nothing of it is seen.
  func endRight(_ eighths: Int, _ index: Int) -> Unicode.Scalar? {
    end(eighths, index, Self.fromLeft)
  }

  /// The cell in which a bar upwards ends; nil when nothing of it is seen.
  func endUp(_ eighths: Int, _ index: Int) -> Unicode.Scalar? {
    end(eighths, index, Self.fromBelow)
  }

  private func end(_ eighths: Int, _ index: Int, _ parts: [Unicode.Scalar]) -> Unicode.Scalar? {
    guard eighths > 0 else { return nil }
    if eighths >= 8 { return fill(index) }
    // A pattern has no parts: half a cell counts as one.
    guard fill(index) == "█" else { return eighths >= 4 ? fill(index) : nil }
    return parts[eighths - 1]
  }

  /// Names with the fill of what they name, in as many rows as it takes.
  func legend(_ names: [(name: SafeText, style: Style, mark: SafeText)], width: Int) -> [TextLine] {
    var runs: [StyledText.Run] = []
    for entry in names where !entry.name.isEmpty {
      if !runs.isEmpty { runs.append(StyledText.Run("  ", style: text)) }
      // A mark never stands at the end of a row without its name.
      runs.append(StyledText.Run(entry.mark + "\u{A0}", style: entry.style))
      runs.append(StyledText.Run(entry.name, style: text))
    }
    return StyledText(runs).lines(width: width, wrap: true, ellipsis: ellipsis)
  }

  func mark(_ index: Int) -> SafeText {
    let fill = self.fill(index)
    return SafeText(fill == "█" ? "■" : fill, times: 1)
  }
}

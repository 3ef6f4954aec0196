internal import AdaptiveCards
internal import Canvas

/// What charts are drawn with: styles, fills, and characters for parts of a cell.
struct ChartLook {
  let colors: ChartColors
  let background: Color
  let isASCII: Bool
  let ellipsis: SafeText
  let text: Style
  let dim: Style
  let isRightToLeft: Bool

  init(_ chart: Chart, _ theme: Theme, _ surroundings: Surroundings) {
    let background = surroundings.background
    isRightToLeft = surroundings.isRightToLeft
    colors = ChartColors(theme.palette, set: chart.colorSet, on: background)
    self.background = background
    isASCII = theme.glyphs.isASCII
    ellipsis = theme.glyphs.ellipsis
    text = theme.plain(on: background)
    dim = theme.placeholder(on: background)
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

  /// The style of full cells: their ground has the colour too, as some fonts leave gaps between rows.
  func solid(_ style: Style) -> Style {
    guard colors.areThere, !isASCII, style.foreground != .terminal else { return style }
    return Style(foreground: style.foreground, background: style.foreground)
  }

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

  /// A bar that begins at the right. There are no eighths at that side: half a cell or a line.
  func fromRight(_ bar: TextLine, width: Int) -> TextLine {
    let runs = bar.runs.reversed().map { run -> StyledText.Run in
      guard let scalar = run.text.string.unicodeScalars.first,
        let eighths = Self.fromLeft.firstIndex(of: scalar)
      else { return run }
      return StyledText.Run(eighths < 3 ? "▕" : "▐", style: run.style)
    }
    return TextLine([StyledText.Run(.blanks(width - bar.width), style: text)] + runs)
  }

  /// Names with the mark of what they name, in as many rows as it takes. A mark never stands at the
  /// end of a row without its name.
  func legend(_ names: [(name: SafeText, style: Style, mark: SafeText)], width: Int) -> [TextLine] {
    var rows: [TextLine] = []
    for entry in names.prefix(Metrics.mostBars) where !entry.name.isEmpty {
      let mark = StyledText.Run(entry.mark + " ", style: entry.style)
      let lines = StyledText([mark, StyledText.Run(entry.name, style: text)])
        .lines(width: width, wrap: true, ellipsis: ellipsis)
      if let last = rows.last, lines.count == 1, last.width + 2 + lines[0].width <= width {
        rows[rows.count - 1] = TextLine(
          last.runs + [StyledText.Run("  ", style: text)] + lines[0].runs)
      } else {
        rows += lines
      }
    }
    return rows
  }

  func mark(_ index: Int) -> SafeText {
    let fill = self.fill(index)
    return SafeText(fill == "█" ? "■" : fill, times: 1)
  }
}

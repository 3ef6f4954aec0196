internal import AdaptiveCards
internal import Canvas

extension Layouter {
  /// A line across the card of which a part is heavy: `━━━━━━━━╸─────── 53%`.
  func progressBar(_ bar: ProgressBar, width: Int, _ surroundings: Surroundings) -> Box? {
    let color: TextColor =
      switch bar.color {
      case .accent: .accent
      case .good: .good
      case .warning: .warning
      case .attention: .attention
      }
    let done = Style(
      foreground: theme.palette.color(color, on: surroundings.background),
      background: surroundings.background)
    let number = bar.fraction.map { SafeText(" " + ShortNumber.percent($0)) } ?? .empty
    // Where there is no room for both, the number says it all.
    let room = max(0, width - Metrics.percentColumns)
    let line: TextLine
    if room < 4, !number.isEmpty {
      line = TextLine(
        StyledText(number, style: done).lines(width: width, wrap: true).first?.runs ?? [])
    } else {
      let runs = Meter(theme.glyphs).runs(
        bar.fraction, width: bar.fraction == nil ? width : room, done: done,
        rest: theme.line(on: surroundings.background))
      let blanks = SafeText.blanks(Metrics.percentColumns - number.width)
      let end = number.isEmpty ? [] : [blanks, number]
      line = TextLine(
        runs + end.map { StyledText.Run($0, style: theme.plain(on: surroundings.background)) })
    }
    return Box([line], width: width)
  }

  /// A ring that turns nowhere: a mark, and its label where the card wants it.
  func progressRing(_ ring: ProgressRing, width: Int, _ surroundings: Surroundings) -> Box? {
    let lines = ringText(ring, on: surroundings.background)
      .lines(width: width, wrap: true, ellipsis: ellipsis)
    let placement = Box.HorizontalPlacement(
      ring.horizontalAlignment ?? surroundings.horizontalAlignment)
    return Box(lines, width: width, placement)
  }
}

extension Layouter {
  func naturalWidth(ofRing ring: ProgressRing) -> Int {
    ringText(ring, on: .terminal).naturalWidth
  }

  private func ringText(_ ring: ProgressRing, on background: Color) -> StyledText {
    let mark = StyledText.Run(
      theme.glyphs.isASCII ? "(..)" : "◌",
      style: Style(foreground: theme.palette.color(.accent, on: background), background: background)
    )
    let label = StyledText.Run(
      SafeText(ring.label ?? ""), style: theme.plain(on: background))
    let blank = StyledText.Run(" ", style: label.style)
    let feed = StyledText.Run("\n", style: label.style)
    let runs: [StyledText.Run]
    if label.text.isEmpty {
      runs = [mark]
    } else {
      switch ring.labelPosition {
      case .before: runs = [label, blank, mark]
      case .after: runs = [mark, blank, label]
      case .above: runs = [label, feed, mark]
      case .below: runs = [mark, feed, label]
      }
    }
    return StyledText(runs)
  }
}

extension Metrics {
  /// A blank and the longest percentage.
  static let percentColumns = 5
}

/// A line of which a part is done, in half cells.
struct Meter {
  private let done: Unicode.Scalar
  private let half: Unicode.Scalar
  private let rest: Unicode.Scalar
  private let unknown: Unicode.Scalar

  init(_ glyphs: Glyphs) {
    if glyphs.isASCII {
      (done, half, rest, unknown) = ("#", "-", "-", "~")
    } else {
      (done, half, rest, unknown) = ("━", "╸", "─", "╌")
    }
  }

  /// - Parameter fraction: the part that is done, 0 to 1; nil when nobody knows.
  func runs(_ fraction: Double?, width: Int, done: Style, rest: Style) -> [StyledText.Run] {
    guard let fraction else {
      return [StyledText.Run(SafeText(unknown, times: width), style: done)]
    }
    let halves = Int(exactly: (fraction * Double(2 * width)).rounded()) ?? 0
    // Begun looks begun, and what is not at its end looks so.
    let shown = fraction > 0 && fraction < 1 ? min(max(1, halves), 2 * width - 1) : halves
    let whole = shown / 2
    let pieces = [
      (SafeText(self.done, times: whole), done),
      (shown % 2 == 1 ? SafeText(half, times: 1) : .empty, done),
      (SafeText(self.rest, times: width - whole - shown % 2), rest),
    ]
    return pieces.filter { !$0.0.isEmpty }.map { StyledText.Run($0.0, style: $0.1) }
  }
}

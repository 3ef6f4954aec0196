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
    let background = surroundings.background
    let done = Style(
      foreground: theme.palette.color(color, on: background), background: background)
    let number = bar.fraction.map { SafeText(ShortNumber.percent($0)) } ?? .empty
    let numberLines = StyledText(number, style: theme.plain(on: background))
      .lines(width: width, wrap: true)
    let room = number.isEmpty ? width : max(0, width - Metrics.percentColumns)
    // Where there is no room for both, the number says it all.
    guard room >= Metrics.shortestMeter || number.isEmpty else {
      return Box(numberLines, width: width)
    }
    let meter = Meter(theme.glyphs, isRightToLeft: surroundings.isRightToLeft).line(
      bar.fraction, width: room, done: done, rest: theme.line(on: background))
    let meterBox = Box(size: Size(width: room, height: 1), content: .drawing([meter]))
    return Box(
      size: Size(width: width, height: 1),
      children: [
        meterBox,
        Box(numberLines, width: width - room, .right).placed(x: room, y: 0),
      ])
  }

  /// A ring that turns nowhere: a mark, and its label where the card wants it.
  func progressRing(_ ring: ProgressRing, width: Int, _ surroundings: Surroundings) -> Box? {
    let lines = ringText(ring, on: surroundings.background)
      .lines(width: width, wrap: true, ellipsis: ellipsis)
    let placement = Box.HorizontalPlacement(
      surroundings.alignment(ring.horizontalAlignment))
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
  /// A shorter meter says nothing.
  static let shortestMeter = 4
}

/// A line of which a part is done, in half cells.
struct Meter {
  private let done: Unicode.Scalar
  private let half: Unicode.Scalar
  private let rest: Unicode.Scalar
  private let unknown: Unicode.Scalar
  private let isRightToLeft: Bool

  init(_ glyphs: Glyphs, isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
    if glyphs.isASCII {
      (done, half, rest, unknown) = ("#", "-", "-", "~")
    } else {
      (done, half, rest, unknown) = ("━", isRightToLeft ? "╺" : "╸", "─", "╌")
    }
  }

  /// - Parameter fraction: the part that is done, 0 to 1; nil when nobody knows.
  func line(_ fraction: Double?, width: Int, done: Style, rest: Style) -> TextLine {
    guard let fraction else { return TextLine(SafeText(unknown, times: width), done) }
    let halves = Int(exactly: (fraction * Double(2 * width)).rounded()) ?? 0
    // Begun looks begun, and what is not at its end looks so.
    let shown = fraction > 0 && fraction < 1 ? min(max(1, halves), 2 * width - 1) : halves
    let whole = shown / 2
    let pieces = [
      (SafeText(self.done, times: whole), done),
      (shown % 2 == 1 ? SafeText(half, times: 1) : .empty, done),
      (SafeText(self.rest, times: width - whole - shown % 2), rest),
    ]
    let runs = pieces.filter { !$0.0.isEmpty }.map { StyledText.Run($0.0, style: $0.1) }
    return TextLine(isRightToLeft ? runs.reversed() : runs)
  }
}

internal import Canvas

extension Box {
  /// Rows of text in a box as wide as said; as wide as the widest row otherwise.
  init(_ lines: [TextLine], width: Int? = nil, _ placement: HorizontalPlacement = .left) {
    let columns = width ?? lines.map(\.width).max() ?? 0
    self.init(
      size: Size(width: columns, height: lines.count), content: .lines(lines, placement))
  }

  /// A line of the box's own width and one row, such as the rule below a heading.
  static func rule(width: Int, _ style: Style) -> Box {
    Box(size: Size(width: width, height: 1), content: .rule(style))
  }
}

extension TextLine {
  /// A row made of pieces that were measured already.
  init(_ runs: [StyledText.Run]) {
    self.init(runs: runs, width: runs.reduce(0) { $0 + $1.text.width })
  }

  init(_ text: SafeText, _ style: Style) { self.init([StyledText.Run(text, style: style)]) }
}

extension SafeText {
  /// A character several times; none for a count below one.
  init(_ scalar: Unicode.Scalar, times count: Int) {
    self.init(String(repeating: Character(scalar), count: max(0, count)))
  }

  /// Blanks, such as those that fill a row up.
  static func blanks(_ count: Int) -> SafeText { SafeText(" ", times: count) }
}

internal import AdaptiveCards
internal import Canvas
internal import CardActions
internal import CardLayout

/// What a submission would send, to be read and copied.
struct ResultView {
  /// One line of JSON, as `cards show` prints it.
  let line: String
  private var pane: TextPane
  private let title: SafeText

  init(_ result: SubmissionResult) {
    line = result.line(forTerminal: true)
    title = SafeText("Would be sent", .strict)
    pane = TextPane(Array(result.json.serialized(escaping: .terminal, pretty: true).utf8))
  }

  mutating func setHeight(_ rows: Int) { pane.setHeight(rows - 3) }

  mutating func perform(_ movement: Movement) -> Bool { pane.perform(movement) }

  func paint(on canvas: inout Canvas, in rect: Rect, hasFocus: Bool, theme: Theme) {
    canvas.within(rect) { canvas in
      canvas.write(title, at: Point(x: 2, y: 1), style: Style.plain.with(.bold))
      for y in 0..<max(0, min(rect.height - 3, pane.lineCount - pane.top)) {
        let text = JSONColors.styled(pane.text(ofLine: pane.top + y), theme)
          .lines(width: max(1, rect.width - 4), wrap: false, ellipsis: theme.glyphs.ellipsis).first
        if let text { canvas.draw(text, at: Point(x: 2, y: 3 + y)) }
      }
    }
  }
}

internal import AdaptiveCards
internal import Canvas
internal import CardActions
internal import CardLayout

/// The text of a card's file, with line numbers and what is wrong at its lines.
struct SourceView {
  private(set) var pane: TextPane
  private let source: SourceText
  /// Problems by line, in the order of the line; the first line is 0.
  private let problems: [Int: [Diagnostic]]
  /// The lines with problems, in order.
  private let problemLines: [Int]
  /// Which of its line's problems was gone to: a line may hold a whole card.
  private var chosen = (line: 0, problem: 0)

  init(_ source: SourceText, problems: [Diagnostic]) {
    self.source = source
    pane = TextPane(source.bytes)
    self.problems = Dictionary(grouping: problems) { max(0, $0.line - 1) }
      .mapValues { $0.sorted { $0.column < $1.column } }
    problemLines = self.problems.keys.sorted()
  }

  /// The file it is of.
  var name: String { source.name }
  /// The byte that the marked line begins with.
  var offset: Int { pane.offset }

  /// Keeps the place of another view of the same file.
  mutating func keepPlace(of other: SourceView) {
    pane.setHeight(other.pane.height)
    pane.go(to: other.pane.line)
  }

  mutating func setHeight(_ rows: Int) { pane.setHeight(rows) }

  /// Goes to a byte of the text, or else to the first problem of a card, or else to its start.
  ///
  /// - Parameter start: where the card begins, of several in a text.
  mutating func open(at offset: Int?, orIn start: Int, width: Int) {
    let line = pane.line(at: start)
    // On the line of the card itself, which may hold many, the card's own place comes first.
    if offset == nil, let problem = problemLines.first(where: { $0 >= line }), problem > line {
      pane.go(to: problem)
    } else {
      pane.go(toOffset: offset ?? start, width: width - gutter - 2)
    }
  }

  mutating func perform(_ movement: Movement) -> Bool { pane.perform(movement) }

  /// Goes to the next line that holds `text`, or the next problem when there is no text.
  ///
  /// - Parameter isHere: whether the marked line itself counts.
  /// - Returns: false when there is none.
  mutating func goOn(to text: String, by step: Int, isHere: Bool = false) -> Bool {
    let start = pane.line + (isHere ? 0 : step)
    if !text.isEmpty {
      guard let line = pane.line(holding: text, from: start, by: step) else { return false }
      pane.go(to: line)
      return true
    }
    if let here = problems[pane.line], here.indices.contains(problemHere + step) {
      chosen = (pane.line, problemHere + step)
      return true
    }
    let next =
      step > 0
      ? problemLines.first { $0 >= start } ?? problemLines.first
      : problemLines.last { $0 <= start } ?? problemLines.last
    guard let next, let there = problems[next] else { return false }
    pane.go(to: next)
    chosen = (next, step > 0 ? 0 : there.count - 1)
    return true
  }

  /// The problem of the marked line that is told.
  private var problemHere: Int { chosen.line == pane.line ? chosen.problem : 0 }

  /// What is wrong at the marked line; of several one, and which.
  var message: SafeText? {
    guard let here = problems[pane.line] else { return nil }
    let problem = here[problemHere]
    let place = here.count > 1 ? "\(problemHere + 1)/\(here.count) " : ""
    return SafeText(place + "\(problem.severity.rawValue): \(problem.message)", .strict)
  }

  // MARK: Drawing

  private var gutter: Int { String(pane.lineCount).utf8.count + 2 }

  func paint(on canvas: inout Canvas, in rect: Rect, hasFocus: Bool, theme: Theme) {
    canvas.within(rect) { canvas in
      for y in 0..<max(0, min(rect.height, pane.lineCount - pane.top)) {
        paint(pane.top + y, at: y, width: rect.width, hasFocus, on: &canvas, theme)
      }
    }
  }

  private func paint(
    _ line: Int, at y: Int, width: Int, _ hasFocus: Bool, on canvas: inout Canvas, _ theme: Theme
  ) {
    let here = problems[line] ?? []
    let isError = here.contains { $0.severity == .error }
    let look = Style(foreground: isError ? theme.palette.attention : theme.palette.warning)
    let number = String(line + 1)
    let isMarked = line == pane.line && hasFocus
    if !here.isEmpty {
      canvas.put(isError ? "!" : "?", at: Point(x: 0, y: y), style: look.with(.bold))
    }
    canvas.write(
      SafeText(number), at: Point(x: gutter - 1 - number.utf8.count, y: y),
      style: isMarked ? Style.plain.with(.reverse) : Style.plain.with(.dim))
    let room = max(1, width - gutter - 1)
    let text = JSONColors.styled(pane.text(ofLine: line), theme)
      .lines(width: room, wrap: false, ellipsis: theme.glyphs.ellipsis).first
    guard let text else { return }
    canvas.draw(text, at: Point(x: gutter + 1, y: y))
    guard let first = here.first else { return }
    // What is wrong stands behind its line, where there is room to read it.
    let left = room - text.width - 3
    guard left >= 12 else { return }
    canvas.write(
      SafeText(first.message, .strict).truncated(to: left, ellipsis: theme.glyphs.ellipsis),
      at: Point(x: gutter + 1 + text.width + 2, y: y), style: look)
  }
}

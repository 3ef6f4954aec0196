internal import Canvas
internal import CardLayout
internal import Events

/// A line at the bottom in which words to look for are typed; every letter counts at once.
struct FilterPrompt: Equatable {
  private(set) var text: String
  /// What there was before, to which Esc goes back.
  let before: String

  /// More is not taken.
  private static let mostCharacters = 200

  init(_ text: String) {
    self.text = text
    before = text
  }

  enum Answer: Equatable {
    /// The words changed.
    case changed
    case accepted, cancelled
    /// The key is not the prompt's.
    case other
  }

  mutating func handle(_ event: Event) -> Answer {
    switch event {
    case .paste(let pasted): return insert(String(pasted.map { $0.isNewline ? " " : $0 }))
    case .key(let key):
      switch (key.code, key.modifiers) {
      case (.enter, []): return .accepted
      case (.escape, []): return .cancelled
      case (.backspace, []), (.character("h"), .control):
        guard !text.isEmpty else { return .cancelled }
        text.removeLast()
        return .changed
      case (.character("u"), .control):
        text = ""
        return .changed
      case (.character(let character), let modifiers) where modifiers.subtracting(.shift).isEmpty:
        return insert(String(character))
      default: return .other
      }
    case .mouse, .resize, .focus, .readable, .signal, .hangUp: return .other
    }
  }

  private mutating func insert(_ more: String) -> Answer {
    text = String((text + more).prefix(Self.mostCharacters))
    return .changed
  }

  /// Draws the prompt on a row and gives the place of the caret.
  func paint(on canvas: inout Canvas, row: Int, after hint: String) {
    let width = canvas.size.width
    canvas.fill(Rect(x: 0, y: row, width: width, height: 1), style: .plain)
    let line = line(width)
    let x = 2 + canvas.write(line, at: Point(x: 2, y: row), style: Style.plain.with(.bold))
    let hint = SafeText(hint, .strict)
    if x + hint.width + 4 <= width {
      canvas.write(
        hint, at: Point(x: width - 2 - hint.width, y: row), style: Style.plain.with(.dim))
    }
  }

  func cursor(row: Int, width: Int) -> Point { Point(x: 2 + line(width).width, y: row) }

  /// The end of what was typed, which is where one types.
  private func line(_ width: Int) -> SafeText {
    var shown = text
    while SafeText("/" + shown, .strict).width > max(1, width - 4), !shown.isEmpty {
      shown.removeFirst()
    }
    return SafeText("/" + shown, .strict)
  }
}

internal import Canvas
internal import CardActions
internal import CardLayout

/// The last row of the screen: what the card said last, else the keys that work here.
///
/// A card never draws on it, so nothing on it can be forged.
struct StatusLine: Equatable {
  /// What just happened, or what a view says of the place where one is in it; another with the next
  /// key, so it may take rows of the card above: all of it can be read.
  var message: SafeText?
  /// What holds as long as it holds, on one row; shown where nothing just happened.
  var standing: SafeText?
  /// The keys that work here, in a word each: `Tab next`.
  var hints: [SafeText]
  /// Rows of the card below the screen, and above it.
  var below: Int
  var above: Int

  /// How many rows it takes up to `row`: one, and more for a long message.
  func height(width: Int, row: Int, theme: Theme) -> Int {
    max(1, lines(room: room(width: width, theme), row: row, theme).count)
  }

  func paint(on canvas: inout Canvas, row: Int, theme: Theme) {
    let width = canvas.size.width
    let position = self.position(theme)
    let room = self.room(width: width, theme)
    let said = lines(room: room, row: row, theme)
    let height = max(1, said.count)
    let rect = Rect(x: 0, y: row - height + 1, width: width, height: height)
    canvas.fill(rect, style: .plain)
    canvas.within(rect) { canvas in
      for (y, line) in said.enumerated() { canvas.draw(line, at: Point(x: 2, y: y)) }
      if said.isEmpty { paintHints(on: &canvas, room: room) }
      canvas.write(
        position, at: Point(x: width - position.width - 2, y: height - 1),
        style: Style.plain.with(.dim))
    }
  }

  /// The columns for words; the position stands behind them.
  private func room(width: Int, _ theme: Theme) -> Int {
    let position = self.position(theme)
    return max(1, width - 4 - (position.isEmpty ? 0 : position.width + 2))
  }

  /// The rows of what is said: at most half of those above, and one on a screen of a few.
  private func lines(room: Int, row: Int, _ theme: Theme) -> [TextLine] {
    guard let text = message ?? standing else { return [] }
    return StyledText(text, style: Style.plain.with(.bold)).lines(
      width: room, wrap: message != nil && row > 3, maxLines: max(1, row / 2),
      ellipsis: theme.glyphs.ellipsis
    ).map(\.inVisualOrder)
  }

  /// How much of the card is out of sight, as `▲ 3  ▼ 12`.
  private func position(_ theme: Theme) -> SafeText {
    var parts: [String] = []
    if above > 0 { parts.append("\(theme.glyphs.up) \(above)") }
    if below > 0 { parts.append("\(theme.glyphs.down) \(below)") }
    return SafeText(parts.joined(separator: "  "))
  }

  /// As many hints as fit: `Tab next  Enter press  Esc back  ? help`.
  private func paintHints(on canvas: inout Canvas, room: Int) {
    var x = 2
    for hint in hints {
      guard x + hint.width <= room + 2 else { return }
      canvas.write(hint, at: Point(x: x, y: 0), style: Style.plain.with(.dim))
      x += hint.width + 2
    }
  }
}

extension KeyMap {
  /// The hints of each place, made once: they are on every frame.
  var hints: [Binding.Place: [SafeText]] {
    var hints: [Binding.Place: [SafeText]] = [:]
    for binding in table {
      guard let hint = binding.hint, let key = binding.keys.first else { continue }
      for place in binding.places { hints[place, default: []].append(SafeText(key + " " + hint)) }
    }
    return hints
  }
}

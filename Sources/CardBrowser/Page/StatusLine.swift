internal import Canvas
internal import CardActions
internal import CardLayout

/// The last row of the screen: what the card said last, else the keys that work here.
///
/// A card never draws on it, so nothing on it can be forged.
struct StatusLine: Equatable {
  /// What just happened; gone with the next key.
  var message: SafeText?
  /// The keys that work here, in a word each: `Tab next`.
  var hints: [SafeText]
  /// Rows of the card below the screen, and above it.
  var below: Int
  var above: Int

  func paint(on canvas: inout Canvas, row: Int, theme: Theme) {
    let width = canvas.size.width
    let line = Rect(x: 0, y: row, width: width, height: 1)
    let position = self.position(theme)
    canvas.within(line) { canvas in
      let room = max(1, width - 4 - (position.isEmpty ? 0 : position.width + 2))
      if let message {
        canvas.write(
          message.truncated(to: room, ellipsis: theme.glyphs.ellipsis), at: Point(x: 2, y: 0),
          style: Style.plain.with(.bold))
      } else {
        paintHints(on: &canvas, room: room)
      }
      canvas.write(
        position, at: Point(x: width - position.width - 2, y: 0), style: Style.plain.with(.dim))
    }
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

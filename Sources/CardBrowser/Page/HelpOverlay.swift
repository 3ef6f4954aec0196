internal import Canvas
internal import CardActions
internal import CardLayout
internal import Events

/// All keys that work here, over the card; made from the table of bindings.
struct HelpOverlay: Equatable {
  private let lines: [(keys: SafeText, help: SafeText)]
  private(set) var top = 0
  private let keyWidth: Int
  private let width: Int

  init(place: Binding.Place, keys: KeyMap) {
    lines = keys.table.filter { $0.places.contains(place) && !$0.keys.isEmpty }.map {
      (SafeText($0.keys.joined(separator: " ")), SafeText($0.help))
    }
    keyWidth = lines.map(\.keys.width).max() ?? 0
    width = keyWidth + 2 + (lines.map(\.help.width).max() ?? 0)
  }

  static func == (one: HelpOverlay, other: HelpOverlay) -> Bool {
    one.top == other.top && one.lines.map(\.keys) == other.lines.map(\.keys)
  }

  private func rect(in size: Size) -> Rect {
    let wide = min(size.width, width + 4)
    let high = min(size.height, lines.count + 2)
    return Rect(
      x: (size.width - wide) / 2, y: (size.height - high) / 2, width: wide, height: high)
  }

  /// Scrolls, or says that the overlay is to be closed.
  ///
  /// - Returns: false when it is to be closed.
  mutating func perform(_ command: Command, in size: Size) -> Bool {
    let rows = max(1, rect(in: size).height - 2)
    guard let movement = command == .press ? .down : Movement(command) else { return false }
    switch movement {
    case .up: top -= 1
    case .down: top += 1
    case .pageUp: top -= rows
    case .pageDown: top += rows
    case .first: top = 0
    case .last: top = lines.count
    case .scroll(let by): top += by
    case .left, .right, .next, .previous: return false
    }
    top = max(0, min(top, lines.count - rows))
    return true
  }

  /// What an event means to the overlay: keys as on a card, a click closes it.
  static func command(for event: Event) -> Command? {
    switch event {
    case .key(let key): Bindings.command(for: key, in: .card) ?? .back
    case .mouse(let mouse):
      switch mouse.action {
      case .wheelUp: .scroll(-3)
      case .wheelDown: .scroll(3)
      case .press: .back
      case .release, .drag: nil
      }
    case .paste, .resize, .focus, .readable, .signal, .hangUp: nil
    }
  }

  func paint(on canvas: inout Canvas, in size: Size, theme: Theme) {
    let rect = rect(in: size)
    canvas.fill(rect, style: .plain)
    let rows = max(0, rect.height - 2)
    canvas.drawFrame(rect, title: SafeText("Keys"), theme: theme)
    canvas.within(Rect(x: rect.x + 2, y: rect.y + 1, width: rect.width - 4, height: rows)) {
      canvas in
      for (y, line) in lines.dropFirst(top).prefix(rows).enumerated() {
        canvas.write(line.keys, at: Point(x: 0, y: y), style: Style.plain.with(.bold))
        let room = max(1, rect.width - 4 - keyWidth - 2)
        canvas.write(
          line.help.truncated(to: room, ellipsis: theme.glyphs.ellipsis),
          at: Point(x: keyWidth + 2, y: y),
          style: .plain)
      }
    }
    let below = lines.count - top - rows
    if below > 0 {
      canvas.write(
        SafeText(" \(theme.glyphs.down) \(below) more "),
        at: Point(x: rect.x + 2, y: rect.maxY - 1), style: .plain)
    }
  }
}

internal import AdaptiveCards
package import Canvas

/// Draws boxes on a canvas; what has the focus or is open looks so, without a new layout.
struct Painter {
  let state: CardState
  let theme: Theme

  func paint(_ box: Box, on canvas: inout Canvas) {
    guard canvas.shows(box.rect) else { return }
    let isFocused = box.focus != nil && box.focus?.path == state.focus
    canvas.within(box.rect) { canvas in
      if let content = box.content { draw(content, of: box, isFocused: isFocused, on: &canvas) }
      for child in box.children { paint(child, on: &canvas) }
      // A whole container, picture or run of text that can be pressed is marked as it stands.
      if isFocused, !draws(focusOf: box.content) {
        canvas.restyle(Rect(origin: .zero, size: box.size), theme.focused)
      }
    }
  }

  private func draws(focusOf content: Box.Content?) -> Bool {
    switch content {
    case .button, .field, .picker: true
    case .tick, .stars, .counter, .lines, .drawing, .fill, .frame, .rule, .columnRules, .gridLine,
      nil:
      false
    }
  }

  private func draw(
    _ content: Box.Content, of box: Box, isFocused: Bool, on canvas: inout Canvas
  ) {
    switch content {
    case .lines(let lines, let placement):
      for (row, line) in lines.enumerated() {
        let x = placement.column(of: line.width, in: box.size.width)
        canvas.draw(line.inVisualOrder, at: Point(x: x, y: row))
      }
    case .drawing(let lines):
      for (row, line) in lines.enumerated() { canvas.draw(line, at: Point(x: 0, y: row)) }
    case .fill(let style):
      canvas.fill(Rect(origin: .zero, size: box.size), style: style)
    case .frame(let style):
      canvas.frame(box.size, glyphs: theme.glyphs, style: style)
    case .rule(let style):
      let glyph = box.size.width > 1 ? theme.glyphs.horizontal : theme.glyphs.vertical
      canvas.fill(Rect(origin: .zero, size: box.size), with: glyph, style: style)
    case .columnRules(let columns, let style):
      for x in columns {
        let line = Rect(x: x, y: 0, width: 1, height: box.size.height)
        canvas.fill(line, with: theme.glyphs.vertical, style: style)
      }
    case .gridLine(let line): canvas.draw(line, width: box.size.width)
    case .button(let button):
      draw(button, of: box, isFocused: isFocused, on: &canvas)
    case .field(let field): draw(field, of: box, isFocused: isFocused, on: &canvas)
    case .picker(let picker): draw(picker, of: box, isFocused: isFocused, on: &canvas)
    case .tick(let tick): draw(tick, of: box, on: &canvas)
    case .stars(let stars): draw(stars, of: box, on: &canvas)
    case .counter(let counter): draw(counter, of: box, on: &canvas)
    }
  }

  private func draw(
    _ button: Box.Button, of box: Box, isFocused: Bool, on canvas: inout Canvas
  ) {
    let isOpen = box.focus?.path == state.expandedList.map { $0 + "/overflow" }
    let style = isFocused || isOpen ? theme.focused(button.style) : button.style
    let last = box.size.width - 1
    canvas.fill(Rect(origin: .zero, size: box.size), style: style)
    for y in 0..<box.size.height {
      canvas.put(button.isEnabled ? "[" : "(", at: Point(x: 0, y: y), style: style)
      canvas.put(button.isEnabled ? "]" : ")", at: Point(x: last, y: y), style: style)
    }
    let markColumns = button.mark == nil ? 0 : 2
    let inside = box.size.width - 4 - markColumns
    let begin = button.isRightToLeft ? 2 + markColumns : 2
    // Lower than the highest of its row, it has its title in the middle.
    let top = max(0, (box.size.height - button.rows.count) / 2)
    for (y, row) in button.rows.enumerated() {
      let x = begin + max(0, (inside - row.width) / 2)
      canvas.write(
        row.inVisualOrder(rightToLeft: button.isRightToLeft), at: Point(x: x, y: top + y),
        style: style)
    }
    let bottom = top + max(0, button.rows.count - 1)
    if let mark = button.mark {
      canvas.put(mark, at: Point(x: button.isRightToLeft ? 2 : last - 2, y: bottom), style: style)
    }
    if isOpen, let mark = button.openMark {
      canvas.put(mark, at: Point(x: button.isRightToLeft ? 1 : last - 1, y: bottom), style: style)
    }
  }
}

extension Canvas {
  /// A frame along the edges of a box at the origin.
  mutating func frame(_ size: Size, glyphs: Glyphs, style: Style) {
    guard size.width > 1, size.height > 1 else { return }
    let (right, bottom) = (size.width - 1, size.height - 1)
    fill(Rect(x: 1, y: 0, width: right - 1, height: 1), with: glyphs.horizontal, style: style)
    fill(Rect(x: 1, y: bottom, width: right - 1, height: 1), with: glyphs.horizontal, style: style)
    fill(Rect(x: 0, y: 1, width: 1, height: bottom - 1), with: glyphs.vertical, style: style)
    fill(Rect(x: right, y: 1, width: 1, height: bottom - 1), with: glyphs.vertical, style: style)
    put(glyphs.topLeft, at: .zero, style: style)
    put(glyphs.topRight, at: Point(x: right, y: 0), style: style)
    put(glyphs.bottomLeft, at: Point(x: 0, y: bottom), style: style)
    put(glyphs.bottomRight, at: Point(x: right, y: bottom), style: style)
  }
}

extension Canvas {
  /// A frame with a title in its upper edge.
  package mutating func drawFrame(_ rect: Rect, title: SafeText, theme: Theme) {
    within(rect) { canvas in
      canvas.frame(rect.size, glyphs: theme.glyphs, style: .plain)
      canvas.write(
        SafeText(" ") + title + SafeText(" "), at: Point(x: 2, y: 0),
        style: Style.plain.with(.bold))
    }
  }
}

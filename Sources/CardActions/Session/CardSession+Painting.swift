public import Canvas
internal import CardLayout

extension CardSession {
  /// Draws the part of the card that is on the screen.
  public func paint(on canvas: inout Canvas) {
    canvas.within(Rect(origin: origin, size: viewport)) { canvas in
      let size = drawing.size
      canvas.within(Rect(x: 0, y: -scroll, width: size.width, height: size.height)) { canvas in
        drawing.paint(on: &canvas, state: state, theme: theme)
      }
    }
  }

  /// Draws the open sheet, if there is one, over what is there.
  public func paintSheet(on canvas: inout Canvas) {
    sheetDrawing?.paint(on: &canvas, theme: theme)
    calendarDrawing?.paint(on: &canvas, theme: theme)
  }

  /// Where the text cursor stands on the screen; nil hides it.
  public var cursor: Point? {
    guard let caret else { return nil }
    let y = caret.y - scroll
    guard y >= 0, y < viewport.height else { return nil }
    return Point(x: origin.x + caret.x, y: origin.y + y)
  }
}

public import Canvas
internal import CardLayout

extension CardSession {
  /// Draws the part of the card that is on the screen, and the cards that lie over it; an open sheet
  /// or calendar is drawn by `paintSheet(on:)`, after all that it may cover.
  public func paint(on canvas: inout Canvas) {
    paintCards(on: &canvas)
  }

  /// Draws the open sheet or calendar, if there is one, over what is there.
  public func paintSheet(on canvas: inout Canvas) {
    sheetDrawing?.paint(on: &canvas, theme: theme)
    calendarDrawing?.paint(on: &canvas, theme: theme)
  }

  /// Where the text cursor stands on the screen; nil hides it.
  public var cursor: Point? {
    guard let caret else { return nil }
    let window = window
    let y = caret.y - scroll
    guard y >= 0, y < window.height else { return nil }
    return Point(x: window.x + caret.x, y: window.y + y)
  }
}

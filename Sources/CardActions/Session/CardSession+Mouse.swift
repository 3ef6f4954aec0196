internal import Canvas
internal import CardLayout
public import Events

extension CardSession {
  /// Handles an event: a key, a click, the wheel, a paste.
  ///
  /// - Returns: whether it stood for anything.
  @discardableResult
  public func handle(_ event: Event) -> Bool {
    switch event {
    case .key(let key):
      guard let command = keys.command(for: key, in: bindingPlace) else { return false }
      perform(command, for: event)
    case .paste(let text):
      guard bindingPlace.takesText else { return false }
      perform(.insert(text), for: event)
    case .mouse(let mouse): return handle(mouse, event)
    case .resize, .focus, .readable, .signal, .hangUp: return false
    }
    return true
  }

  private func handle(_ mouse: Event.Mouse, _ event: Event) -> Bool {
    switch mouse.action {
    case .wheelUp: perform(.scroll(-3), for: event)
    case .wheelDown: perform(.scroll(3), for: event)
    case .press: return click(at: mouse.at, event)
    case .release, .drag: return false
    }
    return true
  }

  /// A click presses what is under it; outside of an open menu it only closes the menu.
  private func click(at point: Point, _ event: Event) -> Bool {
    if let calendar = calendarDrawing { return click(at: point, in: calendar, event) }
    if let sheet = sheetDrawing {
      if let row = sheet.row(at: point) {
        // What is under the pointer is pressed, not what stands there after an answer.
        let asked = search?.isAsked ?? true
        search?.isAsked = true
        sheets.select(row)
        perform(.press, for: event)
        search?.isAsked = asked
      } else if !sheet.rect.contains(point) {
        sheets.endNarrowing()
        perform(.back, for: event)
      }
      return true
    }
    let window = window
    if !popups.isEmpty, !window.contains(point) {
      leaveFocus()
      perform(.back, for: event)
      return true
    }
    let onCard = Point(x: point.x - window.x, y: point.y - window.y + scroll)
    guard let stop = drawing.stop(under: onCard) else { return false }
    focus(on: stop)
    let place = Point(x: onCard.x - stop.rect.x, y: onCard.y - stop.rect.y)
    if click(at: place, ofField: stop, event) || click(at: place, ofStars: stop) { return true }
    // The left half of a carousel's marks leads back.
    if case .pages = stop.item.target, onCard.x < stop.rect.x + stop.rect.width / 2 {
      perform(.left, for: event)
      return true
    }
    perform(.press, for: event)
    return true
  }
}

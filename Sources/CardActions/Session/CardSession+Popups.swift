internal import AdaptiveCards
internal import Canvas
internal import CardLayout

/// A card that lies over another one, where the host wants ShowCards so (`actionMode: popup`).
struct Popup {
  /// The action that opened it.
  let action: Action
  let card: Card
  /// Where the card below was, to come back to.
  let scrollBelow: Int
  let focusBelow: String?
}

extension CardSession {
  /// The card that takes the keys: the topmost.
  var topCard: Card { popups.last?.card ?? card }

  /// The cells of the topmost card on the screen.
  var window: Rect { window(ofLevel: popups.count) }

  /// The columns of a level; 0 is the card itself.
  func columns(ofLevel level: Int) -> Int {
    guard level > 0 else { return viewport.width }
    // A frame takes two columns, and two more show at each side that there is something below.
    return max(1, max(viewport.width - 4 * level, min(viewport.width, 24)) - 2)
  }

  private func window(ofLevel level: Int) -> Rect {
    let whole = Rect(origin: origin, size: viewport)
    guard level > 0 else { return whole }
    let width = columns(ofLevel: level)
    let rows = drawing(ofLevel: level).size.height
    let height = min(rows, max(1, viewport.height - 2))
    return Rect(
      x: whole.x + (whole.width - width) / 2, y: whole.y + max(0, (whole.height - height) / 2),
      width: width, height: height)
  }

  private func drawing(ofLevel level: Int) -> CardDrawing {
    if level == popups.count { return drawing }
    return CardDrawing(
      card: level == 0 ? card : popups[level - 1].card, state: state, theme: theme, host: host,
      width: columns(ofLevel: level), memory: memory)
  }

  /// Opens the card of an action over the one that is there, with the focus in it.
  func openPopup(of action: Action, _ card: Card) {
    popups.append(
      Popup(action: action, card: card, scrollBelow: scroll, focusBelow: state.focus))
    state.focus = nil
    scroll = 0
    setNeedsLayout()
    delegate?.card(self, didChangeVisibility: true, of: action)
    if let stop = drawing.firstStop(where: { $0.item.input != nil })
      ?? drawing.firstStop(where: { _ in true })
    {
      focus(on: stop)
    }
  }

  /// Closes the topmost card; the focus is where it was before.
  func closePopup() {
    guard let popup = popups.popLast() else { return }
    finishTyping()
    setNeedsLayout()
    state.focus = popup.focusBelow
    scroll = popup.scrollBelow
    clampScroll()
    delegate?.card(self, didChangeVisibility: false, of: popup.action)
  }

  /// Draws all cards, the topmost last, each over the one below it in a frame.
  func paintCards(on canvas: inout Canvas) {
    for level in 0...popups.count {
      let window = window(ofLevel: level)
      if level > 0 { paintFrame(around: window, popups[level - 1], level, on: &canvas) }
      let drawing = drawing(ofLevel: level)
      let scroll = level == popups.count ? self.scroll : popups[level].scrollBelow
      canvas.within(window) { canvas in
        let size = drawing.size
        canvas.within(Rect(x: 0, y: -scroll, width: size.width, height: size.height)) { canvas in
          drawing.paint(on: &canvas, state: state, theme: theme)
        }
      }
    }
  }

  private func paintFrame(
    around window: Rect, _ popup: Popup, _ level: Int, on canvas: inout Canvas
  ) {
    let frame = Rect(
      x: window.x - 1, y: window.y - 1, width: window.width + 2, height: window.height + 2)
    canvas.fill(frame, style: .plain)
    let title = ActionText.title(of: popup.action)
      .truncated(to: max(1, frame.width - 6), ellipsis: theme.glyphs.ellipsis)
    canvas.drawFrame(frame, title: title, theme: theme)
    guard level == popups.count else { return }
    let below = drawing.size.height - scroll - window.height
    if below > 0 {
      canvas.write(
        SafeText(" \(theme.glyphs.down) \(below) more "),
        at: Point(x: frame.x + 2, y: frame.maxY - 1),
        style: .plain)
    }
  }
}

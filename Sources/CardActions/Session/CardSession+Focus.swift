internal import AdaptiveCards
public import Canvas
internal import CardLayout

extension CardSession {
  enum Direction { case up, down, left, right }

  /// Puts the focus on the first input, where a form is filled in from.
  func focusFirstInput() {
    if let stop = drawing.firstStop(where: { $0.item.input != nil }) { focus(on: stop) }
  }

  func focus(on stop: FocusStop) {
    if stop.item.path != state.focus { finishTyping() }
    state.focus = stop.item.path
    // With its label and message, as far as there is room for them.
    if let path = stop.item.input?.common.path, let whole = drawing.rect(ofNode: path),
      whole.height <= window.height
    {
      show(whole)
    }
    show(stop.rect)
    describeFocus()
  }

  /// A disabled thing says why it is.
  private func describeFocus() {
    guard let stop = focusedStop else { return }
    switch stop.item.target {
    case .action(let action):
      if let reason = reason(againstPressing: action) { effects.append(.say(reason)) }
    case .choice, .input(.inputToggle):
      sayWhole(SafeText(stop.item.title, .strict), in: stop.rect)
    case .input(.inputChoiceSet(let set)):
      sayWhole(state.chosenTitles(of: set), in: stop.rect)
    case .input, .overflow, .link, .unfold, .pages: break
    }
  }

  /// A title that is cut shows whole while it has the focus (DECISIONS, row 20).
  private func sayWhole(_ title: SafeText, in rect: Rect) {
    if rect.height == 1, title.width > rect.width - 4 { effects.append(.say(title)) }
  }

  /// Tab and Shift-Tab: the next thing in reading order, round and round.
  func moveFocus(by step: Int) {
    guard step > 0 else {
      if let stop = drawing.stop(before: state.focus) { focus(on: stop) }
      return
    }
    // Tab begins at the first thing of the part of the card that is on the screen.
    let isNew = focusedStop == nil
    let first = isNew ? drawing.firstStop { $0.rect.y >= scroll } : nil
    if let stop = first ?? drawing.stop(after: state.focus) { focus(on: stop) }
  }

  /// Arrow keys: to the nearest thing in that direction that is on the screen, else scroll a row.
  func moveFocus(_ direction: Direction) {
    let vertical = direction == .up || direction == .down
    guard let now = focusedStop else {
      if vertical { enter(from: direction) }
      return
    }
    let best = drawing.stops(inRows: rowsOnScreen)
      .filter { lies($0.rect, direction, of: now.rect) }
      .min { distance($0.rect, now.rect, vertical) < distance($1.rect, now.rect, vertical) }
    if let best {
      focus(on: best)
    } else if vertical {
      scroll(by: direction == .up ? -1 : 1)
    }
  }

  private func enter(from direction: Direction) {
    if direction == .down, let first = drawing.stops(inRows: rowsOnScreen).first {
      focus(on: first)
    } else {
      scroll(by: direction == .up ? -1 : 1)
    }
  }

  private func lies(_ rect: Rect, _ direction: Direction, of other: Rect) -> Bool {
    switch direction {
    case .up: rect.maxY <= other.y
    case .down: rect.y >= other.maxY
    // Left and right stay within the row.
    case .left: rect.maxX <= other.x && rect.y < other.maxY && other.y < rect.maxY
    case .right: rect.x >= other.maxX && rect.y < other.maxY && other.y < rect.maxY
    }
  }

  /// Rows count before columns when moving up and down, so that the nearest row wins.
  private func distance(_ one: Rect, _ other: Rect, _ vertical: Bool) -> Int {
    let rows = max(one.y - other.maxY, other.y - one.maxY, -1) + 1
    let columns = max(one.x - other.maxX, other.x - one.maxX, -1) + 1
    return vertical ? rows * 1000 + abs(one.x - other.x) : columns * 1000 + rows
  }

  private var rowsOnScreen: Range<Int> { scroll..<scroll + window.height }

  /// Scrolls as little as it takes to see `rect`.
  func show(_ rect: Rect) {
    if rect.maxY > scroll + window.height { scroll = rect.maxY - window.height }
    if rect.y < scroll { scroll = rect.y }
    // At the edges the padding of the card belongs to what is seen.
    if rect.y <= 1, window.height > 2 { scroll = 0 }
    if rect.maxY >= drawing.size.height - 1, window.height > 2 { scroll = drawing.size.height }
    clampScroll()
  }

  func scroll(by rows: Int) {
    scroll += rows
    clampScroll()
  }

  func clampScroll() {
    scroll = max(0, min(scroll, drawing.size.height - window.height))
  }
}

extension CardSession {
  /// Nothing has the focus any more; what was typed stays.
  public func leaveFocus() {
    finishTyping()
    state.focus = nil
  }

  /// Gives the focus to the first thing that is on the screen, if nothing has it.
  ///
  /// A card that begins with text stays where it is, to be read from its top.
  public func enterFocus() {
    guard state.focus == nil, let stop = drawing.stops(inRows: rowsOnScreen).first else { return }
    focus(on: stop)
  }

  /// Scrolls as little as it takes to see a part of the card, in cells from its corner.
  public func scroll(toShow rect: Rect) { show(rect) }

  /// Brings what stands at a pointer onto the screen; it, or the first thing in it, gets the focus.
  public func reveal(_ path: String) {
    var found: Rect?
    drawing.root.walk { box, rect in
      if found == nil, (box.node?.path ?? box.focus?.path) == path { found = rect }
    }
    if let found { show(found) }
    let stop = drawing.stops.first { $0.item.path == path || $0.item.path.hasPrefix(path + "/") }
    if let stop { focus(on: stop) }
  }
}

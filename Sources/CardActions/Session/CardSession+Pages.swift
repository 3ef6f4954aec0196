internal import Canvas
internal import CardLayout

extension CardSession {
  /// Left and Right turn the page of the carousel that has the focus; inside of a page they do so
  /// where nothing stands at that side.
  func moveOrTurn(_ direction: Direction) {
    guard let stop = focusedStop else {
      moveFocus(direction)
      return
    }
    if case .pages(let spot) = stop.item.target {
      turn(spot, by: step(direction, in: spot))
      return
    }
    moveFocus(direction)
    if state.focus == stop.item.path, let spot = carousel(around: stop.item.path) {
      turn(spot, by: step(direction, in: spot))
    }
  }

  /// Where the first page is at the right, the next one is at the left.
  private func step(_ direction: Direction, in spot: CarouselSpot) -> Int {
    (direction == .left) == spot.isRightToLeft ? 1 : -1
  }

  /// Shows another page. The focus is on the marks then, so that the same key turns on.
  func turn(_ spot: CarouselSpot, by steps: Int) {
    guard let page = spot.page(after: steps) else {
      effects.append(.say(SafeText(steps < 0 ? "This is the first page" : "This is the last page")))
      return
    }
    state.pages[spot.path] = page
    state.focus = spot.path
    setNeedsLayout(of: spot.path)
    if let stop = drawing.stop(at: spot.path) { show(stop.rect) }
  }

  /// The innermost carousel on whose page something stands.
  private func carousel(around path: String) -> CarouselSpot? {
    var found: CarouselSpot?
    for stop in drawing.stops {
      guard case .pages(let spot) = stop.item.target, path.hasPrefix(spot.path + "/") else {
        continue
      }
      if spot.path.utf8.count > (found?.path.utf8.count ?? -1) { found = spot }
    }
    return found
  }

  /// Shows everything whole that is cut, for a reader that sees no rows.
  public func unfoldAll() {
    for stop in drawing.stops {
      if case .unfold(let path) = stop.item.target, !state.unfolded.contains(path) { unfold(path) }
    }
  }

  /// Shows something whole that is cut, or cuts it again.
  func unfold(_ path: String) {
    if state.unfolded.remove(path) == nil { state.unfolded.insert(path) }
    setNeedsLayout(of: path)
    clampScroll()
  }
}

public import Canvas

extension CardDrawing {
  /// All that can have the focus, in the order of Tab.
  public var stops: [FocusStop] {
    var stops: [FocusStop] = []
    root.walkStops(at: .zero) { item, rect in
      // A link that is broken into rows is one stop, at its first row.
      if stops.last?.item.path != item.path { stops.append(FocusStop(item: item, rect: rect)) }
      return true
    }
    return stops
  }

  /// What has the focus at a pointer, and where; nil when nothing shown has this pointer.
  public func stop(at path: String?) -> FocusStop? {
    path.flatMap { root.stop(at: $0, corner: .zero) }
  }

  /// The innermost focusable thing at a point of the card.
  public func stop(under point: Point) -> FocusStop? {
    var found: Focusable?
    root.walkStops(at: .zero, rows: point.y..<point.y + 1) { item, rect in
      if rect.contains(point) { found = item }
      return true
    }
    return found.flatMap { stop(at: $0.path) }
  }

  /// What can have the focus and shows at least one of these rows of the card, in the order of Tab.
  public func stops(inRows rows: Range<Int>) -> [FocusStop] {
    var stops: [FocusStop] = []
    root.walkStops(at: .zero, rows: rows) { item, rect in
      if stops.last?.item.path != item.path { stops.append(FocusStop(item: item, rect: rect)) }
      return true
    }
    return stops
  }

  /// The first stop, in the order of Tab, that is as wanted.
  public func firstStop(where isWanted: (FocusStop) -> Bool) -> FocusStop? {
    var found: FocusStop?
    root.walkStops(at: .zero) { item, rect in
      let stop = FocusStop(item: item, rect: rect)
      if isWanted(stop) { found = stop }
      return found == nil
    }
    return found
  }

  /// The stop after another one, and around to the first; the first one after what is not there.
  public func stop(after path: String?) -> FocusStop? {
    var isPast = false
    let next = firstStop { stop in
      if stop.item.path == path {
        isPast = true
        return false
      }
      return isPast
    }
    return next ?? firstStop { _ in true }
  }

  /// The stop before another one, and around to the last; the last one before what is not there.
  public func stop(before path: String?) -> FocusStop? {
    var before: FocusStop?
    var last: FocusStop?
    root.walkStops(at: .zero) { item, rect in
      if item.path == path, let last {
        before = last
        return false
      }
      if item.path != last?.item.path { last = FocusStop(item: item, rect: rect) }
      return true
    }
    return before ?? last
  }
}

extension Box {
  /// Visits what can have the focus, in the order of Tab, until `visit` gives false.
  ///
  /// - Parameter rows: only what shows at least one of these, in rows from the card's top; nil: all.
  @discardableResult
  func walkStops(
    at corner: Point, rows: Range<Int>? = nil, _ visit: (Focusable, Rect) -> Bool
  ) -> Bool {
    guard hasStops else { return true }
    let rect = self.rect.moved(x: corner.x, y: corner.y)
    if let rows, rect.maxY <= rows.lowerBound || rect.y >= rows.upperBound { return true }
    if let focus, !visit(focus, rect) { return false }
    for child in children where !child.walkStops(at: rect.origin, rows: rows, visit) {
      return false
    }
    return true
  }

  /// The stop with a path, looked for only in the elements whose path it begins with.
  fileprivate func stop(at path: String, corner: Point) -> FocusStop? {
    guard hasStops else { return nil }
    if let node, !path.hasPrefix(node.path) { return nil }
    let rect = self.rect.moved(x: corner.x, y: corner.y)
    if let focus, focus.path == path { return FocusStop(item: focus, rect: rect) }
    for child in children {
      if let found = child.stop(at: path, corner: rect.origin) { return found }
    }
    return nil
  }

  /// Where the element with a path is.
  func rect(ofNode path: String, corner: Point) -> Rect? {
    let rect = self.rect.moved(x: corner.x, y: corner.y)
    if let node {
      if node.path == path { return rect }
      if !path.hasPrefix(node.path) { return nil }
    }
    for child in children {
      if let found = child.rect(ofNode: path, corner: rect.origin) { return found }
    }
    return nil
  }
}

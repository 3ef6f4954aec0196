internal import Canvas

/// Where something that opens from a button or field stands on the screen.
///
/// Directly below, with their left edges aligned; above when there is no room; its right edge on
/// the other's where it would leave the screen; always inside.
struct PopupPlace {
  let rect: Rect

  /// - Parameters:
  ///   - size: what it would like to have.
  ///   - anchor: what it opens from, in cells of the screen; nil puts it in the middle.
  ///   - screen: the cells it may use.
  init(size: Size, anchor: Rect?, screen: Size) {
    let width = min(size.width, screen.width)
    let rows = PopupPlace.rows(anchor, height: min(size.height, screen.height), screen.height)
    var x = (screen.width - width) / 2
    if let anchor {
      x = anchor.x + width <= screen.width ? anchor.x : anchor.maxX - width
    }
    rect = Rect(
      x: max(0, min(x, screen.width - width)), y: rows.lowerBound, width: width,
      height: rows.count)
  }

  private static func rows(_ anchor: Rect?, height: Int, _ screen: Int) -> Range<Int> {
    guard let anchor else {
      let y = max(0, (screen - height) / 2)
      return y..<(y + height)
    }
    let below = screen - anchor.maxY
    let above = anchor.y
    if height <= below { return anchor.maxY..<(anchor.maxY + height) }
    if height <= above { return (anchor.y - height)..<anchor.y }
    // Three choices and the frame are worth showing beside the button, less is not.
    if max(below, above) >= 5 {
      return below >= above ? anchor.maxY..<screen : 0..<anchor.y
    }
    let y = max(0, min(anchor.maxY, screen - height))
    return y..<(y + height)
  }
}

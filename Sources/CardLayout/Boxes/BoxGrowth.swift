internal import AdaptiveCards
internal import Canvas

/// What becomes of a box, and of what is in it, when there are more rows than it needs.
struct BoxGrowth: Equatable, Sendable {
  enum Inside: Equatable, Sendable {
    /// It stays where it is.
    case fixed
    /// Boxes one below the other: those that share take the rows, else all stand as aligned.
    case stack(VerticalAlignment)
    /// Boxes side by side: each becomes as high.
    case row
  }

  var inside = Inside.fixed
  /// How many parts of the rows left over in the stack around it the box takes.
  var shares = 0
  /// Whether it is always as high as the box around it, such as a bar along its edge.
  var spans = false
}

extension Box {
  /// The box with at least so many rows (`height: stretch`, `verticalContentAlignment`).
  func grown(to height: Int) -> Box {
    let spare = height - size.height
    guard spare > 0 else { return self }
    var box = self
    box.size.height = height
    switch growth.inside {
    case .fixed: box.children = children.map { $0.spanning(height) }
    case .row:
      box.children = children.map { $0.growth.spans ? $0.spanning(height) : $0.grown(to: height) }
    case .stack(let alignment):
      let parts = children.reduce(0) { $0 + $1.growth.shares }
      box.children =
        parts > 0
        ? sharing(spare, parts: parts, height: height)
        : children.map { $0.spanning(height).lowered(by: alignment.rows(above: spare)) }
    }
    return box
  }

  private func spanning(_ height: Int) -> Box {
    guard growth.spans else { return self }
    var box = self
    box.size.height = height
    return box
  }

  private func lowered(by rows: Int) -> Box {
    growth.spans ? self : placed(x: origin.x, y: origin.y + rows)
  }

  /// The children with the rows shared among those that take some; what is below moves down.
  private func sharing(_ spare: Int, parts: Int, height: Int) -> [Box] {
    var given = 0
    var taken = 0
    return children.map { child in
      if child.growth.spans { return child.spanning(height) }
      let child = child.lowered(by: given)
      guard child.growth.shares > 0 else { return child }
      taken += child.growth.shares
      // Counted from the top, so that rounding loses no row.
      let more = spare * taken / parts - given
      given += more
      return child.grown(to: child.size.height + more)
    }
  }
}

extension VerticalAlignment {
  /// The rows of `spare` that go above.
  func rows(above spare: Int) -> Int {
    switch self {
    case .top: 0
    case .center: spare / 2
    case .bottom: spare
    }
  }
}

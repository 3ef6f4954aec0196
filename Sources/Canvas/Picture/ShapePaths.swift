/// Shapes of one colour and thickness gathered into one path, in which neighbours are one shape.
struct ShapePaths {
  struct Key: Hashable {
    var color: Color
    /// Of lines, in pixels.
    var width: Int
  }

  /// A line that may go on in the next cell.
  private struct Line: Hashable {
    var key: Key
    var isVertical: Bool
    /// The row or column it runs along.
    var place: Int
  }

  private var keys: [Key] = []
  private var paths: [Key: String] = [:]
  private var lines: [Line: Range<Int>] = [:]
  private var order: [Line] = []
  /// The rectangle that was added last.
  private var pending: (rect: Rect, key: Key)?

  /// Adds a filled rectangle, in pixels.
  mutating func add(_ rect: Rect, _ color: Color) {
    let key = Key(color: color, width: 0)
    if let (last, lastKey) = pending, lastKey == key, last.y == rect.y,
      last.height == rect.height, last.maxX == rect.x
    {
      pending?.rect.size.width += rect.width
      return
    }
    closePending()
    pending = (rect, key)
  }

  /// Adds a line of a path as it is.
  mutating func add(_ path: String, _ color: Color, width: Int) {
    append(path, to: Key(color: color, width: width))
  }

  /// Adds a straight line along the middle of a row or column of pixels; one that goes on where
  /// the last one ended makes that longer.
  mutating func addLine(
    from start: Int, to end: Int, at place: Int, isVertical: Bool, _ color: Color, width: Int
  ) {
    let line = Line(key: Key(color: color, width: width), isVertical: isVertical, place: place)
    guard let known = lines[line] else {
      lines[line] = start..<end
      order.append(line)
      return
    }
    if start <= known.upperBound, end >= known.lowerBound {
      lines[line] = min(known.lowerBound, start)..<max(known.upperBound, end)
    } else {
      append(path(of: line, known), to: line.key)
      lines[line] = start..<end
    }
  }

  /// The paths, in the order in which their colours came.
  func finished() -> [(key: Key, path: String)] {
    var copy = self
    copy.closePending()
    for line in order {
      if let range = lines[line] { copy.append(path(of: line, range), to: line.key) }
    }
    return copy.keys.map { ($0, copy.paths[$0] ?? "") }
  }

  private mutating func closePending() {
    guard let (rect, key) = pending else { return }
    pending = nil
    append("M\(rect.x) \(rect.y)h\(rect.width)v\(rect.height)h-\(rect.width)z", to: key)
  }

  private mutating func append(_ path: String, to key: Key) {
    if paths[key] == nil { keys.append(key) }
    paths[key, default: ""] += path
  }

  private func path(of line: Line, _ range: Range<Int>) -> String {
    line.isVertical
      ? "M\(line.place).5 \(range.lowerBound)V\(range.upperBound)"
      : "M\(range.lowerBound) \(line.place).5H\(range.upperBound)"
  }
}

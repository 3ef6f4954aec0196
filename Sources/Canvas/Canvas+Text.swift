extension Canvas {
  /// Writes one scalar; used for borders and marks of the program's own.
  ///
  /// What a `SafeText` could not hold is drawn as U+FFFD, and what takes no column is left out.
  public mutating func put(_ scalar: Unicode.Scalar, at point: Point, style: Style) {
    let scalar = SafeText.isClean(scalar) ? scalar : "\u{FFFD}"
    place(Cell(.scalar(scalar), style: style), columns: CellWidth.of(scalar), at: point)
  }

  /// Fills a rectangle with one scalar of one column, such as a line of a border.
  public mutating func fill(_ rect: Rect, with scalar: Unicode.Scalar, style: Style) {
    let area = clip.intersection(rect.moved(x: origin.x, y: origin.y))
    guard !area.isEmpty else { return }
    let isPlain = SafeText.isClean(scalar) && CellWidth.of(scalar) == 1
    let cell = Cell(.scalar(isPlain ? scalar : "\u{FFFD}"), style: style)
    for y in area.y..<area.maxY {
      breakWide(x: area.x, y: y)
      breakWide(x: area.maxX, y: y)
      let row = y * size.width
      cells.withUnsafeMutableBufferPointer { cells in
        cells[(row + area.x)..<(row + area.maxX)].update(repeating: cell)
      }
    }
  }

  /// Writes `text` on one row from `point` on; a line feed or what does not fit is left out.
  ///
  /// Half of a wide glyph cannot be drawn: where an edge cuts one, a blank stands for it.
  ///
  /// - Returns: the number of columns the text takes.
  @discardableResult
  public mutating func write(_ text: SafeText, at point: Point, style: Style) -> Int {
    var string = text.string
    let whole = string
    return string.withUTF8 { bytes in
      if text.isASCII { return writeASCII(bytes, at: point, style: style) }
      var x = point.x
      var reader = ClusterReader(whole, bytes)
      while let cluster = reader.next(), cluster.first != "\n" {
        guard cluster.columns > 0 else { continue }
        let at = Point(x: x, y: point.y)
        x += cluster.columns
        guard covers(at, columns: cluster.columns) else { continue }
        let glyph: Cell.Glyph =
          cluster.isSingle
          ? .scalar(cluster.first)
          : self.glyph(
            forCluster: String(
              decoding: UnsafeBufferPointer(rebasing: bytes[cluster.start..<cluster.end]),
              as: UTF8.self))
        place(Cell(glyph, style: style), columns: cluster.columns, at: at)
      }
      return x - point.x
    }
  }

  /// Draws a row of text from `point` on.
  ///
  /// - Parameter base: the style under the text: it shows where a run leaves a colour to the
  ///   terminal, and its attributes are added.
  public mutating func draw(_ line: TextLine, at point: Point, style base: Style = .plain) {
    var x = point.x
    for run in line.runs {
      x += write(run.text, at: Point(x: x, y: point.y), style: run.style.over(base))
    }
  }

  private mutating func writeASCII(
    _ bytes: UnsafeBufferPointer<UInt8>, at point: Point, style: Style
  ) -> Int {
    let count = bytes.firstIndex(of: 0x0A) ?? bytes.count
    let (x, y) = (point.x + origin.x, point.y + origin.y)
    let (left, right) = (max(x, clip.x), min(x + count, clip.maxX))
    guard y >= clip.y, y < clip.maxY, left < right else { return count }
    breakWide(x: left, y: y)
    breakWide(x: right, y: y)
    let row = y * size.width
    let look = Cell(.scalar(" "), style: style)
    cells.withUnsafeMutableBufferPointer { cells in
      for column in left..<right { cells[row + column] = look.holding(bytes[column - x]) }
    }
    return count
  }

  private func covers(_ point: Point, columns: Int) -> Bool {
    let (x, y) = (point.x + origin.x, point.y + origin.y)
    return y >= clip.y && y < clip.maxY && max(x, clip.x) < min(x + columns, clip.maxX)
  }

  private mutating func place(_ cell: Cell, columns: Int, at point: Point) {
    guard columns > 0, covers(point, columns: columns) else { return }
    let (x, y) = (point.x + origin.x, point.y + origin.y)
    let (left, right) = (max(x, clip.x), min(x + columns, clip.maxX))
    breakWide(x: left, y: y)
    breakWide(x: right, y: y)
    let row = y * size.width
    guard right - left == columns else {
      cells[row + left] = Cell(.scalar(" "), style: cell.style)
      return
    }
    cells[row + left] = cell
    if columns > 1 { cells[row + left + 1] = Cell(.continuation, style: cell.style) }
  }
}

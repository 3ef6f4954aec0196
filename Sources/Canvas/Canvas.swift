/// A grid of cells to draw on; every write is clipped.
///
/// Only `SafeText` gets in, so a canvas never holds a character that a terminal would act upon.
public struct Canvas: Equatable, Sendable {
  public let size: Size
  public private(set) var cells: [Cell]
  private var clusters: [String] = []
  private var clusterIndex: [String: Int] = [:]
  /// Writes outside of this rectangle change nothing.
  public private(set) var clip: Rect
  /// Where the coordinates given to the drawing functions start.
  public private(set) var origin = Point.zero

  public init(size: Size, style: Style = .plain) {
    self.size = size
    cells = Array(repeating: Cell(.scalar(" "), style: style), count: size.width * size.height)
    clip = Rect(origin: .zero, size: size)
  }

  public subscript(x: Int, y: Int) -> Cell { cells[y * size.width + x] }

  /// The text of a cell; empty for the right half of a wide glyph.
  public func text(of cell: Cell) -> String {
    switch cell.glyph {
    case .scalar(let scalar): String(scalar)
    case .cluster(let index): clusters[index]
    case .continuation: ""
    }
  }

  /// Draws with coordinates that start at `rect`'s corner and are cut at its edges.
  public mutating func within(_ rect: Rect, draw: (inout Canvas) -> Void) {
    let (outerClip, outerOrigin) = (clip, origin)
    clip = clip.intersection(rect.moved(x: origin.x, y: origin.y))
    origin = origin.moved(x: rect.x, y: rect.y)
    draw(&self)
    (clip, origin) = (outerClip, outerOrigin)
  }

  /// Whether any cell of `rect` would be drawn.
  public func shows(_ rect: Rect) -> Bool {
    !clip.intersection(rect.moved(x: origin.x, y: origin.y)).isEmpty
  }

  public mutating func fill(_ rect: Rect, style: Style) {
    let area = clip.intersection(rect.moved(x: origin.x, y: origin.y))
    guard !area.isEmpty else { return }
    let blank = Cell(.scalar(" "), style: style)
    for y in area.y..<area.maxY {
      breakWide(x: area.x, y: y)
      breakWide(x: area.maxX, y: y)
      for x in area.x..<area.maxX { cells[y * size.width + x] = blank }
    }
  }

  /// Changes the style of the cells in `rect`; the text stays.
  public mutating func restyle(_ rect: Rect, _ change: (Style) -> Style) {
    let area = clip.intersection(rect.moved(x: origin.x, y: origin.y))
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        cells[y * size.width + x].style = change(cells[y * size.width + x].style)
      }
    }
  }

  /// Writes one scalar of one cell; used for borders and marks of the program's own.
  public mutating func put(_ scalar: Unicode.Scalar, at point: Point, style: Style) {
    place(Cell(.scalar(scalar), style: style), width: 1, at: point)
  }

  /// Writes `text` on one row from `point` on; a line feed or what does not fit is left out.
  ///
  /// - Returns: the number of columns the text takes.
  @discardableResult
  public mutating func write(_ text: SafeText, at point: Point, style: Style) -> Int {
    var x = point.x
    if text.isASCII {
      for byte in text.string.utf8 {
        guard byte != 0x0A else { break }
        place(
          Cell(.scalar(Unicode.Scalar(byte)), style: style), width: 1, at: Point(x: x, y: point.y))
        x += 1
      }
      return x - point.x
    }
    for character in text.string {
      guard character != "\n" else { break }
      let width = CellWidth.of(character)
      guard width > 0 else { continue }
      place(Cell(glyph(for: character), style: style), width: width, at: Point(x: x, y: point.y))
      x += width
    }
    return x - point.x
  }

  private mutating func glyph(for character: Character) -> Cell.Glyph {
    let scalars = character.unicodeScalars
    if scalars.count == 1, let scalar = scalars.first { return .scalar(scalar) }
    let text = String(character)
    if let index = clusterIndex[text] { return .cluster(index) }
    clusters.append(text)
    clusterIndex[text] = clusters.count - 1
    return .cluster(clusters.count - 1)
  }

  private mutating func place(_ cell: Cell, width: Int, at point: Point) {
    let (x, y) = (point.x + origin.x, point.y + origin.y)
    guard y >= clip.y, y < clip.maxY, x + width > clip.x, x < clip.maxX else { return }
    guard x >= clip.x, x + width <= clip.maxX else {
      // Half of a wide glyph cannot be drawn: the half that fits is blank.
      let inside = max(x, clip.x)..<min(x + width, clip.maxX)
      for column in inside { place(Cell(.scalar(" "), style: cell.style), column: column, row: y) }
      return
    }
    place(cell, column: x, row: y)
    if width > 1 {
      place(Cell(.continuation, style: cell.style), column: x + 1, row: y, keepsLeft: true)
    }
  }

  private mutating func place(_ cell: Cell, column x: Int, row y: Int, keepsLeft: Bool = false) {
    if !keepsLeft { breakWide(x: x, y: y) }
    breakWide(x: x + 1, y: y)
    cells[y * size.width + x] = cell
  }

  /// A wide glyph that is cut between `x - 1` and `x` becomes blanks, so that no half is left over.
  private mutating func breakWide(x: Int, y: Int) {
    guard x > 0, x < size.width, cells[y * size.width + x].isContinuation else { return }
    cells[y * size.width + x - 1] = Cell(.scalar(" "), style: self[x - 1, y].style)
    cells[y * size.width + x] = Cell(.scalar(" "), style: self[x, y].style)
  }

  /// Canvases are equal when they show the same, however their cluster tables came about.
  public static func == (one: Canvas, other: Canvas) -> Bool {
    guard one.size == other.size else { return false }
    for index in one.cells.indices
    where !one.sameCell(one.cells[index], as: other.cells[index], of: other) {
      return false
    }
    return true
  }

  /// Whether two cells of two canvases show the same.
  public func sameCell(_ cell: Cell, as otherCell: Cell, of other: Canvas) -> Bool {
    guard cell.isCluster || otherCell.isCluster else { return cell == otherCell }
    return cell.style == otherCell.style && text(of: cell) == other.text(of: otherCell)
  }
}

/// A grid of cells to draw on; every write is clipped.
///
/// Only `SafeText` gets in, so a canvas never holds a character that a terminal would act upon.
public struct Canvas: Equatable, Sendable {
  /// The columns and rows that there are; they never change.
  public let size: Size
  /// All cells, row after row from the top left corner: `size.width * size.height` of them.
  public internal(set) var cells: [Cell]
  private(set) var clusters: [String] = []
  private var clusterIndex: [String: Int] = [:]
  /// Writes outside of this rectangle change nothing.
  private(set) var clip: Rect
  /// Where the coordinates given to the drawing functions start.
  public private(set) var origin = Point.zero

  /// A canvas of blanks.
  ///
  /// - Parameter style: the look of the blanks.
  public init(size: Size, style: Style = .plain) {
    self.size = size
    cells = Array(repeating: Cell(.scalar(" "), style: style), count: size.width * size.height)
    clip = Rect(origin: .zero, size: size)
  }

  /// The cell of a column and row of the whole canvas; blank outside of it.
  public subscript(x: Int, y: Int) -> Cell {
    guard x >= 0, x < size.width, y >= 0, y < size.height else { return .blank }
    return cells[y * size.width + x]
  }

  /// The text of a cell; empty for the right half of a wide glyph.
  public func text(of cell: Cell) -> String {
    switch cell.glyph {
    case .scalar(let scalar): String(scalar)
    case .cluster(let index): index < clusters.count ? clusters[index] : "\u{FFFD}"
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

  /// Makes the cells in `rect` blanks of this style; what was in them is gone.
  public mutating func fill(_ rect: Rect, style: Style) {
    fill(rect, with: " ", style: style)
  }

  /// Changes the style of the cells in `rect`; the text stays.
  ///
  /// A wide glyph has one style: that which its left half gets.
  public mutating func restyle(_ rect: Rect, _ change: (Style) -> Style) {
    let area = clip.intersection(rect.moved(x: origin.x, y: origin.y))
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      let row = y * size.width
      for x in area.x..<area.maxX where !cells[row + x].isContinuation {
        let style = change(cells[row + x].style)
        cells[row + x].style = style
        if x + 1 < size.width, cells[row + x + 1].isContinuation {
          cells[row + x + 1].style = style
        }
      }
    }
  }

  /// The glyph of a cluster that is more than one scalar.
  mutating func glyph(forCluster text: String) -> Cell.Glyph {
    if let index = clusterIndex[text] { return .cluster(index) }
    clusters.append(text)
    clusterIndex[text] = clusters.count - 1
    return .cluster(clusters.count - 1)
  }

  /// A wide glyph that is cut between `x - 1` and `x` becomes blanks, so that no half is left over.
  mutating func breakWide(x: Int, y: Int) {
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
  func sameCell(_ cell: Cell, as otherCell: Cell, of other: Canvas) -> Bool {
    guard cell.isCluster || otherCell.isCluster else { return cell == otherCell }
    return cell.style == otherCell.style && text(of: cell) == other.text(of: otherCell)
  }
}

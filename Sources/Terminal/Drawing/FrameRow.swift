import CNcurses
import Canvas

/// Turns the changed part of a canvas' row into ncurses' cells.
struct FrameRow {
  var colors: ScreenColors
  let glyphs: ScreenGlyphs
  private var cells: [cchar_t] = []
  /// The style of the cell before, whose translation is likely to be wanted again.
  private var style: Style?
  /// A blank in that style.
  private var blank = cchar_t()
  private var attributes: attr_t = 0
  private var pair: Int32 = 0

  init(colors: ScreenColors, glyphs: ScreenGlyphs) {
    self.colors = colors
    self.glyphs = glyphs
  }

  /// Hands row `y` to ncurses where it differs from the canvas that is shown.
  ///
  /// - Returns: whether it differs at all.
  mutating func draw(
    _ y: Int, of frame: Canvas, over shown: Canvas?, in window: UnsafeMutablePointer<WINDOW>,
    width: Int
  ) -> Bool {
    let whole = 0..<frame.size.width
    let changed = shown.map { frame.difference(inRow: y, from: $0) } ?? whole
    guard let columns = changed?.clamped(to: 0..<width), !columns.isEmpty else { return false }
    let start = y * frame.size.width
    frame.cells.withUnsafeBufferPointer { cells in
      fill(
        UnsafeBufferPointer(rebasing: cells[start..<start + whole.upperBound]), columns, of: frame)
    }
    wmove(window, Int32(y), Int32(columns.lowerBound))
    wadd_wchnstr(window, cells, Int32(cells.count))
    return true
  }

  private mutating func fill(
    _ row: UnsafeBufferPointer<Cell>, _ range: Range<Int>, of frame: Canvas
  ) {
    // Pairs may have been handed out anew since the last row.
    style = nil
    cells.removeAll(keepingCapacity: true)
    var x = range.lowerBound
    while x < range.upperBound {
      let isWide = x + 1 < row.count && row[x + 1].isContinuation
      append(row[x], width: isWide ? 2 : 1, of: frame)
      x += isWide ? 2 : 1
    }
  }

  private mutating func append(_ cell: Cell, width: Int, of frame: Canvas) {
    if cell.style != style { use(cell.style) }
    switch cell.glyph {
    case .scalar(let scalar):
      if width == 1, scalar.value >= 0x20, scalar.value < 0x7F {
        append(wchar_t(scalar.value))
      } else {
        for spelling in glyphs.cells(for: scalar, width: width) { append(spelling) }
      }
    case .cluster:
      for spelling in glyphs.cells(for: frame.text(of: cell), width: width) { append(spelling) }
    // Half of a glyph whose other half is not there.
    case .continuation: append(0x20)
    }
  }

  private mutating func use(_ style: Style) {
    self.style = style
    pair = colors.pair(for: style)
    attributes = Self.attributes(style.attributes)
    blank = curses([0x20])
  }

  private static func attributes(_ wanted: Style.Attributes) -> attr_t {
    var attributes: attr_t = 0
    if wanted.isEmpty { return attributes }
    if wanted.contains(.bold) { attributes |= cards_A_BOLD }
    if wanted.contains(.dim) { attributes |= cards_A_DIM }
    if wanted.contains(.italic) { attributes |= cards_A_ITALIC }
    if wanted.contains(.underline) { attributes |= cards_A_UNDERLINE }
    if wanted.contains(.reverse) { attributes |= cards_A_REVERSE }
    return attributes
  }

  private mutating func append(_ character: wchar_t) {
    cells.append(blank)
    cells[cells.count - 1].chars.0 = character
  }

  private mutating func append(_ spelling: ScreenGlyphs.Spelling) { cells.append(curses(spelling)) }

  private mutating func curses(_ spelling: ScreenGlyphs.Spelling) -> cchar_t {
    var cell = cchar_t()
    setcchar(&cell, spelling + [0], attributes, Int16(clamping: pair), &pair)
    return cell
  }
}

import CNcurses
import Canvas

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Turns the changed part of a canvas' row into ncurses' cells.
struct FrameRow {
  var colors: ScreenColors
  let glyphs: ScreenGlyphs
  private var cells: [cchar_t] = []
  /// The style of the cell before, whose translation is likely to be wanted again.
  private var style: Style?
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
    let columns = min(width, frame.size.width)
    guard let range = changed(y, of: frame, over: shown, columns: columns) else { return false }
    // Pairs may have been handed out anew since the last row.
    style = nil
    cells.removeAll(keepingCapacity: true)
    var x = range.lowerBound
    while x < range.upperBound {
      let cell = frame[x, y]
      let isWide = x + 1 < columns && frame[x + 1, y].isContinuation
      append(cell, width: isWide ? 2 : 1, of: frame)
      x += isWide ? 2 : 1
    }
    wmove(window, Int32(y), Int32(range.lowerBound))
    wadd_wchnstr(window, cells, Int32(cells.count))
    return true
  }

  /// The columns from the first to the last that differ; glyphs are taken whole.
  private func changed(_ y: Int, of frame: Canvas, over shown: Canvas?, columns: Int) -> Range<Int>?
  {
    guard columns > 0 else { return nil }
    guard let shown else { return 0..<columns }
    let start = y * frame.size.width
    guard !isSame(frame, shown, start..<start + columns) else { return nil }
    var first = 0
    while first < columns, isSame(frame, shown, x: first, y: y) { first += 1 }
    guard first < columns else { return nil }
    var last = columns - 1
    while last > first, isSame(frame, shown, x: last, y: y) { last -= 1 }
    if frame[first, y].isContinuation { first = max(0, first - 1) }
    return first..<last + 1
  }

  /// Whether the bytes of the cells are the same: mostly they are, and then this is all it takes.
  private func isSame(_ frame: Canvas, _ shown: Canvas, _ range: Range<Int>) -> Bool {
    let length = range.count * MemoryLayout<Cell>.stride
    let areEqual = frame.cells.withUnsafeBufferPointer { new in
      shown.cells.withUnsafeBufferPointer { old in
        guard let new = new.baseAddress, let old = old.baseAddress else { return false }
        return memcmp(new + range.lowerBound, old + range.lowerBound, length) == 0
      }
    }
    // The number of a cluster means nothing outside of its own canvas.
    return areEqual && !range.contains { frame.cells[$0].isCluster }
  }

  private func isSame(_ frame: Canvas, _ shown: Canvas, x: Int, y: Int) -> Bool {
    frame.sameCell(frame[x, y], as: shown[x, y], of: shown)
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
    attributes = 0
    let wanted = style.attributes
    guard !wanted.isEmpty else { return }
    if wanted.contains(.bold) { attributes |= cards_A_BOLD }
    if wanted.contains(.dim) { attributes |= cards_A_DIM }
    if wanted.contains(.italic) { attributes |= cards_A_ITALIC }
    if wanted.contains(.underline) { attributes |= cards_A_UNDERLINE }
    if wanted.contains(.reverse) { attributes |= cards_A_REVERSE }
  }

  private mutating func append(_ character: wchar_t) {
    withUnsafeTemporaryAllocation(of: wchar_t.self, capacity: 2) { text in
      text[0] = character
      text[1] = 0
      append(text)
    }
  }

  private mutating func append(_ spelling: ScreenGlyphs.Spelling) {
    (spelling + [0]).withUnsafeBufferPointer { append($0) }
  }

  private mutating func append(_ text: UnsafeMutableBufferPointer<wchar_t>) {
    append(UnsafeBufferPointer(text))
  }

  private mutating func append(_ text: UnsafeBufferPointer<wchar_t>) {
    var cell = cchar_t()
    setcchar(&cell, text.baseAddress, attributes, Int16(clamping: pair), &pair)
    cells.append(cell)
  }
}

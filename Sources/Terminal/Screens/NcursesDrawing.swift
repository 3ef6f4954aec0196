internal import CNcurses
internal import Canvas

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// ncurses behind one small wall: canvases in, the bytes for the terminal out.
final class NcursesDrawing {
  private(set) var colorDepth = ColorDepth.none
  /// The terminal type whose description is used.
  private(set) var type = ""

  private let file: Int32
  private let stream: UnsafeMutablePointer<FILE>
  private let screen: OpaquePointer
  private let window: UnsafeMutablePointer<WINDOW>
  private var colors: NcursesColors
  private let isUnicode: Bool
  private var last: Canvas?
  private var isCursorShown = true
  private var cells: [cchar_t] = []

  /// nil when none of the types is known here or can place its cursor.
  init?(types: [String], size: Size, isUnicode: Bool, colors wanted: ColorDepth?) {
    file = cards_memory_file()
    guard file >= 0, let stream = fdopen(file, "w+") else { return nil }
    self.stream = stream
    self.isUnicode = isUnicode
    // The size comes from the terminal; LINES and COLUMNS may say anything.
    use_env(false)
    var found: OpaquePointer?
    for type in types {
      found = newterm(type, stream, stream)
      guard found != nil else { continue }
      self.type = type
      break
    }
    guard let found, let window = NcursesDrawing.standardWindow(found) else {
      fclose(stream)
      return nil
    }
    screen = found
    self.window = window
    nonl()
    // Frames are never cut short because a key is waiting; that is the loop's to decide.
    typeahead(-1)
    idlok(window, true)
    scrollok(window, false)
    colors = NcursesColors(wanted: wanted)
    colorDepth = colors.depth
    resizeterm(Int32(size.height), Int32(size.width))
  }

  private static func standardWindow(_ screen: OpaquePointer) -> UnsafeMutablePointer<WINDOW>? {
    // Without a way to place the cursor there are no screens, only lines.
    cards_has_capability("cup") == 1 ? cards_standard_window() : nil
  }

  /// What ncurses has written since the last call.
  private func takeBytes() -> [UInt8] {
    let count = Int(lseek(file, 0, SEEK_CUR))
    guard count > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = pread(file, &bytes, count, 0)
    lseek(file, 0, SEEK_SET)
    return got == count ? bytes : []
  }

  func resize(to size: Size) {
    resizeterm(Int32(size.height), Int32(size.width))
    last = nil
    clearok(window, true)
  }

  /// Everything is drawn again with the next frame.
  func clear() {
    last = nil
    clearok(window, true)
  }

  /// The bytes that give the terminal back: main screen, cursor, colours.
  func end() -> [UInt8] {
    endwin()
    last = nil
    isCursorShown = true
    return takeBytes()
  }

  /// The bytes that make the screen show `frame`; none when it does already.
  func draw(_ frame: Canvas, cursor: Point?) -> [UInt8] {
    for y in 0..<frame.size.height { draw(row: y, of: frame) }
    if let cursor {
      leaveok(window, false)
      wmove(window, Int32(cursor.y), Int32(cursor.x))
    } else {
      // Without a cursor to place, it may stay where the last change was.
      leaveok(window, true)
    }
    wnoutrefresh(window)
    doupdate()
    if isCursorShown != (cursor != nil) || last == nil {
      isCursorShown = cursor != nil
      curs_set(isCursorShown ? 1 : 0)
    }
    last = frame
    return takeBytes()
  }

  /// Hands the changed part of a row to ncurses.
  private func draw(row y: Int, of frame: Canvas) {
    let all = 0..<frame.size.width
    guard let changed = last.map({ frame.difference(inRow: y, from: $0) }) ?? all, !changed.isEmpty
    else { return }
    cells.removeAll(keepingCapacity: true)
    var x = changed.lowerBound
    while x < changed.upperBound {
      let cell = frame[x, y]
      let isWide = x + 1 < frame.size.width && frame[x + 1, y].isContinuation
      append(cell, of: frame, columns: isWide ? 2 : 1)
      x += isWide ? 2 : 1
    }
    wmove(window, Int32(y), Int32(changed.lowerBound))
    wadd_wchnstr(window, &cells, Int32(cells.count))
  }

  private func append(_ cell: Cell, of frame: Canvas, columns: Int) {
    let (attributes, pair) = colors.attributes(of: cell.style)
    switch cell.glyph {
    case .scalar(let scalar) where scalar.value < 0x80:
      put(scalar.value, attributes, pair)
    case .scalar(let scalar):
      append([scalar.value], columns: columns, attributes, pair)
    case .cluster:
      append(
        NcursesDrawing.drawable(frame.text(of: cell), columns: columns), columns: columns,
        attributes, pair)
    case .continuation: put(0x20, attributes, pair)
    }
  }

  /// The part of a cluster that ncurses and terminals agree on: its base and combining marks; of
  /// a joined emoji the first one, of a flag its first letter as a wide box is not possible.
  private static func drawable(_ text: String, columns: Int) -> [UInt32] {
    var scalars: [UInt32] = []
    for scalar in text.unicodeScalars {
      if scalars.isEmpty {
        scalars.append(scalar.value)
      } else if scalar.properties.generalCategory == .nonspacingMark,
        !(0xFE00...0xFE0F).contains(scalar.value), scalar.value != 0x20E3
      {
        scalars.append(scalar.value)
      } else {
        break
      }
    }
    return scalars
  }

  private func append(_ scalars: [UInt32], columns: Int, _ attributes: attr_t, _ pair: Int16) {
    guard let base = scalars.first else { return }
    if !isUnicode, scalars.contains(where: { $0 >= 0x80 }) {
      for _ in 0..<columns { put(0x3F, attributes, pair) }
      return
    }
    // ncurses asks the C library for widths; where that does not agree, blanks keep the columns.
    switch base < 0x80 ? columns : Int(cards_wcwidth(base)) {
    case columns: put(scalars, attributes, pair)
    case 1:
      put(scalars, attributes, pair)
      for _ in 1..<max(1, columns) { put(0x20, attributes, pair) }
    default:
      for _ in 0..<columns { put(0x3F, attributes, pair) }
    }
  }

  private func put(_ scalar: UInt32, _ attributes: attr_t, _ pair: Int16) {
    var cell = cchar_t()
    var scalar = scalar
    cards_set_cell(&cell, &scalar, 1, attributes, pair)
    cells.append(cell)
  }

  private func put(_ scalars: [UInt32], _ attributes: attr_t, _ pair: Int16) {
    var cell = cchar_t()
    cards_set_cell(&cell, scalars, Int32(scalars.count), attributes, pair)
    cells.append(cell)
  }
}

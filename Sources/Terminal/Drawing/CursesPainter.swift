import CNcurses
import Canvas

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Draws frames through ncurses: it hands over what changed, ncurses finds the shortest way.
final class CursesPainter {
  /// The entry of the terminal database that is used.
  let name: String
  let description: TerminalDescription
  private let output: FrameOutput
  private let screen: OpaquePointer
  private let window: UnsafeMutablePointer<WINDOW>
  private var row: FrameRow
  private var size: Size
  /// What is on the screen; nil when nothing is known about it.
  private var shown: Canvas?
  private var shownCursor: Point?
  private var isCursorShown = false

  /// Two rows change when a mark moves; from here on looking for a scroll may be worth its time.
  private static let rowsWorthScrolling = 4

  /// Opens ncurses for the first of `names` that the database has.
  ///
  /// - Parameter depth: the most colours to use; nil for what the terminal has.
  init?(
    names: [String], size: Size, output: FrameOutput, depth: ColorDepth?, isUnicode: Bool,
    usesMouse: Bool
  ) {
    // The size is ours to know: the file has none, and the environment's may be nonsense.
    use_env(true)
    use_tioctl(false)
    let variables = [("LINES", String(size.height)), ("COLUMNS", String(size.width))]
    let opened = Environment.with(variables) { () -> (String, OpaquePointer)? in
      for name in names {
        if let screen = newterm(name, output.file, output.file) { return (name, screen) }
      }
      return nil
    }
    guard let (name, screen) = opened else { return nil }
    guard let window = cards_standard_window() else {
      delscreen(screen)
      return nil
    }
    (self.name, self.screen, self.window, self.size, self.output) =
      (name, screen, window, size, output)
    description = TerminalDescription(usesMouse: usesMouse)
    let colors = ScreenColors(
      depth: min(depth ?? description.colorDepth, description.colorDepth), pairs: description.pairs)
    row = FrameRow(colors: colors, glyphs: ScreenGlyphs(isUnicode: isUnicode))
    scrollok(window, false)
    leaveok(window, true)
    // Looking for keys that wait is the loop's affair.
    typeahead(-1)
    // What ncurses begins with is written by whoever takes the terminal, and in its own words.
    wrefresh(window)
    output.collect(discarding: true)
  }

  /// The most colours a frame may use.
  var colorDepth: ColorDepth { row.colors.depth }

  /// Forgets what is on the screen: the next frame is drawn whole.
  func invalidate() {
    shown = nil
    isCursorShown = false
  }

  func resize(to size: Size) {
    guard size != self.size else { return }
    self.size = size
    resize_term(Int32(size.height), Int32(size.width))
    output.collect(discarding: true)
    invalidate()
  }

  /// Puts what turns the frame before into `frame` into the output; nothing when they are alike.
  func paint(_ frame: Canvas, cursor: Point?) {
    let cursor = cursor.flatMap { contains($0) ? $0 : nil }
    let isWhole = shown?.size != frame.size
    var changedRows = 0
    if isWhole {
      werase(window)
      clearok(window, true)
    }
    for y in 0..<min(size.height, frame.size.height)
    where row.draw(y, of: frame, over: isWhole ? nil : shown, in: window, width: size.width) {
      changedRows += 1
    }
    if row.colors.isExhausted { repaint(frame) }
    shown = frame
    guard isWhole || changedRows > 0 || cursor != shownCursor else { return }
    update(changedRows: changedRows, cursor: cursor)
  }

  /// Gives up ncurses; what it would write is dropped.
  func end() {
    endwin()
    output.collect(discarding: true)
    delscreen(screen)
  }

  private func contains(_ point: Point) -> Bool {
    Rect(origin: .zero, size: size).contains(point)
  }

  /// Draws everything once more with fresh pairs; a frame of more pairs than there are loses
  /// colours, never text.
  private func repaint(_ frame: Canvas) {
    row.colors.startOver()
    clearok(window, true)
    for y in 0..<min(size.height, frame.size.height) {
      _ = row.draw(y, of: frame, over: nil, in: window, width: size.width)
    }
  }

  private func update(changedRows: Int, cursor: Point?) {
    idlok(window, changedRows >= Self.rowsWorthScrolling)
    leaveok(window, cursor == nil)
    if cursor == nil, isCursorShown { output.append(description.hideCursor) }
    if let cursor { wmove(window, Int32(cursor.y), Int32(cursor.x)) }
    wrefresh(window)
    output.collect()
    if cursor != nil, !isCursorShown { output.append(description.showCursor) }
    isCursorShown = cursor != nil
    shownCursor = cursor
  }
}

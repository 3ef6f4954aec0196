import Canvas
import Events

@testable import Terminal
@testable import TestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A real screen on a pseudo terminal whose other side is libvterm, all in this process.
final class ScreenBench {
  let terminal: PseudoTerminal
  let view: VTermScreen
  let screen: NcursesScreen
  let before: TerminalSettings?

  init(
    width: Int = 40, height: Int = 10, term: String = "xterm-256color", locale: String = "C.UTF-8",
    mouse: Bool = true
  ) throws {
    terminal = try PseudoTerminal(size: Size(width: width, height: height))
    view = try VTermScreen(size: terminal.size)
    before = terminal.settings
    var options = NcursesScreen.Options()
    options.device = terminal.path
    options.term = term
    options.usesMouse = mouse
    let opened = Environment.with([("LC_ALL", locale), ("COLORTERM", "")]) {
      Result { () throws(ScreenError) in try NcursesScreen.open(options) }
    }
    screen = try opened.get()
  }

  deinit { screen.close() }

  /// Takes what the screen wrote since the last call; how many bytes it was.
  @discardableResult
  func look() -> Int {
    let bytes = terminal.master.readAll()
    view.take(bytes)
    return bytes.count
  }

  func press(_ bytes: String) { _ = terminal.master.writeSome(ArraySlice(bytes.utf8)) }

  /// Shows lines of text and looks at them.
  @discardableResult
  func show(_ lines: [String], style: Style = .plain, cursor: Point? = nil) -> Int {
    var frame = Canvas(size: screen.size)
    for (y, line) in lines.enumerated() {
      frame.write(SafeText(line), at: Point(x: 0, y: y), style: style)
    }
    screen.show(frame, cursor: cursor)
    return look()
  }

  /// The styles of a row's glyphs; what libvterm keeps for the right half of a wide one is not seen.
  func styles(inRow y: Int) -> [Style] {
    (0..<view.size.width).map { view.cell($0, y) }.filter { !$0.text.isEmpty }.map(\.style)
  }

  func next(_ milliseconds: Int = 1000) -> Event? {
    screen.nextEvent(timeout: .milliseconds(milliseconds))
  }
}

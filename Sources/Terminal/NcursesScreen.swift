public import Canvas
public import Events

/// Why no screen could be opened.
public enum ScreenError: Error, Hashable, Sendable {
  /// There is no terminal to draw on.
  case noTerminal
  /// The terminal cannot be drawn on; `term` is what it calls itself.
  case dumb(term: String?)
  /// Another screen is open in this process, or the system has no descriptors left.
  case unavailable
}

/// The screen of a real terminal: ncurses draws, the bytes that come are read by our own rules.
///
/// The terminal is given back as it was found by `close`, and by handlers of its own when the
/// program is ended by a signal or a fault.
public final class NcursesScreen: Screen {
  /// How the terminal is taken.
  public struct Options: Sendable {
    /// Whether clicks and the wheel come here; else they are left to the terminal.
    public var usesMouse = true
    /// The most colours to use; nil for what the terminal says it has.
    public var colorDepth: ColorDepth?
    /// Whether Ctrl-Z and SIGTSTP stop the program.
    public var allowsSuspending = true
    /// A terminal to draw on instead of the controlling one.
    public var device: String?
    /// The terminal's name instead of TERM.
    public var term: String?

    /// The controlling terminal with its mouse, as TERM describes it.
    public init() {}
  }

  /// Whether the locale is one of UTF-8 (LC_ALL, LC_CTYPE, LANG).
  public let isUnicode: Bool
  /// The terminal's columns and rows; a change comes as a `.resize` event.
  public private(set) var size: Size
  /// A sentence for the status line when the terminal is not known by its own name.
  public let notice: String?
  /// What the terminal has answered to `askBackground`; nil before.
  public var background: TerminalReply? { events.background }

  private let device: TerminalDevice
  private let output: FrameOutput
  private let painter: CursesPainter
  private let guardian: TerminalGuard
  private let events: TerminalEvents
  private let options: Options
  /// The latest frame, while the terminal is busy with one before it.
  private var waiting: (frame: Canvas, cursor: Point?)?
  private var isClosed = false

  /// Takes the terminal.
  ///
  /// Nothing has been written when it throws.
  public static func open(_ options: Options = Options()) throws(ScreenError) -> NcursesScreen {
    guard let device = TerminalDevice(path: options.device) else { throw .noTerminal }
    let term = options.term ?? Environment.value("TERM")
    let names = TerminalNames.candidates(for: term, wantsColors: wantsColors(options))
    guard !names.isEmpty else { throw .dumb(term: term) }
    let isUnicode = Environment.usesUTF8()
    guard let guardian = TerminalGuard(device: device), let output = FrameOutput(device: device)
    else { throw .unavailable }
    guard
      let painter = CursesPainter(
        names: names, size: device.size, output: output, depth: options.colorDepth,
        isUnicode: isUnicode, usesMouse: options.usesMouse)
    else { throw .dumb(term: term) }
    guard painter.description.canAddressCursor else {
      painter.end()
      throw .dumb(term: term)
    }
    return NcursesScreen(
      options, device, output, painter, guardian, isUnicode: isUnicode,
      notice: notice(using: painter.name, for: term))
  }

  private init(
    _ options: Options, _ device: TerminalDevice, _ output: FrameOutput, _ painter: CursesPainter,
    _ guardian: TerminalGuard, isUnicode: Bool, notice: String?
  ) {
    self.options = options
    self.device = device
    self.output = output
    self.painter = painter
    self.guardian = guardian
    self.isUnicode = isUnicode
    self.notice = notice
    size = device.size
    events = TerminalEvents(
      device: device, guardian: guardian,
      decoder: InputDecoder(keys: painter.description.keys))
    take()
  }

  deinit { close() }

  /// What terminfo and COLORTERM promise, within `Options.colorDepth`.
  public var colorDepth: ColorDepth { painter.colorDepth }

  /// Are waited for with the terminal, in one `poll`.
  public var watchedDescriptors: [Int32] {
    get { events.watched }
    set { events.watched = newValue }
  }

  /// Draws what differs from the frame before, in one write; a busy terminal gets it later.
  public func show(_ frame: Canvas, cursor: Point?) {
    guard !isClosed else { return }
    if output.isBusy { output.flush() }
    guard !output.isBusy else {
      waiting = (frame, cursor)
      return
    }
    waiting = nil
    painter.paint(frame, cursor: cursor)
    output.flush()
  }

  /// The next event; `.hangUp` again and again once the terminal is gone or closed.
  public func nextEvent(timeout: Duration?) -> Event? {
    guard !isClosed else { return .hangUp }
    let end = timeout.map { MonotonicClock.now() + $0 }
    while true {
      if let event = events.next() { return event }
      if output.isGone { return .hangUp }
      act(on: events.wait(until: end, forOutput: output.isBusy))
      if events.isEmpty, let end, MonotonicClock.now() >= end { return nil }
    }
  }

  /// What has been read is handled before a frame is drawn. What comes while one is drawn is read
  /// together after it, so asking the system once more for each key would only cost time.
  public var hasPendingEvents: Bool { !isClosed && !events.isEmpty }

  /// Asks the terminal to put a text on the clipboard (OSC 52); false when it is too long.
  public func copy(_ text: String) -> Bool {
    guard !isClosed, let base64 = Clipboard.base64(text) else { return false }
    output.append(Escapes.clipboard(base64))
    output.flush()
    return true
  }

  /// Makes links of what stands there (OSC 8), where the terminal is known to take them.
  public func link(_ links: [ScreenLink]) {
    guard !isClosed, !output.isBusy, StandardTerminal.takesLinks else { return }
    for link in links where link.isPlain {
      output.append(Escapes.link(link.text, to: link.url, row: link.at.y, column: link.at.x))
    }
    output.flush()
  }

  /// Asks for the colour behind the text (OSC 11); nobody waits for the answer.
  public func askBackground() {
    guard !isClosed else { return }
    events.expectReply()
    output.append(Escapes.askBackground)
    output.flush()
  }

  /// Gives the terminal back while `body` runs; a `.resize` comes after it.
  public func lend(_ body: () -> Void) {
    guard !isClosed else { return body() }
    release()
    guardian.lend(body)
    events.skipNotices()
    retake()
  }

  /// Stops the program until it is continued; nothing where `Options` forbids it.
  public func suspend() {
    guard !isClosed, options.allowsSuspending else { return }
    release()
    guardian.stop()
    events.skipNotices()
    retake()
  }

  /// Has everything written again at the next `show`.
  public func redraw() { painter.invalidate() }

  /// Gives the terminal back as it was found; further calls do nothing.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    release()
    guardian.end()
    painter.end()
  }

  private func act(on notices: TerminalEvents.Notices) {
    if notices.contains(.canWrite) {
      output.flush()
      if !output.isBusy, let (frame, cursor) = waiting { show(frame, cursor: cursor) }
    }
    if notices.contains(.stop) { suspend() }
    if notices.contains(.goOn) { retake() } else if notices.contains(.resize) { adoptSize() }
  }

  private func adoptSize() {
    let now = device.size
    guard now != size else { return }
    size = now
    painter.resize(to: now)
    waiting = nil
    events.post(.resize(now))
  }

  /// What of a frame is on its way is dropped: the bytes that follow begin by ending it.
  private func release() {
    output.drop()
    waiting = nil
    events.drainReplies()
  }

  private func take() {
    device.makeRaw()
    guardian.take(leave: painter.description.leave)
    output.append(painter.description.enter)
    output.flush()
    painter.invalidate()
  }

  /// Takes the terminal once more, at the size it has by now.
  private func retake() {
    // When it was stopped by force, the terminal still is as it was left: start from the beginning.
    guardian.giveBack()
    take()
    size = device.size
    painter.resize(to: size)
    painter.invalidate()
    waiting = nil
    events.post(.resize(size))
  }

  private static func wantsColors(_ options: Options) -> Bool {
    if let depth = options.colorDepth { return depth >= .indexed }
    return ["truecolor", "24bit"].contains(Environment.value("COLORTERM") ?? "")
  }

  private static func notice(using name: String, for term: String?) -> String? {
    guard let term, TerminalNames.isSubstitute(name, for: term) else { return nil }
    return "Unknown terminal '\(term)': drawn as '\(name)'"
  }
}

internal import CNcurses
public import Canvas
public import Events

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The terminal through ncurses, which works out what to send; we read its keys ourselves.
///
/// ncurses draws into a file in memory, so that each frame leaves in one write, and a terminal
/// that does not read never blocks the program: it gets one frame when it reads again.
public final class NcursesScreen: Screen {
  public struct Configuration: Sendable {
    /// The most colours; nil is all that the terminal has.
    public var colors: ColorDepth?
    public var mouse: Bool
    /// For guests: no stop from outside.
    public var isKiosk: Bool

    public init(colors: ColorDepth? = nil, mouse: Bool = true, isKiosk: Bool = false) {
      self.colors = colors
      self.mouse = mouse
      self.isKiosk = isKiosk
    }
  }

  public let colorDepth: ColorDepth
  public let isUnicode: Bool
  /// What the person should know about this terminal; nil when all is well.
  public let notice: String?
  public private(set) var size: Size

  private let tty: Tty
  private let signals: SignalPipe
  private let drawing: NcursesDrawing
  private let configuration: Configuration
  private var decoder = InputDecoder()
  private var events: [Event] = []
  private var nextIndex = 0
  private var deferred: (frame: Canvas, cursor: Point?)?
  private var isOpen = true

  /// Takes the terminal.
  ///
  /// - Throws: `ScreenError` with a sentence, when there is none that can be drawn on.
  public init(_ configuration: Configuration) throws(ScreenError) {
    self.configuration = configuration
    guard let tty = Tty() else { throw ScreenError.noTerminal }
    guard let signals = SignalPipe(isKiosk: configuration.isKiosk) else {
      throw ScreenError.noDescriptors
    }
    isUnicode = StandardTerminal.isUnicode
    let type = TerminalType.find(StandardTerminal.type ?? "")
    guard
      let drawing = NcursesDrawing(
        types: type.candidates, size: tty.size, isUnicode: isUnicode,
        colors: configuration.colors ?? (StandardTerminal.refusesColors ? ColorDepth.none : nil))
    else {
      signals.close()
      throw ScreenError.unusable(StandardTerminal.type ?? "")
    }
    self.tty = tty
    self.signals = signals
    self.drawing = drawing
    size = tty.size
    colorDepth = drawing.colorDepth
    notice =
      drawing.type == StandardTerminal.type
      ? nil
      : "The terminal type \(StandardTerminal.type ?? "") is not known here; using \(drawing.type)"
    take()
  }

  // MARK: Taking and giving back

  private func take() {
    guardTerminal()
    tty.makeRaw()
    var bytes = Array(Escapes.pasteOn.utf8)
    if configuration.mouse { bytes += Array(Escapes.mouseOn.utf8) }
    afterFirstFrame = bytes
  }

  /// Modes go out with the first frame, so that opening costs one write.
  private var afterFirstFrame: [UInt8] = []

  private func guardTerminal() {
    let holds = isatty(2) == 1
    let errors = holds ? cards_memory_file() : -1
    TerminalGuard.begin(
      terminal: tty.descriptor, modes: tty.foundModes, errors: errors >= 0 ? errors : nil)
  }

  private func giveBack() {
    var bytes = Array(Escapes.pasteOff.utf8)
    if configuration.mouse { bytes = Array(Escapes.mouseOff.utf8) + bytes }
    bytes += drawing.end()
    tty.write(bytes)
    tty.drain(milliseconds: 400)
    tty.makeCooked()
    TerminalGuard.end()
  }

  public func close() {
    guard isOpen else { return }
    isOpen = false
    giveBack()
    signals.close()
    tty.closeDevice()
  }

  deinit { close() }

  public func suspend() {
    guard isOpen, !configuration.isKiosk else { return }
    giveBack()
    var action = sigaction()
    setDisposition(&action, SIG_DFL)
    sigaction(SIGTSTP, &action, nil)
    // The whole job stops, as for Ctrl-Z in any program; nobody there to stop it goes on at once.
    kill(0, SIGTSTP)
    signals.catchSignal(SIGTSTP)
    resume()
  }

  private func resume() {
    take()
    drawing.clear()
    fit(to: tty.size)
  }

  private func fit(to size: Size) {
    self.size = size
    drawing.resize(to: size)
    events.append(.resize(size))
  }

  // MARK: Drawing

  public func redraw() { drawing.clear() }

  public func show(_ frame: Canvas, cursor: Point?) {
    guard isOpen else { return }
    guard tty.unsent.isEmpty else {
      // The terminal is not reading: only the newest frame counts when it does.
      deferred = (frame, cursor)
      return
    }
    deferred = nil
    var bytes = drawing.draw(frame, cursor: cursor)
    if !afterFirstFrame.isEmpty {
      bytes += afterFirstFrame
      afterFirstFrame = []
    }
    if !bytes.isEmpty { tty.write(bytes) }
  }

  // MARK: Clipboard

  /// Terminals that are known to have OSC 52, and multiplexers that pass it on.
  public var canCopyToClipboard: Bool {
    guard let type = StandardTerminal.type else { return false }
    return ["xterm", "tmux", "screen", "alacritty", "foot", "wezterm", "rxvt-unicode"]
      .contains { type.hasPrefix($0) }
  }

  /// Longer texts are cut off or refused by terminals.
  private static let mostCopyBytes = 74_000

  public func copyToClipboard(_ text: String) -> Bool {
    guard canCopyToClipboard, text.utf8.count <= NcursesScreen.mostCopyBytes else { return false }
    tty.write(Array(Escapes.copy(base64: Base64.encode(text)).utf8))
    return true
  }

  // MARK: Events

  public var hasPendingEvents: Bool {
    if nextIndex < events.count { return true }
    var waiting = pollfd(fd: tty.descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 0) > 0 else { return false }
    readInput()
    return nextIndex < events.count
  }

  public func nextEvent(timeout: Duration?) -> Event? {
    let end = timeout.map { now + $0 }
    while true {
      if nextIndex < events.count {
        defer {
          nextIndex += 1
          if nextIndex == events.count {
            events = []
            nextIndex = 0
          }
        }
        return events[nextIndex]
      }
      if tty.isGone { return .hangUp }
      if let end, now >= end { return nil }
      wait(until: [end, decoder.deadline].compactMap { $0 }.min())
    }
  }

  private var now: Duration { MonotonicClock.now }

  private func wait(until end: Duration?) {
    var waiting = [
      pollfd(fd: tty.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    if !tty.unsent.isEmpty { waiting[0].events |= Int16(POLLOUT) }
    let count = poll(&waiting, nfds_t(waiting.count), milliseconds(until: end))
    if count > 0, waiting[1].revents != 0 { handleSignals() }
    if count > 0, waiting[0].revents & Int16(POLLOUT) != 0 {
      tty.flush()
      if tty.unsent.isEmpty, let deferred { show(deferred.frame, cursor: deferred.cursor) }
    }
    if count > 0, waiting[0].revents & ~Int16(POLLOUT) != 0 { readInput() }
    if let deadline = decoder.deadline, now >= deadline { events += decoder.expire(at: now) }
  }

  /// Rounded up, so that a wait never ends a moment too early and turns round again.
  private func milliseconds(until end: Duration?) -> Int32 {
    guard let end else { return -1 }
    let (seconds, attoseconds) = (end - now).components
    if seconds < 0 || attoseconds < 0 { return 0 }
    if seconds > 1_000_000 { return 1_000_000_000 }
    return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }

  private func readInput() {
    guard let bytes = tty.read() else { return }
    events += decoder.feed(bytes, at: now)
  }

  private func handleSignals() {
    for number in Set(signals.take()) {
      switch number {
      case SIGWINCH: fit(to: tty.size)
      case SIGCONT:
        // Somebody else may have changed the modes while the program was stopped.
        tty.makeRaw()
        drawing.clear()
        fit(to: tty.size)
      case SIGTSTP: suspend()
      default: events.append(.signal(number))
      }
    }
  }
}

/// Why a terminal cannot be drawn on.
public enum ScreenError: Error, Equatable, CustomStringConvertible {
  case noTerminal
  case noDescriptors
  case unusable(String)

  public var description: String {
    switch self {
    case .noTerminal:
      "there is no terminal to draw on; 'cards render FILE' prints a card without one"
    case .noDescriptors: "the system has no file descriptors left"
    case .unusable(let type):
      "a terminal of type '\(type)' cannot be drawn on; try --accessible, or TERM=vt100"
    }
  }
}

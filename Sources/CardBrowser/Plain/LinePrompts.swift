internal import Canvas
internal import Terminal

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Questions and answers, a line each, without one escape sequence.
final class LinePrompts {
  private let input: Int32
  private let output: Int32
  private var pending: [UInt8] = []
  private var isAtEnd = false
  private var limits: TimeLimits
  /// Whether a time limit ended the questions.
  private(set) var isOverTime = false

  /// - Parameters:
  ///   - fromTerminal: reads answers from the terminal, because standard input is the card.
  ///   - limits: how long to wait for answers.
  init(fromTerminal: Bool, limits: TimeLimits = TimeLimits(Options())) {
    self.limits = limits
    input = fromTerminal ? open("/dev/tty", O_RDONLY | O_CLOEXEC) : 0
    // Standard output is for the result; questions go there only when a person sees it.
    output = isatty(1) == 1 ? 1 : 2
  }

  var canRead: Bool { input >= 0 }

  func say(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    _ = Output.write(lines.joined(separator: "\n") + "\n", to: output)
  }

  /// The answer without its line end; nil when the input has ended.
  ///
  /// - Parameter isSecret: what is typed is not shown, where a person types it.
  func ask(_ question: String, isSecret: Bool = false) -> String? {
    _ = Output.write(question, to: output)
    guard isSecret, isatty(input) == 1 else { return readLine() }
    var mode = termios()
    guard tcgetattr(input, &mode) == 0 else { return readLine() }
    let shown = mode
    mode.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(input, TCSANOW, &mode)
    defer {
      var shown = shown
      tcsetattr(input, TCSANOW, &shown)
      _ = Output.write("\n", to: output)
    }
    return readLine()
  }

  private func readLine() -> String? {
    while true {
      if let end = pending.firstIndex(of: 0x0A) {
        let line = pending[..<end]
        pending.removeSubrange(...end)
        return text(line)
      }
      if isAtEnd || pending.count > 1_000_000 {
        guard !pending.isEmpty else { return nil }
        defer { pending = [] }
        return text(pending[...])
      }
      guard waitForInput() else {
        isOverTime = true
        return nil
      }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = read(input, &buffer, buffer.count)
      if count > 0 {
        pending += buffer[0..<count]
        limits.noteInput(at: StandardTerminal.now)
      } else if count == 0 || errno != EINTR {
        isAtEnd = true
      }
    }
  }

  /// Waits for something to read; false when a limit comes first.
  private func waitForInput() -> Bool {
    while let left = limits.remaining(at: StandardTerminal.now) {
      guard left > .zero else { return false }
      var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      // A part of a second is waited for as a whole one, at most.
      let milliseconds = min(left, .seconds(3600)) / .milliseconds(1)
      if poll(&waiting, 1, Int32(milliseconds.rounded(.up))) > 0 { return true }
    }
    return true
  }

  private func text(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
  }
}

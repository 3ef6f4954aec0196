internal import Canvas

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

  /// - Parameter fromTerminal: reads answers from the terminal, because standard input is the card.
  init(fromTerminal: Bool) {
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
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = read(input, &buffer, buffer.count)
      if count > 0 {
        pending += buffer[0..<count]
      } else if count == 0 || errno != EINTR {
        isAtEnd = true
      }
    }
  }

  private func text(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
  }
}

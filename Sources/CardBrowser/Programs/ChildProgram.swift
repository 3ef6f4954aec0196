internal import Terminal

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A program that was started with pipes for its standard input and output, and is seen to its end.
final class ChildProgram {
  private let id: pid_t
  private var hasEnded = false
  let channel: LineChannel

  /// Starts a command of the shell, in a process group of its own: keys like Ctrl-C and Ctrl-Z are
  /// this program's to act on.
  ///
  /// - Returns: nil when the system cannot start it.
  init?(_ command: String) {
    guard let input = ChildProgram.pipe() else { return nil }
    guard let output = ChildProgram.pipe() else {
      ChildProgram.close(input)
      return nil
    }
    var start = ProgramStart(ownGroup: true)
    defer { start.destroy() }
    start.lay(input.read, over: 0)
    start.lay(output.write, over: 1)
    // What it complains of would spoil the screen.
    if isatty(2) == 1 { start.open("/dev/null", at: 2) }
    guard let id = start.start(["/bin/sh", "-c", command]) else {
      ChildProgram.close(input)
      ChildProgram.close(output)
      return nil
    }
    self.id = id
    _ = close_(input.read)
    _ = close_(output.write)
    channel = LineChannel(reading: output.read, writing: input.write)
  }

  deinit { end() }

  private static let patience: Duration = .milliseconds(300)

  /// Ends the program: its input ends, then it is asked to, then it is made to; it is reaped.
  func end() {
    guard !hasEnded else { return }
    channel.close()
    if !waits() {
      kill(-id, SIGTERM)
      if !waits() {
        kill(-id, SIGKILL)
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
      }
    }
    hasEnded = true
    // What it started and left behind goes with it.
    kill(-id, SIGTERM)
  }

  /// Waits a moment for it to end; says whether it has.
  private func waits() -> Bool {
    let deadline = StandardTerminal.now + ChildProgram.patience
    while true {
      var status: Int32 = 0
      let result = waitpid(id, &status, WNOHANG)
      if result == id || (result < 0 && errno == ECHILD) { return true }
      guard StandardTerminal.now < deadline else { return false }
      usleep(5_000)
    }
  }

  /// Both ends are closed in programs that are started, but for what is laid over 0, 1 and 2.
  private static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard makePipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func close(_ pipe: (read: Int32, write: Int32)) {
    _ = close_(pipe.read)
    _ = close_(pipe.write)
  }
}

// The system's names are taken by methods here.
private func close_(_ descriptor: Int32) -> Int32 { close(descriptor) }
private func makePipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }

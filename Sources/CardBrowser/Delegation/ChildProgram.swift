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
    var actions = FileActions()
    defer { actions.destroy() }
    actions.lay(input.read, over: 0)
    actions.lay(output.write, over: 1)
    // What it complains of would spoil the screen.
    if isatty(2) == 1 { actions.open("/dev/null", at: 2) }
    guard let id = actions.start(["/bin/sh", "-c", command]) else {
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

/// What a started program finds at its descriptors.
private struct FileActions {
  #if canImport(Glibc)
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
  #else
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
  #endif

  init() {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    // This program ignores closed pipes; another one may count on ending by them.
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF)
        | Int16(POSIX_SPAWN_SETSIGMASK))
  }

  mutating func destroy() {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  mutating func lay(_ descriptor: Int32, over number: Int32) {
    posix_spawn_file_actions_adddup2(&actions, descriptor, number)
  }

  mutating func open(_ path: String, at number: Int32) {
    posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
  }

  mutating func start(_ arguments: [String]) -> pid_t? {
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    pointers.append(nil)
    var id = pid_t()
    return posix_spawn(&id, arguments[0], &actions, &attributes, &pointers, environ) == 0 ? id : nil
  }
}

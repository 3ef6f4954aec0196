#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What the handler of fatal signals needs; it may use nothing but plain memory and system calls.
private nonisolated(unsafe) var guardedTerminal: Int32 = -1
private nonisolated(unsafe) var guardedModes = termios()
private nonisolated(unsafe) var guardedBytes: UnsafeMutablePointer<UInt8>?
private nonisolated(unsafe) var guardedCount = 0
private nonisolated(unsafe) var heldErrors: Int32 = -1
private nonisolated(unsafe) var realErrors: Int32 = -1
private nonisolated(unsafe) var errorBuffer: UnsafeMutablePointer<UInt8>?
private let errorBufferSize = 4096

private func restoreAndDie(_ number: Int32) {
  if guardedTerminal >= 0 {
    // The terminal may not be reading: never wait for it.
    _ = fcntl(guardedTerminal, F_SETFL, O_NONBLOCK)
    _ = write(guardedTerminal, guardedBytes, guardedCount)
    _ = tcsetattr(guardedTerminal, TCSANOW, &guardedModes)
    guardedTerminal = -1
  }
  releaseHeldErrors()
  signal(number, SIG_DFL)
  raise(number)
}

/// Gives standard error back and writes what was held.
private func releaseHeldErrors() {
  guard realErrors >= 0 else { return }
  dup2(realErrors, 2)
  lseek(heldErrors, 0, SEEK_SET)
  while let errorBuffer {
    let count = read(heldErrors, errorBuffer, errorBufferSize)
    guard count > 0 else { break }
    _ = write(2, errorBuffer, count)
  }
  close(realErrors)
  close(heldErrors)
  realErrors = -1
  heldErrors = -1
}

/// Gives the terminal back when the program dies: a Swift trap runs no `deinit`, and Swift's own
/// crash prompt would hold a raw terminal for half a minute.
///
/// What is written to standard error meanwhile, such as the message of a trap, is held and shown
/// when the terminal is back, instead of on the screen that is about to vanish.
enum TerminalGuard {
  private static let fatal = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS]

  /// Begins to guard a terminal.
  ///
  /// - Parameters:
  ///   - modes: what it is given back with.
  ///   - errors: a file that standard error is held in; nil leaves standard error alone.
  static func begin(terminal: Int32, modes: termios, errors: Int32?) {
    if guardedBytes == nil {
      let bytes = Array(Escapes.restore.utf8)
      let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
      memory.initialize(from: bytes, count: bytes.count)
      guardedBytes = memory
      guardedCount = bytes.count
      errorBuffer = UnsafeMutablePointer<UInt8>.allocate(capacity: errorBufferSize)
      errorBuffer?.initialize(repeating: 0, count: errorBufferSize)
      install()
    }
    guardedModes = modes
    guardedTerminal = terminal
    if let errors {
      realErrors = dup(2)
      _ = fcntl(realErrors, F_SETFD, FD_CLOEXEC)
      heldErrors = errors
      dup2(errors, 2)
    }
  }

  /// The terminal is given back in the ordinary way.
  static func end() {
    guardedTerminal = -1
    releaseHeldErrors()
  }

  private static func install() {
    // A stack overflow leaves no stack to run a handler on.
    var stack = stack_t()
    stack.ss_size = 65_536
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack.ss_size, alignment: 16)
    sigaltstack(&stack, nil)
    for number in fatal {
      var action = sigaction()
      setHandler(&action, restoreAndDie)
      action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
  }
}

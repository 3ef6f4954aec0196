#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keeps what is needed to give the terminal back, whatever ends the program.
///
/// It owns the signal handlers, the pipe they write to and the file that holds standard error while
/// the screen is open. There is at most one at a time.
final class TerminalGuard {
  /// Where the numbers of signals arrive, a byte each.
  let wakeDescriptor: Int32
  private let writeEnd: Int32
  private let state: UnsafeMutablePointer<GuardState>
  private let actions: [(signal: Int32, action: sigaction)]
  private let alternateStack: UnsafeMutableRawPointer
  private var stackBefore = stack_t()
  private var isActive = true

  private static let stackSize = 64 * 1024

  /// Takes the signals; nil when there is a guard already or no pipe can be made.
  ///
  /// It comes before ncurses, which leaves the signals alone that somebody has taken.
  init?(device: TerminalDevice) {
    var ends: (Int32, Int32) = (-1, -1)
    let made = withUnsafeMutableBytes(of: &ends) { bytes in
      bytes.withMemoryRebound(to: Int32.self) { pipe($0.baseAddress) }
    }
    guard guardState == nil, made == 0 else { return nil }
    for end in [ends.0, ends.1] {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (wakeDescriptor, writeEnd) = ends
    let leave = UnsafeMutablePointer<UInt8>.allocate(capacity: GuardState.mostLeave)
    let scratch = UnsafeMutablePointer<UInt8>.allocate(capacity: GuardState.scratchSize)
    scratch.initialize(repeating: 0, count: GuardState.scratchSize)
    state = .allocate(capacity: 1)
    state.initialize(
      to: GuardState(
        terminal: device.descriptor, found: device.found, leave: leave, leaveCount: 0,
        wake: writeEnd, scratch: scratch))
    alternateStack = .allocate(byteCount: Self.stackSize, alignment: 16)
    var stack = stack_t()
    stack.ss_sp = alternateStack
    stack.ss_size = Self.stackSize
    sigaltstack(&stack, &stackBefore)
    guardState = state
    actions = SignalHandlers.install()
  }

  deinit { end() }

  /// Declares that the terminal is in the program's hands, and holds standard error back.
  ///
  /// - Parameter leave: what gives the terminal back.
  func take(leave: String) {
    let bytes = leave.utf8.prefix(GuardState.mostLeave)
    for (index, byte) in bytes.enumerated() { state.pointee.leave[index] = byte }
    state.pointee.leaveCount = bytes.count
    holdErrors()
    state.pointee.isTaken = true
  }

  /// Gives the terminal back for now; what went to standard error meanwhile is shown.
  func giveBack() {
    state.giveTerminalBack()
    state.releaseErrors()
  }

  /// Lets go of everything, signals included. Further calls do nothing.
  ///
  /// A program that a signal wants to end has one more second to do so: a terminal that does not
  /// read would hold it for ever at its first message.
  func end() {
    guard isActive else { return }
    isActive = false
    giveBack()
    endingSignal = state.pointee.ending
    alarm(endingSignal == 0 ? 0 : 1)
    SignalHandlers.restore(actions.filter { endingSignal == 0 || $0.signal != SIGALRM })
    guardState = nil
    sigaltstack(&stackBefore, nil)
    alternateStack.deallocate()
    state.pointee.leave.deallocate()
    state.pointee.scratch.deallocate()
    state.deallocate()
    close(wakeDescriptor)
    close(writeEnd)
  }

  /// The signals that came since the last call, oldest first.
  func takeSignals() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(wakeDescriptor, &bytes, bytes.count)
    return count > 0 ? bytes[..<count].map(Int32.init) : []
  }

  /// Runs `body` with the terminal given back and its keys' signals left to another program.
  func lend(_ body: () -> Void) {
    giveBack()
    state.pointee.isLent = true
    // The other program is stopped together with this one, as the shell expects of a job.
    let before = signal(SIGTSTP, SIG_DFL)
    body()
    _ = signal(SIGTSTP, before)
    state.pointee.isLent = false
  }

  /// Stops the program and its job as Ctrl-Z does, until it is told to go on.
  ///
  /// A job that nobody could wake again (an orphaned process group) is not stopped by this signal,
  /// which is why it is never SIGSTOP.
  func stop() {
    giveBack()
    guard mayStop else { return }
    let before = signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
    _ = signal(SIGTSTP, before)
  }

  /// Whoever started the program with this signal ignored has no way to wake it again.
  private var mayStop: Bool {
    actions.contains { signal, action in signal == SIGTSTP && !SignalHandlers.isIgnored(action) }
  }

  /// While frames are on the screen, a message among them would tear them, and a crash report
  /// would be lost with the alternate screen.
  private func holdErrors() {
    guard state.pointee.errorTarget < 0, isatty(STDERR_FILENO) == 1 else { return }
    let target = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    let hold = MemoryFile.make()
    guard target >= 0, hold >= 0 else {
      if target >= 0 { close(target) }
      if hold >= 0 { close(hold) }
      return
    }
    dup2(hold, STDERR_FILENO)
    state.pointee.errorHold = hold
    state.pointee.errorTarget = target
  }
}

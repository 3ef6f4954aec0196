#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the program does about signals while a screen is open.
///
/// The handlers only use calls that are allowed in handlers, and keep `errno`.
enum SignalHandlers {
  typealias Handler = @convention(c) (Int32) -> Void

  static let fatal: [Int32] = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
  static let ending: [Int32] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  static let telling: [Int32] = [SIGWINCH, SIGCONT, SIGTSTP]

  /// Sets all handlers; the actions that were there before.
  static func install() -> [(signal: Int32, action: sigaction)] {
    let onceOnOwnStack = Int32(SA_ONSTACK) | Int32(truncatingIfNeeded: Int(SA_RESETHAND))
    return fatal.map { ($0, set(onFatal, for: $0, flags: onceOnOwnStack)) }
      + ending.map { ($0, set(onEnding, for: $0)) }
      + telling.map { ($0, set(onTelling, for: $0)) }
      + [(SIGALRM, set(onAlarm, for: SIGALRM)), (SIGPIPE, set(onNothing, for: SIGPIPE))]
  }

  static func restore(_ actions: [(signal: Int32, action: sigaction)]) {
    for (signal, action) in actions {
      var action = action
      sigaction(signal, &action, nil)
    }
  }

  /// Whether an action is to do nothing at all.
  static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  static func set(_ handler: @escaping Handler, for signal: Int32, flags: Int32 = SA_RESTART)
    -> sigaction
  {
    var action = sigaction()
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #else
      action.__sigaction_u.__sa_handler = handler
    #endif
    action.sa_flags = flags
    var before = sigaction()
    sigaction(signal, &action, &before)
    return before
  }

  /// A handler rather than SIG_IGN, which programs that are started would inherit.
  private static let onNothing: Handler = { _ in }

  /// A trap or a fault: the terminal is given back, the message shown, and the signal goes on.
  private static let onFatal: Handler = { signal in
    if let state = guardState {
      let wasTaken = state.pointee.isTaken
      state.giveTerminalBack()
      state.releaseErrors()
      if wasTaken { state.reportFault(signal) }
    }
    // The action is the default again by SA_RESETHAND.
    raise(signal)
  }

  private static let onTelling: Handler = { signal in
    let before = errno
    tell(signal)
    errno = before
  }

  /// The loop is told and ends the program in good order; if it does not come round within a
  /// second, or the signal is sent again by an impatient hand, the end comes from here.
  private static let onEnding: Handler = { signal in
    let before = errno
    defer { errno = before }
    guard let state = guardState else { return }
    if state.pointee.isLent {
      if signal == SIGTERM || signal == SIGHUP { tell(signal) }
      return
    }
    if state.pointee.ending != 0 {
      // A hang-up often comes twice at once, from the system and from the shell.
      if isOld(state.pointee.endingSince) { end(state, by: signal) }
      return
    }
    state.pointee.ending = signal
    clock_gettime(CLOCK_MONOTONIC, &state.pointee.endingSince)
    alarm(1)
    tell(signal)
  }

  private static let onAlarm: Handler = { _ in
    if let state = guardState {
      if state.pointee.ending != 0 { end(state, by: state.pointee.ending) }
    } else if endingSignal != 0 {
      _exit(128 + endingSignal)
    }
  }

  private static func isOld(_ since: timespec) -> Bool {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let milliseconds =
      (now.tv_sec - since.tv_sec) * 1000 + (now.tv_nsec - since.tv_nsec) / 1_000_000
    return milliseconds > 250
  }

  private static func end(_ state: UnsafeMutablePointer<GuardState>, by signal: Int32) {
    state.giveTerminalBack()
    state.releaseErrors()
    _exit(128 + signal)
  }

  private static func tell(_ signal: Int32) {
    guard let state = guardState else { return }
    var byte = UInt8(truncatingIfNeeded: signal)
    // A full pipe loses nothing: the loop has enough to wake up for.
    _ = write(state.pointee.wake, &byte, 1)
  }
}

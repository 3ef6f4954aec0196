#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The writing end for signal handlers, which may use nothing but plain memory and `write`.
private nonisolated(unsafe) var signalPipeEnd: Int32 = -1

private func forwardSignal(_ number: Int32) {
  let saved = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(signalPipeEnd, &byte, 1)
  errno = saved
}

/// Turns signals into bytes that the one `poll` waits for.
final class SignalPipe {
  /// The descriptor to wait on.
  let descriptor: Int32
  private let end: Int32
  private var before: [(Int32, sigaction)] = []

  /// The signals that are forwarded.
  private static let forwarded = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGCONT, SIGTSTP]

  /// nil when the system has no descriptors left.
  ///
  /// - Parameter isKiosk: a stop from outside is ignored too.
  init?(isKiosk: Bool) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    end = ends[1]
    signalPipeEnd = end
    for number in SignalPipe.forwarded { catchSignal(number) }
    ignore(SIGPIPE)
    if isKiosk { ignore(SIGTSTP) }
  }

  func catchSignal(_ number: Int32) { set(number, to: forwardSignal) }

  private func ignore(_ number: Int32) { set(number, to: SIG_IGN) }

  private func set(_ number: Int32, to handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    setHandler(&action, handler)
    action.sa_flags = Int32(SA_RESTART)
    install(number, &action)
  }

  private func set(_ number: Int32, to handler: sighandler_t?) {
    var action = sigaction()
    setDisposition(&action, handler)
    install(number, &action)
  }

  private func install(_ number: Int32, _ action: inout sigaction) {
    var old = sigaction()
    guard sigaction(number, &action, &old) == 0 else { return }
    if !before.contains(where: { $0.0 == number }) { before.append((number, old)) }
  }

  /// The signals that have come since the last call.
  func take() -> [Int32] {
    var buffer = [UInt8](repeating: 0, count: 64)
    var numbers: [Int32] = []
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return numbers }
      numbers += buffer[0..<count].map { Int32($0) }
    }
  }

  /// Puts the handlers of before back.
  func close() {
    for (number, action) in before {
      var action = action
      sigaction(number, &action, nil)
    }
    before = []
    signalPipeEnd = -1
    _ = closeDescriptor(descriptor)
    _ = closeDescriptor(end)
  }
}

private func closeDescriptor(_ descriptor: Int32) -> Int32 {
  #if canImport(Glibc)
    Glibc.close(descriptor)
  #else
    Darwin.close(descriptor)
  #endif
}

func setHandler(_ action: inout sigaction, _ handler: @escaping @convention(c) (Int32) -> Void) {
  #if canImport(Glibc)
    action.__sigaction_handler.sa_handler = handler
  #else
    action.__sigaction_u.__sa_handler = handler
  #endif
}

func setDisposition(_ action: inout sigaction, _ handler: sighandler_t?) {
  #if canImport(Glibc)
    action.__sigaction_handler.sa_handler = handler
  #else
    action.__sigaction_u.__sa_handler = handler
  #endif
}

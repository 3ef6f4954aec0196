#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A started program: a session of its own, and this process' ends of its pipes.
final class Child {
  let id: pid_t
  private(set) var ending: Ending?
  private(set) var input: Descriptor?
  private(set) var output: Descriptor?
  private(set) var error: Descriptor?

  /// - Parameter terminal: the path of the terminal that becomes the controlling one, if any.
  init(_ launch: Launch, terminal: String?) throws {
    // A pipe that the program closed early would otherwise end the test runner.
    signal(SIGPIPE, SIG_IGN)
    var plan = SpawnPlan(terminal: terminal)
    defer { plan.free() }
    let streams = [launch.input, launch.output, launch.error]
    var ends: [Descriptor?] = [nil, nil, nil]
    var given: [Descriptor] = []
    for (number, stream) in streams.enumerated() {
      switch stream {
      case .pipe:
        let (here, child) = try Descriptor.pipe(thisSideReads: number != 0)
        ends[number] = here
        given.append(child)
        plan.lay(child.number, over: Int32(number))
      case .null: plan.open("/dev/null", at: Int32(number))
      case .file(let path): plan.open(path, at: Int32(number))
      case .terminal, .closed: break
      }
    }
    // Last, since the terminal lies at 0 until the others were made from it.
    for (number, stream) in streams.enumerated() where stream == .closed {
      plan.close(Int32(number))
    }
    id = try plan.start(launch)
    withExtendedLifetime(given) {}
    (input, output, error) = (ends[0], ends[1], ends[2])
  }

  deinit {
    guard ending == nil else { return }
    // Everything it started is in its session; the group is what a signal reaches at once.
    _ = kill(-id, SIGKILL)
    _ = kill(id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
  }

  func send(signal: Int32) {
    if ending == nil { _ = kill(id, signal) }
  }

  func closeInput() {
    input?.close()
    input = nil
  }

  func closeOutput() {
    output?.close()
    output = nil
  }

  /// Whether it has ended by now.
  func hasEnded() -> Bool {
    if ending != nil { return true }
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG) == id else { return false }
    let signal = status & 0x7F
    ending = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
    return true
  }
}

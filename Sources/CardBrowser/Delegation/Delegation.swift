internal import AdaptiveCards
internal import CardActions

/// Who answers the calls of a run: the program itself, another program before it, and a trace that
/// sees both.
struct Delegation {
  let delegate: any HostDelegate
  private let program: DelegateProgram?

  /// - Throws: when the trace cannot be written, or a program may not or cannot be started.
  static func start(_ options: Options) throws(Failure) -> Delegation {
    var delegate: any HostDelegate = ProgramDelegate(overflow: options.overflow)
    var program: DelegateProgram?
    if let command = options.delegate {
      let started = try startProgram(command, options)
      delegate = RemoteDelegate(delegate, channel: started, wanted: started.wanted) {
        [weak started] in started?.complain($0)
      }
      program = started
    }
    if let path = options.trace {
      let trace = try TraceFile(path)
      delegate = TracingDelegate(delegate) { trace.append($0) }
    }
    return Delegation(delegate: delegate, program: program)
  }

  private static func startProgram(_ command: String, _ options: Options) throws(Failure)
    -> DelegateProgram
  {
    guard !options.kiosk else {
      throw Failure(
        message: "'--delegate' starts a program, which '--kiosk' does not allow",
        status: ExitStatus.refused)
    }
    guard let program = DelegateProgram(command) else {
      throw Failure(message: "'--delegate': no program can be started", status: ExitStatus.ioError)
    }
    return program
  }

  /// Ends what was started and says what went wrong; the terminal is given back by then.
  func end() {
    guard let program else { return }
    program.end()
    for complaint in program.complaints { Output.complain(complaint) }
  }
}

internal import Terminal

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The program `cards`.
public enum CardsProgram {
  /// Runs the program.
  ///
  /// - Parameter arguments: as the system gives them, the program's name first.
  /// - Returns: the exit status (CONTRACT, "Results and exit status").
  public static func run(_ arguments: [String]) -> Int32 {
    // A closed pipe is an error to be told of, not a silent end.
    signal(SIGPIPE, SIG_IGN)
    let request: Request
    do {
      request = try OptionParsing.parse(Array(arguments.dropFirst()))
    } catch {
      Output.complain(error.message)
      return ExitStatus.usage
    }
    switch request {
    case .help(let command): return Output.result(Help.text(for: command), what: "the help")
    case .version: return Output.result("cards \(Help.version)\n", what: "the version")
    case .run(let invocation):
      do {
        return try run(invocation)
      } catch {
        return error.report()
      }
    }
  }

  private static func run(_ invocation: Invocation) throws(Failure) -> Int32 {
    var options = invocation.options
    if StandardTerminal.wantsAccessible { options.accessible = true }
    if options.kiosk { leaveNoCoreFile() }
    switch invocation.command {
    case .render: return try RenderProgram.run(invocation.files[0], options)
    case .show: return try ShowProgram.run(invocation.files[0], options)
    case .submit: return try SubmitProgram.run(invocation.files[0], options)
    case .check: return try CheckProgram.run(invocation.files, options)
    case .browse: return try BrowseProgram.run(invocation.files, options)
    }
  }

  /// A guest who makes the program crash gets no picture of its memory.
  private static func leaveNoCoreFile() {
    var limit = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    #else
      setrlimit(RLIMIT_CORE, &limit)
    #endif
  }
}

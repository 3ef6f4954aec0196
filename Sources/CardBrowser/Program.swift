internal import AdaptiveCards
internal import CardActions
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
    do {
      return try perform(Array(arguments.dropFirst()))
    } catch {
      return error.report()
    }
  }

  private static func perform(_ arguments: [String]) throws(Failure) -> Int32 {
    switch try parse(arguments) {
    case .help(let command): return Output.result(Help.text(for: command), what: "the help")
    case .version: return Output.result("cards \(Help.version)\n", what: "the version")
    case .manual: return Output.result(Manual.page, what: "the manual")
    case .completions(let shell):
      return Output.result(Completions.script(for: shell), what: "the completions")
    case .printConfig: return try printConfig()
    case .run(let invocation): return try run(invocation, arguments)
    }
  }

  private static func parse(
    _ arguments: [String], defaults: Options = Options()
  ) throws(Failure) -> Request {
    do {
      return try OptionParsing.parse(arguments, defaults: defaults)
    } catch {
      throw Failure(message: error.message, status: ExitStatus.usage)
    }
  }

  private static func run(_ invocation: Invocation, _ arguments: [String]) throws(Failure) -> Int32
  {
    if invocation.options.kiosk {
      if let sentence = Kiosk.refusal(of: invocation) {
        throw Failure(message: sentence, status: ExitStatus.refused)
      }
      Kiosk.enter()
    } else {
      try checkPaths(of: invocation)
    }
    switch invocation.command {
    case .render:
      return try RenderProgram.run(invocation.files[0], accessible(invocation.options))
    case .submit: return try SubmitProgram.run(invocation.files[0], invocation.options)
    case .check: return try CheckProgram.run(invocation.files, invocation.options)
    case .expand: return try ExpandProgram.run(invocation.files[0], invocation.options)
    case .show, .browse: return try runLive(invocation, arguments)
    }
  }

  /// Names the file that a mistyped path means. Not for guests, who are told of no other files, and
  /// not where there are several, of which the others are read.
  private static func checkPaths(of invocation: Invocation) throws(Failure) {
    guard invocation.files.count <= 1 else { return }
    let options = invocation.options
    for path in invocation.files + [options.data, options.hostConfig].compactMap({ $0 }) {
      if let sentence = PathHint.sentence(for: path) {
        throw Failure(message: sentence, status: ExitStatus.noInput)
      }
    }
  }

  /// Runs a command on the screen, with the person's own options under those of the command line.
  private static func runLive(_ invocation: Invocation, _ arguments: [String]) throws(Failure)
    -> Int32
  {
    // Guests have no file of their own.
    let config = invocation.options.kiosk ? UserConfig() : try UserConfig.load()
    guard case .run(let invocation) = try parse(arguments, defaults: config.options) else {
      return ExitStatus.usage
    }
    let options = accessible(invocation.options)
    let keys = config.keyMap
    return invocation.command == .show
      ? try ShowProgram.run(invocation.files[0], options, keys: keys)
      : try BrowseProgram.run(invocation.files, options, keys: keys)
  }

  private static func accessible(_ options: Options) -> Options {
    var options = options
    if StandardTerminal.wantsAccessible { options.accessible = true }
    return options
  }

  private static func printConfig() throws(Failure) -> Int32 {
    let config = try UserConfig.load()
    if let path = UserConfig.path { Output.complain("the file for this is \(path)") }
    return Output.result(
      config.json.serialized(escaping: .terminal, pretty: true) + "\n", what: "the configuration")
  }
}

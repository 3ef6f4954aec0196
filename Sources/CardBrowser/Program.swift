internal import Canvas

/// The program `cards`.
public enum CardsProgram {
  /// Runs the program.
  ///
  /// - Parameter arguments: as the system gives them, the program's name first.
  /// - Returns: the exit status (CONTRACT, "Results and exit status").
  public static func run(_ arguments: [String]) -> Int32 {
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
    let options = invocation.options
    switch invocation.command {
    case .render: return try RenderProgram.run(invocation.files[0], options)
    case .show: return try ShowProgram.run(invocation.files[0], options)
    case .check: return try CheckProgram.run(invocation.files, options)
    case .browse: return try BrowseProgram.run(invocation.files, options)
    }
  }
}

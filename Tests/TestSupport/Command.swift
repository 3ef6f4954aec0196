/// A program run to its end without a terminal.
public struct Outcome: Sendable, CustomStringConvertible {
  public let ending: Ending
  public let output: [UInt8]
  public let error: [UInt8]

  /// The status as a shell shows it.
  public var status: Int32 { ending.status }
  public var outputText: String { String(decoding: output, as: UTF8.self) }
  public var errorText: String { String(decoding: error, as: UTF8.self) }

  public var description: String {
    "\(ending)\nstandard output: \(outputText)\nstandard error: \(errorText)"
  }
}

public enum Command {
  /// Runs a program in a session of its own, so that `/dev/tty` is not there either.
  ///
  /// - Parameter input: what its standard input holds; without it that is what `launch` says.
  public static func run(
    _ launch: Launch, input: [UInt8]? = nil, within limit: Duration = .seconds(20)
  ) throws -> Outcome {
    var launch = launch
    if input != nil { launch.input = .pipe }
    if launch.output == .terminal { launch.output = .pipe }
    if launch.error == .terminal { launch.error = .pipe }
    let child = try Child(launch, terminal: nil)
    let deadline = Deadline(after: limit)
    var rest = (input ?? [])[...]
    var (output, error): ([UInt8], [UInt8]) = ([], [])
    while true {
      let hasEnded = child.hasEnded()
      if let pipe = child.input {
        // A program that does not want the rest of its input closes the pipe: that is its right.
        if rest.isEmpty {
          child.closeInput()
        } else if let count = pipe.writeSome(rest) {
          rest = rest.dropFirst(count)
        } else {
          child.closeInput()
        }
      }
      let sources = [child.output, child.error].compactMap { $0 }
      let wait: Int32 = hasEnded || !rest.isEmpty ? 1 : deadline.milliseconds(atMost: 5)
      Descriptor.waitForInput(on: sources, milliseconds: wait)
      let (more, complaints) = (child.output?.readAll() ?? [], child.error?.readAll() ?? [])
      output += more
      error += complaints
      if hasEnded, more.isEmpty, complaints.isEmpty, let ending = child.ending {
        return Outcome(ending: ending, output: output, error: error)
      }
      if deadline.isOver {
        throw Fault(
          "\(launch.program) \(launch.arguments) did not end within \(limit)\nstandard output: "
            + String(decoding: output, as: UTF8.self) + "\nstandard error: "
            + String(decoding: error, as: UTF8.self))
      }
    }
  }
}

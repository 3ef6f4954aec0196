public import Canvas

/// A program running on a terminal that the test looks at and types on.
///
/// Every wait is for a condition; its time limit only says when the test has failed.
public final class Session {
  public let screen: VTermScreen
  let terminal: PseudoTerminal
  let child: Child
  let answersQuestions: Bool
  private let before: TerminalSettings?
  private var after: TerminalSettings?
  private var isDrained = false
  /// What came out of the pipes in place of standard output and standard error.
  public private(set) var standardOutput: [UInt8] = []
  public private(set) var standardError: [UInt8] = []

  public init(_ launch: Launch) throws {
    terminal = try PseudoTerminal(size: launch.size)
    screen = try VTermScreen(size: launch.size)
    before = terminal.settings
    answersQuestions = launch.answersQuestions
    child = try Child(launch, terminal: terminal.path)
  }

  // MARK: Looking

  public var rows: [String] { screen.rows }
  public var output: TerminalOutput { screen.output }
  /// The terminal's settings: those in force, after the program's end those it left.
  public var settings: TerminalSettings? { after ?? terminal.settings }

  /// What the program did not give back of the terminal; empty when all is as it was found.
  public var leftBehind: [String] {
    let found = screen.output
    var list: [String] = []
    if settings != before {
      list.append("settings: \(settings.map { "\($0)" } ?? "unknown")")
    }
    if found.isAlternateScreen { list.append("the alternate screen") }
    if !found.isCursorVisible { list.append("no cursor") }
    if found.wantsMouse || found.modes.contains(1006) { list.append("the mouse") }
    if found.wantsBracketedPaste { list.append("bracketed paste") }
    if found.modes.contains(1) { list.append("application cursor keys") }
    if found.modes.contains(1004) { list.append("focus reports") }
    if found.modes.contains(2026) { list.append("a frame that is held back") }
    if screen.pen != .plain { list.append("style: \(screen.pen)") }
    if let title = found.title { list.append("title: \(title)") }
    return list
  }

  // MARK: Waiting

  /// Waits until `text` stands on the screen, within one row.
  ///
  /// - Returns: where it starts.
  @discardableResult
  public func expect(_ text: String, within limit: Duration = .seconds(10)) throws -> Point {
    try wait("\"\(text)\"", within: limit) { screen.find(text) != nil }
    return screen.find(text) ?? .zero
  }

  public func expectGone(_ text: String, within limit: Duration = .seconds(10)) throws {
    try wait("no \"\(text)\"", within: limit) { screen.find(text) == nil }
  }

  /// Waits until `condition` holds, which is looked at whenever something came.
  ///
  /// - Parameter what: what is waited for, as the message of a failure names it.
  public func wait(
    _ what: String, within limit: Duration = .seconds(10), until condition: () throws -> Bool
  ) throws {
    let deadline = Deadline(after: limit)
    while true {
      // First what is there already: output and end that came while the test did other things.
      pump(milliseconds: 0)
      if try condition() { return }
      if isDrained { throw fault("waited for \(what), but the program has ended") }
      if deadline.isOver { throw fault("waited \(limit) for \(what)") }
      pump(milliseconds: deadline.milliseconds(atMost: 20))
    }
  }

  /// Lets the program write until it has written nothing for `pause`.
  ///
  /// For what has no other sign, as that a key changes nothing; a program that never rests fails.
  public func settle(for pause: Duration = .milliseconds(80), within limit: Duration = .seconds(10))
    throws
  {
    let deadline = Deadline(after: limit)
    var quiet = Deadline(after: pause)
    while !quiet.isOver, !isDrained {
      let count = screen.output.bytes.count
      pump(milliseconds: quiet.milliseconds(atMost: 20))
      if screen.output.bytes.count != count { quiet = Deadline(after: pause) }
      if deadline.isOver { throw fault("waited \(limit) for a pause of \(pause)") }
    }
  }

  /// Waits for the end of the program.
  ///
  /// - Returns: its status as a shell shows it, 128 + number for a signal.
  @discardableResult
  public func exitStatus(within limit: Duration = .seconds(10)) throws -> Int32 {
    try ending(within: limit).status
  }

  /// Waits for the end of the program and for everything that it wrote.
  public func ending(within limit: Duration = .seconds(10)) throws -> Ending {
    let deadline = Deadline(after: limit)
    while !isDrained {
      if deadline.isOver { throw fault("waited \(limit) for the end of the program") }
      pump(milliseconds: deadline.milliseconds(atMost: 5))
    }
    guard let ending = child.ending else { throw fault("the program has no status") }
    return ending
  }

  /// A failure that shows the whole screen.
  public func fault(_ message: String) -> Fault {
    var lines = [message]
    let state = child.ending.map { "\($0)" } ?? "the program is running"
    lines.append(
      "\(screen.size.width)x\(screen.size.height), cursor at \(screen.cursor.x),\(screen.cursor.y), "
        + "\(output.bytes.count) bytes, \(state)")
    let edge = "+" + String(repeating: "-", count: screen.size.width) + "+"
    lines.append(edge)
    for y in 0..<screen.size.height { lines.append("|" + screen.row(y) + "|") }
    lines.append(edge)
    if !standardOutput.isEmpty {
      lines.append("standard output: " + String(decoding: standardOutput, as: UTF8.self))
    }
    if !standardError.isEmpty {
      lines.append("standard error: " + String(decoding: standardError, as: UTF8.self))
    }
    return Fault(lines.joined(separator: "\n"))
  }

  // MARK: The wire

  /// Takes in what the program wrote, waiting for it for at most `milliseconds`.
  func pump(milliseconds: Int32) {
    guard !isDrained else { return }
    // Asked before reading: what an ended program wrote is all in the pipes then.
    let hasEnded = child.hasEnded()
    if hasEnded, after == nil {
      after = terminal.settings
      terminal.release()
    }
    let sources = [terminal.master] + [child.output, child.error].compactMap { $0 }
    Descriptor.waitForInput(on: sources, milliseconds: milliseconds)
    let bytes = terminal.master.readAll()
    if !bytes.isEmpty {
      screen.take(bytes)
      let answers = screen.answers()
      if answersQuestions, !answers.isEmpty { _ = terminal.master.writeSome(answers[...]) }
    }
    let output = child.output?.readAll() ?? []
    let error = child.error?.readAll() ?? []
    standardOutput += output
    standardError += error
    // The terminal's end is told by the kernel a moment after the last program's; one that is
    // still held open by a grandchild is taken as done when nothing came in a whole wait.
    let isQuiet = milliseconds > 0 && bytes.isEmpty && output.isEmpty && error.isEmpty
    if hasEnded, isQuiet || !sources.contains(where: \.isOpen) { isDrained = true }
  }
}

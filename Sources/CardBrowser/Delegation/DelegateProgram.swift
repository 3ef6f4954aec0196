internal import AdaptiveCards
internal import CardActions
internal import Terminal

/// A program that answers the calls of delegates, in JSON lines over its standard input and output.
///
/// It begins with a line of ours, `{"hello": …, "calls": […]}`, and one of its own,
/// `{"calls": […]}`, with those that it wants to see. A call that has an answer has an `id`, which
/// the answer repeats: `{"id": 3, "answer": …}`.
final class DelegateProgram: DelegateChannel {
  private let child: ChildProgram
  private(set) var wanted: Set<DelegateCall.Name> = []
  private var lastID = 0
  private var missedInARow = 0
  private var isGivenUp = false
  /// What went wrong, for the end of the run.
  private(set) var complaints: [String] = []

  /// How long an answer is waited for.
  static let patience: Duration = .seconds(1)
  /// After so many answers that did not come, nothing more is asked.
  static let mostMissed = 3
  /// Bytes that are read in search of one answer.
  private static let mostRead = 16_000_000
  private static let mostComplaints = 10

  /// Starts a command and hears which calls it wants to see.
  ///
  /// - Returns: nil when it cannot be started.
  init?(_ command: String) {
    guard let child = ChildProgram(command) else { return nil }
    self.child = child
    greet()
  }

  private func greet() {
    let names = DelegateCall.Name.allCases.map { JSONValue.string($0.rawValue) }
    let hello = JSONValue.object([
      ("hello", .string("cards")), ("version", .int(1)), ("calls", .array(names)),
    ])
    guard child.channel.send(hello.serialized()) else { return giveUp("has ended at once") }
    let reply = read { object in object["calls"] }
    guard let reply else {
      if !isGivenUp { giveUp("did not say which calls it wants to see") }
      return
    }
    for value in reply.answer.arrayValue ?? [] {
      guard let name = value.stringValue.flatMap(DelegateCall.Name.init(rawValue:)) else {
        complain("asks for a call that there is not: \(value.serialized())")
        continue
      }
      wanted.insert(name)
    }
  }

  // MARK: Calls

  func tell(_ call: DelegateCall) {
    guard !isGivenUp else { return }
    if !child.channel.send(call.json().serialized()) { giveUp("has ended, or does not read") }
  }

  func ask(_ call: DelegateCall) -> DelegateReply? {
    guard !isGivenUp else { return nil }
    lastID += 1
    let id = lastID
    guard child.channel.send(call.json([("id", .int(id))]).serialized()) else {
      giveUp("has ended, or does not read")
      return nil
    }
    let reply = read { object in
      // What is older was waited for long enough.
      object["id"]?.numberValue?.intValue == id ? object["answer"] ?? .null : nil
    }
    if reply != nil {
      missedInARow = 0
    } else if !isGivenUp {
      missedInARow += 1
      complain("did not answer '\(call.name.rawValue)' in time")
      if missedInARow == DelegateProgram.mostMissed { giveUp("is not asked any more") }
    }
    return reply
  }

  /// Reads lines until one is what is waited for.
  private func read(_ pick: (JSONObject) -> JSONValue?) -> DelegateReply? {
    let deadline = StandardTerminal.now + DelegateProgram.patience
    var bytes = 0
    while bytes < DelegateProgram.mostRead {
      switch child.channel.next(before: deadline) {
      case .line(let line):
        bytes += line.count
        let source = SourceText(name: "<delegate>", bytes: line)
        guard let object = JSONReader.read(source).value?.objectValue else { continue }
        if let answer = pick(object) { return DelegateReply(answer, source: source) }
      case .tooLate: return nil
      case .closed:
        giveUp("has ended, or writes lines without end")
        return nil
      }
    }
    giveUp("writes too much that nobody asked for")
    return nil
  }

  // MARK: The end

  /// Nothing more is asked; the program goes on without it.
  private func giveUp(_ reason: String) {
    complain(reason)
    isGivenUp = true
    child.end()
  }

  /// Remembers a sentence about the delegate for the end of the run.
  func complain(_ reason: String) {
    guard complaints.count < DelegateProgram.mostComplaints else { return }
    complaints.append("the delegate " + reason)
  }

  /// Ends the program.
  func end() {
    isGivenUp = true
    child.end()
  }
}

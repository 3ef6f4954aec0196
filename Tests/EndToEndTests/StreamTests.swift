import TestSupport
import Testing

/// Which of terminal, pipes and files is used for what, and what happens without a terminal.
@Suite("Streams", .enabled(if: CardsProgram.isThere, Comment(rawValue: CardsProgram.missing)))
struct StreamTests {
  private let scratch: Scratch
  private let text: String
  private let form: String

  init() throws {
    scratch = try Scratch()
    text = try scratch.write(Cards.text, to: "text.json")
    form = try scratch.write(Cards.form, to: "form.json")
  }

  @Test("a card through a pipe has its keys from the terminal, and its result in a pipe")
  func pipeline() throws {
    var launch = CardsProgram.launch("show", "-")
    (launch.input, launch.output) = (.pipe, .pipe)
    let session = try Session(launch)
    try session.feed(Cards.form)
    session.closeInput()
    try session.expect("Who is it?")
    try session.type("Ada")
    try session.press("Tab", "Enter")
    #expect(try session.exitStatus() == 0)
    #expect(String(decoding: session.standardOutput, as: UTF8.self) == Cards.formResult)
    #expect(session.leftBehind == [])
  }

  @Test("a result alone goes into a pipe, whatever is drawn")
  func resultPipe() throws {
    var launch = CardsProgram.launch("show", form)
    launch.output = .pipe
    let session = try Session(launch)
    try session.expect("Who is it?")
    session.resize(50, 20)
    try session.type("Ada")
    try session.press("Tab")
    try session.expect("Ada")
    #expect(session.standardOutput == [])
    try session.press("Enter")
    #expect(try session.exitStatus() == 0)
    #expect(String(decoding: session.standardOutput, as: UTF8.self) == Cards.formResult)
  }

  @Test("a card that is closed prints no result")
  func noResult() throws {
    var launch = CardsProgram.launch("show", text)
    launch.output = .pipe
    let session = try Session(launch)
    try session.expect("Nothing to fill in")
    try session.press("q")
    #expect(try session.exitStatus() == 1)
    #expect(session.standardOutput == [])
  }

  @Test("Ctrl-C ends the wait for a card that does not come: 130")
  func endlessInput() throws {
    var launch = CardsProgram.launch("show", "-")
    launch.input = .pipe
    let session = try Session(launch)
    try session.feed("{")
    try session.press("Ctrl-C")
    #expect(try session.exitStatus() == 130)
    #expect(session.leftBehind == [])
  }

  @Test("without any terminal show says so in one line: 69", arguments: ["show", "browse"])
  func noTerminal(command: String) throws {
    let outcome = try Command.run(CardsProgram.launch(command, text))
    #expect(outcome.status == 69, "\(outcome)")
    #expect(outcome.output == [])
    #expect(outcome.errorText.split(separator: "\n").count == 1, "\(outcome)")
    #expect(!outcome.error.contains(0x1B))
  }

  @Test("render needs no terminal")
  func renderWithoutTerminal() throws {
    let outcome = try Command.run(CardsProgram.launch("render", "-"), input: Array(Cards.text.utf8))
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.outputText.contains("Nothing to fill in"))
    #expect(!outcome.output.contains(0x1B))
    #expect(outcome.error == [])
  }

  @Test("a terminal that can do nothing gets no escape", arguments: ["dumb", "", nil])
  func dumb(name: String?) throws {
    let session = try Session(CardsProgram.launch("show", form, environment: ["TERM": name]))
    try session.expect("Your name")
    try session.press("Ctrl-C")
    #expect(try session.exitStatus() == 130)
    #expect(!session.output.bytes.contains(0x1B))
    #expect(session.leftBehind == [])
  }

  @Test("an unknown terminal is taken for its nearest relative, and the status line says so")
  func unknownTerminal() throws {
    let session = try Session(
      Cards.launch("show", text, environment: ["TERM": "xterm-nonesuch"]))
    try session.expect("Nothing to fill in")
    try session.expect("xterm-nonesuch")
    try session.press("q")
    #expect(try session.exitStatus() == 1)
    #expect(session.faultsAtTheEnd == [])
  }

  @Test(
    "old terminals are enough",
    arguments: ["vt100", "vt220", "linux", "ansi", "screen", "xterm", "tmux-256color"])
  func oldTerminals(name: String) throws {
    let session = try Session(Cards.launch("show", text, environment: ["TERM": name]))
    try session.expect("Nothing to fill in")
    try session.press("q")
    #expect(try session.exitStatus() == 1)
    #expect(session.settings.map(\.isCanonical) == true)
    #expect(session.output.isCursorVisible)
  }

  @Test(
    "the mouse is left where it costs bytes or holds Esc back, unless it is asked for",
    arguments: [
      ("SSH_CONNECTION", "10.0.0.1 1 10.0.0.2 22", [], false),
      ("STY", "1234.pts-0.host", [], false),
      ("SSH_CONNECTION", "10.0.0.1 1 10.0.0.2 22", ["--mouse"], true),
      ("STY", "1234.pts-0.host", ["--mouse"], true), ("STY", nil, [], true),
      ("STY", nil, ["--no-mouse"], false),
    ] as [(String, String?, [String], Bool)])
  func mouse(variable: String, value: String?, options: [String], isTaken: Bool) throws {
    var launch = Cards.launch("show", text, environment: [variable: value])
    launch.arguments += options
    let session = try Session(launch)
    try session.expect("Nothing to fill in")
    #expect(session.output.wantsMouse == isTaken)
    try session.press("q")
    #expect(try session.exitStatus() == 1)
    #expect(session.faultsAtTheEnd == [])
  }

  @Test("the first picture does not wait for an answer of the terminal")
  func silentTerminal() throws {
    var launch = Cards.launch("show", text)
    launch.answersQuestions = false
    let session = try Session(launch)
    try session.expect("Nothing to fill in", within: .seconds(1))
    try session.press("q")
    #expect(try session.exitStatus() == 1)
    #expect(session.faultsAtTheEnd == [])
  }
}

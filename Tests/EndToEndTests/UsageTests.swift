import TestSupport
import Testing

/// What the command line answers to what it cannot do.
@Suite("Usage", .enabled(if: CardsProgram.isThere, Comment(rawValue: CardsProgram.missing)))
struct UsageTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// The run of the program with a terminal there, which none of these cases may touch.
  private func run(_ arguments: String...) throws -> (status: Int32, output: String, error: String)
  {
    var launch = Launch(CardsProgram.path, arguments)
    (launch.output, launch.error) = (.pipe, .pipe)
    let session = try Session(launch)
    let status = try session.exitStatus()
    #expect(session.output.bytes == [], "the terminal was written to")
    return (
      status, String(decoding: session.standardOutput, as: UTF8.self),
      String(decoding: session.standardError, as: UTF8.self)
    )
  }

  private func lines(_ text: String) -> Int { text.split(separator: "\n").count }

  @Test("--version is one line")
  func version() throws {
    let (status, output, error) = try run("--version")
    #expect(status == 0)
    #expect(lines(output) == 1)
    #expect(output.contains { $0.isNumber })
    #expect(error == "")
  }

  @Test("every command has help", arguments: ["", "browse", "show", "render"])
  func help(command: String) throws {
    let (status, output, error) =
      try command.isEmpty ? run("--help") : run(command, "--help")
    #expect(status == 0)
    #expect(output.contains("cards"))
    #expect(output.contains(command))
    #expect(error == "")
  }

  @Test("a wrong option is named beside the nearest right one: 2")
  func wrongOption() throws {
    let path = try scratch.write(Cards.text, to: "card.json")
    let (status, output, error) = try run("show", "--ascci", path)
    #expect(status == 2)
    #expect(output == "")
    #expect(error.contains("--ascci"))
    #expect(error.contains("--ascii"))
  }

  @Test("a wrong command is named beside the nearest right one: 2")
  func wrongCommand() throws {
    let (status, output, error) = try run("rendr", "card.json")
    #expect(status == 2)
    #expect(output == "")
    #expect(error.contains("rendr"))
    #expect(error.contains("render"))
  }

  @Test("a missing argument or value is wrong usage: 2")
  func missingArguments() throws {
    let path = try scratch.write(Cards.text, to: "card.json")
    #expect(try run("show").status == 2)
    #expect(try run("render").status == 2)
    #expect(try run("render", path, "--width").status == 2)
    #expect(try run("render", path, "--width", "wide").status == 2)
    #expect(try run("render", path, "--format", "pdf").status == 2)
  }

  @Test("a file that is not there is named: 66", arguments: ["show", "browse", "render"])
  func missingFile(command: String) throws {
    let path = scratch.path + "/missing.json"
    let (status, output, error) = try run(command, path)
    #expect(status == 66)
    #expect(output == "")
    #expect(error.contains(path))
    #expect(lines(error) == 1)
  }

  @Test("what is not JSON has its place named: 65", arguments: ["show", "render"])
  func notJSON(command: String) throws {
    let path = try scratch.write("{\"type\": \"AdaptiveCard\",\n  \"body\": [}\n", to: "bad.json")
    let (status, output, error) = try run(command, path)
    #expect(status == 65)
    #expect(output == "")
    #expect(error.contains("\(path):2:12"), "\(error)")
    #expect(lines(error) == 1)
  }

  @Test("a name that would act on the terminal is shown, not sent: 66")
  func hostileName() throws {
    let (status, _, error) = try run("render", scratch.path + "/\u{1b}]0;x\u{7}.json")
    #expect(status == 66)
    #expect(!error.utf8.contains(0x1B))
    #expect(!error.utf8.contains(0x07))
  }
}

import TestSupport
import Testing

/// `cards check` from outside: what it prints, where, and how it ends.
@Suite("cards check")
struct CheckTests {
  private static let good = """
    {"type": "AdaptiveCard", "version": "1.5",
     "body": [{"type": "TextBlock", "text": "Hello"}]}
    """
  private static let warned = """
    {"type": "AdaptiveCard", "version": "1.5", "body": [
      {"type": "TextBlock", "text": "Hello", "wieght": "Bolder"}]}
    """
  private static let wrong = """
    {"type": "AdaptiveCard", "version": "1.5", "body": [
      {"type": "TextBlock", "id": "a", "text": "Hello"},
      {"type": "TextBlock", "id": "a", "text": "World"}]}
    """
  private static let broken = "{\n  \"type\": oops\n}\n"

  /// Runs `cards check` in a folder that holds these files.
  private func check(
    _ arguments: String..., files: [String: String] = [:], input: String? = nil
  ) throws -> Outcome {
    let scratch = try Scratch()
    for (name, text) in files {
      if let slash = name.lastIndex(of: "/") {
        try Files.makeFolder(scratch.path + "/cards")
        try Files.makeFolder(scratch.path + "/" + name[..<slash])
      }
      try scratch.write(text, to: name)
    }
    var launch = CardsProgram.launch()
    launch.arguments = ["check"] + arguments
    launch.folder = scratch.path
    return try withExtendedLifetime(scratch) {
      try Command.run(launch, input: input.map { Array($0.utf8) })
    }
  }

  @Test("a card without faults: nothing said, status 0")
  func good() throws {
    let outcome = try check("a.json", files: ["a.json": Self.good])
    #expect(outcome.status == 0)
    #expect(outcome.outputText == "")
    #expect(outcome.errorText == "")
  }

  @Test("a warning is a line with file, line and column, and status 0")
  func warning() throws {
    let outcome = try check("a.json", files: ["a.json": Self.warned])
    #expect(outcome.status == 0)
    #expect(
      outcome.outputText
        == "a.json:2:42: warning: the property \"wieght\" is not known; did you mean \"weight\"?"
        + " [property-unknown]\n")
    #expect(outcome.errorText == "")
  }

  @Test("an error is a line and status 1")
  func error() throws {
    let outcome = try check("a.json", files: ["a.json": Self.wrong])
    #expect(outcome.status == 1)
    #expect(outcome.outputText.hasPrefix("a.json:3:31: error: "))
    #expect(outcome.outputText.hasSuffix(" [id-repeated]\n"))
  }

  @Test("a text that is not JSON is an error with a code that says so")
  func broken() throws {
    let outcome = try check("a.json", files: ["a.json": Self.broken])
    #expect(outcome.status == 1)
    #expect(outcome.outputText.hasPrefix("a.json:2:11: error: "))
    #expect(outcome.outputText.hasSuffix(" [json-unknown-word]\n"))
  }

  @Test("an empty file is an error")
  func empty() throws {
    let outcome = try check("a.json", files: ["a.json": ""])
    #expect(outcome.status == 1)
    #expect(outcome.outputText.hasPrefix("a.json:1:1: error: "))
  }

  @Test("standard input is a file")
  func input() throws {
    let outcome = try check("-", input: Self.wrong)
    #expect(outcome.status == 1)
    #expect(outcome.outputText.hasPrefix("<stdin>:3:31: error: "))
  }

  @Test("a file that is not there: a sentence, status 66, and the others are checked")
  func missing() throws {
    let outcome = try check("none.json", "a.json", files: ["a.json": Self.wrong])
    #expect(outcome.status == 66)
    #expect(outcome.outputText.hasPrefix("a.json:3:31: error: "))
    #expect(outcome.errorText == "cards: none.json: No such file or directory\n")
  }

  @Test("a folder stands for the cards below it, in order, but not for data of templates")
  func folder() throws {
    let outcome = try check(
      "cards",
      files: [
        "cards/b.json": Self.warned, "cards/a.json": Self.warned, "cards/a.data.json": "{}",
        "cards/in/c.json": Self.warned, "cards/notes.txt": "no card",
      ])
    #expect(outcome.status == 0)
    let files = outcome.outputText.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(files == ["cards/a.json", "cards/b.json", "cards/in/c.json"])
  }

  @Test("a folder without cards is no success")
  func emptyFolder() throws {
    let outcome = try check("cards", files: ["cards/notes.txt": ""])
    #expect(outcome.status == 66)
    #expect(outcome.errorText.hasPrefix("cards: cards: holds no card"))
  }

  @Test("no file at all is wrong usage")
  func noFile() throws {
    let outcome = try check()
    #expect(outcome.status == 2)
    #expect(outcome.outputText == "")
    #expect(outcome.errorText.contains("FILE"))
  }

  @Test(
    "a format that is not known is wrong usage, with the nearest one",
    arguments: [("jsno", "did you mean 'json'?"), ("ansi", "text, json, sarif")])
  func format(name: String, hint: String) throws {
    let outcome = try check("--format", name, "a.json", files: ["a.json": Self.good])
    #expect(outcome.status == 2)
    #expect(outcome.errorText.contains(hint))
  }

  @Test("JSON holds the counts and every fault with its place and pointer")
  func json() throws {
    let outcome = try check(
      "--format=json", "a.json", "b.json", "none.json",
      files: ["a.json": Self.warned, "b.json": Self.good])
    #expect(outcome.status == 66)
    #expect(
      outcome.outputText
        == #"{"files":2,"errors":0,"warnings":1,"#
        + #""unreadable":["none.json: No such file or directory"],"#
        + #""diagnostics":[{"severity":"warning","code":"property-unknown","#
        + #""message":"the property \"wieght\" is not known; did you mean \"weight\"?","#
        + #""path":"/body/0/wieght","file":"a.json","line":2,"column":42}]}"# + "\n")
  }

  @Test("SARIF holds the result with rule, place and a file's address")
  func sarif() throws {
    let outcome = try check(
      "--format", "sarif", "./a b.json", files: ["a b.json": Self.warned])
    #expect(outcome.status == 0)
    let text = outcome.outputText
    for part in [
      #""version":"2.1.0""#, #""name":"cards""#, #""columnKind":"unicodeCodePoints""#,
      #"{"id":"property-unknown","shortDescription":{"text":""#,
      #""ruleId":"property-unknown","ruleIndex":"#, #""level":"warning""#,
      #""artifactLocation":{"uri":"a%20b.json"},"region":{"startLine":2,"startColumn":42}"#,
      #""fullyQualifiedName":"/body/0/wieght""#, #""executionSuccessful":true"#,
    ] {
      #expect(text.contains(part), "no \(part)")
    }
  }

  @Test("SARIF says that a file could not be read")
  func sarifUnreadable() throws {
    let outcome = try check("--format", "sarif", "none.json")
    #expect(outcome.status == 66)
    #expect(outcome.outputText.contains(#""executionSuccessful":false"#))
    #expect(outcome.outputText.contains("none.json: No such file or directory"))
  }

  @Test("every code is listed once, with a severity and a sentence")
  func codes() throws {
    let outcome = try check("--codes")
    #expect(outcome.status == 0)
    let lines = outcome.outputText.split(separator: "\n").map {
      $0.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    }
    #expect(lines.count > 50)
    #expect(Set(lines.map { $0[0] }).count == lines.count)
    for line in lines {
      let rest = line[1].drop { $0 == " " }
      #expect(rest.hasPrefix("error ") || rest.hasPrefix("warning "), "\(line)")
      #expect(rest.hasSuffix("."), "\(line)")
    }
    #expect(outcome.outputText.contains("json-trailing-comma "))
    #expect(outcome.outputText.contains("alt-text-missing "))
  }

  @Test("the list of codes takes no file")
  func codesWithFile() throws {
    #expect(try check("--codes", "a.json").status == 2)
  }

  @Test("the host says how many buttons there are")
  func host() throws {
    let card = """
      {"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "TextBlock", "text": "x"}],
       "actions": [{"type": "Action.Submit", "title": "a"},
                   {"type": "Action.Submit", "title": "b"}]}
      """
    let files = ["a.json": card, "host.json": #"{"actions": {"maxActions": 1}}"#]
    #expect(try check("a.json", files: files).outputText == "")
    let outcome = try check("--host-config", "host.json", "a.json", files: files)
    #expect(outcome.status == 0)
    #expect(outcome.outputText.hasPrefix("a.json:3:14: warning: there are 2 primary actions"))
  }

  @Test("a host config with faults is part of the report, one that is not there is 66")
  func badHost() throws {
    let files = ["a.json": Self.good, "host.json": "{"]
    let outcome = try check("--host-config", "host.json", "a.json", files: files)
    #expect(outcome.status == 1)
    #expect(outcome.outputText.hasPrefix("host.json:1:2: error: "))
    #expect(try check("--host-config", "none.json", "a.json", files: files).status == 66)
  }

  @Test("a card cannot write to the terminal through a message")
  func hostile() throws {
    let card = """
      {"type": "AdaptiveCard", "version": "1.5", "body": [
        {"type": "\\u001b]0;x\\u0007\\u202e"}]}
      """
    for format in ["text", "json", "sarif"] {
      let outcome = try check("--format", format, "a.json", files: ["a.json": card])
      #expect(outcome.output.allSatisfy { $0 == 0x0A || ($0 >= 0x20 && $0 < 0x7F) }, "\(format)")
      #expect(outcome.outputText.contains("element-unknown"))
    }
  }

  @Test("on a terminal the counts come last")
  func counts() throws {
    let scratch = try Scratch()
    let wrong = try scratch.write(Self.wrong, to: "a.json")
    let good = try scratch.write(Self.good, to: "b.json")
    var session = try Session(CardsProgram.launch("check", wrong, good))
    try session.expect("1 error and 0 warnings in 1 of 2 files")
    #expect(try session.exitStatus() == 1)
    session = try Session(CardsProgram.launch("check", good))
    try session.expect("no fault in 1 file")
    #expect(try session.exitStatus() == 0)
  }

  @Test("a full disk is not silent")
  func fullDisk() throws {
    let scratch = try Scratch()
    var launch = CardsProgram.launch("check", try scratch.write(Self.wrong, to: "a.json"))
    launch.output = .file("/dev/full")
    let outcome = try Command.run(launch)
    #expect(outcome.status == 74)
    #expect(outcome.errorText.contains("could not be written"))
  }
}

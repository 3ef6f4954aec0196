import TestSupport
import Testing

/// Choices that a delegate program finds, in the real program on a terminal.
@Suite(
  "Queries of choices",
  .enabled(if: CardsProgram.isThere, Comment(rawValue: CardsProgram.missing)))
struct QueryTests {
  private static let hasPython = Files.isProgram("/usr/bin/python3")
  private let card = "\(Package.root)/Cards/reviewers.json"

  private func show(_ delegate: String, _ more: String...) throws -> Session {
    var launch = CardsProgram.launch()
    launch.arguments = ["show", "--delegate", delegate] + more + [card]
    launch.output = .pipe
    launch.error = .pipe
    return try Session(launch)
  }

  @Test(
    "a delegate in Python finds choices by what is typed and by another input",
    .enabled(if: hasPython, "skipped: there is no Python here"))
  func people() throws {
    let scratch = try Scratch()
    let trace = scratch.path + "/trace"
    let session = try show("exec \(Package.root)/Cards/delegates/people.py", "--trace", trace)
    try session.expect("[Compilers")
    try session.press("Tab", "Enter")
    try session.expect("Adele Goldberg")
    try session.type("grace")
    try session.expectGone("Adele")
    try session.expect("Grace Hopper")
    try session.press("Enter")
    try session.expect("[Grace Hopper")
    try session.press("Enter")
    try session.type("zuse")
    try session.expect("Nothing found")
    try session.press("Esc", "Esc", "Shift-Tab", "Enter")
    try session.click(on: "Engines")
    try session.press("Tab", "Enter")
    try session.type("zuse")
    try session.expect("Konrad Zuse")
    try session.press("Enter", "Tab", "Tab", "Enter")
    #expect(try session.exitStatus() == 0)
    let inputs = #"{"team":"engines","reviewer":"zuse"}"#
    #expect(
      String(decoding: session.standardOutput, as: UTF8.self)
        == #"{"type":"Action.Execute","title":"Ask","verb":"ask","data":\#(inputs),"#
        + #""inputs":\#(inputs)}"# + "\n")
    #expect(session.standardError == [])
    let lines = try Files.readText(trace).split(separator: "\n")
    let call =
      #"{"call":"onChoiceSetQueryChange","path":"/body/3","inputId":"reviewer","dataset":"people","#
      + #""value":"zuse","count":5,"inputs":{"team":"engines"},"#
      + #""answer":{"choices":[{"title":"Konrad Zuse","value":"zuse"}]}}"#
    #expect(lines.contains { $0 == call })
  }

  @Test(
    "in the browser too, also after another card was looked at",
    .enabled(if: hasPython, "skipped: there is no Python here"))
  func browse() throws {
    let scratch = try Scratch()
    try scratch.write(Files.readText(card), to: "a.json")
    try scratch.write(Cards.text, to: "b.json")
    let people = "exec \(Package.root)/Cards/delegates/people.py"
    let session = try Session(CardsProgram.launch("browse", "--delegate", people, scratch.path))
    try session.expect("1/2  a.json")
    try session.press("Enter", "Tab", "Enter")
    try session.expect("Adele Goldberg")
    try session.type("grace")
    try session.expectGone("Adele")
    try session.press("Esc", "Esc", "Esc", "Down")
    try session.expect("2/2  b.json")
    try session.press("Up", "Enter", "Tab", "Enter")
    try session.type("hopper")
    try session.expect("Grace Hopper")
    try session.press("Enter")
    try session.expect("[Grace Hopper")
    try session.press("Tab", "Tab", "Enter")
    try session.expect(#""reviewer": "hopper""#)
    try session.press("q")
    #expect(try session.exitStatus() == 0)
    #expect(session.leftBehind == [])
  }

  @Test("a delegate that does not answer is waited for a second, and the form goes on")
  func slow() throws {
    let session = try show(
      #"read -r h; echo '{"calls":["onChoiceSetQueryChange"]}'; exec sleep 60"#)
    try session.expect("[Compilers")
    try session.press("Tab", "Enter")
    try session.expect("Looking...")
    try session.expect("! The choices could not be looked up", within: .seconds(3))
    try session.type("whoever")
    try session.expect("Whoever has time")
    try session.press("Enter")
    try session.expect("[Whoever has time")
    try session.press("Tab", "Tab", "Enter")
    #expect(try session.exitStatus() == 0)
    let errors = String(decoding: session.standardError, as: UTF8.self)
    #expect(errors.contains("did not answer 'onChoiceSetQueryChange' in time"))
    #expect(session.leftBehind == [])
  }

  @Test("without a delegate the card's own choices are all there are")
  func alone() throws {
    var launch = CardsProgram.launch("show", card)
    launch.output = .pipe
    let session = try Session(launch)
    try session.expect("[Compilers")
    try session.press("Tab", "Enter")
    try session.expect("Whoever has time")
    try session.expectGone("Looking")
    try session.press("Esc", "Tab", "Tab", "Enter")
    try session.expect("Not available yet: fill in a required field first")
    try session.press("Ctrl-C")
    #expect(try session.exitStatus() == 130)
  }

  @Test(
    "as prompts: a text looks for choices, a number takes one",
    .enabled(if: hasPython, "skipped: there is no Python here"))
  func prompts() throws {
    let outcome = try Command.run(
      CardsProgram.launch(
        "show", "--accessible", "--delegate", "exec \(Package.root)/Cards/delegates/people.py", card
      ),
      input: Array("\nhopper\n3\n\n1\n".utf8))
    #expect(outcome.errorText.contains("1. Whoever has time\n2. Nobody, it is a typo\n3. Grace"))
    #expect(outcome.outputText.contains(#""reviewer":"hopper""#), "\(outcome)")
    #expect(outcome.status == 0)
  }

  @Test("a script's value of such a set stands as it is written where nobody knows better")
  func submit() throws {
    let outcome = try Command.run(
      CardsProgram.launch("submit", card, "--set", "reviewer=hopper"))
    #expect(outcome.outputText.contains(#""reviewer":"hopper""#))
    let untouched = try Command.run(CardsProgram.launch("submit", card))
    #expect(untouched.status == 1)
    #expect(untouched.outputText == "")
    #expect(untouched.errorText.contains("fill in a required field first"))
  }
}

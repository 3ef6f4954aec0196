import TestSupport
import Testing

/// `--state`: a form that is gone on with, whatever ended it.
@Suite(
  "Kept forms", .enabled(if: CardsProgram.isThere, Comment(rawValue: CardsProgram.missing)))
struct StateTests {
  private let scratch: Scratch
  private let form: String
  private let kept: String

  init() throws {
    scratch = try Scratch()
    form = try scratch.write(
      """
      {"type":"AdaptiveCard","version":"1.5","body":[
       {"type":"Input.Text","id":"name","label":"Name"},
       {"type":"Input.Text","id":"secret","label":"Secret","style":"password"},
       {"type":"Input.Text","id":"note","label":"Note","isMultiline":true}],
       "actions":[{"type":"Action.Submit","title":"Send"}]}
      """, to: "form.json")
    kept = scratch.path + "/kept.json"
  }

  private func show(_ card: String? = nil) throws -> Session {
    var launch = CardsProgram.launch("show", card ?? form, "--state", kept)
    launch.output = .pipe
    launch.error = .pipe
    return try Session(launch)
  }

  private func waitForState(_ text: String, in session: Session, within limit: Duration) throws {
    try session.wait("'\(text)' in the state file", within: limit) {
      try Files.exists(kept) && Files.readText(kept).contains(text)
    }
  }

  /// A second is promised; the other ones are for a busy machine.
  private static let soon: Duration = .seconds(3)

  @Test("what was typed is in the file soon, while the form is open; kill -9 leaves it")
  func killed() throws {
    let session = try show()
    try session.expect("Name")
    #expect(!Files.exists(kept))
    try session.type("Ada")
    try waitForState(#""name":"Ada""#, in: session, within: Self.soon)
    try session.type(" Lovelace")
    try waitForState(#""name":"Ada Lovelace""#, in: session, within: Self.soon)
    session.send(signal: 9)
    _ = try session.ending()
    #expect(
      try Files.readText(kept) == #"{"inputs":{"name":"Ada Lovelace"},"visible":{},"open":[]}"#
        + "\n")
    #expect(Files.names(in: scratch.path) == ["form.json", "kept.json"])
    let second = try show()
    try second.expect("[Ada Lovelace")
  }

  @Test("a field that is left is kept at once; passwords never are")
  func left() throws {
    let session = try show()
    try session.expect("Name")
    try session.type("Ada")
    try session.press("Tab")
    try waitForState("Ada", in: session, within: Self.soon)
    try session.type("hidden")
    try session.press("Tab")
    try session.type("seen")
    try waitForState("seen", in: session, within: Self.soon)
    #expect(!(try Files.readText(kept)).contains("hidden"))
    session.send(signal: 9)
  }

  @Test("a closed terminal and a signal leave all that was typed", arguments: [1, 15])
  func ended(signal: Int32) throws {
    let session = try show()
    try session.expect("Name")
    try session.type("Ada")
    try session.expect("[Ada")
    if signal == 1 { session.hangUp() } else { session.send(signal: signal) }
    #expect(try session.ending().status == 128 + signal)
    #expect(try Files.readText(kept).contains(#""name":"Ada""#))
  }

  @Test(
    "Esc leaves a form that is kept without asking; a form that nothing was done in leaves no file")
  func escape() throws {
    let first = try show()
    try first.expect("Name")
    try first.press("Esc", "Esc")
    #expect(try first.exitStatus() == 1)
    #expect(!Files.exists(kept))
    let second = try show()
    try second.expect("Name")
    try second.type("Ada")
    try second.press("Esc", "Esc")
    #expect(try second.exitStatus() == 1)
    #expect(try Files.readText(kept).contains("Ada"))
  }

  @Test("a sent form ends the file; one whose result nobody has does not")
  func sent() throws {
    let lost = try show()
    try lost.expect("Name")
    lost.closeOutput()
    try lost.type("Ada")
    try lost.press("Tab", "Tab", "Tab", "Enter")
    #expect(try lost.exitStatus() == 74)
    #expect(try Files.readText(kept).contains("Ada"))
    let again = try show()
    try again.expect("[Ada")
    try again.press("Shift-Tab", "Enter")
    #expect(try again.exitStatus() == 0)
    #expect(!Files.exists(kept))
  }

  @Test(
    "what is no state is told before the form is shown, and left as it is",
    arguments: [#"{"inputs":{"name":"A"#, "[1]", "not JSON", #"{"cards":[{"a":1}]}"#, #""x""#])
  func broken(text: String) throws {
    try scratch.write(text, to: "kept.json")
    let session = try show()
    #expect(try session.exitStatus() == 65)
    let message = String(decoding: session.standardError, as: UTF8.self)
    #expect(message.contains("kept.json: is no state of a form, and is left as it is"))
    #expect(try Files.readText(kept) == text)
    #expect(session.output.bytes.isEmpty)
  }

  @Test("a file that can't be written is told at once and at the end: 74")
  func unwritable() throws {
    var launch = CardsProgram.launch("show", form, "--state", scratch.path + "/none/kept.json")
    launch.error = .pipe
    let session = try Session(launch)
    try session.expect("Name")
    try session.type("Ada")
    try session.expect("could not be kept", within: Self.soon)
    try session.press("Esc", "Esc")
    #expect(try session.exitStatus() == 74)
    #expect(
      String(decoding: session.standardError, as: UTF8.self).contains("could not be kept: No such"))
  }

  @Test("of several cards each is kept")
  func deck() throws {
    let cards = (1...2).map { number in
      #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"Input.Text","id":"a","label":"Card \#(number)"}]}"#
    }.joined(separator: ",")
    let deck = try scratch.write("[\(cards)]", to: "deck.json")
    let first = try show(deck)
    try first.expect("Card 1")
    try first.type("one")
    try first.press("Esc", "]")
    try first.expect("Card 2")
    try first.press("Tab")
    try first.type("two")
    try first.expect("[two")
    first.send(signal: 15)
    _ = try first.exitStatus()
    let second = try show(deck)
    try second.expect("[one")
    try second.press("Esc", "]")
    try second.expect("[two")
    second.send(signal: 9)
  }

  @Test("as prompts every answer is kept")
  func prompts() throws {
    var launch = CardsProgram.launch("show", "--accessible", form, "--state", kept)
    launch.input = .pipe
    let session = try Session(launch)
    try session.expect("Name")
    try session.feed("Ada\n")
    try waitForState("Ada", in: session, within: Self.soon)
    session.send(signal: 9)
    _ = try session.ending()
    #expect(try Files.readText(kept).contains(#""name":"Ada""#))
  }
}

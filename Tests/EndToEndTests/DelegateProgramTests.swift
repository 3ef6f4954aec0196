import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Other programs that answer the delegates' calls, good ones and bad ones, on a real terminal.
@Suite(
  "Delegate programs",
  .enabled(if: CardsProgram.isThere, Comment(rawValue: CardsProgram.missing)))
struct DelegateProgramTests {
  private func show(_ delegate: String, _ card: String, _ more: String...) throws -> Session {
    var launch = CardsProgram.launch()
    launch.arguments = ["show", "--delegate", delegate] + more + [card]
    launch.output = .pipe
    launch.error = .pipe
    return try Session(launch)
  }

  private let contact = "\(Package.root)/Cards/contact.json"
  private static let wantsKeys = #"read -r h; echo '{"calls":["shouldPerform"]}'; "#

  private static let hasPython = Files.isProgram("/usr/bin/python3")

  @Test(
    "the bot in Python refuses, then answers with a card that follows, and that is the result",
    .enabled(if: hasPython, "skipped: there is no Python here"))
  func bot() throws {
    let session = try show("exec \(Package.root)/Cards/delegates/bot.py", contact)
    try session.expect("Stay in touch")
    try session.type("Bob")
    try session.press("Tab", "Tab", "Tab", "Enter")
    try session.expect("Please choose another name")
    try session.expect("Somebody of that name is here already")
    try session.press("Ctrl-U")
    try session.type("Ada")
    try session.press("Tab", "Tab", "Tab", "Enter")
    try session.expect("Thank you, Ada!")
    try session.press("Esc")
    try session.expect("Stay in touch")
    try session.press("Enter")
    try session.expect("Thank you, Ada!")
    try session.press("Tab", "Enter")
    #expect(try session.exitStatus() == 0)
    #expect(
      String(decoding: session.standardOutput, as: UTF8.self)
        == #"{"type":"Action.Submit","title":"Done","data":{"confirmed":true},"inputs":{}}"# + "\n")
    #expect(session.standardError == [])
  }

  @Test(
    "the bot in Python puts a choice of its own into the menu",
    .enabled(if: hasPython, "skipped: there is no Python here"))
  func botMenu() throws {
    let session = try show("exec \(Package.root)/Cards/delegates/bot.py", contact)
    try session.expect("Stay in touch")
    try session.press("Tab", "Tab", "Tab", "Tab", "Enter")
    try session.expect("Ask me later")
    try session.click(on: "What is this?")
    try session.expect("A bot of forty lines answers this card")
    try session.press("Esc", "q")
    #expect(try session.exitStatus() == 1)
  }

  @Test("the guard in shell lets nothing be copied, and turns q into Esc")
  func guardScript() throws {
    let scratch = try Scratch()
    let card = try scratch.write(
      #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"Guarded"}],"#
        + #""actions":[{"type":"Action.OpenUrl","title":"Go","url":"https://x.example"},"#
        + #"{"type":"Action.ShowCard","title":"More","card":{"type":"AdaptiveCard"}}]}"#,
      to: "card.json")
    let session = try show(
      "exec \(Package.root)/Cards/delegates/guard.sh", card, "--trace", scratch.path + "/trace")
    try session.expect("Guarded")
    try session.press("Tab", "y", "q")
    #expect(try session.exitStatus() == 1)
    let trace = try Files.readText(scratch.path + "/trace").split(separator: "\n")
    #expect(
      trace.suffix(2) == [
        #"{"call":"shouldPerform","key":"y","command":"copy","answer":"handled"}"#,
        #"{"call":"shouldPerform","key":"q","command":"quit","answer":{"instead":"back"}}"#,
      ])
    #expect(session.standardError == [])
  }

  /// Commands that do not do what a delegate should, and what is said of them at the end.
  static let bad: [(name: String, command: String, complaint: String)] = [
    ("ends at once", "true", "has ended"),
    ("says nothing", "exec sleep 60", "did not say which calls it wants to see"),
    (
      "says what is no JSON", "echo hello; exec sleep 60", "did not say which calls it wants to see"
    ),
    ("does not exist", "exec /nonexistent/program", "has ended"),
    ("ends after a call", wantsKeys + "read -r x", "has ended"),
    ("is slow", wantsKeys + "exec sleep 60", "did not answer 'shouldPerform' in time"),
    (
      "writes a line without end",
      wantsKeys + "head -c 20000000 /dev/zero | tr '\\0' a; exec sleep 60",
      "has ended, or writes lines without end"
    ),
    ("babbles", wantsKeys + #"exec yes '{"id":999,"answer":"handled"}'"#, "the delegate"),
    (
      "does not mind being asked to end",
      "trap '' TERM; " + wantsKeys + "while :; do sleep 60; done",
      "did not answer 'shouldPerform' in time"
    ),
  ]

  @Test("a delegate that misbehaves harms nothing, and is gone at the end", arguments: bad)
  func misbehaving(name: String, command: String, complaint: String) throws {
    let scratch = try Scratch()
    let session = try show("echo $$ > '\(scratch.path)/pid'; " + command, contact)
    try session.expect("Stay in touch")
    try session.type("A")
    try session.press("Tab", "Tab", "Tab", "Enter")
    #expect(try session.exitStatus() == 0)
    #expect(
      String(decoding: session.standardOutput, as: UTF8.self).hasPrefix(
        #"{"type":"Action.Submit","id":"send""#))
    let errors = String(decoding: session.standardError, as: UTF8.self)
    #expect(errors.contains(complaint), "\(errors)")
    #expect(session.leftBehind == [])
    let text = try Files.readText(scratch.path + "/pid")
    let id = try #require(pid_t(text.filter { $0.isNumber }))
    #expect(kill(id, 0) == -1)
    #expect(errno == ESRCH)
  }

  @Test("guests start no delegate")
  func kiosk() throws {
    let outcome = try Command.run(
      CardsProgram.launch("show", "--kiosk", "--delegate", "touch /tmp/x", contact))
    #expect(outcome.status == 77)
    #expect(outcome.errorText.contains("'--kiosk'"))
  }

  @Test("a delegate that lives by its input ends with the program, without being asked to")
  func endsWithInput() throws {
    let scratch = try Scratch()
    let path = scratch.path + "/end"
    let session = try show(
      #"read -r h; echo '{"calls":[]}'; while read -r x; do :; done; echo over > '\#(path)'"#,
      contact)
    try session.expect("Stay in touch")
    try session.press("Esc", "q")
    #expect(try session.exitStatus() == 1)
    #expect(try Files.readText(path) == "over\n")
    #expect(session.standardError == [])
  }
}

import Canvas
import TestSupport
import Testing

/// The card with more actions than buttons, from the file to the result, on a real terminal.
@Suite(
  "The overflow card", .enabled(if: CardsProgram.isThere, Comment(rawValue: CardsProgram.missing)))
struct OverflowCardTests {
  private let path = "\(Package.root)/Cards/overflow.json"

  private func show(_ arguments: String..., change: (inout Launch) -> Void = { _ in }) throws
    -> Session
  {
    var launch = CardsProgram.launch("show", path)
    launch.arguments = ["show"] + arguments + [path]
    launch.output = .pipe
    change(&launch)
    let session = try Session(launch)
    try session.expect("More actions than buttons")
    return session
  }

  private func result(_ session: Session) throws -> String {
    let status = try session.exitStatus()
    #expect(status == 0)
    #expect(session.leftBehind == [])
    return String(decoding: session.standardOutput, as: UTF8.self)
  }

  @Test("a set of secondary actions: its menu is opened, walked and chosen from")
  func allSecondary() throws {
    let session = try show()
    try session.press("Tab", "Enter")
    try session.expect("Read about it")
    try session.press("Down", "Down", "Down", "Enter")
    #expect(
      try result(session)
        == #"{"type":"Action.Submit","title":"Send it","data":{"key":"sent from the menu"},"inputs":{}}"#
        + "\n")
  }

  @Test("primary and secondary: the last choice is opened with Up")
  func mixed() throws {
    let session = try show()
    try session.press("Tab", "Tab", "Tab", "Up")
    try session.expect("! Delete")
    try session.press("Enter")
    #expect(
      try result(session)
        == #"{"type":"Action.Submit","title":"Delete","data":{"key":"deleted"},"inputs":{}}"# + "\n"
    )
  }

  @Test("nine primaries: four of them wait in the menu")
  func excess() throws {
    let session = try show()
    try session.press("Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Enter")
    try session.expect("Action 9")
    try session.press("8", "Down", "Down", "Enter")
    // There is no eighth line, so the digit moves nothing: the third choice is Action 8.
    #expect(
      try result(session)
        == #"{"type":"Action.Submit","title":"Action 8","data":{},"inputs":{}}"# + "\n")
  }

  @Test("nine primaries with --overflow drop: five, and one warning when it is over")
  func dropped() throws {
    let session = try show("--overflow", "drop") { $0.error = .pipe }
    try session.expectGone("Action 6")
    try session.press("q")
    #expect(try session.exitStatus() == 1)
    let errors = String(decoding: session.standardError, as: UTF8.self)
    #expect(errors.split(separator: "\n").count == 1)
    #expect(
      errors.contains(
        "Some actions were not rendered due to exceeding the maximum number of actions allowed"))
  }

  @Test("the root's menu opens a card below its button, and that card is submitted")
  func showCard() throws {
    let session = try show()
    try session.press("Shift-Tab", "Enter", "s", "s", "Enter")
    try session.expect("How do you like it?")
    try session.press("Tab", "Enter")
    #expect(
      try result(session)
        == #"{"type":"Action.Submit","title":"Well done!","data":{},"inputs":{}}"# + "\n")
  }

  @Test("the mouse opens the menu and chooses")
  func mouse() throws {
    let session = try show("--no-mouse") { _ in }
    #expect(!session.output.modes.contains(1000))
    try session.press("q")
    _ = try session.exitStatus()
    let other = try show()
    try other.click(on: "[ ... ]")
    try other.expect("Read about it")
    try other.click(on: "Send it")
    #expect(try result(other).contains("sent from the menu"))
  }

  @Test("the trace holds the calls in their order, a line each")
  func trace() throws {
    let scratch = try Scratch()
    let session = try show("--trace", scratch.path + "/trace")
    try session.press("Tab", "Enter", "Enter")
    _ = try result(session)
    let calls = try Files.readText(scratch.path + "/trace").split(separator: "\n").map { line in
      String(line.dropFirst(9).prefix { $0 != "\"" })
    }
    #expect(calls.first == "shouldAllowMoreThanMaxActionsInOverflowMenu")
    #expect(calls.filter { $0 == "onRenderOverflowAction" }.count == 4)
    #expect(
      calls.suffix(10) == [
        "shouldPerform", "shouldPerform", "onDisplayOverflowActionMenu", "willPresent",
        "didPresent", "shouldPerform", "clickedButtonAtIndex", "willDismissWithButtonIndex",
        "didDismissWithButtonIndex", "didFetchUserResponses",
      ])
  }

  @Test("a frame is one screen: resizing keeps the menu, its choice and the card")
  func resize() throws {
    let session = try show()
    try session.press("Tab", "Enter", "Down")
    session.resize(40, 12)
    try session.expect("Read about it")
    session.resize(80, 24)
    try session.expect("Below the body")
    try session.press("Up", "Enter")
    #expect(try result(session).contains("sent from the menu"))
  }

  @Test(
    "without colours and without UTF-8 the same card works",
    arguments: ["vt100", "linux", "xterm", "screen"])
  func plainTerminals(term: String) throws {
    let session = try show("--color", "auto") {
      $0.environment["TERM"] = term
      $0.environment["LC_ALL"] = "C"
    }
    #expect(session.rows.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    try session.expect("+----------------+")
    try session.press("Tab", "Enter")
    try session.expect("[ ...v]")
    try session.press("Enter")
    #expect(try result(session).contains("sent from the menu"))
  }

  @Test(
    "text and what is behind it are never of one colour",
    arguments: ["xterm", "xterm-256color", "linux"])
  func visible(term: String) throws {
    let session = try show { $0.environment["TERM"] = term }
    for y in 0..<24 {
      for x in 0..<80 {
        let cell = session.screen.cell(x, y)
        let style = cell.style
        #expect(
          style.foreground == .terminal || style.foreground != style.background,
          "\(x),\(y) \(cell.text)")
      }
    }
    try session.press("q")
    _ = try session.exitStatus()
  }
}

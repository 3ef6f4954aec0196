import Canvas
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// However the program ends, the terminal is as it was found and the status says why.
@Suite("Endings", .enabled(if: CardsProgram.isThere, Comment(rawValue: CardsProgram.missing)))
struct EndingTests {
  private let scratch: Scratch
  private let text: String
  private let form: String

  init() throws {
    scratch = try Scratch()
    text = try scratch.write(Cards.text, to: "text.json")
    form = try scratch.write(Cards.form, to: "form.json")
  }

  /// `show` with the form on the screen.
  private func showForm(_ change: (inout Launch) -> Void = { _ in }) throws -> Session {
    var launch = Cards.launch("show", form)
    change(&launch)
    let session = try Session(launch)
    try session.expect("Who is it?")
    return session
  }

  @Test("q closes a card: 1")
  func quit() throws {
    let session = try Session(Cards.launch("show", text))
    try session.expect("Nothing to fill in")
    try session.press("q")
    #expect(try session.exitStatus() == 1)
    #expect(session.faultsAtTheEnd == [])
  }

  @Test("q leaves the browser: 0")
  func quitBrowser() throws {
    let session = try Session(Cards.launch("browse", text))
    try session.expect("text.json")
    try session.press("q")
    #expect(try session.exitStatus() == 0)
    #expect(session.faultsAtTheEnd == [])
  }

  @Test("Ctrl-C leaves, from within a field too: 130", arguments: ["show", "browse"])
  func controlC(command: String) throws {
    let session = try Session(Cards.launch(command, form))
    try session.expect("Who is it?")
    try session.press("Tab", "Ctrl-C")
    #expect(try session.exitStatus() == 130)
    #expect(session.faultsAtTheEnd == [])
  }

  @Test("a submission prints its result on the terminal that was given back: 0")
  func submission() throws {
    let session = try showForm { $0.size.width = 200 }
    try session.type("Ada")
    try session.press("Tab", "Enter")
    #expect(try session.exitStatus() == 0)
    #expect(session.faultsAtTheEnd == [])
    #expect(session.rows[1] + "\n" == Cards.formResult)
  }

  @Test(
    "signals end it: 128 and their number",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func signals(signal: Int32) throws {
    let session = try showForm()
    session.send(signal: signal)
    #expect(try session.exitStatus() == 128 + signal)
    #expect(session.faultsAtTheEnd == [])
  }

  @Test(
    "a crash gives the terminal back and stays a crash",
    arguments: [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT])
  func crashes(signal: Int32) throws {
    let session = try showForm()
    session.send(signal: signal)
    #expect(try session.ending() == .signalled(signal))
    #expect(session.faultsAtTheEnd == [])
  }

  @Test("a closed terminal ends it at once, even when SIGHUP is ignored", arguments: [false, true])
  func hangUp(isIgnored: Bool) throws {
    let trap = isIgnored ? "trap '' HUP; " : ""
    let session = try Session(
      Launch("/bin/sh", ["-c", trap + #"exec "$0" show "$1""#, CardsProgram.path, form]))
    try session.expect("Who is it?")
    session.hangUp()
    // A second is promised; the other one is for a busy machine.
    let ending = try session.ending(within: .seconds(2))
    if !isIgnored { #expect(ending.status == 129) }
  }

  @Test("Ctrl-Z gives the terminal to the shell, and fg comes back to the same card")
  func suspension() throws {
    let script = #"""
      set -m; echo before; "$0" show "$1"; echo stopped; read line; fg >/dev/null; echo "status $?"
      """#
    let session = try Session(Launch("/bin/sh", ["-c", script, CardsProgram.path, text]))
    let settings = session.settings
    try session.expect("Nothing to fill in")
    #expect(session.settings != settings)
    try session.press("Ctrl-Z")
    try session.expect("stopped")
    #expect(session.faultsAtTheEnd == [])
    // The size changes while nobody looks.
    session.resize(60, 10)
    try session.press("Enter")
    try session.expect("Nothing to fill in")
    try session.press("q")
    try session.expect("status 1")
    #expect(try session.exitStatus() == 0)
    #expect(session.leftBehind == [])
  }

  @Test("a time limit ends it: 124", arguments: ["--time-limit", "--idle-limit"])
  func timeLimit(option: String) throws {
    let session = try Session(Cards.launch("show", option, "1", text))
    try session.expect("Nothing to fill in")
    #expect(try session.exitStatus() == 124)
    #expect(session.faultsAtTheEnd == [])
  }

  @Test("a result that nobody can have is an error that says what was lost: 74")
  func fullDisk() throws {
    try #require(Files.exists("/dev/full"))
    let session = try showForm {
      // The word that must stay on the screen would go to the full disk as well.
      $0.arguments[1] = #"echo before >/dev/tty; exec "$0" "$@""#
      $0.output = .file("/dev/full")
      $0.error = .pipe
    }
    try session.type("Ada")
    try session.press("Tab", "Enter")
    #expect(try session.exitStatus() == 74)
    #expect(session.faultsAtTheEnd == [])
    #expect(String(decoding: session.standardError, as: UTF8.self).contains("Ada"))
  }

  @Test("a result for a pipe that was closed is an error, not a signal: 74")
  func closedPipe() throws {
    let session = try showForm {
      $0.arguments[1] = #"echo before >/dev/tty; exec "$0" "$@""#
      ($0.output, $0.error) = (.pipe, .pipe)
    }
    session.closeOutput()
    try session.type("Ada")
    try session.press("Tab", "Enter")
    #expect(try session.ending() == .exited(74))
    #expect(session.faultsAtTheEnd == [])
    #expect(!session.standardError.isEmpty)
  }
}

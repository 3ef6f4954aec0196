import Canvas
import Testing

@testable import TestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The harness itself, against programs that are on every machine.
@Suite("The harness")
struct HarnessTests {
  private func shell(_ script: String, _ change: (inout Launch) -> Void = { _ in }) throws
    -> Session
  {
    var launch = Launch("/bin/sh", ["-c", script])
    change(&launch)
    return try Session(launch)
  }

  @Test("what is typed arrives, and what is written is seen at its place")
  func typing() throws {
    let session = try Session(Launch("/bin/cat"))
    try session.type("hello")
    try session.press("Enter")
    try session.wait("the line twice") { session.rows[0] == "hello" && session.rows[1] == "hello" }
    #expect(session.screen.cursor == Point(x: 0, y: 2))
    #expect(session.screen.find("llo") == Point(x: 2, y: 0))
    try session.press("Ctrl-D")
    #expect(try session.ending() == .exited(0))
    #expect(session.leftBehind == [])
  }

  @Test("a wait in vain shows the screen and how the program ended")
  func failure() throws {
    let session = try shell("echo one two; exit 7")
    let fault = try #require(throws: Fault.self) { try session.expect("three") }
    #expect(fault.description.contains("\"three\""))
    #expect(fault.description.contains("|one two   "))
    #expect(fault.description.contains("ended with status 7"))
  }

  @Test("a wait has a limit")
  func limit() throws {
    let session = try shell("echo ready; sleep 60")
    try session.expect("ready")
    let fault = try #require(throws: Fault.self) {
      try session.expect("never", within: .milliseconds(50))
    }
    #expect(fault.description.contains("the program is running"))
  }

  @Test("text that goes away is waited for")
  func goesAway() throws {
    let session = try shell("printf first; read x; printf '\\033[2Jsecond'; read x")
    try session.expect("first")
    try session.press("Enter")
    try session.expectGone("first")
    try session.expect("second")
  }

  @Test("settings that a program changed and kept are left behind")
  func settingsKept() throws {
    let session = try shell("stty -icanon -echo; exit 3")
    #expect(try session.exitStatus() == 3)
    #expect(session.leftBehind.count == 1)
    #expect(session.leftBehind.first?.hasPrefix("settings: single keys, no echo, signals") == true)
  }

  @Test("settings that were given back are not")
  func settingsGivenBack() throws {
    let session = try shell("old=$(stty -g); stty raw -echo; stty $old; printf done")
    #expect(try session.exitStatus() == 0)
    #expect(session.rows[0] == "done")
    #expect(session.leftBehind == [])
  }

  @Test("every mode that is still on is left behind")
  func modesKept() throws {
    let session = try shell(
      "printf '\\033[?1049h\\033[?25l\\033[?1000;1006h\\033[?2004h\\033[1m\\033]0;mine\\007'")
    #expect(try session.exitStatus() == 0)
    #expect(
      session.leftBehind.map { $0.prefix(10) } == [
        "the altern", "no cursor", "the mouse", "bracketed ", "style: Sty", "title: min",
      ])
  }

  @Test("a program is told its size and every change of it")
  func size() throws {
    let session = try shell(
      "trap told=1 WINCH; stty size; until [ $told ]; do sleep 0.02; done; stty size; exit 4"
    ) {
      $0.size = Size(width: 70, height: 9)
    }
    try session.expect("9 70")
    #expect(session.rows.count == 9)
    session.resize(44, 11)
    try session.expect("11 44")
    #expect(session.rows.count == 11)
    #expect(try session.exitStatus() == 4)
  }

  @Test("the cursor keys have the form that the program asked for")
  func cursorKeys() throws {
    let script = "stty -icanon -echo; printf ready; cat -v"
    let normal = try shell(script)
    try normal.expect("ready")
    try normal.press("Up", "PgDn", "Shift-Tab")
    try normal.expect("ready^[[A^[[6~^[[Z")
    let application = try shell("printf '\\033[?1h'; " + script)
    try application.expect("ready")
    try application.press("Up", "Ctrl-Up")
    try application.expect("ready^[OA^[[1;5A")
  }

  @Test("a click is reported in the form that the program asked for")
  func clicks() throws {
    let session = try shell("stty -icanon -echo; printf '\\033[?1000h\\033[?1006h  OK '; cat -v")
    try session.click(on: "OK")
    try session.expect("^[[<0;3;1M^[[<0;3;1m")
  }

  @Test("a click on a program that did not ask for the mouse is a fault")
  func clickUnasked() throws {
    let session = try shell("printf OK; read x")
    try session.expect("OK")
    #expect(throws: Fault.self) { try session.click(0, 0) }
  }

  @Test("a paste has brackets when the program asked for them")
  func paste() throws {
    let session = try shell("stty -icanon -echo; printf '\\033[?2004hready '; cat -v")
    try session.expect("ready")
    try session.paste("a b")
    try session.expect("ready ^[[200~a b^[[201~")
  }

  @Test("a cell tells its text, width, colours and attributes")
  func cells() throws {
    let session = try shell(
      "printf '\\033[1;4;7mX\\033[0;3;9;31;48;5;201mY\\033[0;38;2;1;2;3mZ\\033[0m漢e\\314\\201.'")
    try session.expect(".")
    let screen = session.screen
    #expect(
      screen.cell(0, 0)
        == ScreenCell(
          text: "X", width: 1, style: Style(attributes: [.bold, .underline, .reverse])))
    #expect(
      screen.cell(1, 0)
        == ScreenCell(
          text: "Y", width: 1,
          style: Style(
            foreground: .palette(1), background: .palette(201),
            attributes: [.italic, .strikethrough])))
    #expect(screen.cell(2, 0).style.foreground == .rgb(1, 2, 3))
    #expect(screen.cell(3, 0) == ScreenCell(text: "漢", width: 2, style: .plain))
    #expect(screen.cell(4, 0).text == "")
    #expect(screen.cell(5, 0).text.unicodeScalars.map(\.value) == [0x65, 0x301])
    #expect(screen.cell(6, 0) == ScreenCell(text: ".", width: 1, style: .plain))
    #expect(screen.cell(99, 0).text == " ")
    #expect(session.rows[0] == "XYZ漢e\u{301}.")
    #expect(screen.find("e\u{301}.") == Point(x: 5, y: 0))
  }

  @Test("the first screen comes back when the other one is left")
  func alternateScreen() throws {
    let session = try shell("echo before; tput smcup; printf inside; read x; tput rmcup")
    try session.expect("inside")
    #expect(session.output.isAlternateScreen)
    #expect(session.screen.find("before") == nil)
    try session.press("Enter")
    #expect(try session.exitStatus() == 0)
    #expect(session.rows[0] == "before")
    #expect(session.leftBehind == [])
    #expect(session.output.unrecognised == [])
  }

  @Test("pipes stand in for single streams while the terminal is still there")
  func pipes() throws {
    let session = try shell("cat; echo wrong >&2; read key </dev/tty; echo \"key $key\" >/dev/tty")
    {
      ($0.input, $0.output, $0.error) = (.pipe, .pipe, .pipe)
    }
    try session.feed("through\n")
    session.closeInput()
    try session.type("k\r")
    try session.expect("key k")
    #expect(try session.exitStatus() == 0)
    #expect(session.standardOutput == Array("through\n".utf8))
    #expect(session.standardError == Array("wrong\n".utf8))
  }

  @Test("a closed stream and a full disk are what they say")
  func otherStreams() throws {
    let closed = try shell("cat") { $0.input = .closed }
    #expect(try closed.exitStatus() == 1)
    try #require(Files.exists("/dev/full"))
    let full = try shell("echo lost; exit $?") { $0.output = .file("/dev/full") }
    #expect(try full.exitStatus() != 0)
  }

  @Test("a lost connection ends what does not ignore it, and reading for what does")
  func hangUp() throws {
    let session = try shell("printf ready; exec sleep 60")
    try session.expect("ready")
    session.hangUp()
    #expect(try session.ending() == .signalled(SIGHUP))
    let stubborn = try shell("trap '' HUP; printf ready; exec cat")
    try stubborn.expect("ready")
    stubborn.hangUp()
    // Reading ends with nothing or with an error, as the kernel likes it.
    #expect([.exited(0), .exited(1)].contains(try stubborn.ending()))
  }

  @Test("signals arrive, and an ending by one has the shell's number")
  func signals() throws {
    let session = try shell("printf ready; exec sleep 60")
    try session.expect("ready")
    session.send(signal: SIGTERM)
    #expect(try session.ending() == .signalled(SIGTERM))
    #expect(Ending.signalled(SIGTERM).status == 143)
    let interrupted = try Session(Launch("/bin/cat"))
    try interrupted.type("ready\r")
    try interrupted.wait("the echo") { interrupted.rows[1] == "ready" }
    try interrupted.press("Ctrl-C")
    #expect(try interrupted.exitStatus() == 130)
  }

  @Test("the terminal answers questions unless it is told not to")
  func answers() throws {
    let script = "stty -icanon -echo; printf 'a\\033[6n '; cat -v"
    try shell(script).expect("^[[1;2R")
    let silent = try shell(script) { $0.answersQuestions = false }
    try silent.expect("a")
    try silent.type("b")
    try silent.expect("a b")
    #expect(silent.rows[0] == "a b")
  }

  @Test("a program has the environment of the test and no file of the tests")
  func environment() throws {
    let outcome = try Command.run(
      Launch("/usr/bin/env", environment: ["NEW": "1", "TZ": nil, "PATH": "/bin"]))
    #expect(
      outcome.outputText.split(separator: "\n").sorted() == [
        "HOME=/nonexistent", "LC_ALL=C.UTF-8", "NEW=1", "PATH=/bin", "TERM=xterm-256color",
      ])
    #if os(Linux)
      let files = try Command.run(Launch("/bin/ls", ["/proc/self/fd"]))
      #expect(files.outputText == "0\n1\n2\n3\n")
    #endif
  }

  @Test("a command has input, output, errors and a status, but no terminal")
  func command() throws {
    let outcome = try Command.run(
      Launch("/bin/sh", ["-c", "cat; echo e >&2; : </dev/tty || exit 5"]), input: Array("in".utf8))
    #expect(outcome.outputText == "in")
    #expect(outcome.errorText.hasPrefix("e\n"))
    #expect(outcome.status != 0)
    let large = [UInt8](repeating: 0x61, count: 300_000)
    #expect(try Command.run(Launch("/bin/cat"), input: large).output == large)
    #expect(try Command.run(Launch("/bin/true"), input: large).status == 0)
  }

  @Test("a program that is not there is a fault that names it")
  func missing() {
    let fault = #expect(throws: Fault.self) { try Session(Launch("/nonexistent/program")) }
    #expect(fault?.description.contains("/nonexistent/program") == true)
  }

  @Test("a command that does not end is ended")
  func endless() {
    #expect(throws: Fault.self) {
      try Command.run(Launch("/bin/sleep", ["60"]), within: .milliseconds(50))
    }
  }

  @Test("a text that differs from the kept one is shown by its rows")
  func golden() throws {
    #expect(
      Golden.difference("a\nb\nc\n", "a\nX\nc\nd\n") == "2 -|b|\n2 +|X|\n4 -||\n4 +|d|\n5 +||")
    let scratch = try Scratch()
    try Files.makeFolder(scratch.path + "/Golden")
    try Files.makeFolder(scratch.path + "/Golden/SomeTests")
    try scratch.write("kept\n", to: "Golden/SomeTests/name.txt")
    let test = scratch.path + "/SomeTests/File.swift"
    try Golden.check("kept", "name", testFile: test)
    guard !Golden.isRecording else { return }
    #expect(throws: Fault.self) { try Golden.check("other", "name", testFile: test) }
    #expect(throws: Fault.self) { try Golden.check("kept", "unknown", testFile: test) }
  }
}

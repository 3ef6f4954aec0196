import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Guests who come over SSH, through a real server.
@Suite(
  "Over SSH", .serialized,
  .enabled(if: SecureShell.isThere, Comment(rawValue: SecureShell.missing)),
  .enabled(if: CardsProgram.isThere, Comment(rawValue: CardsProgram.missing)))
struct SecureShellTests {
  private let scratch: Scratch
  private let server: SecureShell

  init() throws {
    scratch = try Scratch()
    try scratch.write(Cards.form, to: "form.json")
    try scratch.write(Cards.text, to: "text.json")
    try scratch.write(Cards.text, to: "secret.txt")
    server = try SecureShell(
      command: "exec \(CardsProgram.path) browse --kiosk --idle-limit 300 \(scratch.path)")
  }

  @Test(
    "a guest sees the cards whatever was asked for, leaves with q, and the terminal is as it was")
  func guest() throws {
    let session = try Session(server.launch(asking: ["id; cat /etc/passwd"]))
    try session.expect("form.json")
    try session.press("Down")
    try session.expect("2/2  text.json")
    try session.press("q")
    #expect(try session.exitStatus() == 0)
    #expect(session.leftBehind == [])
  }

  @Test("no key leads out of the cards")
  func locked() throws {
    let session = try Session(server.launch())
    try session.expect("form.json")
    try session.press("Ctrl-Z")
    try session.expect("Suspending is switched off here")
    try session.press("e")
    try session.expect("Editing is switched off here")
    for key in ["Ctrl-\\", "!", ":", "v", "|", "Ctrl-Q", "Ctrl-S", "Ctrl-D"] {
      try session.press(key)
    }
    try session.press("Down")
    try session.expect("2/2  text.json")
    try session.press("q")
    #expect(try session.exitStatus() == 0)
  }

  @Test("connections through the server are refused")
  func forwarding() throws {
    let outcome = try Command.run(server.launch(options: ["-W", "127.0.0.1:22"]))
    #expect(outcome.status != 0)
  }

  #if os(Linux)
    @Test("a client that vanishes takes the program with it within a second")
    func hangUp() throws {
      let session = try Session(server.launch())
      try session.expect("form.json")
      #expect(programs.count == 1)
      session.send(signal: SIGKILL)
      let deadline = Deadline(after: .seconds(1))
      while !programs.isEmpty, !deadline.isOver { usleep(20_000) }
      #expect(programs == [])
    }

    /// The processes that show the cards of this test.
    private var programs: [String] {
      Files.names(in: "/proc").filter { entry in
        guard let text = try? Files.readText("/proc/\(entry)/cmdline") else { return false }
        return text.hasPrefix(CardsProgram.path) && text.contains(scratch.path)
      }
    }
  #endif

  @Test("a terminal that the server does not know is drawn as its nearest relative")
  func unknownTerminal() throws {
    let session = try Session(server.launch(environment: ["TERM": "xterm-nonesuch"]))
    try session.expect("Unknown terminal 'xterm-nonesuch'")
    try session.press("Down")
    try session.expect("2/2  text.json")
    try session.press("q")
    #expect(try session.exitStatus() == 0)
    #expect(session.leftBehind == [])
  }

  @Test("without a language only ASCII is sent; with one more is")
  func language() throws {
    let plain = try Session(server.launch(environment: ["LC_ALL": nil, "LANG": nil]))
    try plain.expect("form.json")
    try plain.press("Enter")
    try plain.expect("Who is it?")
    try plain.press("Esc", "Esc", "q")
    #expect(try plain.exitStatus() == 0)
    #expect(plain.output.bytes.allSatisfy { $0 < 0x80 })
  }

  @Test("a terminal name that is an attack is not believed")
  func hostileTerminal() throws {
    let session = try Session(server.launch(environment: ["TERM": "../../tmp/x"]))
    try session.expect("form")
    #expect(!session.output.bytes.contains(0x1B))
    session.hangUp()
  }

  @Test("an idle session sends nothing")
  func idle() throws {
    let session = try Session(server.launch())
    try session.expect("form.json")
    try session.settle()
    let before = session.output.bytes.count
    try session.settle(for: .milliseconds(300))
    #expect(session.output.bytes.count == before)
    try session.press("q")
    #expect(try session.exitStatus() == 0)
  }
}

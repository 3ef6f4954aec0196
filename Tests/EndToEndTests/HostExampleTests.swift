import TestSupport
import Testing

/// The example of a host, as a person uses it.
@Suite("The host example")
struct HostExampleTests {
  private static let path = Package.built("host-example")

  private func start() throws -> Session {
    let session = try Session(Launch("/bin/sh", ["-c", "\(Self.path); echo; sleep 0.1"]))
    try session.expect("Shall it go out?")
    return session
  }

  @Test("its own menu stands on the last row, and a digit chooses from it")
  func ownMenu() throws {
    let session = try start()
    try session.press("Tab", "Tab", "Enter")
    try session.expect(" 1 Later  2 Never ")
    #expect(!session.rows.contains { $0.contains("Cancel") })
    try session.type("2")
    try session.expectGone("Shall it go out?")
    try session.expect("Never")
    #expect(try session.exitStatus() == 0)
  }

  @Test("any other key closes the menu; the bar's action is performed by the host")
  func bar() throws {
    let session = try start()
    try session.expect("F2 Ring")
    try session.press("Tab", "Tab", "Enter")
    try session.expect(" 1 Later  2 Never ")
    try session.press("Esc")
    try session.expect("F2 Ring")
    try session.press("F2")
    try session.expect("F2 Ring (rung)")
    try session.press("Esc")
    try session.expect("nothing was chosen")
    #expect(try session.exitStatus() == 0)
  }

  @Test("it is an example that can be read at once: fewer than 100 lines")
  func short() throws {
    let text = try Files.readText(Package.root + "/Sources/host-example/HostExample.swift")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 100)
  }
}

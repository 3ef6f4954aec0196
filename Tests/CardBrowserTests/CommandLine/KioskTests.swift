import TestSupport
import Testing

@testable import CardBrowser

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What guests may and may not, and for how long.
@Suite("Guests")
struct KioskTests {
  @Test("guests read what was named and what is below it, and nothing a link leads to")
  func confinement() throws {
    let scratch = try Scratch()
    mkdir(scratch.path + "/cards", 0o700)
    let card = try scratch.write("{}", to: "cards/a.json")
    let secret = try scratch.write("{}", to: "secret.json")
    symlink("../secret.json", scratch.path + "/cards/link.json")
    symlink("a.json", scratch.path + "/cards/inner.json")
    let confinement = Confinement([scratch.path + "/cards"])
    #expect(confinement.allows(card))
    #expect(confinement.allows(scratch.path + "/cards/inner.json"))
    #expect(!confinement.allows(secret))
    #expect(!confinement.allows(scratch.path + "/cards/link.json"))
    #expect(!confinement.allows(scratch.path + "/cards/../secret.json"))
    #expect(Confinement([secret]).allows(secret))
    #expect(!Confinement([scratch.path + "/card"]).allows(card))
  }

  @Test("a link out of the folder is in the list, and is refused")
  func refusedLink() throws {
    let browsing = try Browsing()
    try browsing.write(Browsing.card("secret"), to: "secret.json")
    mkdir(browsing.scratch.path + "/cards", 0o700)
    symlink("../secret.json", browsing.scratch.path + "/cards/link.json")
    try browsing.open(
      ["cards"], keys: "Enter",
      confinement: Confinement([browsing.scratch.path + "/cards"]))
    #expect(browsing.rows.joined(separator: " ").contains("guests may not read"))
    #expect(!browsing.rows.joined().contains("secret "))
    try browsing.open(["cards"], keys: "Enter")
    #expect(browsing.rows[1] == "  secret")
  }

  @Test("nothing is shown that was not named")
  func refusal() throws {
    let nothing = Invocation(command: .browse, files: [], options: Options())
    #expect(Kiosk.refusal(of: nothing)?.contains("--kiosk") == true)
    let named = Invocation(command: .browse, files: ["x"], options: Options())
    #expect(Kiosk.refusal(of: named) == nil)
  }

  @Test("the first limit counts, and a key makes the idle one start again")
  func limits() {
    var options = Options()
    options.timeLimit = 100
    options.idleLimit = 30
    var limits = TimeLimits(options, now: .seconds(1000))
    #expect(limits.remaining(at: .seconds(1010)) == .seconds(20))
    #expect(limits.warningTime == .seconds(1020))
    limits.noteInput(at: .seconds(1025))
    #expect(limits.remaining(at: .seconds(1030)) == .seconds(25))
    limits.noteInput(at: .seconds(1090))
    #expect(limits.remaining(at: .seconds(1095)) == .seconds(5))
    #expect(!limits.areOver(at: .seconds(1099)))
    #expect(limits.areOver(at: .seconds(1100)))
  }

  @Test("without limits there is nothing to wait for; a short one is not announced")
  func noLimits() {
    #expect(TimeLimits(Options(), now: .zero).remaining(at: .seconds(9)) == nil)
    var options = Options()
    options.idleLimit = 5
    #expect(TimeLimits(options, now: .zero).warningTime == nil)
  }

  @Test("an editor gets the line where it knows how, and never an option for a file")
  func editor() {
    #expect(
      Editor.arguments("vim -R", path: "a.json", line: 3)
        == ["/bin/sh", "-c", "exec vim -R \"$@\"", "vim -R", "+3", "a.json"])
    #expect(
      Editor.arguments("/usr/bin/code -w", path: "-x", line: 3).suffix(2) == [
        "/usr/bin/code -w", "./-x",
      ])
    #expect(Editor.arguments("vi", path: "a.json", line: nil).last == "a.json")
  }
}

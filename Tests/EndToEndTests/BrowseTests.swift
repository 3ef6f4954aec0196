import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The browser and what `show` shares with it, as a person has them.
@Suite("Browsing", .enabled(if: CardsProgram.isThere, Comment(rawValue: CardsProgram.missing)))
struct BrowseTests {
  private let scratch: Scratch
  private let form: String

  init() throws {
    scratch = try Scratch()
    form = try scratch.write(Cards.form, to: "form.json")
    try scratch.write(Cards.text, to: "text.json")
  }

  private static func line(_ text: String) -> String {
    #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"\#(text)"}]}"#
      + "\n"
  }

  @Test("what is saved is on the screen, and what was typed stays", arguments: ["show", "browse"])
  func liveReload(command: String) throws {
    let session = try Session(Cards.launch(command, form))
    try session.expect("Who is it?")
    if command == "browse" { try session.press("Tab") }
    try session.type("Ada")
    try session.expect("[Ada")
    try scratch.write(Cards.form.replacing("Who is it?", with: "Who are you?"), to: "form.json")
    try session.expect("Who are you?")
    try session.expect("[Ada")
    try scratch.write("{", to: "form.json")
    try session.expect("The last good card is shown.")
    try session.expect("Who are you?")
    try scratch.write(Cards.form, to: "form.json")
    try session.expect("Who is it?")
    try session.press("Ctrl-C")
    #expect(try session.exitStatus() == 130)
    #expect(session.faultsAtTheEnd == [])
  }

  @Test("files that come are in the list")
  func folder() throws {
    let session = try Session(Cards.launch("browse", scratch.path))
    try session.expect("1/2  form.json")
    try scratch.write(Cards.text, to: "a.json")
    try session.expect("2/3  form.json")
    try session.press("q")
    #expect(try session.exitStatus() == 0)
    #expect(session.faultsAtTheEnd == [])
  }

  @Test("cards come through a pipe as they are written, keys from the terminal")
  func stream() throws {
    var launch = CardsProgram.launch("browse", "-")
    launch.input = .pipe
    let session = try Session(launch)
    try session.expect("standard input")
    try session.feed(Self.line("first alert"))
    try session.expect("first alert")
    try session.feed(Self.line("second alert"))
    try session.expect("card 2/2")
    try session.press("Up", "Enter")
    try session.feed(Self.line("third alert"))
    try session.press("]")
    try session.expect("second alert")
    session.closeInput()
    try session.press("Ctrl-C")
    #expect(try session.exitStatus() == 130)
    #expect(session.leftBehind == [])
  }

  @Test("a folder of many files is whole in the end")
  func many() throws {
    for number in 0..<1200 { try scratch.write("{}", to: "m\(number).json") }
    let session = try Session(Cards.launch("browse", scratch.path))
    try session.expect("1/1202  form.json")
    try session.press("End")
    try session.expect("1202/1202  text.json")
    try session.press("q")
    #expect(try session.exitStatus() == 0)
  }

  @Test("e opens the editor and comes back to what it wrote")
  func editor() throws {
    let editor = try scratch.write(
      "#!/bin/sh\necho editing \"$@\" >\"$0.log\"\nsed -i.bak s/Who/Whoever/ \"$1\"\n", to: "editor"
    )
    let session = try Session(
      Cards.launch("browse", scratch.path, environment: ["EDITOR": "sh " + editor]))
    try session.expect("1/2  form.json")
    try session.press("e")
    try session.press("Enter")
    try session.expect("Whoever is it?")
    #expect(try Files.readText(editor + ".log") == "editing \(form)\n")
    try session.press("Ctrl-C")
    #expect(try session.exitStatus() == 130)
    #expect(session.faultsAtTheEnd == [])
  }

  @Test("keys of a file play by themselves")
  func journey() throws {
    let keys = try scratch.write("# To the last card and out\nEnd Wait(50) q\n", to: "tour.keys")
    let session = try Session(Cards.launch("browse", scratch.path, "--keys", "@" + keys))
    try session.expect("2/2  text.json")
    #expect(try session.exitStatus() == 0)
    #expect(session.faultsAtTheEnd == [])
  }

  @Test("options and keys of one's own are in force, and are printed")
  func config() throws {
    try Files.makeFolder(scratch.path + "/config")
    try Files.makeFolder(scratch.path + "/config/cards")
    try scratch.write(
      #"{"ascii": true, "keys": {"x": "quit"}}"#, to: "config/cards/config.json")
    let home = ["XDG_CONFIG_HOME": scratch.path + "/config"]
    let session = try Session(Cards.launch("show", form, environment: home))
    try session.expect("Who is it?")
    try session.press("Esc", "x")
    #expect(try session.exitStatus() == 1)
    let printed = try Command.run(CardsProgram.launch("--print-config", environment: home))
    #expect(printed.status == 0)
    #expect(printed.outputText.contains(#""ascii": true"#))
    #expect(printed.errorText.contains("/config/cards/config.json"))
    try scratch.write(#"{"asci": true}"#, to: "config/cards/config.json")
    let wrong = try Command.run(CardsProgram.launch("show", form, environment: home))
    #expect(wrong.status == 65)
    #expect(wrong.errorText.contains(":1:2: error:"))
  }

  @Test("a kiosk wants to be told what to show, and reads no file of a guest")
  func kiosk() throws {
    let nothing = try Command.run(CardsProgram.launch("browse", "--kiosk"))
    #expect(nothing.status == 77)
    #expect(nothing.errorText.split(separator: "\n").count == 1)
    try Files.makeFolder(scratch.path + "/config")
    try Files.makeFolder(scratch.path + "/config/cards")
    try scratch.write("{", to: "config/cards/config.json")
    let session = try Session(
      Cards.launch(
        "show", form, "--kiosk", environment: ["XDG_CONFIG_HOME": scratch.path + "/config"]))
    try session.expect("Who is it?")
    try session.press("Ctrl-C")
    #expect(try session.exitStatus() == 130)
  }

  @Test("limits end a run with 124, with a screen and without", arguments: ["xterm", "dumb"])
  func limits(term: String) throws {
    for option in ["--time-limit", "--idle-limit"] {
      let session = try Session(
        Cards.launch("show", form, option, "0.2", environment: ["TERM": term]))
      #expect(try session.exitStatus() == 124, "\(option)")
      #expect(session.leftBehind == [])
    }
  }

  @Test("a folder of host configs is gone through with c")
  func hosts() throws {
    try Files.makeFolder(scratch.path + "/hosts")
    try scratch.write("{}", to: "hosts/a.json")
    try scratch.write(#"{"supportsInteractivity": false}"#, to: "hosts/quiet.json")
    let session = try Session(
      Cards.launch("browse", form, "--host-config", scratch.path + "/hosts"))
    try session.expect("[ Send ]")
    try session.press("c")
    try session.expect("Host: quiet.json (2/2)")
    #expect(session.screen.find("[ Send ]") == nil)
    try session.press("q")
    #expect(try session.exitStatus() == 0)
  }

  @Test("guests can't follow a link out of what they were given")
  func confinement() throws {
    try Files.makeFolder(scratch.path + "/given")
    try scratch.write(Self.line("for all"), to: "given/a.json")
    symlink("../form.json", scratch.path + "/given/link.json")
    let session = try Session(Cards.launch("browse", "--kiosk", scratch.path + "/given"))
    try session.expect("1/2  a.json")
    try session.press("Down")
    try session.press("Enter")
    try session.expect("guests")
    #expect(!session.rows.joined().contains("Who is it?"))
    try session.press("q")
    #expect(try session.exitStatus() == 0)
  }

  @Test("a key of one's own works in the browser")
  func ownKeys() throws {
    try Files.makeFolder(scratch.path + "/config")
    try Files.makeFolder(scratch.path + "/config/cards")
    try scratch.write(#"{"keys": {"x": "quit"}}"#, to: "config/cards/config.json")
    let session = try Session(
      Cards.launch("browse", form, environment: ["XDG_CONFIG_HOME": scratch.path + "/config"]))
    try session.expect("Who is it?")
    try session.press("x")
    #expect(try session.exitStatus() == 0)
  }
}

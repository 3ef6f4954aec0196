import AdaptiveCards
import Canvas
import CardActions
import CardLayout
import Events
import Testing

@testable import CardBrowser

/// A person's own options and keys.
@Suite("Own options and keys")
struct UserConfigTests {
  private func config(_ text: String) throws -> UserConfig {
    try UserConfig(SourceText(name: "config.json", bytes: Array(text.utf8)))
  }

  private func message(_ text: String) -> String {
    do throws(Failure) {
      _ = try UserConfig(SourceText(name: "config.json", bytes: Array(text.utf8)))
      return "nothing"
    } catch {
      #expect(error.status == 65)
      return error.message
    }
  }

  @Test("options have the names and values of the command line")
  func options() throws {
    let options = try config(
      #"{"theme": "dark", "color": 16, "ascii": true, "no-mouse": false, "idle-limit": 90}"#
    ).options
    #expect(options.theme == .dark)
    #expect(options.color == .only(.sixteen))
    #expect(options.ascii)
    #expect(options.mouse == nil)
    #expect(options.idleLimit == 90)
  }

  @Test("the command line has the last word")
  func commandLine() throws {
    let defaults = try config(#"{"theme": "dark", "ascii": true}"#).options
    guard
      case .run(let invocation) = try OptionParsing.parse(
        ["show", "x.json", "--theme", "light"], defaults: defaults)
    else { return #expect(Bool(false), "a run was asked for") }
    #expect(invocation.options.theme == .light)
    #expect(invocation.options.ascii)
  }

  @Test("what is wrong is told with its place and the nearest right name")
  func faults() {
    #expect(
      message("{\n  \"theem\": \"dark\"\n}")
        == #"config.json:2:3: error: the option "theem" is not known here; did you mean "theme"?"#)
    #expect(message(#"{"theme": "drak"}"#).contains("did you mean 'dark'?"))
    #expect(message(#"{"ascii": "yes"}"#).hasSuffix(#""ascii" is true or false"#))
    #expect(message(#"{"kiosk": true}"#).contains("not known here"))
    #expect(message(#"{"keys": {"Ctrl-Q": "leave"}}"#).contains(#""leave" is not a command"#))
    #expect(message(#"{"keys": {"F5": "relaod"}}"#).hasSuffix(#"; did you mean "reload"?"#))
    #expect(
      message(#"{"keys": {"Tabb": "quit"}}"#).hasSuffix(
        #""Tabb" is not a key; did you mean "Tab"?"#))
    #expect(message("{").hasPrefix("config.json:1:"))
  }

  @Test("what is printed can be read again")
  func roundTrip() throws {
    let text = #"{"theme":"light","color":"256","time-limit":60,"keys":{"F5":"reload","x":null}}"#
    let first = try config(text).json.serialized(pretty: true)
    #expect(try config(first).json.serialized(pretty: true) == first)
    #expect(first.contains(#""theme": "light""#))
  }

  @Test("a key of one's own works, and takes the place of what it was")
  func keys() throws {
    let map = try config(#"{"keys": {"F5": "reload", "t": "quit", "q": null}}"#).keyMap
    #expect(map.command(for: Key(.function(5)), in: .card) == .reload)
    #expect(map.command(for: Key(.character("r")), in: .card) == .reload)
    #expect(map.command(for: Key(.character("t")), in: .list) == .quit)
    #expect(map.command(for: Key(.character("q")), in: .list) == nil)
    #expect(map.key(for: .quit) == "t")
    #expect(map.key(for: .view(.theme)) == nil)
  }

  @Test("a letter stays a letter where one types")
  func letters() throws {
    let map = try config(#"{"keys": {"x": "focusNext", "z": "suspend"}}"#).keyMap
    #expect(map.command(for: Key(.character("x")), in: .field) == .insert("x"))
    #expect(map.command(for: Key(.character("x")), in: .card) == .focusNext)
    #expect(map.command(for: Key(.character("z")), in: .sheet) == .typeAhead("z"))
    #expect(message(#"{"keys": {"x": "caretLeft"}}"#).contains("is a letter where that is done"))
  }

  @Test("Ctrl-C always leaves")
  func interrupt() {
    #expect(message(#"{"keys": {"Ctrl-C": "copy"}}"#).contains("always leaves"))
  }
}

import Canvas
import Testing

@testable import CardBrowser

@Suite("Options")
struct OptionTests {
  private func parse(_ arguments: String...) throws -> Request {
    try OptionParsing.parse(arguments)
  }

  private func options(_ arguments: String...) throws -> Options {
    guard case .run(let invocation) = try OptionParsing.parse(arguments) else {
      throw UsageError(message: "no run")
    }
    return invocation.options
  }

  private func message(_ arguments: String...) -> String? {
    do {
      _ = try OptionParsing.parse(arguments)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("without a command the cards are browsed")
  func browse() throws {
    #expect(try parse() == .run(Invocation(command: .browse, files: [], options: Options())))
    #expect(
      try parse("browse", "a/")
        == .run(Invocation(command: .browse, files: ["a/"], options: Options())))
    #expect(
      try parse("a/b.json", "c/d.json")
        == .run(Invocation(command: .browse, files: ["a/b.json", "c/d.json"], options: Options())))
  }

  @Test("values are read, with = and without")
  func values() throws {
    #expect(try options("render", "-", "--width", "40").width == 40)
    #expect(try options("render", "--width=40", "-").width == 40)
    #expect(try options("render", "-", "--size", "40x12").size == Size(width: 40, height: 12))
    #expect(try options("show", "-", "--color", "256").color == .only(.indexed))
    #expect(try options("show", "-", "--color=never").color == .only(.none))
    #expect(try options("show", "-", "--overflow", "drop").overflow == .drop)
    #expect(try options("show", "-", "--time-limit", "1.5").timeLimit == 1.5)
    #expect(try options("show", "--no-mouse", "--kiosk", "-").mouse == false)
    #expect(try options("show", "--no-mouse", "--mouse", "-").mouse == true)
  }

  @Test("files behind -- may look like options")
  func onlyFiles() throws {
    #expect(
      try parse("show", "--", "--ascii")
        == .run(Invocation(command: .show, files: ["--ascii"], options: Options())))
  }

  @Test("help and version are asked for in the usual ways")
  func help() throws {
    #expect(try parse("--help") == .help(nil))
    #expect(try parse("-h") == .help(nil))
    #expect(try parse("show", "--help") == .help(.show))
    #expect(try parse("--version") == .version)
  }

  @Test("wrong usage names the option and the nearest right one")
  func wrongUsage() {
    #expect(
      message("show", "--ascci", "-")
        == "the option '--ascci' is not known; did you mean '--ascii'?")
    #expect(message("show", "--width", "3", "-") == "'cards show' does not take '--width'")
    #expect(message("render", "-", "--width") == "'--width' needs a value: --width N")
    #expect(
      message("render", "-", "--width", "0") == "'--width' needs a number from 1 to 10000, not '0'")
    #expect(message("show", "--ascii=1", "-") == "'--ascii' takes no value")
    #expect(message("show") == "'cards show' needs a FILE, or - for standard input")
    #expect(message("show", "a", "b") == "'cards show' takes one FILE, not 2")
    #expect(
      message("shwo", "x.json") == "'shwo' is neither a command nor a file; did you mean 'show'?")
    #expect(
      message("render", "-", "--format", "jsn")
        == "'jsn' is not a value of '--format'; it is one of text, ansi, svg, html, json; did you mean 'json'?"
    )
    #expect(
      message("show", "--data", "-", "-")
        == "the card and its data can't both come from standard input")
    #expect(
      message("browse", "--data", "-", "x.json")
        == "'cards browse' reads data again when they change; name a file")
    #expect(message("expand", "a", "b") == "'cards expand' takes one FILE, not 2")
  }

  @Test("every option of the table is in the help of its commands")
  func helpHasAll() {
    for command in CommandName.allCases {
      let listed = Set(OptionTable.options.filter { $0.isListed(for: command) }.map(\.name))
      let help = Help.text(for: command)
      for spec in OptionTable.options {
        let name = spec.name.hasSuffix("mouse") ? "--[no-]mouse" : spec.name
        #expect(help.contains("  \(name) ") == listed.contains(spec.name), "\(spec.name)")
      }
      #expect(listed.contains("--data"))
    }
    #expect(!Help.text(for: .check).contains("--theme"))
    #expect(!Help.text(for: .expand).contains("--host-config"))
  }

  @Test("help fits a terminal and is ASCII")
  func helpFits() {
    for command in [nil] + CommandName.allCases.map(Optional.some) {
      let text = Help.text(for: command)
      #expect(text.utf8.allSatisfy { $0 < 0x80 })
      #expect(text.split(separator: "\n").allSatisfy { $0.utf8.count <= 80 })
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 24)
    }
  }
}

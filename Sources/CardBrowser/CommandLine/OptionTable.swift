/// One option: the table of them is the parser, the help text and the README's list.
struct OptionSpec {
  var name: String
  /// What the value is called in the help; nil for a switch.
  var value: String?
  var commands: Set<CommandName>
  var help: String
}

extension OptionSpec {
  /// The switch that this one undoes: `--mouse` of `--no-mouse`.
  var opposite: String? { name.hasPrefix("--no-") ? "--" + name.dropFirst(5) : nil }

  /// Whether the help of a command lists it.
  func isListed(for command: CommandName) -> Bool {
    guard commands.contains(command) else { return false }
    // Taken, so that one set of options serves every command, but it has nothing to change.
    switch command {
    case .browse, .show, .render: return true
    case .submit:
      return !OptionTable.ofDrawing.contains(name) || name == "--overflow" || name == "--trace"
    case .check: return !OptionTable.ofDrawing.contains(name)
    case .expand: return name == "--data"
    }
  }
}

enum OptionTable {
  private static let all = Set(CommandName.allCases)
  private static let live: Set<CommandName> = [.show, .browse]
  /// What only says how cards are drawn and used.
  fileprivate static let ofDrawing: Set = [
    "--color", "--theme", "--ascii", "--images", "--overflow", "--accessible", "--kiosk", "--trace",
  ]

  /// What is asked of the program itself, without a command.
  static let ofProgram = ["--help", "--version", "--man", "--completions", "--print-config"]

  static let options: [OptionSpec] = [
    OptionSpec(
      name: "--host-config", value: "FILE", commands: all,
      help: "what the host allows, JSON; browse: or a folder of them"),
    OptionSpec(
      name: "--width", value: "N", commands: [.render],
      help: "columns; else the terminal's, else 80"),
    OptionSpec(
      name: "--size", value: "COLSxROWS", commands: [.render],
      help: "with --keys: the screen they are played on; 80x24"),
    OptionSpec(
      name: "--keys", value: "KEYS", commands: [.render],
      help: "plays keys and prints their screen: 'Tab Enter \"text\"'"),
    OptionSpec(
      name: "--keys", value: "KEYS", commands: live,
      help: "plays keys (@FILE: from a file) until a real key comes"),
    OptionSpec(
      name: "--format", value: "FORMAT", commands: [.render], help: "text, ansi, svg, html or json"),
    OptionSpec(
      name: "--format", value: "FORMAT", commands: [.check],
      help: "text (a line a fault), json or sarif"),
    OptionSpec(
      name: "--codes", commands: [.check], help: "lists every code with its severity and meaning"),
    OptionSpec(
      name: "--set", value: "ID=VALUE", commands: [.submit],
      help: "fills in an input as the result would hold it; repeatable"),
    OptionSpec(
      name: "--action", value: "ID|TITLE", commands: [.submit],
      help: "presses this action; else the first that submits"),
    OptionSpec(
      name: "--color", value: "WHEN", commands: all, help: "auto, never, 8, 16, 256 or truecolor"),
    OptionSpec(
      name: "--theme", value: "NAME", commands: all, help: "auto, light, dark, contrast or none"),
    OptionSpec(
      name: "--ascii", commands: all, help: "draws borders and marks with ASCII alone"),
    OptionSpec(
      name: "--images", value: "WHEN", commands: all,
      help: "auto, never or always; pictures are shown as text"),
    OptionSpec(
      name: "--overflow", value: "WHERE", commands: all,
      help: "menu or drop: where primary actions past maxActions go"),
    OptionSpec(
      name: "--accessible", commands: all, help: "plain lines and prompts, no full screen"),
    OptionSpec(
      name: "--mouse", commands: live, help: "takes the mouse, over SSH too"),
    OptionSpec(
      name: "--no-mouse", commands: live, help: "leaves the mouse to the terminal"),
    OptionSpec(
      name: "--kiosk", commands: all,
      help: "for guests: only what was named, no other program"),
    OptionSpec(
      name: "--trace", value: "FILE", commands: all,
      help: "writes each call to the action delegate, a line of JSON"),
    OptionSpec(
      name: "--time-limit", value: "SECONDS", commands: live, help: "ends with status 124"),
    OptionSpec(
      name: "--idle-limit", value: "SECONDS", commands: live,
      help: "ends with status 124 when no key comes for so long"),
    OptionSpec(
      name: "--link-schemes", value: "LIST", commands: live,
      help: "opens more than https, http, mailto and tel: ssh,vscode"),
    OptionSpec(
      name: "--data", value: "FILE", commands: all,
      help: "JSON data for the card, which is a template"),
    OptionSpec(
      name: "--delegate", value: "COMMAND", commands: live,
      help: "a program that answers delegate calls in lines of JSON"),
    OptionSpec(
      name: "--state", value: "FILE", commands: [.show],
      help: "keeps what is typed, no passwords, until it is sent"),
  ]
}

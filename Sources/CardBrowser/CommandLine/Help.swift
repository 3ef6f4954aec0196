/// Help texts, made from the tables.
enum Help {
  static let version = "0.1.0"

  static func text(for command: CommandName?) -> String {
    guard let command else { return program }
    var lines = [usage(command), "", summary(command), "", "Options:"]
    lines += optionLines(OptionTable.options.filter { $0.isListed(for: command) })
    return lines.joined(separator: "\n") + "\n"
  }

  private static var program: String {
    var lines = [
      "cards shows Adaptive Cards in the terminal and makes them work there.", "", "Usage:",
    ]
    lines += CommandName.allCases.map { "  " + usage($0).dropFirst("Usage: ".count) }
    lines += ["", "Commands:"]
    lines += CommandName.allCases.map { "  " + padded($0.rawValue, 10) + summary($0) }
    lines += [
      "", "A FILE of - is standard input; keys then come from the terminal.",
      "'cards COMMAND --help' lists the options of a command, 'cards --version' the",
      "version, 'cards --man' the manual, 'cards --completions SHELL' a script for",
      "bash, zsh or fish, 'cards --print-config' your own options and keys.",
      "",
    ]
    return lines.joined(separator: "\n")
  }

  static func usage(_ command: CommandName) -> String {
    switch command {
    case .browse: "Usage: cards [browse] [OPTION...] [PATH...]"
    case .show: "Usage: cards show [OPTION...] FILE|-"
    case .render: "Usage: cards render [OPTION...] FILE|-"
    case .submit: "Usage: cards submit [OPTION...] FILE|- [--set ID=VALUE]... [--action ID|TITLE]"
    case .check: "Usage: cards check [OPTION...] FILE..."
    case .expand: "Usage: cards expand TEMPLATE|- --data DATA|-"
    }
  }

  static func summary(_ command: CommandName) -> String {
    switch command {
    case .browse: "browses cards: files and folders; without PATH the sample cards"
    case .show: "one card, interactive; prints what is submitted, a line of JSON"
    case .render: "one card as text; needs no terminal"
    case .submit: "fills in a card and presses its action, without a screen"
    case .check: "every fault in the cards of files and folders, with line and column"
    case .expand: "the card that a template and data make, as JSON"
    }
  }

  private static func optionLines(_ options: [OptionSpec]) -> [String] {
    let all = Set(options.map(\.name))
    // Two switches that are opposites share a line: `--[no-]mouse`.
    let options = options.filter { $0.opposite.map { !all.contains($0) } ?? true }
    let isPair = options.map { all.contains("--no-" + $0.name.dropFirst(2)) }
    let names =
      zip(options, isPair).map { option, isPair in
        (isPair ? "--[no-]" + option.name.dropFirst(2) : option.name)
          + (option.value.map { " " + $0 } ?? "")
      } + ["-h, --help"]
    let width = (names.map(\.utf8.count).max() ?? 0) + 2
    let helps =
      zip(options, isPair).map { $1 ? $0.help + ", or not at all" : $0.help } + ["this text"]
    return zip(names, helps).map { "  " + padded($0, width) + $1 }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.utf8.count))
  }
}

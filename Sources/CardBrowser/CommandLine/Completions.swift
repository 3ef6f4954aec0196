internal import CardLayout

/// Scripts that complete the command line in shells, made from the table of options.
enum Completions {
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// What is completed behind an option: words, or files when there are none.
  static func words(of option: OptionSpec, for command: CommandName) -> [String] {
    switch (option.name, command) {
    case ("--format", .check): Options.Report.allCases.map(\.rawValue)
    case ("--format", _): Options.Format.allCases.map(\.rawValue)
    case ("--color", _): ["auto", "never", "8", "16", "256", "truecolor"]
    case ("--theme", _): Theme.Name.allCases.map(\.rawValue)
    case ("--images", _): OptionValue.Images.allCases.map(\.rawValue)
    case ("--overflow", _): Options.Overflow.allCases.map(\.rawValue)
    default: []
    }
  }

  private static var commands: [CommandName] { CommandName.allCases }

  private static func options(of command: CommandName) -> [OptionSpec] {
    OptionTable.options.filter { $0.isListed(for: command) }
  }

  // MARK: bash

  private static var bash: String {
    let names = commands.map(\.rawValue).joined(separator: " ")
    var lines = [
      "# Completes the command line of cards in bash.",
      "_cards() {",
      "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}",
      "  local command=browse options words=",
      "  COMPREPLY=()",
      "  case ${COMP_WORDS[1]} in",
      "    \(commands.map(\.rawValue).joined(separator: "|")))",
      "      [ \"$COMP_CWORD\" -gt 1 ] && command=${COMP_WORDS[1]} ;;",
      "  esac",
      "  case $command in",
    ]
    for command in commands {
      let known = options(of: command)
      lines.append("    \(command.rawValue))")
      lines.append("      options='\((known.map(\.name) + ["--help"]).joined(separator: " "))'")
      lines.append("      case $previous in")
      for option in known where option.value != nil {
        let choices = words(of: option, for: command)
        lines.append(
          choices.isEmpty
            ? "        \(option.name)) COMPREPLY=($(compgen -f -- \"$current\")); return ;;"
            : "        \(option.name)) words='\(choices.joined(separator: " "))' ;;")
      }
      lines += ["      esac ;;"]
    }
    lines += [
      "  esac",
      "  if [ -n \"$words\" ]; then",
      "    COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))",
      "  elif [[ $current == -* ]]; then",
      "    COMPREPLY=($(compgen -W \"$options\" -- \"$current\"))",
      "  else",
      "    COMPREPLY=($(compgen -f -- \"$current\"))",
      "    [ \"$COMP_CWORD\" -eq 1 ] && COMPREPLY+=($(compgen -W '\(names)' -- \"$current\"))",
      "  fi",
      "}",
      "complete -o filenames -F _cards cards",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: zsh

  private static var zsh: String {
    var lines = [
      "#compdef cards",
      "# Completes the command line of cards in zsh.",
      "_cards() {",
      "  local -a commands",
      "  commands=(",
    ]
    lines += commands.map { "    \(zshQuoted($0.rawValue + ":" + Help.summary($0)))" }
    lines += [
      "  )",
      "  local command=browse",
      "  if (( CURRENT > 2 )) && [[ -n ${commands[(r)$words[2]:*]} ]]; then",
      "    command=$words[2]",
      "    shift words",
      "    (( CURRENT-- ))",
      "  elif (( CURRENT == 2 )); then",
      "    _describe command commands",
      "  fi",
      "  case $command in",
    ]
    for command in commands {
      lines.append("    \(command.rawValue))")
      lines.append("      _arguments -S \\")
      for option in options(of: command) {
        lines.append("        \(zshQuoted(zshSpec(option, command))) \\")
      }
      lines.append("        '--help[this text]' '*:file:_files' ;;")
    }
    lines += [
      "  esac",
      "}",
      // As a file of fpath it is called, in a start-up file it makes itself known.
      "if [ \"$funcstack[1]\" = _cards ]; then _cards \"$@\"; else compdef _cards cards; fi",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func zshSpec(_ option: OptionSpec, _ command: CommandName) -> String {
    let help = option.help.map { "[]:".contains($0) ? "\\\($0)" : String($0) }.joined()
    let start = "\(option.name)[\(help)]"
    guard let value = option.value else { return start }
    let choices = words(of: option, for: command)
    let action = choices.isEmpty ? "_files" : "(\(choices.joined(separator: " ")))"
    return "\(start):\(value.lowercased()):\(action)"
  }

  private static func zshQuoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }

  // MARK: fish

  private static var fish: String {
    var lines = ["# Completes the command line of cards in fish."]
    let names = commands.map(\.rawValue).joined(separator: " ")
    for command in commands {
      lines.append(
        "complete -c cards -n '__fish_use_subcommand' -a \(command.rawValue)"
          + " -d \(fishQuoted(Help.summary(command)))")
    }
    for command in commands {
      // Without a command cards are browsed.
      let condition =
        command == .browse
        ? "not __fish_seen_subcommand_from \(names); or __fish_seen_subcommand_from browse"
        : "__fish_seen_subcommand_from \(command.rawValue)"
      for option in options(of: command) {
        var line =
          "complete -c cards -n \(fishQuoted(condition)) -l \(option.name.dropFirst(2))"
          + " -d \(fishQuoted(option.help))"
        if option.value != nil {
          let choices = words(of: option, for: command)
          line +=
            choices.isEmpty ? " -r -F" : " -x -a \(fishQuoted(choices.joined(separator: " ")))"
        }
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
  }
}

internal import CardActions

/// The manual page, made from the tables of commands, options and keys.
enum Manual {
  /// The page in the language of man(7).
  static var page: String {
    var lines = [
      ".TH CARDS 1 \"\" \"cards \(Help.version)\" \"User Commands\"",
      ".SH NAME", "cards \\- shows Adaptive Cards in the terminal and makes them work there",
      ".SH SYNOPSIS",
    ]
    for command in CommandName.allCases {
      lines += [".B " + escaped(String(Help.usage(command).dropFirst("Usage: ".count))), ".br"]
    }
    lines += [
      ".SH DESCRIPTION",
      escaped(
        "A FILE holds a card, a message with cards, an array of cards, or JSON lines of cards; - is"
          + " standard input, and keys then come from the terminal. A folder stands for all .json,"
          + " .jsonl and .ndjson files in it and below. Files that are shown are followed: what is"
          + " saved is drawn at once."),
      ".SH COMMANDS",
    ]
    for command in CommandName.allCases {
      lines += item("cards " + command.rawValue, Help.summary(command))
      for option in OptionTable.options where option.isListed(for: command) {
        lines.append(".RS")
        lines += item(option.name + (option.value.map { " " + $0 } ?? ""), option.help)
        lines.append(".RE")
      }
    }
    lines.append(".SH KEYS")
    for place in Binding.Place.allCases {
      lines.append(".SS " + title(of: place))
      for binding in Bindings.table where binding.places.contains(place) {
        lines += item(binding.keys.joined(separator: ", "), binding.help)
      }
    }
    lines.append(".SH STREAMS")
    lines.append(
      escaped(
        "cards browse - takes cards from standard input as they come, a line of JSON each. The last"
          + " \(CardStream.mostCards) cards are kept, in at most \(CardStream.mostBytes >> 20) MB of"
          + " lines; of more the oldest are dropped and counted. What is not read yet waits in the"
          + " pipe."))
    lines.append(".SH FILES")
    lines += item(
      "$XDG_CONFIG_HOME/cards/config.json",
      "options and keys of your own for browse and show; else ~/.config/cards/config.json. What"
        + " is in force is printed by cards --print-config.")
    lines.append(".SH EXIT STATUS")
    for (status, meaning) in ExitStatus.meanings { lines += item(status, meaning) }
    lines.append(".SH ENVIRONMENT")
    for (name, meaning) in environment { lines += item(name, meaning) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let environment = [
    ("NO_COLOR", "set and not empty: no colours."),
    ("ACCESSIBLE", "set and not empty: as --accessible."),
    ("TERM, COLORTERM", "what the terminal can show."),
    ("VISUAL, EDITOR", "the editor that e opens the file in."),
    ("LANG, LC_ALL, LC_CTYPE", "whether characters outside of ASCII are drawn."),
    (
      "LANG, LC_ALL, LC_TIME",
      "how days are written and typed in cards that do not say their language."
    ),
    ("SSH_CONNECTION", "set: the mouse is left to the terminal, links are not opened here."),
    ("STY", "set, as in GNU screen: the mouse is left to it, else Esc would wait for another key."),
  ]

  private static func title(of place: Binding.Place) -> String {
    switch place {
    case .list: "In the list"
    case .card: "On a card"
    case .field: "In a text field"
    case .lines: "In a field of several lines"
    case .number: "In a field for a number or a time"
    case .day: "In a field for a day"
    case .combo: "On a field whose choices are looked through"
    case .stars: "On stars"
    case .calendar: "In a calendar"
    case .sheet: "In a menu"
    case .finding: "In choices that typing narrows down"
    case .text: "In a source or a result"
    case .boxes: "In the boxes"
    }
  }

  private static func item(_ term: String, _ text: String) -> [String] {
    [".TP", ".B " + escaped(term), escaped(text)]
  }

  /// Text that the formatter takes as it is.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "`": result += "\\(ga"
      default: result.append(character)
      }
    }
    return result.first == "." ? "\\&" + result : result
  }
}

package import Canvas

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is known of the terminal before anything is drawn.
package enum StandardTerminal {
  /// Whether the terminal cannot be drawn on: lines and prompts are all it takes.
  package static var isDumb: Bool {
    TerminalNames.candidates(for: Environment.value("TERM"), wantsColors: false).isEmpty
  }

  package static var isOverSSH: Bool { Environment.value("SSH_CONNECTION") != nil }

  /// Whether the terminal is GNU screen (`STY`), which holds an Esc back until the next key as long
  /// as the mouse is reported.
  package static var isGNUScreen: Bool { Environment.value("STY") != nil }

  /// Whether the person asked for plain lines and prompts (`ACCESSIBLE`).
  package static var wantsAccessible: Bool { Environment.value("ACCESSIBLE") != nil }

  /// Whether the person wants no colours at all (no-color.org).
  package static var refusesColors: Bool { Environment.value("NO_COLOR") != nil }

  /// Whether more than ASCII can be written.
  package static var isUnicode: Bool { Environment.usesUTF8() }

  /// The language of days and times that the locale names, as in `de_CH.UTF-8`; nil for none.
  public static var language: String? {
    let variables = ["LC_ALL", "LC_TIME", "LANG"]
    guard let name = variables.lazy.compactMap(Environment.value).first else { return nil }
    let isNeutral = name == "C" || name == "POSIX" || name.hasPrefix("C.")
    return isNeutral ? nil : name
  }

  /// The columns of the terminal at standard output; nil when it is none.
  package static var width: Int? {
    TerminalDevice.standardOutputIsTerminal ? TerminalDevice.currentSize?.width : nil
  }

  /// The most colours that `TERM`, `COLORTERM` and `NO_COLOR` speak of, for text output.
  package static var colorDepth: ColorDepth {
    if refusesColors { return .none }
    switch Environment.value("COLORTERM") {
    case "truecolor", "24bit": return .truecolor
    default: break
    }
    guard !isDumb, let type = Environment.value("TERM") else { return .none }
    if type.hasSuffix("256color") { return .indexed }
    return type.hasPrefix("vt") ? .none : .eight
  }

  /// The colour behind the terminal's text as `COLORFGBG` tells it (`15;0`, `0;default;15`); the
  /// terminal's own where it tells nothing.
  package static var background: Color {
    guard let last = Environment.value("COLORFGBG")?.split(separator: ";").last,
      let entry = UInt8(last), entry < 16
    else { return .terminal }
    return .palette(entry)
  }

  /// Whether the terminal is of a kind that takes texts into the clipboard (OSC 52).
  package static var takesCopies: Bool {
    let kinds = ["xterm", "tmux", "screen", "alacritty", "foot", "kitty", "ghostty", "wezterm"]
    return kinds.contains { Environment.value("TERM")?.hasPrefix($0) == true }
  }

  /// Whether the terminal is of a kind that makes links of texts (OSC 8) or ignores that.
  package static var takesLinks: Bool {
    let kinds = ["xterm", "tmux", "alacritty", "foot", "kitty", "ghostty", "wezterm"]
    return kinds.contains { Environment.value("TERM")?.hasPrefix($0) == true }
  }

  /// The time since some moment in the past, by a clock that nobody sets. The standard library's
  /// own would bring its whole runtime for concurrency into the program.
  package static var now: Duration { MonotonicClock.now() }
}

/// Which entries of the terminal database to try for a TERM, the best first.
enum TerminalNames {
  /// Entries that exist and say that nothing can be drawn.
  private static let undrawable: Set<String> = ["dumb", "unknown", "network", "dialup"]

  /// Terminals that descend from xterm in what they understand.
  private static let likeXterm = [
    "xterm", "alacritty", "contour", "foot", "ghostty", "gnome", "iterm", "kitty", "konsole",
    "mintty", "putty", "rio", "st-", "vte", "wezterm",
  ]

  /// - Parameter wantsColors: whether a plain `xterm` is known to show 256 colours.
  /// - Returns: nothing for a terminal that cannot be drawn on.
  static func candidates(for term: String?, wantsColors: Bool) -> [String] {
    guard let term, !undrawable.contains(term), isName(term) else { return [] }
    var names = [term]
    if wantsColors, ["xterm", "screen", "tmux"].contains(term) {
      names.insert(term + "-256color", at: 0)
    }
    names += relatives(of: term)
    return names
  }

  /// Whether drawing with `name` instead of `term` is worth a word to the user.
  static func isSubstitute(_ name: String, for term: String) -> Bool {
    name != term && name != term + "-256color"
  }

  private static func relatives(of term: String) -> [String] {
    if term.hasPrefix("tmux") {
      return ["tmux-256color", "screen-256color", "tmux", "screen", "xterm", "vt100"]
    }
    if term.hasPrefix("screen") { return ["screen-256color", "screen", "xterm", "vt100"] }
    if likeXterm.contains(where: term.hasPrefix) {
      return ["xterm-256color", "xterm-color", "xterm", "vt100"]
    }
    return shorter(term) + ["vt100"]
  }

  /// `rxvt-unicode-special` is at least an `rxvt-unicode`, and that an `rxvt`.
  private static func shorter(_ term: String) -> [String] {
    var names: [String] = []
    var name = term[...]
    while names.count < 4, let joint = name.lastIndex(where: { $0 == "-" || $0 == "." }) {
      name = name[..<joint]
      if !name.isEmpty { names.append(String(name)) }
    }
    return names
  }

  /// The database looks names up as files; nobody's TERM leads it elsewhere.
  private static func isName(_ term: String) -> Bool {
    !term.isEmpty && term.utf8.count <= 64
      && term.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x2F }
  }
}

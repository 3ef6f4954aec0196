/// The descriptions to try for a terminal type, the best first.
///
/// SSH guests bring types that a server does not know; what is nearest to them works.
struct TerminalType {
  var candidates: [String]

  static func find(_ type: String) -> TerminalType {
    var candidates = [type]
    if type.hasPrefix("tmux") {
      candidates += ["tmux-256color", "screen-256color", "screen"]
    } else if type.hasPrefix("screen") {
      candidates += ["screen-256color", "screen"]
    } else if type.hasPrefix("rxvt") {
      candidates += ["rxvt-256color", "rxvt"]
    } else if type.hasPrefix("xterm") || isKnownToFollowXterm(type) {
      candidates += ["xterm-256color", "xterm"]
    }
    candidates += ["vt100"]
    var seen: Set<String> = []
    return TerminalType(candidates: candidates.filter { !$0.isEmpty && seen.insert($0).inserted })
  }

  /// Terminals with names of their own that take what xterm takes.
  private static func isKnownToFollowXterm(_ type: String) -> Bool {
    ["alacritty", "foot", "ghostty", "kitty", "wezterm", "konsole", "gnome", "vte", "iterm"]
      .contains { type.hasPrefix($0) }
  }
}

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The person's editor, for the file of a card.
enum Editor {
  /// Editors that take `+LINE` in front of the file.
  private static let takesLines: Set = [
    "vi", "vim", "nvim", "nano", "emacs", "emacsclient", "micro", "joe", "jed", "mg", "ne", "kak",
  ]

  /// What `VISUAL` or `EDITOR` say, else the editor that every system has.
  static var command: String {
    for name in ["VISUAL", "EDITOR"] {
      if let value = getenv(name), value.pointee != 0 { return String(cString: value) }
    }
    return "vi"
  }

  /// The arguments for an editor, which may be a command with options of its own, as git takes it.
  ///
  /// - Parameter line: where the caret is to stand; the first is 1.
  static func arguments(_ command: String, path: String, line: Int?) -> [String] {
    // A name that begins with a hyphen is a file all the same.
    let file = path.hasPrefix("-") ? "./" + path : path
    let program = command.split(separator: " ").first.map { FollowedPath.name(of: String($0)) }
    let place = line.flatMap { takesLines.contains(program ?? "") ? "+\($0)" : nil }
    return ["/bin/sh", "-c", "exec \(command) \"$@\"", command] + [place, file].compactMap { $0 }
  }

  /// Runs the editor on the terminal until it ends.
  ///
  /// - Returns: whether it could be started and ended well.
  static func run(path: String, line: Int?) -> Bool {
    var start = ProgramStart(ownGroup: false)
    defer { start.destroy() }
    // Cards may come through standard input, and results leave through standard output.
    for descriptor: Int32 in 0...2 { start.open("/dev/tty", at: descriptor) }
    return start.run(arguments(command, path: path, line: line))
  }
}

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
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Cards may come through standard input, and results leave through standard output.
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/tty", O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let arguments = arguments(command, path: path, line: line)
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    pointers.append(nil)
    var pid = pid_t()
    guard posix_spawn(&pid, arguments[0], &actions, &attributes, &pointers, environ) == 0 else {
      return false
    }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 { if errno != EINTR { return false } }
    return status == 0
  }
}

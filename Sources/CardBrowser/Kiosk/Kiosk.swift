#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What `--kiosk` takes away: guests see the cards they were given, and nothing else of the machine.
///
/// It is switched on by the command line alone, and nothing inside switches it off. No program is
/// started, nothing is suspended, no core file is left, no path is read or written that the command
/// line did not name, nothing goes to the clipboard.
enum Kiosk {
  /// Variables that lead the system's libraries to files of a guest's choice.
  private static let variables = [
    "TERMINFO", "TERMINFO_DIRS", "TERMCAP", "TERMPATH", "NCURSES_TRACE", "LOCPATH", "NLSPATH",
    "VISUAL", "EDITOR",
  ]

  /// Takes away what the process itself could be made to do.
  static func enter() {
    var limit = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    #else
      setrlimit(RLIMIT_CORE, &limit)
    #endif
    for name in variables { unsetenv(name) }
  }

  /// What is refused before anything is shown, as one sentence; nil when nothing is.
  static func refusal(of invocation: Invocation) -> String? {
    switch invocation.command {
    case .browse where invocation.files.isEmpty:
      "--kiosk shows only what the command line names: cards browse --kiosk PATH"
    case .browse, .show, .render, .submit, .check, .expand: nil
    }
  }
}

/// The paths that guests may read: those that were named, and what lies below them.
struct Confinement {
  private let roots: [String]

  /// - Parameter paths: as they stand on the command line.
  init(_ paths: [String]) { roots = paths.compactMap(Self.real) }

  /// Whether a path leads to something that was named, whatever symbolic links are on the way.
  func allows(_ path: String) -> Bool {
    // What is not there shows nothing; the system says so in its own words.
    guard let real = Self.real(path) else { return true }
    return roots.contains { real == $0 || real.hasPrefix($0 == "/" ? "/" : $0 + "/") }
  }

  /// What is said instead of what a path leads to.
  static func refusal(_ path: String) -> String {
    "\(path): leads to a file that guests may not read"
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

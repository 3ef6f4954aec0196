#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Starts another program: what it finds at its descriptors, and with which signals.
struct ProgramStart {
  #if canImport(Glibc)
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
  #else
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
  #endif

  /// - Parameter ownGroup: whether keys like Ctrl-C do not reach it.
  init(ownGroup: Bool) {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    // This program ignores closed pipes; another one may count on ending by them.
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var flags = Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
    if ownGroup {
      posix_spawnattr_setpgroup(&attributes, 0)
      flags |= Int16(POSIX_SPAWN_SETPGROUP)
    }
    posix_spawnattr_setflags(&attributes, flags)
  }

  mutating func destroy() {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  mutating func lay(_ descriptor: Int32, over number: Int32) {
    posix_spawn_file_actions_adddup2(&actions, descriptor, number)
  }

  mutating func open(_ path: String, at number: Int32) {
    posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
  }

  /// Starts it without a shell: the first argument is its path.
  ///
  /// - Returns: its id, which has to be waited for; nil when the system cannot start it.
  mutating func start(_ arguments: [String]) -> pid_t? {
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    pointers.append(nil)
    var id = pid_t()
    return posix_spawn(&id, arguments[0], &actions, &attributes, &pointers, environ) == 0 ? id : nil
  }

  /// Starts it and waits for its end.
  ///
  /// - Returns: whether it could be started and ended well.
  mutating func run(_ arguments: [String]) -> Bool {
    guard let id = start(arguments) else { return false }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 { if errno != EINTR { return false } }
    return status == 0
  }
}

import CVTerm

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What happens between this process and the first instruction of a child.
struct SpawnPlan {
  #if canImport(Glibc)
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
    // POSIX_SPAWN_SETSID, which the header shows to GNU programs only.
    private static let newSession: Int32 = 0x80
  #else
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
    private static let newSession = POSIX_SPAWN_SETSID | POSIX_SPAWN_CLOEXEC_DEFAULT
  #endif

  init(terminal: String?) {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    // The first terminal that the leader of a session opens becomes its controlling terminal.
    posix_spawn_file_actions_addopen(&actions, 0, terminal ?? "/dev/null", O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
  }

  mutating func free() {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  mutating func open(_ path: String, at number: Int32) {
    let flags = number == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, number, path, flags, 0o600)
  }

  mutating func lay(_ descriptor: Int32, over number: Int32) {
    posix_spawn_file_actions_adddup2(&actions, descriptor, number)
  }

  mutating func close(_ number: Int32) {
    posix_spawn_file_actions_addclose(&actions, number)
  }

  mutating func start(_ launch: Launch) throws -> pid_t {
    #if canImport(Glibc)
      // Tests run beside each other: what another one has open must not get in here, or a
      // closed terminal is never noticed.
      posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    #endif
    if let folder = launch.folder {
      posix_spawn_file_actions_addchdir_np(&actions, folder)
    }
    // Whatever the test runner ignores or blocks, a program starts as from a login shell.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var every = sigset_t()
    sigfillset(&every)
    posix_spawnattr_setsigdefault(&attributes, &every)
    let flags = Self.newSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var arguments: [UnsafeMutablePointer<CChar>?] = []
    arguments.append(strdup(launch.program))
    for argument in launch.arguments { arguments.append(strdup(argument)) }
    arguments.append(nil)
    var environment: [UnsafeMutablePointer<CChar>?] = []
    for (name, value) in launch.environment { environment.append(strdup("\(name)=\(value)")) }
    environment.append(nil)
    defer { for text in arguments + environment { Self.release(text) } }
    var id: pid_t = 0
    let result = posix_spawn(
      &id, launch.program, &actions, &attributes, &arguments, &environment)
    guard result == 0 else {
      throw Fault("\(launch.program) did not start: \(String(cString: strerror(result)))")
    }
    return id
  }

  private static func release(_ text: UnsafeMutablePointer<CChar>?) {
    #if canImport(Glibc)
      Glibc.free(text)
    #else
      Darwin.free(text)
    #endif
  }
}

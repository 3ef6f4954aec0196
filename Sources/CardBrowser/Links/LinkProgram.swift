internal import CardLayout

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The program that opens links on this machine.
enum LinkProgram {
  /// Its absolute path; nil over SSH and without a desktop, where it would open inside of this
  /// terminal or nowhere.
  static func find() -> String? {
    guard getenv("SSH_CONNECTION") == nil else { return nil }
    #if os(macOS)
      return "/usr/bin/open"
    #else
      guard getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil else { return nil }
      let path = "/usr/bin/xdg-open"
      return access(path, X_OK) == 0 ? path : nil
    #endif
  }

  /// Starts it without a shell, with nothing to read and nowhere to write.
  ///
  /// - Returns: whether it was started.
  static func start(_ program: String, with url: String) -> Bool {
    guard LinkAddress.isSafe(url) else { return false }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    let arguments = [program, url]
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    pointers.append(nil)
    var pid = pid_t()
    let status = posix_spawn(&pid, program, &actions, nil, &pointers, environ)
    guard status == 0 else { return false }
    // The child is not waited for; the system takes it when the program ends.
    return true
  }
}

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

  /// Has it started with nothing to read and nowhere to write, by a shell that leaves it at once:
  /// so it goes on when this program ends, and nobody has to wait for it. The address is no part of
  /// what the shell reads.
  ///
  /// - Returns: whether it could be started.
  static func start(_ program: String, with url: String) -> Bool {
    var start = ProgramStart(ownGroup: true)
    defer { start.destroy() }
    for descriptor: Int32 in 0...2 { start.open("/dev/null", at: descriptor) }
    return start.run(["/bin/sh", "-c", "\"$0\" \"$1\" &", program, url])
  }
}

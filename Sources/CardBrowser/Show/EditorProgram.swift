#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The person's own editor, for what a field of several lines holds.
enum EditorProgram {
  /// What `$VISUAL` or `$EDITOR` says, which may have arguments.
  static var command: String? {
    for name in ["VISUAL", "EDITOR"] {
      if let value = getenv(name), value[0] != 0 { return String(cString: value) }
    }
    return nil
  }

  /// Lets a text be edited in a file that nobody else can read and that is gone afterwards.
  ///
  /// - Returns: the text as the editor left it; nil when that could not be done.
  static func edit(_ text: String, with command: String) -> String? {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/cards-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return nil }
    let path = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    let failure = Output.write(text + (text.hasSuffix("\n") ? "" : "\n"), to: descriptor)
    close(descriptor)
    guard failure == nil, run(command, path), let bytes = try? FileReading.read(path) else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Runs the editor on the terminal and waits for it.
  private static func run(_ command: String, _ path: String) -> Bool {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Standard streams may be pipes; an editor needs the terminal.
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/tty", O_RDWR, 0)
    }
    // The shell takes the command apart; the path is data to it.
    let arguments = ["/bin/sh", "-c", command + " \"$1\"", "sh", path]
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    pointers.append(nil)
    var pid = pid_t()
    guard posix_spawn(&pid, "/bin/sh", &actions, nil, &pointers, environ) == 0 else {
      return false
    }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 { if errno != EINTR { return false } }
    return status == 0
  }
}

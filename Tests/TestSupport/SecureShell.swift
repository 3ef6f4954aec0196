#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An SSH server of a test's own on the loopback address, with keys of its own; gone with the value.
///
/// Whoever logs in gets one command, whatever they ask for, as the README's recipe has it.
public final class SecureShell {
  private static let server = ["/usr/sbin/sshd", "/usr/local/sbin/sshd"].first(
    where: Files.isProgram)
  private static let folders = ["/usr/bin", "/usr/local/bin"]
  private static func tool(_ name: String) -> String? {
    folders.map { $0 + "/" + name }.first(where: Files.isProgram)
  }

  public static let isThere = server != nil && tool("ssh") != nil && tool("ssh-keygen") != nil
  public static let missing = "skipped: no openssh-server here"

  private let scratch: Scratch
  private let pid: pid_t
  private let port: Int
  private let user: String

  /// Starts a server that gives every session one command, a line for the shell.
  public init(command: String) throws {
    guard let server = Self.server, let keygen = Self.tool("ssh-keygen"), Self.tool("ssh") != nil,
      let account = getpwuid(getuid())
    else { throw Fault(Self.missing) }
    user = String(cString: account.pointee.pw_name)
    scratch = try Scratch()
    let folder = scratch.path
    for name in ["host", "guest"] {
      let made = try Command.run(
        Launch(keygen, ["-q", "-t", "ed25519", "-N", "", "-C", "test", "-f", folder + "/" + name]))
      guard made.status == 0 else { throw Fault("ssh-keygen: \(made)") }
    }
    let key = try Files.readText(folder + "/guest.pub")
    try scratch.write("restrict,pty " + key, to: "guests")
    if getuid() == 0 { mkdir("/run/sshd", 0o755) }
    var started: (pid: pid_t, port: Int)?
    for attempt in 0..<8 where started == nil {
      let port = 20_000 + (Int(getpid()) * 7 + attempt * 101) % 20_000
      try scratch.write(
        Self.configuration(folder, port: port, user: user, command: command), to: "config")
      started = try Self.start(server, folder: folder).map { ($0, port) }
    }
    guard let started else { throw Fault("sshd: " + (try Files.readText(folder + "/log"))) }
    (pid, port) = started
    let hostKey = try Files.readText(folder + "/host.pub")
    try scratch.write("[127.0.0.1]:\(port) \(hostKey)", to: "known")
  }

  deinit {
    kill(pid, SIGTERM)
    var status: Int32 = 0
    waitpid(pid, &status, 0)
  }

  private static func configuration(
    _ folder: String, port: Int, user: String, command: String
  ) -> String {
    """
    ListenAddress 127.0.0.1
    Port \(port)
    HostKey \(folder)/host
    PidFile none
    AuthorizedKeysFile \(folder)/guests
    StrictModes no
    UsePAM no
    PasswordAuthentication no
    KbdInteractiveAuthentication no
    PermitRootLogin prohibit-password
    AllowUsers \(user)
    AcceptEnv LANG LC_*
    DisableForwarding yes
    PermitUserRC no
    MaxSessions 1
    ForceCommand \(command)

    """
  }

  /// The server's process once it listens; nil when it ended, which a taken port makes it do.
  private static func start(_ server: String, folder: String) throws -> pid_t? {
    var actions: posix_spawn_file_actions_t = .init()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, 2, folder + "/log", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let words = [server, "-D", "-e", "-f", folder + "/config"]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    defer { arguments.forEach { free($0) } }
    arguments.append(nil)
    var pid = pid_t()
    guard posix_spawn(&pid, server, &actions, nil, &arguments, environ) == 0 else { return nil }
    let deadline = Deadline(after: .seconds(5))
    while !deadline.isOver {
      var status: Int32 = 0
      if waitpid(pid, &status, WNOHANG) == pid { return nil }
      let log = try? Files.readText(folder + "/log")
      if log?.contains("Server listening") == true { return pid }
      usleep(10_000)
    }
    kill(pid, SIGKILL)
    return nil
  }

  /// A session as a guest's client opens it.
  ///
  /// - Parameters:
  ///   - options: more options of ssh.
  ///   - asking: what the guest asks for, which the server does not give.
  ///   - environment: the client's; of it TERM and what `options` send arrives.
  public func launch(
    options: [String] = [], asking: [String] = [], environment: [String: String?] = [:]
  ) -> Launch {
    let folder = scratch.path
    let arguments =
      [
        "-F", "none", "-tt", "-p", String(port), "-i", folder + "/guest",
        "-o", "IdentitiesOnly=yes", "-o", "IdentityAgent=none", "-o", "LogLevel=ERROR",
        "-o", "UserKnownHostsFile=" + folder + "/known", "-o", "StrictHostKeyChecking=yes",
        "-o", "KexAlgorithms=curve25519-sha256",
      ] + options + [user + "@127.0.0.1"] + asking
    return Launch(Self.tool("ssh") ?? "ssh", arguments, environment: environment)
  }
}

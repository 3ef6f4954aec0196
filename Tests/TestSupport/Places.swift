#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the package lies that the tests belong to.
public enum Package {
  /// The folder with Package.swift.
  public static let root = folder(of: #filePath, up: 3)

  static func folder(of path: String, up levels: Int) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(min(levels, parts.count))
    return parts.joined(separator: "/")
  }

  /// The file that the running tests were loaded from.
  static var pathOfTests: String? {
    #if canImport(Glibc)
      let real = realpath("/proc/self/exe", nil)
    #else
      var about = Dl_info()
      guard dladdr(#dsohandle, &about) != 0, let name = about.dli_fname else { return nil }
      let real = realpath(name, nil)
    #endif
    guard let real else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Where a product lies that was built with the tests.
  public static func built(_ name: String) -> String {
    let usual = root + "/.build/debug/" + name
    // The tests lie in the build folder itself, on macOS three folders further in.
    guard let tests = pathOfTests else { return usual }
    return (1...4).map { folder(of: tests, up: $0) + "/" + name }.first(where: Files.isProgram)
      ?? usual
  }

  /// A variable of the environment; nil when it is not set, or empty.
  public static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}

/// The program that the tests run: the one built beside them, or what TERMINALCARDS_PROGRAM names.
public enum CardsProgram {
  /// What `TERMINALCARDS_PROGRAM` names, else what was built with the tests.
  public static let path =
    Package.environment("TERMINALCARDS_PROGRAM") ?? Package.built("cards")

  /// A launch of the program with these arguments, on a terminal unless it is changed.
  public static func launch(_ arguments: String..., environment: [String: String?] = [:]) -> Launch
  {
    Launch(path, arguments, environment: environment)
  }

  /// What a test says that waits for the program: `.enabled(if: isThere, missing)`.
  public static let missing = "skipped: the program does not answer --version"

  /// Whether there is a program yet: `--version` says something and ends with 0.
  public static let isThere: Bool = {
    guard let outcome = try? Command.run(launch("--version")) else { return false }
    return outcome.status == 0 && !outcome.output.isEmpty
  }()
}

/// Facts from other implementations' tests, which lie beside the package on some machines.
public enum Conformance {
  /// The folder; nil where there is none.
  public static let folder: String? = {
    let beside = Package.folder(of: Package.root, up: 1) + "/shared/conformance"
    let path = Package.environment("TERMINALCARDS_CONFORMANCE") ?? beside
    return Files.isFolder(path) ? path : nil
  }()

  public static var isThere: Bool { folder != nil }

  /// The bytes of one of its files.
  public static func file(_ name: String) throws -> [UInt8] {
    guard let folder else { throw Fault(skipped) }
    return try Files.read(folder + "/" + name)
  }

  /// What a test that needs the folder says where it is not: `.enabled(if: isThere, skipped)`.
  public static let skipped =
    "skipped: no conformance folder (TERMINALCARDS_CONFORMANCE names another)"
}

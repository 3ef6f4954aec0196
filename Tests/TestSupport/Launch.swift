public import Canvas

/// A program to start, and the world it is started in.
public struct Launch: Sendable {
  /// What one of the descriptors 0, 1 and 2 is.
  public enum Stream: Hashable, Sendable {
    /// The terminal; for a program without a terminal the same as `null`.
    case terminal
    /// A pipe whose other end the test holds.
    case pipe
    case null, closed
    case file(String)
  }

  public var program: String
  public var arguments: [String]
  /// All that is in the program's environment.
  public var environment: [String: String]
  /// The folder it starts in; nil for the tests' own.
  public var folder: String?
  public var size: Size
  public var input = Stream.terminal
  public var output = Stream.terminal
  public var error = Stream.terminal
  /// Whether the terminal answers questions such as "who are you"; a slow line does not, for long.
  public var answersQuestions = true

  /// - Parameters:
  ///   - environment: laid over `standardEnvironment`; an entry that is nil is taken out of it.
  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String?] = [:],
    size: Size = Size(width: 80, height: 24)
  ) {
    self.program = program
    self.arguments = arguments
    self.size = size
    self.environment = Self.standardEnvironment
    for (name, value) in environment { self.environment[name] = value }
  }

  /// The same on every machine, so that no test depends on who runs it.
  public static let standardEnvironment = [
    "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "TZ": "UTC", "HOME": "/nonexistent",
    "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
  ]
}

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What `stty` shows of a terminal: two are equal when the line discipline behaves the same.
public struct TerminalSettings: Hashable, Sendable, CustomStringConvertible {
  private let flags: [UInt]
  private let characters: [UInt8]

  /// Whether whole lines are read, with the keys for erasing in force.
  public let isCanonical: Bool
  public let hasEcho: Bool
  /// Whether Ctrl-C and its like make signals.
  public let hasSignals: Bool

  init?(of descriptor: Int32) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    flags = [
      UInt(settings.c_iflag), UInt(settings.c_oflag), UInt(settings.c_cflag),
      UInt(settings.c_lflag),
    ]
    characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
    isCanonical = settings.c_lflag & tcflag_t(ICANON) != 0
    hasEcho = settings.c_lflag & tcflag_t(ECHO) != 0
    hasSignals = settings.c_lflag & tcflag_t(ISIG) != 0
  }

  public var description: String {
    let hexadecimal = flags.map { String($0, radix: 16) }.joined(separator: ":")
    let modes = [
      isCanonical ? "lines" : "single keys", hasEcho ? "echo" : "no echo",
      hasSignals ? "signals" : "no signals",
    ]
    return "\(modes.joined(separator: ", ")) (\(hexadecimal), \(characters))"
  }
}

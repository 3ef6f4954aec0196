/// How a program ended.
public enum Ending: Hashable, Sendable, CustomStringConvertible {
  case exited(Int32)
  case signalled(Int32)

  /// The status as a shell shows it: 128 + number for a signal.
  public var status: Int32 {
    switch self {
    case .exited(let status): status
    case .signalled(let signal): 128 + signal
    }
  }

  public var description: String {
    switch self {
    case .exited(let status): "ended with status \(status)"
    case .signalled(let signal): "ended by signal \(signal)"
    }
  }
}

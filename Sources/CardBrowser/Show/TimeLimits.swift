internal import Terminal

/// How long a run may last in all, and without a key; readings of the clock.
struct TimeLimits {
  private let end: Duration?
  private let idle: Duration?
  private var lastInput: Duration
  /// So long before an idle end the person is told, where there is time for it.
  private static let warning: Duration = .seconds(10)

  init(_ options: Options, now: Duration = StandardTerminal.now) {
    end = options.timeLimit.map { now + .seconds($0) }
    idle = options.idleLimit.map { .seconds($0) }
    lastInput = now
  }

  /// A person has done something.
  mutating func noteInput(at now: Duration) { lastInput = now }

  /// The time until the first limit, never negative; nil when there is none.
  func remaining(at now: Duration) -> Duration? {
    let ends = [end, idle.map { lastInput + $0 }].compactMap { $0 }
    return ends.min().map { max(.zero, $0 - now) }
  }

  func areOver(at now: Duration) -> Bool { remaining(at: now) == .zero }

  /// When to tell that the run ends soon for want of a key; nil when that is not to be told.
  var warningTime: Duration? {
    guard let idle, idle >= Self.warning * 2 else { return nil }
    return lastInput + idle - Self.warning
  }

  /// What is told then.
  static let warningSentence = "Without a key this ends in 10 seconds"
}

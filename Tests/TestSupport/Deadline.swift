/// A moment after which a wait is given up.
public struct Deadline {
  private let end: ContinuousClock.Instant

  public init(after duration: Duration) { end = ContinuousClock.now + duration }

  public var isOver: Bool { ContinuousClock.now >= end }

  /// What is left, for `poll`; never negative and at most `most` milliseconds.
  func milliseconds(atMost most: Int) -> Int32 {
    let (seconds, attoseconds) = (end - ContinuousClock.now).components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    guard seconds < 60 else { return Int32(most) }
    // Rounded up, so that the last wait does not turn into a busy loop of waits of 0 ms.
    return Int32(min(most, Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000) + 1))
  }
}

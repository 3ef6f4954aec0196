#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What expressions may ask that is not in their data.
public struct Environment: Sendable {
  /// The time that `utcNow` and its kind go by, in milliseconds since 1970; nil: the system's.
  public var now: Int?
  /// The language for numbers, such as "de-DE"; nil: US English.
  public var locale: String?

  /// The system's clock and US English, but for what is given.
  ///
  /// - Parameters:
  ///   - now: the time to go by, in milliseconds since 1970; nil: the system's.
  ///   - locale: the language for numbers; nil: en-US.
  public init(now: Int? = nil, locale: String? = nil) {
    self.now = now
    self.locale = locale
  }

  /// The time, in milliseconds since 1970.
  var time: Int {
    if let now { return now }
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}

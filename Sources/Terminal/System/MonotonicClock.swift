#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A clock that only goes forward. The standard library's own would bring its whole runtime for
/// concurrency into the program, which is a megabyte and a millisecond.
public enum MonotonicClock {
  /// The time since some moment in the past.
  public static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

/// Tells a fault from a save in progress: a file that is empty, broken or gone for less than 200 ms
/// is being written (CONTRACT, "A file that `show` or `browse` has open is followed").
struct SavePatience: Equatable {
  static let limit: Duration = .milliseconds(200)

  private var badSince: Duration?

  /// The file can be used.
  mutating func readWell() { badSince = nil }

  /// The file cannot be used.
  ///
  /// - Parameter now: a reading of the clock.
  /// - Returns: whether that is a fault by now.
  mutating func readBadly(at now: Duration) -> Bool {
    guard let since = badSince else {
      badSince = now
      return false
    }
    guard now - since >= Self.limit else { return false }
    badSince = nil
    return true
  }

  /// When to look again; nil when there is nothing to wait for.
  var wakeTime: Duration? { badSince.map { $0 + Self.limit } }
}

internal import CardActions

/// When a host is asked for choices: a moment after the last letter, so that who types fast asks
/// once, and after a frame that says that choices are looked for.
struct QueryPause {
  private var query: ChoiceQuery?
  /// A reading of the clock; nil while nothing is to be asked.
  private(set) var wakeTime: Duration?

  private let length: Duration

  /// - Parameter length: long enough for the next letter of a word, too short to be waited for.
  init(length: Duration = .milliseconds(150)) { self.length = length }

  /// Takes in what is to be asked now; nil for nothing.
  mutating func note(_ pending: ChoiceQuery?, at now: Duration) {
    guard pending != query else { return }
    query = pending
    // Choices that were only opened wait for no letter.
    wakeTime = pending.map { now + ($0.value.isEmpty ? .zero : length) }
  }
}

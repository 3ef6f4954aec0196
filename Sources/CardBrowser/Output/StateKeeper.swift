internal import AdaptiveCards
internal import CardActions
internal import CardLayout

/// Keeps what is typed in a state file, soon after it was typed: whatever ends the program, at most
/// the last second is lost.
final class StateKeeper {
  private let file: StateFile
  private var states: KeptStates
  /// What is in the file.
  private var written: KeptStates
  /// What the cards were like when they were looked at last.
  private var seen: (revision: Int, focus: String?)?
  /// When to write, a reading of the clock; nil when there is nothing to.
  private(set) var wakeTime: Duration?

  /// Who types on and on is kept so often.
  private static let pause: Duration = .milliseconds(500)

  /// Reads what was kept.
  ///
  /// - Throws: when the file can't be read, or is something else.
  init(_ path: String, cards: Int) throws(Failure) {
    file = StateFile(path: path)
    states = try file.read(cards: cards)
    written = states
  }

  /// Gives one of the cards what was kept of it.
  func restore(_ session: CardSession, number: Int) {
    _ = session.restore(states[number])
    session.isKeptWhenClosed = true
  }

  /// Looks whether something may have changed; what was typed waits no longer than its field has
  /// the focus.
  func note(_ session: CardSession, at now: Duration) {
    let current = (session.revision, session.state.focus)
    defer { seen = current }
    guard let seen, seen.revision != current.0 else { return }
    let isLeft = seen.focus != current.1
    wakeTime = isLeft ? now : wakeTime ?? now + StateKeeper.pause
  }

  /// Writes what the cards hold now, if it is anything else than what is in the file.
  ///
  /// - Parameter cards: those that were looked at, by their number.
  /// - Returns: a sentence when that fails.
  func keep(_ cards: [Int: CardSession]) -> String? {
    wakeTime = nil
    for (number, session) in cards { states[number] = session.keptState }
    guard states != written else { return nil }
    if let failure = file.write(states) { return file.sentence(for: failure) }
    written = states
    return nil
  }

  /// Ends what was kept: the form is sent.
  func forget() { file.forget() }
}

internal import CardActions

/// A card and those that it has followed: closing it comes back to the one before.
struct CardTrail {
  private(set) var session: CardSession
  private var behind: [CardSession] = []

  /// The oldest card is forgotten beyond this, so that a bot that never ends costs no memory.
  private static let most = 100

  init(_ session: CardSession) { self.session = session }

  /// The card that the others followed.
  var first: CardSession { behind.first ?? session }

  /// Goes on to a card that a delegate has answered with.
  mutating func show(_ next: NextCard) {
    let fresh = CardSession(
      card: next.card, source: next.source, host: session.host, delegate: session.delegate,
      viewport: session.viewport, origin: session.origin, theme: session.theme)
    fresh.keys = session.keys
    switch next.placing {
    case .replacing: break
    case .following:
      behind.append(session)
      if behind.count > CardTrail.most { behind.removeFirst() }
    }
    session = fresh
  }

  /// Comes back to the card before.
  ///
  /// - Returns: false when there is none.
  mutating func close() -> Bool {
    guard let previous = behind.popLast() else { return false }
    previous.resize(to: session.viewport, origin: session.origin, theme: session.theme)
    session = previous
    return true
  }
}

internal import AdaptiveCards
internal import CardActions

/// Cards that something was done in, kept for when they are shown again: what was typed, what is
/// open, the focus and the place.
struct KeptCards {
  /// Where a card comes from: its file, and its number in it or in the stream.
  struct Place: Hashable {
    var path: String
    var card: Int
  }

  private struct Kept {
    var place: Place
    var session: CardSession
    var bytes: Int
  }

  /// The one left last is the last.
  private var cards: [Kept] = []

  /// Of more the one that was left first is forgotten.
  static let mostCards = 100
  /// The most bytes of text that they stand in, as a card takes some times its text: 4 MB.
  static let mostBytes = 4 << 20

  var count: Int { cards.count }

  /// - Parameter bytes: the size of the text that the card stands in.
  mutating func keep(_ session: CardSession, at place: Place, bytes: Int) {
    session.forgetLayout()
    cards.removeAll { $0.place == place }
    cards.append(Kept(place: place, session: session, bytes: bytes))
    while cards.count > 1, cards.count > Self.mostCards || size > Self.mostBytes {
      cards.removeFirst()
    }
  }

  private var size: Int { cards.reduce(0) { $0 + $1.bytes } }

  func card(at place: Place) -> CardSession? { cards.last { $0.place == place }?.session }
}

extension BrowserPage {
  /// Where the selected card is kept; nil when none is selected.
  var keptPlace: KeptCards.Place? {
    guard let file = list.file else { return nil }
    let serial = file.path == "-" ? parts.stream?.serial(list.card) : nil
    return KeptCards.Place(path: file.path, card: serial ?? list.card)
  }

  /// Keeps the card that is shown, if anything was done in it, before another takes its place.
  func keepCard() {
    guard let shown, let place = shown.place, shown.isTouched else { return }
    kept.keep(shown.trail.first, at: place, bytes: shown.piled.source.bytes.count)
  }
}

internal import AdaptiveCards

/// The cards of one file or of a stream, by number; the first is 0.
protocol CardPile {
  var count: Int { get }
  /// The file whose data are bound to the cards; nil when none are.
  var data: String? { get }
  /// What the list calls a card.
  func title(_ index: Int) -> String
  /// A card with its text; nil past the last.
  func card(_ index: Int) -> PiledCard?
}

/// A card, the text it stands in, and what is wrong with that text.
struct PiledCard {
  var card: Card
  /// The card as it was written, in which pointers are looked up.
  var authored: Card
  var source: SourceText
  var problems: [Diagnostic]
}

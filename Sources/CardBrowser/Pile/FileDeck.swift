internal import AdaptiveCards

/// The cards of one file: a card, those of a message, of an array, or of JSON lines.
struct FileDeck: CardPile {
  let source: SourceText
  private let deck: Deck

  /// Reads a file; "-" is standard input to its end.
  init(path: String) throws(UnusableFile) {
    let bytes: [UInt8]
    do {
      bytes = try FileReading.read(path)
    } catch {
      throw UnusableFile(message: error.message)
    }
    try self.init(SourceText(name: path == "-" ? "<stdin>" : path, bytes: bytes))
  }

  init(_ source: SourceText) throws(UnusableFile) {
    deck = Deck.read(source)
    self.source = source
    guard deck.cards.isEmpty else { return }
    let reason = deck.diagnostics.first { $0.severity == .error }
    throw UnusableFile(
      message: reason?.description ?? "\(source.name): holds no card", source: source,
      diagnostics: deck.diagnostics)
  }

  var count: Int { deck.cards.count }
  var diagnostics: [Diagnostic] { deck.diagnostics }

  func title(_ index: Int) -> String {
    guard deck.cards.indices.contains(index) else { return "" }
    let entry = deck.cards[index]
    return entry.title ?? CardTitle.of(entry.card) ?? "Card \(index + 1)"
  }

  func card(_ index: Int) -> PiledCard? {
    guard deck.cards.indices.contains(index) else { return nil }
    let entry = deck.cards[index]
    return PiledCard(
      card: entry.card, authored: entry.authored, source: source, problems: deck.diagnostics)
  }
}

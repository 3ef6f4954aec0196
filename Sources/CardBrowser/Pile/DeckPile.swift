internal import AdaptiveCards

extension LoadedDeck {
  /// The deck of a file, which has at least one card; "-" is standard input to its end.
  static func usable(_ path: String, data: DataChoice) throws(UnusableFile) -> LoadedDeck {
    let deck: LoadedDeck
    do {
      deck = try load(path, data: data)
    } catch {
      throw UnusableFile(message: error.message)
    }
    return try deck.usable()
  }

  /// Itself, when it has at least one card.
  func usable() throws(UnusableFile) -> LoadedDeck {
    guard cards.isEmpty else { return self }
    throw UnusableFile(
      message: reason?.description ?? "\(source.name): holds no card", source: reasonSource,
      diagnostics: diagnostics)
  }
}

extension LoadedDeck: CardPile {
  var count: Int { cards.count }

  func title(_ index: Int) -> String {
    guard cards.indices.contains(index) else { return "" }
    return cards[index].title ?? CardTitle.of(cards[index].card) ?? "Card \(index + 1)"
  }

  func card(_ index: Int) -> PiledCard? {
    guard cards.indices.contains(index) else { return nil }
    return PiledCard(
      card: cards[index].card, authored: cards[index].authored, source: source,
      problems: diagnostics)
  }
}

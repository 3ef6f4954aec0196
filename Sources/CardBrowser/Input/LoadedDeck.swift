internal import AdaptiveCards
internal import Canvas

/// The cards of a file, with what was wrong in them.
struct LoadedDeck {
  var source: SourceText
  /// At least one, unless there is a reason for none.
  var cards: [Deck.Entry]
  /// What a reader can't make right; remarks for card authors are `check`'s.
  var diagnostics: [Diagnostic]

  /// Reads the cards of a file or of "-".
  static func load(_ path: String) throws(FileError) -> LoadedDeck {
    let bytes = try FileReading.read(path)
    return read(SourceText(name: path == "-" ? "<stdin>" : path, bytes: bytes))
  }

  static func read(_ source: SourceText) -> LoadedDeck {
    let deck = Deck.read(source)
    return LoadedDeck(
      source: source, cards: deck.cards,
      // A property that is newer than its card is drawn like any other.
      diagnostics: deck.diagnostics.filter { $0.code != FaultCode.propertyNewer.rawValue })
  }

  /// The diagnostic that says why there is no card.
  var reason: Diagnostic? { diagnostics.first { $0.severity == .error } }
}

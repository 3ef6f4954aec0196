internal import AdaptiveCards
internal import Canvas
internal import CardTemplating

/// The cards of a file, with what was wrong in them.
struct LoadedDeck {
  var source: SourceText
  /// At least one, unless there is a reason for none.
  var cards: [Deck.Entry]
  /// What a reader can't make right; remarks for card authors are `check`'s.
  var diagnostics: [Diagnostic]
  /// What the cards were expanded with; nil when nothing is bound.
  private(set) var bound: BoundData?

  /// The file whose data are bound to the cards; nil when none are.
  var data: String? { bound?.path }

  /// Reads the cards of a file or of "-".
  static func load(_ path: String, data: DataChoice = .none) throws(FileError) -> LoadedDeck {
    let source = SourceText(
      name: path == "-" ? "<stdin>" : path, bytes: try FileReading.read(path))
    return read(source, data: try data.path(for: path).map(BoundData.read))
  }

  static func read(_ source: SourceText, data: BoundData? = nil) -> LoadedDeck {
    guard let data else { return LoadedDeck(source, Deck.read(source)) }
    // Without data there is nothing to show; what is wrong with them is the reason.
    let deck = data.value == nil ? Deck() : Deck.read(source, expanding: data.expand(source))
    var loaded = LoadedDeck(source, deck)
    loaded.diagnostics = data.diagnostics + loaded.diagnostics
    loaded.bound = data
    return loaded
  }

  /// The diagnostic that says why there is no card.
  var reason: Diagnostic? { diagnostics.first { $0.severity == .error } }

  /// The text in which that reason stands: the data's, or the cards' own.
  var reasonSource: SourceText {
    guard let reason, let bound, bound.source.name == reason.file else { return source }
    return bound.source
  }
}

extension LoadedDeck {
  fileprivate init(_ source: SourceText, _ deck: Deck) {
    self.source = source
    cards = deck.cards
    // A property that is newer than its card is drawn like any other.
    diagnostics = deck.diagnostics.filter { $0.code != FaultCode.propertyNewer.rawValue }
  }
}

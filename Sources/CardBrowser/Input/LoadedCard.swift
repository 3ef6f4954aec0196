internal import AdaptiveCards
internal import Canvas

/// A card from a file, with what was wrong in it; nil card when it cannot be used.
struct LoadedCard {
  var source: SourceText
  var card: Card?
  var diagnostics: [Diagnostic]

  /// Reads a card from a file or from "-".
  static func load(_ path: String) throws(FileError) -> LoadedCard {
    let bytes = try FileReading.read(path)
    let source = SourceText(name: path == "-" ? "<stdin>" : path, bytes: bytes)
    let reading = CardReader.read(source)
    return LoadedCard(source: source, card: reading.card, diagnostics: reading.diagnostics)
  }

  /// The diagnostic that says why there is no card.
  var reason: Diagnostic? { diagnostics.first { $0.severity == .error } }
}

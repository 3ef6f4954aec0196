/// A card and all that was wrong with it.
public struct CardReading: Sendable {
  /// nil when the text is not JSON or holds no card.
  public var card: Card?
  public var diagnostics: [Diagnostic]

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Reads cards: leniently, so that one bad part never costs the whole card.
public enum CardReader {
  public static func read(_ source: SourceText) -> CardReading {
    let json = JSONReader.read(source)
    guard let value = json.value else {
      return CardReading(card: nil, diagnostics: json.diagnostics)
    }
    var reading = read(value, in: source)
    reading.diagnostics = json.diagnostics + reading.diagnostics
    return reading
  }

  /// Reads a card from JSON that was read already.
  public static func read(_ value: JSONValue, in source: SourceText) -> CardReading {
    let context = ReadingContext(source: source)
    let card = root(value, context: context)
    return CardReading(card: card, diagnostics: context.diagnostics)
  }

  private static func root(_ value: JSONValue, context: ReadingContext) -> Card? {
    guard let object = value.objectValue else {
      context.report(
        .error, .notACard,
        "this is \(value.typeName), not a card; a card is an object with"
          + " \"type\": \"AdaptiveCard\"", path: "", offset: value.offset)
      return nil
    }
    var reader = ObjectReader(object: object, path: "", offset: value.offset, context: context)
    let type = reader.text("type")
    if type != "AdaptiveCard" {
      let looksLikeOne = type == nil && (object["body"] != nil || object["actions"] != nil)
      guard looksLikeOne else {
        let found = type.map { "its \"type\" is \(quoted($0))" } ?? "it has no \"type\""
        reader.report(
          .error, .notACard,
          "this is not a card: \(found); a card has \"type\": \"AdaptiveCard\"", key: "type")
        return nil
      }
      reader.report(
        .warning, .typeMissing, "the card has no \"type\": \"AdaptiveCard\"; it is read as one")
    }
    let card = Card(&reader)
    if object["version"] == nil {
      reader.report(
        .warning, .versionMissing,
        "the card has no \"version\"; it is read as \(SchemaVersion.newest.text)")
    }
    reader.finish()
    return card
  }
}

extension SchemaVersion {
  /// "1.5"
  public var text: String { "\(major).\(minor)" }
}

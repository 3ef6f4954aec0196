/// A card and all that was wrong with it.
public struct CardReading: Sendable {
  /// The card as it is shown: with fallbacks in the place of what can't be.
  ///
  /// nil when the text is not JSON or holds no card.
  public var card: Card?
  /// The card as it was written, with everything that is not shown.
  public var authored: Card?
  /// What was wrong, in the order of the text.
  public var diagnostics: [Diagnostic]

  /// Whether anything was wrong beyond a warning; `card` may be there all the same.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Reads cards: leniently, so that one bad part never costs the whole card.
public enum CardReader {
  /// Reads the one card that a text is.
  ///
  /// - Parameter features: what the host has, for cards that ask with `requires`.
  public static func read(_ source: SourceText, features: Features = Features()) -> CardReading {
    let json = JSONReader.read(source)
    guard let value = json.value else {
      return CardReading(card: nil, authored: nil, diagnostics: json.diagnostics)
    }
    var reading = read(value, in: source, features: features)
    reading.diagnostics = json.diagnostics + reading.diagnostics
    return reading
  }

  /// Reads a card from JSON that was read already.
  public static func read(
    _ value: JSONValue, in source: SourceText, features: Features = Features()
  ) -> CardReading {
    let context = ReadingContext(source: source, features: features)
    guard let authored = root(value, context: context) else {
      return CardReading(card: nil, authored: nil, diagnostics: context.diagnostics)
    }
    let shown = shown(authored, context: context)
    return CardReading(card: shown, authored: authored, diagnostics: context.diagnostics)
  }

  private static func root(_ value: JSONValue, context: ReadingContext) -> Card? {
    guard let object = value.objectValue else {
      context.report(
        .error, .notACard,
        "this is \(value.typeName), not a card; a card is an object with"
          + " \"type\": \"AdaptiveCard\"", path: "", offset: value.offset)
      return nil
    }
    // What the card says of itself decides which of its properties are newer.
    context.version = object["version"]?.stringValue.flatMap(SchemaVersion.init) ?? .newest
    var reader = ObjectReader(object, offset: value.offset, context: context)
    let type = object["type"]?.stringValue
    if type != "AdaptiveCard" {
      guard type == nil, looksLikeCard(object) else {
        let found = type.map { "its \"type\" is \(quoted($0))" } ?? "it has no \"type\""
        let advice =
          looksLikeHostConfig(object)
          ? "it looks like a host config" : "a card has \"type\": \"AdaptiveCard\""
        reader.report(.error, .notACard, "this is not a card: \(found); \(advice)", key: "type")
        return nil
      }
      reader.report(
        .warning, .typeMissing, "the card has no \"type\": \"AdaptiveCard\"; it is read as one")
    }
    if object["version"] == nil {
      reader.report(
        .warning, .versionMissing,
        "the card has no \"version\"; it is read as \(SchemaVersion.newest.text)")
    }
    var card = Card()
    reader.fill(&card)
    return card
  }

  /// Whether something without a type can only have been meant as a card (DECISIONS, row 5).
  private static func looksLikeCard(_ object: JSONObject) -> Bool {
    object["body"] != nil || object["actions"]?.arrayValue != nil
  }

  /// A host config has `actions` too, as an object.
  private static func looksLikeHostConfig(_ object: JSONObject) -> Bool {
    object["type"] == nil
      && ["actions", "spacing", "containerStyles", "fontTypes"].contains {
        object[$0]?.objectValue != nil
      }
  }

  /// What is shown of a card (DECISIONS, row 1, for versions that are too new).
  private static func shown(_ card: Card, context: ReadingContext) -> Card {
    if let version = card.version, version > SchemaVersion.newest {
      let text = card.fallbackText.flatMap { $0.isEmpty ? nil : $0 }
      context.report(
        .warning, .versionNewer,
        "the card needs version \(version.text) of the schema, this program knows"
          + " \(SchemaVersion.newest.text); "
          + (text == nil ? "what is known of it is shown" : "its \"fallbackText\" is shown"),
        path: "/version", offset: card.source.object?["version"]?.offset ?? card.source.offset)
      if let text { return card.saying(text) }
    }
    return context.needsFallback ? FallbackPass(context: context).card(card) : card
  }
}

extension Card {
  /// The card with one text instead of its body and actions.
  fileprivate func saying(_ text: String) -> Card {
    var block = TextBlock(text)
    block.wrap = true
    block.common.path = "/fallbackText"
    var card = self
    card.body = [.textBlock(block)]
    card.actions = []
    card.selectAction = nil
    if card.speak?.isEmpty ?? true { card.speak = text }
    return card
  }
}

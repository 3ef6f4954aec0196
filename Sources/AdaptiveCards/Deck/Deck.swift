/// The cards of one text: a single one, those of a message, of an array, or of JSON lines.
public struct Deck: Sendable {
  /// One card of a deck.
  public struct Entry: Sendable {
    /// The card as it is shown.
    public var card: Card
    /// The card as it was written.
    public var authored: Card
    /// Where the card stands in the text, as a JSON pointer; in JSON lines it begins with the
    /// number of the line's value, counted from 0.
    public var path: String
    /// What the message calls the card; nil when it has no name.
    public var title: String?
  }

  /// How a message wants its cards to be shown (`attachmentLayout` of the Bot Framework).
  public enum Layout: String, Vocabulary {
    /// One below the other, or one at a time.
    case list, carousel
  }

  /// The cards in the order of the text; empty when it holds none.
  public var cards: [Entry] = []
  /// How a message asks for its cards to be shown (`attachmentLayout`).
  public var layout = Layout.list
  /// What was wrong with the text and with all its cards, in the order of the text.
  ///
  /// The `path` of a card's diagnostic is a pointer into that card.
  public var diagnostics: [Diagnostic] = []

  /// What makes cards of a template; see `read`.
  public typealias Expanding = (JSONValue) -> (value: JSONValue?, diagnostics: [Diagnostic])

  /// A deck without cards, to be filled by hand; `read` makes one of a text.
  public init() {}

  /// Whether anything was wrong beyond a warning; what could be read is in `cards` all the same.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension Deck {
  /// Reads all cards of a text.
  ///
  /// A text of several lines that are each a JSON value is read as JSON lines; a line that is none
  /// costs only itself.
  ///
  /// - Parameters:
  ///   - features: what the host has, for cards that ask with `requires`.
  ///   - expanding: makes cards of a value that may be a template, with what was wrong in it; nil
  ///     when it leaves no card.
  public static func read(
    _ source: SourceText, features: Features = Features(), expanding: Expanding? = nil
  ) -> Deck {
    let json = JSONReader.read(source)
    var reader = DeckReader(source: source, features: features)
    func add(_ value: JSONValue, path: String) {
      guard let expanding else { return reader.add(value, path: path) }
      let (expanded, diagnostics) = expanding(value)
      reader.deck.diagnostics += diagnostics
      if let expanded { reader.add(expanded, path: path) }
    }
    if let value = json.value {
      reader.deck.diagnostics = json.diagnostics
      add(value, path: "")
    } else if let lines = lines(of: source) {
      for (index, line) in lines.enumerated() {
        reader.deck.diagnostics += line.diagnostics
        guard let value = line.value else { continue }
        add(value, path: JSONPointer.item(index, of: ""))
      }
    } else {
      reader.deck.diagnostics = json.diagnostics
    }
    return reader.finished
  }

  /// The readings of JSON lines; nil when the text is something else that went wrong.
  private static func lines(of source: SourceText) -> [JSONReading]? {
    // A card over many lines that has a fault begins with a line that is no value by itself.
    let end = source.bytes.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.bytes.count
    let first = SourceText(name: source.name, bytes: Array(source.bytes[..<end]))
    guard end < source.bytes.count, JSONReader.read(first).value?.objectValue != nil else {
      return nil
    }
    return JSONReader.readLines(source)
  }
}

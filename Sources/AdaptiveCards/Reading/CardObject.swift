/// A thing of the format that is one JSON object.
protocol CardObject: Sendable {
  /// The `type` that the object may leave out; nil when it has none at all.
  static var impliedType: String? { get }

  /// An object that says nothing: all its values are the defaults.
  init()

  /// The object as the card wrote it.
  var source: Source { get set }

  /// Shows all properties to a visitor, each once.
  mutating func visit(_ fields: inout some FieldVisitor)

  /// The object that a plain string stands for; nil when none can.
  static func shorthand(_ text: String) -> Self?

  /// How bad an object of another type in its place is.
  static var otherTypeSeverity: Diagnostic.Severity { get }

  /// The properties that the schema requires and that mean nothing without.
  static var required: [String] { get }

  /// What messages call such an object: "an Image".
  static var name: String { get }

  /// Whether the object knows its pointer, has an id and counts as a part of the card.
  static var isPlaced: Bool { get }

  /// What the object counts as, of which a card may have only so many.
  static var countsAs: ReadingContext.Counted { get }
  /// Whether elements stand in it, so that it counts for how deep a card is.
  static var holdsElements: Bool { get }

  /// Tells the object its pointer.
  mutating func place(at path: @autoclosure () -> String)

  /// The `type` that is written for an object that was made; nil for none.
  var writtenType: String? { get }

  /// Reads an object of this kind once more, to compare it with what it has become.
  func readAgain(_ reader: ObjectReader) -> Self
}

/// An object that knows its pointer.
protocol PlacedObject: CardObject {
  var path: String { get set }
}

extension PlacedObject {
  static var isPlaced: Bool { true }
  mutating func place(at path: @autoclosure () -> String) { self.path = path() }
}

extension CardObject {
  static var impliedType: String? { nil }
  static var otherTypeSeverity: Diagnostic.Severity { .error }
  static func shorthand(_ text: String) -> Self? { nil }
  static var required: [String] { [] }
  static var name: String { impliedType.map { "a \($0)" } ?? "this" }
  static var isPlaced: Bool { false }
  static var countsAs: ReadingContext.Counted { .element }
  static var holdsElements: Bool { false }
  mutating func place(at path: @autoclosure () -> String) {}
  var writtenType: String? { Self.impliedType }
  func readAgain(_ reader: ObjectReader) -> Self {
    var reader = reader
    var again = Self()
    reader.fill(&again)
    return again
  }
}

/// The JSON that something was read from; empty for what was made in Swift.
///
/// What the model has no property for is kept here, so that a card written again loses nothing.
/// It takes no part in comparisons: two values are equal when all that is modelled is equal.
public struct Source: Equatable, Sendable {
  /// The members as they were written, those without a property of ours included.
  public internal(set) var object: JSONObject?
  /// The byte of the card's text where the value begins.
  public internal(set) var offset: Int
  /// The text when a plain string stood for the object.
  @Boxed var shorthand: String?
  /// What could not be used.
  var unread = Unread()

  /// The source of something that was made in Swift: no members, at the beginning of no text.
  public init() { offset = 0 }

  init(_ object: JSONObject, offset: Int) {
    self.object = object
    self.offset = offset
  }

  public static func == (one: Source, other: Source) -> Bool { true }
}

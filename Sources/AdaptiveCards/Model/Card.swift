/// An Adaptive Card, as read: a value that knows no screen.
public struct Card: Equatable, Sendable {
  /// "" for the card itself, the pointer to `card` for the one of a ShowCard.
  public var path: String
  public var version: SchemaVersion?
  public var body: [Element]
  public var actions: [Action]
  public var fallbackText: String?
  public var style: ContainerStyle?
  public var selectAction: Action?
  public var lang: String?
  public var speak: String?
  /// In pixels.
  public var minHeight: Int?
  public var verticalContentAlignment: VerticalAlignment?

  /// The identity of its list of actions.
  public var actionsPath: String { path + "/actions" }
}

extension Card {
  init(_ reader: inout ObjectReader) {
    path = reader.path
    version = SchemaVersion(&reader)
    body = reader.elements("body")
    actions = reader.actions("actions")
    fallbackText = reader.text("fallbackText")
    style = reader.word("style")
    selectAction = reader.selectAction("selectAction")
    lang = reader.text("lang")
    speak = reader.text("speak")
    minHeight = reader.pixels("minHeight")
    verticalContentAlignment = reader.word("verticalContentAlignment")
  }
}

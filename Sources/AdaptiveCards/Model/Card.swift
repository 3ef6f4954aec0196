/// An Adaptive Card, as read: a value that knows no screen.
public struct Card: Equatable, Sendable {
  /// "" for the card itself, the pointer to `card` for the one of a ShowCard.
  public var path = ""
  public var version: SchemaVersion?
  public var body: [Element] = []
  public var actions: [Action] = []
  /// Shown instead of a card that is too new; markdown works in it.
  public var fallbackText: String?
  public var style: ContainerStyle?
  @Boxed public var selectAction: Action?
  public var lang: String?
  /// What is said instead of the card, text or SSML.
  public var speak: String?
  @Boxed public var backgroundImage: BackgroundImage?
  /// In pixels.
  public var minHeight: Int?
  public var verticalContentAlignment: VerticalAlignment?
  /// Whether it is laid out from right to left; nil: as what is around it.
  public var rtl: Bool?
  @Boxed public var refresh: Refresh?
  @Boxed public var authentication: Authentication?
  @Boxed public var metadata: Metadata?
  public var layouts: [ContainerLayout] = []
  @Boxed public var teams: TeamsProperties?
  /// The card as it was written.
  public internal(set) var source = Source()

  public init() {}

  /// The identity of its list of actions.
  public var actionsPath: String { path + "/actions" }
}

extension Card: PlacedObject {
  static var impliedType: String? { "AdaptiveCard" }
  static var holdsElements: Bool { true }

  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("version", &version)
    fields.elements("body", &body)
    fields.actions("actions", &actions)
    fields("fallbackText", &fallbackText)
    fields("style", &style)
    fields.action("selectAction", &_selectAction, since: 1.1)
    fields("lang", &lang)
    fields("speak", &speak)
    fields.object("backgroundImage", &_backgroundImage)
    fields.pixels("minHeight", &minHeight, since: 1.2)
    fields("verticalContentAlignment", &verticalContentAlignment, since: 1.1)
    fields("rtl", &rtl, since: 1.5)
    fields.object("refresh", &_refresh, since: 1.4)
    fields.object("authentication", &_authentication, since: 1.4)
    // Microsoft's shared model reads the name with a capital; the schema has it without.
    fields.alias("metaData", of: "metadata")
    fields.object("metadata", &_metadata, since: 1.6)
    fields.objects("layouts", &layouts)
    fields.object("msteams", &_teams)
  }
}

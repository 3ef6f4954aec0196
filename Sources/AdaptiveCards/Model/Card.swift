/// An Adaptive Card, as read: a value that knows no screen.
public struct Card: Equatable, Sendable {
  /// "" for the card itself, the pointer to `card` for the one of a ShowCard.
  public var path = ""
  /// The schema it needs; nil when it does not say, which is read as the newest.
  public var version: SchemaVersion?
  /// What it shows, from top to bottom.
  public var body: [Element] = []
  /// What can be done with it as a whole, below its body.
  public var actions: [Action] = []
  /// Shown instead of a card that is too new; markdown works in it.
  public var fallbackText: String?
  /// The colours of its ground; nil for the default ones.
  public var style: ContainerStyle?
  /// Performed when the card itself is pressed; nil when it cannot be (schema 1.1).
  @Boxed public var selectAction: Action?
  /// The language of its texts and dates, such as "de"; nil when it does not say.
  public var lang: String?
  /// What is said instead of the card, text or SSML.
  public var speak: String?
  /// The picture behind it.
  @Boxed public var backgroundImage: BackgroundImage?
  /// The least height, in pixels; nil for none.
  public var minHeight: Int?
  /// Where its body stands in a card higher than that; nil: at the top.
  public var verticalContentAlignment: VerticalAlignment?
  /// Whether it is laid out from right to left; nil: as what is around it.
  public var rtl: Bool?
  /// How a host can bring it up to date.
  @Boxed public var refresh: Refresh?
  /// How a person can sign in to see more.
  @Boxed public var authentication: Authentication?
  /// Where it comes from.
  @Boxed public var metadata: Metadata?
  /// How the body is placed; the first that fits the width counts, else it is stacked (Teams).
  public var layouts: [ContainerLayout] = []
  /// What only Teams knows of it.
  @Boxed public var teams: TeamsProperties?
  /// The card as it was written.
  public internal(set) var source = Source()

  /// A card without anything in it.
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

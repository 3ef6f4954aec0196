/// How a card can be brought up to date (schema 1.4).
public struct Refresh: Equatable, Sendable {
  /// An Action.Execute.
  @Boxed public var action: Action?
  /// The people it is done for at once, by id.
  public var userIDs: [String] = []
  /// When the card is out of date, as in "2030-01-01T12:00:00Z".
  public var expires: String?
  /// The object as the card wrote it.
  public internal(set) var source = Source()

  public init() {}
}

/// How a person can sign in to see more of a card (schema 1.4).
public struct Authentication: Equatable, Sendable {
  public struct Button: Equatable, Sendable {
    /// "signin" and others of the Bot Framework.
    public var type = ""
    public var value = ""
    public var title: String?
    public var image: String?
    /// The button as the card wrote it.
    public internal(set) var source = Source()

    public init() {}
  }

  public struct TokenExchange: Equatable, Sendable {
    public var id = ""
    public var uri = ""
    public var providerID = ""
    /// The object as the card wrote it.
    public internal(set) var source = Source()

    public init() {}
  }

  public var text: String?
  public var connectionName: String?
  @Boxed public var tokenExchangeResource: TokenExchange?
  public var buttons: [Button] = []
  /// The object as the card wrote it.
  public internal(set) var source = Source()

  public init() {}
}

/// Where a card comes from (schema 1.6).
public struct Metadata: Equatable, Sendable {
  public var webURL: String?
  /// The object as the card wrote it.
  public internal(set) var source = Source()

  public init() {}
}

/// What only Teams knows of a card (`msteams`).
public struct TeamsProperties: Equatable, Sendable {
  /// A person or tag whose `<at>…</at>` in a text is drawn as the name.
  public struct Mention: Equatable, Sendable {
    public struct Mentioned: Equatable, Sendable {
      public var id = ""
      public var name = ""
      /// The object as the card wrote it.
      public internal(set) var source = Source()

      public init() {}
    }

    /// "mention"; entities of other types are kept and mean nothing.
    public var type = "mention"
    /// The text it stands for, as in "<at>Ann</at>".
    public var text = ""
    @Boxed public var mentioned: Mentioned?
    /// The mention as the card wrote it.
    public internal(set) var source = Source()

    public init() {}
  }

  /// "full" for a card as wide as the chat.
  public var width: String?
  public var entities: [Mention] = []
  /// The object as the card wrote it.
  public internal(set) var source = Source()

  public init() {}
}

extension Refresh: CardObject {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields.action("action", &_action, impliedType: "Action.Execute", since: 1.0)
    fields.texts("userIds", &userIDs)
    fields("expires", &expires, since: 1.6)
  }
}

extension Authentication: CardObject {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("text", &text)
    fields("connectionName", &connectionName)
    fields.object("tokenExchangeResource", &_tokenExchangeResource)
    fields.objects("buttons", &buttons)
  }
}

extension Authentication.Button: CardObject {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("type", &type)
    fields("value", &value)
    fields("title", &title)
    fields("image", &image)
  }
}

extension Authentication.TokenExchange: CardObject {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("id", &id)
    fields("uri", &uri)
    fields("providerId", &providerID)
  }
}

extension Metadata: CardObject {
  mutating func visit(_ fields: inout some FieldVisitor) { fields("webUrl", &webURL) }
}

extension TeamsProperties: CardObject {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("width", &width)
    fields.objects("entities", &entities)
  }
}

extension TeamsProperties.Mention: CardObject {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("type", &type)
    fields("text", &text)
    fields.object("mentioned", &_mentioned)
  }
}

extension TeamsProperties.Mention.Mentioned: CardObject {
  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("id", &id)
    fields("name", &name)
  }
}

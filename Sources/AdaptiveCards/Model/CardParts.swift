/// How a card can be brought up to date (schema 1.4).
public struct Refresh: Equatable, Sendable {
  /// The Action.Execute that asks the bot for the card once more; nil for none.
  @Boxed public var action: Action?
  /// The people it is done for at once, by id.
  public var userIDs: [String] = []
  /// When the card is out of date, as in "2030-01-01T12:00:00Z".
  public var expires: String?
  /// The object as the card wrote it.
  public internal(set) var source = Source()

  /// A refresh that does nothing.
  public init() {}
}

/// How a person can sign in to see more of a card (schema 1.4).
public struct Authentication: Equatable, Sendable {
  /// A way to sign in (Bot Framework, `CardAction`).
  public struct Button: Equatable, Sendable {
    /// "signin" and others of the Bot Framework.
    public var type = ""
    /// What the button opens or sends, by its type.
    public var value = ""
    /// The words on it.
    public var title: String?
    /// The address of the picture on it.
    public var image: String?
    /// The button as the card wrote it.
    public internal(set) var source = Source()

    /// A button that does nothing.
    public init() {}
  }

  /// Where a token of a single sign-on is exchanged (Bot Framework, `TokenExchangeResource`).
  public struct TokenExchange: Equatable, Sendable {
    /// The name of the resource.
    public var id = ""
    /// The identifier of the application that the token is for.
    public var uri = ""
    /// The name of whoever provides it.
    public var providerID = ""
    /// The object as the card wrote it.
    public internal(set) var source = Source()

    /// A resource without a name.
    public init() {}
  }

  /// What the person is told before signing in.
  public var text: String?
  /// The OAuth connection that the bot has registered.
  public var connectionName: String?
  /// For single sign-on; nil where the person presses a button.
  @Boxed public var tokenExchangeResource: TokenExchange?
  /// The ways to sign in.
  public var buttons: [Button] = []
  /// The object as the card wrote it.
  public internal(set) var source = Source()

  /// A sign-in without a way to do it.
  public init() {}
}

/// Where a card comes from (schema 1.6).
public struct Metadata: Equatable, Sendable {
  /// The address of the page that the card stands for.
  public var webURL: String?
  /// The object as the card wrote it.
  public internal(set) var source = Source()

  /// Nothing said of where it comes from.
  public init() {}
}

/// What only Teams knows of a card (`msteams`).
public struct TeamsProperties: Equatable, Sendable {
  /// A person or tag whose `<at>…</at>` in a text is drawn as the name.
  public struct Mention: Equatable, Sendable {
    /// Whom a mention means.
    public struct Mentioned: Equatable, Sendable {
      /// The account, in the form of the Bot Framework or of Teams.
      public var id = ""
      /// What is drawn in place of the `<at>`.
      public var name = ""
      /// The object as the card wrote it.
      public internal(set) var source = Source()

      /// A mention of nobody.
      public init() {}
    }

    /// "mention"; entities of other types are kept and mean nothing.
    public var type = "mention"
    /// The text it stands for, as in "<at>Ann</at>".
    public var text = ""
    /// Whom it means; nil where the card does not say.
    @Boxed public var mentioned: Mentioned?
    /// The mention as the card wrote it.
    public internal(set) var source = Source()

    /// A mention without a text.
    public init() {}
  }

  /// "full" for a card as wide as the chat.
  public var width: String?
  /// The mentions in its texts.
  public var entities: [Mention] = []
  /// The object as the card wrote it.
  public internal(set) var source = Source()

  /// Nothing that only Teams knows.
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

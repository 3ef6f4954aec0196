/// Something a person can do with a card.
public struct Action: Equatable, Sendable {
  /// What pressing it does, with what it needs for that.
  public enum Kind: Equatable, Sendable {
    /// Action.OpenUrl: its address is opened, after `LinkAddress.isSafe` and the host have agreed.
    case openURL(String)
    /// Action.Submit: the inputs and its data are the card's answer.
    case submit(Submission)
    /// Action.Execute (schema 1.4): the same, with a verb for the bot.
    case execute(verb: String?, Submission)
    /// Action.ShowCard: another card opens below its row, or over the card (host config
    /// `actionMode`).
    indirect case showCard(Card)
    /// Action.ToggleVisibility (schema 1.2): elements are shown or hidden.
    case toggleVisibility([VisibilityTarget])
    /// Gives inputs, by id, their first values back (Teams).
    case resetInputs([String])
    /// An action that is not shown: of an unknown type, or in a place where it may not be.
    case unknown(type: String, UnknownElement.Reason)
  }

  /// Whether the action is a button of the row or waits behind the `...` (schema 1.5).
  public enum Mode: String, Vocabulary {
    /// A button, as long as there are no more than the host's `maxActions`.
    case primary
    /// A choice of the `...` menu.
    case secondary
  }

  /// How much a person should think before pressing it (schema 1.2).
  public enum Style: String, Vocabulary {
    /// One among others.
    case `default`
    /// The one that leads on.
    case positive
    /// Something is lost by it.
    case destructive
  }

  /// What the action is for people who use a screen reader (JavaScript renderer).
  public enum Role: String, Vocabulary {
    /// It does something here.
    case button
    /// It leads elsewhere.
    case link
    /// It shows one of several parts.
    case tab
    /// It opens more choices.
    case menu
    /// It is one of the choices of a menu.
    case menuItem
  }

  /// Where the action stands in the card, as a JSON pointer; it is also its identity.
  public var path = ""
  /// Its name for hosts and results; nil for none.
  public var id: String?
  /// The words on its button; nil or blank: its address or what it does stands there.
  public var title: String?
  /// The address of the picture on its button (schema 1.1).
  public var iconURL: String?
  /// Its weight among the actions; in a menu `destructive` has a mark of its own.
  public var style = Style.default
  /// Whether it is a button or waits behind the `...`.
  public var mode = Mode.primary
  /// More words about it; of a disabled one, why it cannot be pressed (schema 1.5).
  public var tooltip: String?
  /// Whether it can be pressed; a disabled one can have the focus (schema 1.5).
  public var isEnabled = true
  /// Another role than that of a button; nil for the usual one.
  public var role: Role?
  /// What the host must have for the action to be shown.
  public var requires: [Requirement] = []
  /// What stands in its place when it cannot be shown; a card as it is shown has none.
  public var fallback: Fallback<Action>?
  /// More actions, in a menu at the side of the button (Teams).
  public var menuActions: [Action] = []
  /// What it does.
  public var kind: Kind
  /// The action as the card wrote it.
  public internal(set) var source = Source()

  /// An action that does this and says nothing else of itself.
  public init(_ kind: Kind) { self.kind = kind }

  /// The byte of the card's text where the action begins.
  public var offset: Int { source.offset }

  /// The name of the action in JSON.
  public var typeName: String {
    switch kind {
    case .openURL: "Action.OpenUrl"
    case .submit: "Action.Submit"
    case .execute: "Action.Execute"
    case .showCard: "Action.ShowCard"
    case .toggleVisibility: "Action.ToggleVisibility"
    case .resetInputs: "Action.ResetInputs"
    case .unknown(let type, _): type
    }
  }

  /// The card that a ShowCard opens.
  public var shownCard: Card? {
    if case .showCard(let card) = kind { card } else { nil }
  }
}

extension Action: PlacedObject {
  static var name: String { "an action" }

  init() { self.init(.submit(Submission())) }

  var writtenType: String? { typeName }

  func readAgain(_ reader: ObjectReader) -> Action {
    let type = reader.object["type"]?.stringValue ?? typeName
    var reader = reader
    var action = Action(Kind(type: type))
    reader.fill(&action)
    return action
  }

  mutating func visit(_ fields: inout some FieldVisitor) {
    if case .unknown = kind {
      visitWayAround(&fields)
      return
    }
    fields("id", &id)
    fields("title", &title)
    fields("iconUrl", &iconURL, since: 1.1)
    fields("style", &style, since: 1.2)
    fields("mode", &mode, since: 1.5)
    fields("tooltip", &tooltip, since: 1.5)
    fields("isEnabled", &isEnabled, since: 1.5)
    fields("role", &role)
    visitWayAround(&fields)
    fields.actions("menuActions", &menuActions)
    visitKind(&fields)
  }

  /// Shows what is needed to know whether the action can be shown, and what else if not.
  mutating func visitWayAround(_ fields: inout some FieldVisitor) {
    fields.requirements(&requires)
    fields.fallback(&fallback)
  }

  private mutating func visitKind(_ fields: inout some FieldVisitor) {
    switch kind {
    case .openURL(var url):
      fields("url", &url)
      kind = .openURL(url)
    case .submit(var submission):
      submission.visit(&fields)
      kind = .submit(submission)
    case .execute(var verb, var submission):
      fields("verb", &verb)
      submission.visit(&fields)
      kind = .execute(verb: verb, submission)
    case .showCard(let card):
      var shown: Card? = card
      fields.object("card", &shown)
      kind = .showCard(shown ?? card)
    case .toggleVisibility(var targets):
      fields.objects("targetElements", &targets)
      kind = .toggleVisibility(targets)
    case .resetInputs(var ids):
      fields.texts("targetInputIds", &ids)
      kind = .resetInputs(ids)
    case .unknown: break
    }
  }
}

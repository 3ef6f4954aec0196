/// Something a person can do with a card.
public struct Action: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case openURL(String)
    case submit(Submission)
    case execute(verb: String?, Submission)
    indirect case showCard(Card)
    case toggleVisibility([VisibilityTarget])
  }

  /// Whether the action is a button of the row or waits behind the `...` (schema 1.5).
  public enum Mode: String, Vocabulary { case primary, secondary }
  public enum Style: String, Vocabulary { case `default`, positive, destructive }

  /// What a submitting action sends.
  public struct Submission: Equatable, Sendable {
    public enum AssociatedInputs: String, Vocabulary { case auto, none }
    public var data: JSONValue?
    public var associatedInputs: AssociatedInputs
  }

  /// One element that ToggleVisibility shows or hides.
  public struct VisibilityTarget: Equatable, Sendable {
    public var elementID: String
    /// nil: the other way round than it is.
    public var isVisible: Bool?
  }

  /// Where the action stands in the card, as a JSON pointer; it is also its identity.
  public var path: String
  /// The byte of the card's text where the action begins.
  public var offset: Int
  public var id: String?
  public var title: String?
  public var iconURL: String?
  public var style: Style
  public var mode: Mode
  public var tooltip: String?
  public var isEnabled: Bool
  public var kind: Kind

  /// The name of the action in JSON.
  public var typeName: String {
    switch kind {
    case .openURL: "Action.OpenUrl"
    case .submit: "Action.Submit"
    case .execute: "Action.Execute"
    case .showCard: "Action.ShowCard"
    case .toggleVisibility: "Action.ToggleVisibility"
    }
  }

  /// The card that a ShowCard opens.
  public var shownCard: Card? {
    if case .showCard(let card) = kind { card } else { nil }
  }
}

extension Action {
  /// Reads an action; nil and a diagnostic when its type is not known.
  init?(_ reader: inout ObjectReader) {
    guard let type = reader.requiredType(of: "an action") else { return nil }
    switch type {
    case "Action.OpenUrl":
      let url = reader.text("url")
      if url == nil { reader.report(.error, .propertyMissing, "Action.OpenUrl needs a \"url\"") }
      kind = .openURL(url ?? "")
    case "Action.Submit":
      kind = .submit(Submission(&reader))
    case "Action.Execute":
      kind = .execute(verb: reader.text("verb"), Submission(&reader))
    case "Action.ShowCard":
      kind = .showCard(reader.card("card"))
    case "Action.ToggleVisibility":
      kind = .toggleVisibility(reader.list("targetElements").compactMap(VisibilityTarget.init))
    default:
      reader.reportUnknown(type, among: ActionTypes.names, what: "action")
      return nil
    }
    path = reader.path
    offset = reader.offset
    id = reader.text("id")
    title = reader.text("title")
    iconURL = reader.text("iconUrl")
    style = reader.word("style", default: Style.default)
    mode = reader.word("mode", default: Mode.primary)
    tooltip = reader.text("tooltip")
    isEnabled = reader.bool("isEnabled", default: true)
    reader.finish()
  }
}

enum ActionTypes {
  static let names = [
    "Action.OpenUrl", "Action.Submit", "Action.Execute", "Action.ShowCard",
    "Action.ToggleVisibility",
  ]
}

extension Action.Submission {
  init(_ reader: inout ObjectReader) {
    data = reader.value("data")
    associatedInputs = reader.word("associatedInputs", default: AssociatedInputs.auto)
  }
}

extension Action.VisibilityTarget {
  init?(_ item: ListItem) {
    if let id = item.value.stringValue {
      self.init(elementID: id, isVisible: nil)
      return
    }
    guard var reader = item.object(expecting: "an id or a TargetElement") else { return nil }
    reader.impliedType("TargetElement")
    guard let id = reader.text("elementId") else {
      reader.report(.error, .propertyMissing, "a target needs an \"elementId\"")
      return nil
    }
    self.init(elementID: id, isVisible: reader.bool("isVisible"))
    reader.finish()
  }
}

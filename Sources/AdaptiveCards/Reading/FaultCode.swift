/// The stable codes of what can be wrong in a card; `cards check --codes` lists them.
public enum FaultCode: String, CaseIterable, Sendable {
  case notACard = "card-missing"
  case elementUnknown = "element-unknown"
  case elementNotAllowed = "element-not-allowed"
  case requirementUnmet = "requirement-unmet"
  case fallbackInvalid = "fallback-invalid"
  case typeNotAllowed = "type-not-allowed"
  case typeMissing = "type-missing"
  case propertyMissing = "property-missing"
  case propertyUnknown = "property-unknown"
  case propertyNewer = "property-newer"
  case valueType = "value-type"
  case valueInvalid = "value-invalid"
  case limitDepth = "limit-depth"
  case limitElements = "limit-elements"
  case limitCards = "limit-cards"
  case attachmentOther = "attachment-other"
  case inputWithoutID = "input-without-id"
  case versionMissing = "version-missing"
  case versionNewer = "version-newer"
  case actionNotAllowed = "action-not-allowed"
  case idRepeated = "id-repeated"
  case actionsDropped = "actions-dropped"

  /// What the code means, in one sentence.
  public var sentence: String {
    switch self {
    case .notACard: "The JSON holds no Adaptive Card."
    case .elementUnknown:
      "An element or action of this type is not known; its fallback is shown, or nothing."
    case .elementNotAllowed: "This element cannot be used in this place."
    case .requirementUnmet: "An element or action needs a feature that the host does not have."
    case .fallbackInvalid: "A fallback is neither \"drop\" nor something that can stand in."
    case .typeNotAllowed: "An object has another type than the only one that is allowed there."
    case .typeMissing: "An object that needs a \"type\" has none."
    case .propertyMissing: "A property that the schema requires is missing."
    case .propertyUnknown: "A property has a name that is nearly, but not quite, a known one."
    case .propertyNewer: "A property is newer than the version that the card says it needs."
    case .valueType: "A value has another JSON type than the schema says."
    case .valueInvalid: "A value is not one of those that are allowed."
    case .limitDepth: "Elements are nested deeper than the limit; the rest is left out."
    case .limitElements: "There are more elements than the limit; the rest is left out."
    case .limitCards: "There are more cards than the limit; the rest is left out."
    case .attachmentOther: "An attachment of a message is no Adaptive Card; it is left out."
    case .inputWithoutID: "An input has no \"id\", so its value is never submitted."
    case .versionMissing: "The card does not say its version; it is read as the newest."
    case .versionNewer: "The card needs a newer version of the schema than this program knows."
    case .actionNotAllowed: "This action cannot be used in this place."
    case .idRepeated: "Two elements have the same \"id\"."
    case .actionsDropped: "More primary actions than the host's maxActions; the rest is not shown."
    }
  }
}

/// The stable codes of what can be wrong in a card; `cards check --codes` lists them.
public enum FaultCode: String, CaseIterable, Sendable {
  case notACard = "card-missing"
  case elementUnknown = "element-unknown"
  case typeMissing = "type-missing"
  case propertyMissing = "property-missing"
  case propertyUnknown = "property-unknown"
  case valueType = "value-type"
  case valueInvalid = "value-invalid"
  case limitDepth = "limit-depth"
  case limitElements = "limit-elements"
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
    case .elementUnknown: "An element, action or inline of this type is not known; it is left out."
    case .typeMissing: "An object that needs a \"type\" has none."
    case .propertyMissing: "A property that the schema requires is missing."
    case .propertyUnknown: "A property has a name that is nearly, but not quite, a known one."
    case .valueType: "A value has another JSON type than the schema says."
    case .valueInvalid: "A value is not one of those that are allowed."
    case .limitDepth: "Elements are nested deeper than the limit; the rest is left out."
    case .limitElements: "There are more elements than the limit; the rest is left out."
    case .inputWithoutID: "An input has no \"id\", so its value is never submitted."
    case .versionMissing: "The card does not say its version; it is read as the newest."
    case .versionNewer: "The card needs a newer version of the schema than this program knows."
    case .actionNotAllowed: "This action cannot be used in this place."
    case .idRepeated: "Two elements have the same \"id\"."
    case .actionsDropped: "More primary actions than the host's maxActions; the rest is not shown."
    }
  }
}

extension Action {
  /// What a submitting action sends.
  public struct Submission: Equatable, Sendable {
    /// Whether inputs are validated and gathered, or nothing is (schema 1.3).
    public enum AssociatedInputs: String, Vocabulary {
      /// All inputs of its card and of the cards around it, which must be valid.
      case auto
      /// No input; none is looked at.
      case none
    }

    /// What is sent beside the inputs, of any JSON type; nil for nothing.
    public var data: JSONValue?
    /// The inputs that go with it; `none` also skips their validation.
    public var associatedInputs = AssociatedInputs.auto
    /// Whether it can't be pressed before a required input is filled in (Teams).
    public var isConditionallyEnabled = false
    /// Whether it can't be pressed before any input has changed (JavaScript renderer).
    public var isDisabledUnlessInputsChange = false

    /// A submission of all inputs in reach and nothing else.
    public init() {}

    mutating func visit(_ fields: inout some FieldVisitor) {
      fields("data", &data)
      fields("associatedInputs", &associatedInputs, since: 1.3)
      fields("conditionallyEnabled", &isConditionallyEnabled)
      fields("disabledUnlessAssociatedInputsChange", &isDisabledUnlessInputsChange)
    }
  }

  /// One element that ToggleVisibility shows or hides.
  public struct VisibilityTarget: Equatable, Sendable {
    /// The id of the element.
    public var elementID: String
    /// Whether it is shown then; nil: the other way round than it is.
    public var isVisible: Bool?
    /// The target as the card wrote it.
    public internal(set) var source = Source()

    /// An element to show, to hide, or (nil) to turn round.
    public init(_ elementID: String, isVisible: Bool? = nil) {
      self.elementID = elementID
      self.isVisible = isVisible
    }
  }
}

extension Action.VisibilityTarget: CardObject {
  static var impliedType: String? { "TargetElement" }
  var writtenType: String? { nil }

  init() { self.init("") }

  static func shorthand(_ text: String) -> Action.VisibilityTarget? { Self(text) }

  mutating func visit(_ fields: inout some FieldVisitor) {
    fields("elementId", &elementID)
    fields("isVisible", &isVisible)
  }
}

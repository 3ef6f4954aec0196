extension Action {
  /// What a submitting action sends.
  public struct Submission: Equatable, Sendable {
    public enum AssociatedInputs: String, Vocabulary { case auto, none }

    public var data: JSONValue?
    public var associatedInputs = AssociatedInputs.auto
    /// Whether it can't be pressed before a required input is filled in (Teams).
    public var isConditionallyEnabled = false
    /// Whether it can't be pressed before any input has changed (JavaScript renderer).
    public var isDisabledUnlessInputsChange = false

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
    public var elementID: String
    /// nil: the other way round than it is.
    public var isVisible: Bool?
    /// The target as the card wrote it.
    public internal(set) var source = Source()

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

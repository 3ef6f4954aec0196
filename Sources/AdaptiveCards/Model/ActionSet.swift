/// Buttons in the body of a card.
public struct ActionSet: Equatable, Sendable {
  /// What every element has: its id, spacing, visibility and their like.
  public var common = ElementCommon()
  /// What can be done here, in the order of the card.
  public var actions: [Action] = []
  /// In a row or one below the other; nil: as the host says.
  public var orientation: Orientation?
  /// Where it stands from left to right; nil: as what is around it says.
  public var horizontalAlignment: HorizontalAlignment?

  /// The identity of its list of actions.
  public var listPath: String { common.path + "/actions" }

  /// One that says nothing: every property is its default.
  public init() {}
}

extension ActionSet: ElementBody {
  mutating func visitOwn(_ fields: inout some FieldVisitor) {
    fields.actions("actions", &actions)
    fields("orientation", &orientation)
    fields("horizontalAlignment", &horizontalAlignment)
  }
}

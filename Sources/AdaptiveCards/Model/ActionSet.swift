/// Buttons in the body of a card.
public struct ActionSet: Equatable, Sendable {
  public var common = ElementCommon()
  public var actions: [Action] = []
  /// nil: as the host says.
  public var orientation: Orientation?
  public var horizontalAlignment: HorizontalAlignment?

  /// The identity of its list of actions.
  public var listPath: String { common.path + "/actions" }

  public init() {}
}

extension ActionSet: ElementBody {
  mutating func visitOwn(_ fields: inout some FieldVisitor) {
    fields.actions("actions", &actions)
    fields("orientation", &orientation)
    fields("horizontalAlignment", &horizontalAlignment)
  }
}

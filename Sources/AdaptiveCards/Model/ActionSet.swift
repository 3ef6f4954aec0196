/// Buttons in the body of a card.
public struct ActionSet: Equatable, Sendable {
  public var common: ElementCommon
  public var actions: [Action]
  /// nil: as the host says.
  public var orientation: HostConfig.Actions.Orientation?
  public var horizontalAlignment: HorizontalAlignment?

  /// The identity of its list of actions.
  public var listPath: String { common.path + "/actions" }
}

extension ActionSet {
  init(_ reader: inout ObjectReader) {
    common = ElementCommon(&reader)
    actions = reader.actions("actions")
    orientation = reader.word("orientation")
    horizontalAlignment = reader.word("horizontalAlignment")
  }
}

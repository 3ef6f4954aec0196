/// The place of a `...` button: which list of actions it belongs to.
public struct OverflowSpot: Hashable, Sendable {
  /// The pointer of the list, such as "/actions" or "/body/2/actions".
  public var listPath: String
  /// Whether the list is the card's own, not one of an ActionSet or of a ShowCard's card.
  public var isAtRootLevel: Bool

  /// The `...` of a list of actions.
  ///
  /// - Parameter listPath: the pointer of the list, without a `/` at its end.
  public init(listPath: String, isAtRootLevel: Bool) {
    self.listPath = listPath
    self.isAtRootLevel = isAtRootLevel
  }

  /// The pointer of the button itself.
  public var path: String { listPath + "/overflow" }

  /// What is drawn on the button, and what it is called (microsoft/AdaptiveCards strings.ts).
  public static let title = "..."
  /// What a screen reader says instead of "...": "More options".
  public static let label = "More options"
}

/// A screen of the host, and the actions that it offers by itself.
///
/// It stands where `SCSActionManager` has a view controller and its interface style: the actions
/// are the defaults that a delegate may add to and take from.
public struct ActionScreen: Equatable, Sendable {
  /// An action that a screen offers, and how its button looks if nobody gives another.
  public struct Offer: Equatable, Sendable {
    /// The action.
    public var name: ActionName
    /// What stands on its button.
    public var title: String
    /// The key that does the same, in the spelling of key scripts; it is shown on the button.
    public var key: String?
    /// Where it stands, smaller first; without one it stands behind those that have one.
    public var sortIndex: Int?
    /// Whether its button keeps its place on a narrow bar while others go behind `...`.
    public var staysVisible: Bool

    /// An action with the button it has when nobody gives another.
    ///
    /// - Parameters:
    ///   - sortIndex: smaller first; nil stands behind all that have one.
    ///   - staysVisible: whether it keeps its place on a narrow bar.
    public init(
      _ name: ActionName, title: String, key: String? = nil, sortIndex: Int? = nil,
      staysVisible: Bool = false
    ) {
      self.name = name
      self.title = title
      self.key = key
      self.sortIndex = sortIndex
      self.staysVisible = staysVisible
    }
  }

  /// What delegates know it by.
  public var name: String
  /// Its own actions, in any order.
  public var offers: [Offer]
  /// Whether the screen has no room for a container; a host may show it all the same.
  public var prefersContainerHidden: Bool

  /// A screen and what it offers by itself.
  ///
  /// - Parameter prefersContainerHidden: whether it has no room for a container.
  public init(_ name: String, offers: [Offer], prefersContainerHidden: Bool = false) {
    self.name = name
    self.offers = offers
    self.prefersContainerHidden = prefersContainerHidden
  }

  /// The names of what it offers.
  public var defaultActions: Set<ActionName> { Set(offers.map(\.name)) }

  /// How it offers an action; nil when it does not.
  public func offer(for name: ActionName) -> Offer? { offers.first { $0.name == name } }
}

/// What shows the buttons of the host's actions (`SCSActionItemContainer`).
public protocol ActionItemContainer: AnyObject {
  /// Adds a button.
  ///
  /// - Parameters:
  ///   - sortIndex: where it should stand, smaller first; nil behind all that have one.
  ///   - animated: whether it comes with an animation, where there are any.
  func add(
    _ item: any ActionItem, for name: ActionName, atSortIndex sortIndex: Int?, animated: Bool)
  /// Takes the button of a name away; a name that is not shown changes nothing.
  func removeItem(for name: ActionName, animated: Bool)
  /// The button of a name; nil when it is not shown.
  func item(for name: ActionName) -> (any ActionItem)?
  /// The names that are shown, in their order.
  var visibleActionNames: [ActionName] { get }
}

/// The button of a host's action in a container (`SCSActionItem`).
///
/// A host may bring its own kind. Whatever it does when it is pressed, it performs its action
/// through the manager, so that the delegate hears of it.
public protocol ActionItem: AnyObject {
  /// What stands on it.
  var title: String { get }
  /// The key that does the same; nil shows none.
  var key: String? { get }
  /// A short text behind the title, such as a number; nil hides it.
  var badgeText: String? { get }
  /// Whether it keeps its place while a bar that is too narrow puts others behind `...`; false
  /// unless the host says so.
  var staysVisible: Bool { get }
  /// Is called when it is pressed, on the bar or in its `...` menu.
  func press(_ name: ActionName, in manager: ActionManager)
}

extension ActionItem {
  public var key: String? { nil }
  public var badgeText: String? { nil }
  public var staysVisible: Bool { false }

  public func press(_ name: ActionName, in manager: ActionManager) {
    manager.performAction(name, item: self)
  }

  /// The title and the badge, as `help (3)`.
  var label: String { badgeText.map { title + " (" + $0 + ")" } ?? title }
}

/// The system's own button.
public final class ActionButton: ActionItem {
  /// What stands on it.
  public var title: String
  /// The key that does the same; nil shows none.
  public var key: String?
  /// A short text behind the title; nil hides it.
  public var badgeText: String?
  /// Whether it keeps its place while a bar that is too narrow puts others behind `...`.
  public var staysVisible: Bool

  /// A button with a title, and a key and a badge where it has them.
  ///
  /// - Parameter staysVisible: whether it keeps its place on a narrow bar while others go behind
  ///   `...`.
  public init(
    _ title: String, key: String? = nil, badgeText: String? = nil, staysVisible: Bool = false
  ) {
    self.title = title
    self.key = key
    self.badgeText = badgeText
    self.staysVisible = staysVisible
  }
}

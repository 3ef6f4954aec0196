public import AdaptiveCards
internal import Canvas
public import CardLayout

/// One action of a `...` menu, as a host sees it.
public struct OverflowMenuItem: Equatable, Sendable {
  /// The action, to be performed or looked at.
  public var action: Action

  /// What the menu shows: never empty.
  public var title: String { ActionText.title(of: action).string }
  /// The address of its picture, which menus do not draw.
  public var iconURL: String? { action.iconURL }
  /// Whether it can be chosen.
  public var isEnabled: Bool { action.isEnabled }
}

/// The menu behind a `...` button; a host may keep it and open it when it likes.
public final class OverflowTarget {
  /// Which list of actions it belongs to.
  public let spot: OverflowSpot
  private weak var session: CardSession?

  init(spot: OverflowSpot, session: CardSession) {
    self.spot = spot
    self.session = session
  }

  /// The actions of the menu at this moment.
  public var menuItems: [OverflowMenuItem] {
    session?.menuActions(at: spot).map(OverflowMenuItem.init) ?? []
  }

  /// Opens the menu as a press on the button does; in the middle when the button is not drawn.
  public func open() { session?.openMenu(at: spot) }

  /// Performs an item as choosing it in the menu does, inputs and validation included.
  public func perform(_ item: OverflowMenuItem) { session?.perform(item.action) }
}

/// Which actions of the host are shown, where, and what happens when one is pressed.
///
/// The rules are those of `SCSActionManager`; the order of the calls within one update is ours,
/// since nothing says what it is there: actions, vetoes, container or not, which container, sort
/// indexes, buttons, and the change of visibility around the last step.
public final class ActionManager {
  /// Decides about all of it; without one the screens' own offers stand on `systemContainer`.
  public weak var delegate: (any ActionManagerDelegate)?
  /// Does what an action stands for by default; says whether it stood for anything.
  public var responder: ((ActionName) -> Bool)?
  /// Gets a sentence for the host's author, such as that nobody answers to an action.
  public var debugNote: ((String) -> Void)?

  /// The bar that is used when the delegate gives no other container.
  public let systemContainer = ActionBar()
  /// The container in use; nil when there is none.
  public private(set) var actionItemContainer: (any ActionItemContainer)?
  /// The screen that is shown; nil before the first and after the last.
  public private(set) var screen: ActionScreen?

  private var isVisible = false
  private var visibilityByHand: Bool?
  private var itemsByHand: [ActionName: Bool] = [:]
  private var needsUpdate = false
  private var isAnimated = false

  /// A manager without a screen, which shows nothing until `show(_:animated:)`.
  ///
  /// - Parameter delegate: is not kept; nil shows what the screens offer.
  public init(delegate: (any ActionManagerDelegate)? = nil) { self.delegate = delegate }

  // MARK: Updates

  /// Tells which screen is shown now; nil when the last one is left.
  public func show(_ screen: ActionScreen?, animated: Bool = false) {
    guard screen != self.screen else { return }
    self.screen = screen
    isAnimated = animated
    needsUpdate = true
  }

  /// Tells that other actions may be available now; they are asked for once, at the next
  /// `updateIfNeeded`, however often this is called.
  public func setNeedsUpdateActionItems() { needsUpdate = true }

  /// Brings the container up to date if something has changed; to be called once a turn, before
  /// the next key is read.
  public func updateIfNeeded() {
    guard needsUpdate else { return }
    needsUpdate = false
    let animated = isAnimated
    isAnimated = false
    let names = namesToShow()
    let shows = showsContainer(for: names)
    if shows, actionItemContainer == nil {
      actionItemContainer = container()
      guard actionItemContainer != nil else { return }
    }
    update(names, animated: animated)
    changeVisibility(to: shows, animated: animated)
    if screen == nil, !isVisible { removeContainer() }
  }

  private func namesToShow() -> [ActionName] {
    let defaults = screen?.defaultActions ?? []
    var wanted =
      delegate?.actionManager(self, actionsToShowFor: screen, withDefaultActions: defaults)
      ?? defaults
    for (name, visible) in itemsByHand where visible { wanted.insert(name) }
    return inDefaultOrder(wanted).filter(shouldShow)
  }

  /// A set has no order, but calls and bars must come out the same every time.
  private func inDefaultOrder(_ names: Set<ActionName>) -> [ActionName] {
    names.sorted { one, other in
      let indexes = (defaultIndex(one) ?? .max, defaultIndex(other) ?? .max)
      return indexes.0 == indexes.1 ? one.rawValue < other.rawValue : indexes.0 < indexes.1
    }
  }

  private func defaultIndex(_ name: ActionName) -> Int? { screen?.offer(for: name)?.sortIndex }

  private func shouldShow(_ name: ActionName) -> Bool {
    delegate?.actionManager(self, shouldShowActionWithName: name) ?? itemsByHand[name] ?? true
  }

  private func showsContainer(for names: [ActionName]) -> Bool {
    if let visibilityByHand { return visibilityByHand }
    if let answer = delegate?.actionManager(self, shouldShowContainerFor: screen) { return answer }
    guard let screen else { return false }
    return !names.isEmpty && !screen.prefersContainerHidden
  }

  private func container() -> (any ActionItemContainer)? {
    guard let delegate else { return systemContainer }
    return delegate.actionManagerContainer(self)
  }

  private func update(_ names: [ActionName], animated: Bool) {
    guard let container = actionItemContainer else { return }
    let before = container.visibleActionNames
    for name in before where !names.contains(name) {
      container.removeItem(for: name, animated: animated)
    }
    add(names.filter { !before.contains($0) }, to: container, animated: animated)
  }

  private func add(
    _ names: [ActionName], to container: any ActionItemContainer, animated: Bool
  ) {
    let placed = names.enumerated().map { order, name in
      (name: name, index: sortIndex(name), order: order)
    }
    let sorted = placed.sorted { one, other in
      let indexes = (one.index ?? .max, other.index ?? .max)
      return indexes.0 == indexes.1 ? one.order < other.order : indexes.0 < indexes.1
    }
    for entry in sorted {
      container.add(
        item(for: entry.name), for: entry.name, atSortIndex: entry.index, animated: animated)
    }
  }

  private func sortIndex(_ name: ActionName) -> Int? {
    delegate?.actionManager(self, sortIndexForActionItemWithName: name) ?? defaultIndex(name)
  }

  private func item(for name: ActionName) -> any ActionItem {
    delegate?.actionManager(self, viewForActionItemWithName: name) ?? systemItem(for: name)
  }

  /// The system's own button for an action, as the screen offers it; a host that only wants
  /// another title or a badge changes it and gives it back.
  ///
  /// An action that the screen does not offer has its name for a title.
  public func systemItem(for name: ActionName) -> ActionButton {
    let offer = screen?.offer(for: name)
    return ActionButton(
      offer?.title ?? name.rawValue, key: offer?.key,
      staysVisible: offer?.staysVisible ?? false)
  }

  private func changeVisibility(to visible: Bool, animated: Bool) {
    guard visible != isVisible, actionItemContainer != nil else { return }
    delegate?.actionManager(self, containerWillChangeVisibility: visible, animated: animated)
    isVisible = visible
    delegate?.actionManager(self, containerDidChangeVisibility: visible, animated: animated)
  }

  /// After the last screen nothing is left of a hidden container.
  private func removeContainer() {
    guard let container = actionItemContainer else { return }
    for name in container.visibleActionNames { container.removeItem(for: name, animated: false) }
    actionItemContainer = nil
  }

  // MARK: By hand

  /// Whether the container is shown. Setting it ends the automatic rule: it stays as it was set,
  /// even after the last screen.
  public var isContainerVisible: Bool {
    get { isVisible }
    set { setContainerVisible(newValue, animated: false) }
  }

  /// Shows or hides the container for good, whatever the screens say.
  public func setContainerVisible(_ visible: Bool, animated: Bool) {
    visibilityByHand = visible
    if visible, actionItemContainer == nil {
      isAnimated = animated
      needsUpdate = true
    } else {
      changeVisibility(to: visible, animated: animated)
    }
  }

  /// Whether the button of an action is shown at this moment.
  public func isActionItemVisible(_ name: ActionName) -> Bool {
    isVisible && actionItemContainer?.item(for: name) != nil
  }

  /// Shows or hides one action; the delegate's `shouldShowActionWithName` decides if it answers.
  public func setActionItem(_ name: ActionName, visible: Bool, animated: Bool = false) {
    itemsByHand[name] = visible
    guard let container = actionItemContainer else { return }
    let shows = shouldShow(name)
    let isThere = container.item(for: name) != nil
    if shows, !isThere {
      add([name], to: container, animated: animated)
    } else if !shows, isThere {
      container.removeItem(for: name, animated: animated)
    }
  }

  // MARK: Performing

  /// Performs an action as a press on its button does, whether or not it is shown.
  ///
  /// - Parameter item: the button that was pressed; nil for a key.
  /// - Returns: whether anybody did anything. An action that nobody answers to is ignored, with a
  ///   note for the host's author.
  @discardableResult
  public func performAction(_ name: ActionName, item: (any ActionItem)? = nil) -> Bool {
    if delegate?.actionManager(self, performActionWithName: name, actionItem: item) == true {
      return true
    }
    if responder?(name) == true { return true }
    debugNote?("nobody answers to the action '\(name)'")
    return false
  }
}

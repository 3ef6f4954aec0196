import Canvas
import CardLayout

@testable import CardActions

/// A host of an action manager that writes down what it is asked and answers as it was told.
final class RecordingManagerHost: ActionManagerDelegate {
  var adds: Set<ActionName> = []
  var takes: Set<ActionName> = []
  var shows: (ActionName) -> Bool? = { _ in nil }
  var showsContainer: (ActionScreen?) -> Bool? = { _ in nil }
  var container: (ActionManager) -> (any ActionItemContainer)? = { $0.systemContainer }
  var sortIndex: (ActionName) -> Int? = { _ in nil }
  var view: (ActionName) -> (any ActionItem)? = { _ in nil }
  var performs = false
  /// The button of the latest action that was performed.
  private(set) var pressed: (any ActionItem)?
  private(set) var log: [String] = []

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func actionManager(
    _ actionManager: ActionManager, actionsToShowFor screen: ActionScreen?,
    withDefaultActions defaultActions: Set<ActionName>
  ) -> Set<ActionName>? {
    let names = defaultActions.map(\.rawValue).sorted().joined(separator: ",")
    log.append("actions(\(name(screen)),{\(names)})")
    return adds.isEmpty && takes.isEmpty
      ? nil : defaultActions.union(adds).subtracting(takes)
  }

  func actionManager(_ actionManager: ActionManager, shouldShowActionWithName name: ActionName)
    -> Bool?
  {
    log.append("shouldShow(\(name))")
    return shows(name)
  }

  func actionManager(
    _ actionManager: ActionManager, shouldShowContainerFor screen: ActionScreen?
  ) -> Bool? {
    log.append("shouldShowContainer(\(name(screen)))")
    return showsContainer(screen)
  }

  func actionManagerContainer(_ actionManager: ActionManager) -> (any ActionItemContainer)? {
    log.append("containerVC")
    return container(actionManager)
  }

  func actionManager(
    _ actionManager: ActionManager, containerWillChangeVisibility visible: Bool, animated: Bool
  ) { log.append("willChange(\(visible)\(animated ? ",animated" : ""))") }

  func actionManager(
    _ actionManager: ActionManager, containerDidChangeVisibility visible: Bool, animated: Bool
  ) { log.append("didChange(\(visible)\(animated ? ",animated" : ""))") }

  func actionManager(
    _ actionManager: ActionManager, sortIndexForActionItemWithName name: ActionName
  ) -> Int? {
    log.append("sort(\(name))")
    return sortIndex(name)
  }

  func actionManager(_ actionManager: ActionManager, viewForActionItemWithName name: ActionName)
    -> (any ActionItem)?
  {
    log.append("view(\(name))")
    return view(name)
  }

  func actionManager(
    _ actionManager: ActionManager, performActionWithName name: ActionName,
    actionItem: (any ActionItem)?
  ) -> Bool {
    log.append("perform(\(name))")
    pressed = actionItem
    return performs
  }

  private func name(_ screen: ActionScreen?) -> String { screen?.name ?? "nil" }
}

/// A container of the host's own kind.
final class ListContainer: ActionItemContainer {
  private var entries: [(name: ActionName, item: any ActionItem)] = []
  /// What was done, such as `+help@5` and `-help animated`.
  private(set) var log: [String] = []

  func add(
    _ item: any ActionItem, for name: ActionName, atSortIndex sortIndex: Int?, animated: Bool
  ) {
    log.append("+\(name)\(sortIndex.map { "@\($0)" } ?? "")\(animated ? " animated" : "")")
    entries.append((name, item))
  }

  func removeItem(for name: ActionName, animated: Bool) {
    log.append("-\(name)\(animated ? " animated" : "")")
    entries.removeAll { $0.name == name }
  }
  func item(for name: ActionName) -> (any ActionItem)? {
    entries.first { $0.name == name }?.item
  }
  var visibleActionNames: [ActionName] { entries.map(\.name) }
}

/// The manager of scenario S25 with its host.
struct ManagerPlay {
  let host = RecordingManagerHost()
  let manager: ActionManager
  private(set) var notes = Notes()

  final class Notes { var all: [String] = [] }

  static let caseScreen = ActionScreen(
    "Case",
    offers: [
      ActionScreen.Offer("articleSearch", title: "articleSearch", sortIndex: 10),
      ActionScreen.Offer("caseList", title: "caseList", sortIndex: 20),
    ])
  static let articleScreen = ActionScreen(
    "Article",
    offers: [ActionScreen.Offer("articleSearch", title: "articleSearch", sortIndex: 10)])

  init() {
    manager = ActionManager(delegate: host)
    let notes = notes
    manager.debugNote = { notes.all.append($0) }
  }

  /// The host of S25: adds help in front, vetoes the list, has a container of its own kind.
  static func scenario() -> ManagerPlay {
    let play = ManagerPlay()
    let container = ListContainer()
    play.host.adds = ["help"]
    play.host.shows = { $0 != "caseList" }
    play.host.showsContainer = { $0 != nil }
    play.host.sortIndex = { $0 == "help" ? 5 : nil }
    play.host.container = { _ in container }
    return play
  }

  func show(_ screen: ActionScreen?, animated: Bool = false) {
    manager.show(screen, animated: animated)
    manager.updateIfNeeded()
  }

  /// The names on the bar, such as `[help][articleSearch]`; nil when none is shown.
  var bar: String? {
    guard manager.isContainerVisible, let container = manager.actionItemContainer else {
      return nil
    }
    return container.visibleActionNames.map { "[\($0)]" }.joined()
  }

  /// The system's bar as it is drawn.
  func row(width: Int) -> String {
    var canvas = Canvas(size: Size(width: width, height: 1))
    manager.systemContainer.drawing(in: Rect(x: 0, y: 0, width: width, height: 1))
      .paint(on: &canvas, theme: Theme(.none))
    return canvas.rows()[0]
  }
}

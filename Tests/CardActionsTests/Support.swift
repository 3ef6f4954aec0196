import AdaptiveCards
import Canvas
import CardLayout
import Events

@testable import CardActions

/// A host that writes down what it is asked and answers as it was told.
final class RecordingHost: CardActionDelegate {
  var allows = false
  var takesButton = false
  var showsOwnMenu = false
  var answersKeys: (Command) -> KeyAnswer = { _ in .pass }
  var answersActions: (Action) -> ActionAnswer = { _ in .pass }
  var answersQueries: (ChoiceQuery) -> ChoiceAnswer = { _ in .pass }
  var handlesCancel = true
  private(set) var log: [String] = []
  private(set) var keys: [String] = []
  private(set) var queries: [ChoiceQuery] = []
  private(set) var targets: [OverflowTarget] = []

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func card(_ session: CardSession, shouldPerform command: Command, for input: Event)
    -> KeyAnswer
  {
    keys.append(command.name)
    return answersKeys(command)
  }

  func shouldAllowMoreThanMaxActionsInOverflowMenu() -> Bool {
    log.append("allow?")
    return allows
  }

  func onRenderOverflowAction(
    _ button: OverflowSpot, target: OverflowTarget, isAtRootLevelActions: Bool
  ) -> Bool {
    log.append("render(\(target.menuItems.count),\(isAtRootLevelActions))")
    targets.append(target)
    return takesButton
  }

  func onDisplayOverflowActionMenu(
    _ menuItems: [OverflowMenuItem], sheet: ActionSheet, isAtRootLevel: Bool
  ) -> Bool {
    log.append("display(\(menuItems.count),\(isAtRootLevel))")
    return showsOwnMenu
  }

  func card(
    _ session: CardSession, didFetchUserResponses inputs: [GatheredInput], for action: Action
  ) -> ActionAnswer {
    let values = inputs.map { "\($0.id):\($0.value)" }.joined(separator: ",")
    log.append("exec(\(ActionText.title(of: action).string),{\(values)})")
    return answersActions(action)
  }

  func onChoiceSetQueryChange(_ query: ChoiceQuery, of session: CardSession) -> ChoiceAnswer {
    queries.append(query)
    return answersQueries(query)
  }

  func card(_ session: CardSession, didChangeVisibility isVisible: Bool, of action: Action) {
    log.append("vis(\(ActionText.title(of: action).string),\(isVisible))")
  }

  func willPresent(_ sheet: ActionSheet) { log.append("willPresent") }
  func didPresent(_ sheet: ActionSheet) { log.append("didPresent") }

  func actionSheet(_ sheet: ActionSheet, clickedButtonAt index: Int) {
    log.append("clicked(\(name(index, sheet)))")
  }

  func actionSheetCancel(_ sheet: ActionSheet) {
    if handlesCancel {
      log.append("sheetCancel")
    } else {
      actionSheet(sheet, clickedButtonAt: sheet.cancelIndex)
    }
  }

  func actionSheet(_ sheet: ActionSheet, willDismissWithButtonAt index: Int) {
    log.append("willDismiss(\(name(index, sheet)))")
  }

  func actionSheet(_ sheet: ActionSheet, didDismissWithButtonAt index: Int) {
    log.append("didDismiss(\(name(index, sheet)))")
  }

  private func name(_ index: Int, _ sheet: ActionSheet) -> String {
    index == sheet.cancelIndex ? "cancel" : String(index)
  }
}

/// An open card that is played like a piece: press, look, compare.
struct Play {
  let session: CardSession
  let host: RecordingHost
  let size: Size

  init(
    _ json: String, host: RecordingHost = RecordingHost(), maxActions: Int = 5,
    orientation: HostConfig.Actions.Orientation = .horizontal, interactive: Bool = true,
    popup: Bool = false, icons: Bool = false, size: Size = Size(width: 80, height: 24),
    configure: (inout HostConfig) -> Void = { _ in }
  ) throws {
    let source = SourceText(name: "card.json", bytes: Array(json.utf8))
    let reading = CardReader.read(source)
    guard let card = reading.card else { throw Unreadable(diagnostics: reading.diagnostics) }
    var config = HostConfig()
    config.actions.showIconInOverflow = icons
    config.actions.maxActions = maxActions
    config.actions.orientation = orientation
    config.supportsInteractivity = interactive
    config.actions.showCard.actionMode = popup ? .popup : .inline
    configure(&config)
    self.host = host
    self.size = size
    session = CardSession(
      card: card, source: source, host: config, delegate: host, viewport: size,
      theme: Theme(.none))
  }

  struct Unreadable: Error { var diagnostics: [Diagnostic] }

  /// Presses keys by their spelling; a text in quotation marks is typed.
  @discardableResult
  func press(_ keys: String) throws -> [Effect] {
    for step in try KeyScript.parse(keys) {
      guard case .event(let event) = step else { continue }
      session.handle(event)
    }
    return session.takeEffects()
  }

  var screen: [String] {
    var canvas = Canvas(size: size)
    session.paint(on: &canvas)
    session.paintSheet(on: &canvas)
    return canvas.rows()
  }

  /// The buttons in the order of Tab, such as `[Submit][...]`.
  var buttons: String {
    session.drawing.stops.map { "[\($0.item.title)]" }.joined()
  }

  /// The choices of the open menu, such as `{Edit,Delete|Cancel}`; nil when none is open.
  var menu: String? {
    guard let rows = session.sheetState?.rows.map(\.title.string) else { return nil }
    return "{" + rows.dropLast().joined(separator: ",") + "|" + (rows.last ?? "") + "}"
  }

  /// The title of what has the focus, in the menu first.
  var focus: String? {
    if let sheet = session.sheetState { return sheet.rows[sheet.selected].title.string }
    return session.drawing.stop(at: session.state.focus)?.item.title
  }

  /// What is said in the status line.
  static func said(_ effects: [Effect]) -> [String] {
    effects.compactMap { if case .say(let text) = $0 { text.string } else { nil } }
  }

  /// The texts of the card that are shown.
  func shows(_ text: String) -> Bool { screen.contains { $0.contains(text) } }
}

/// Cards of the scenarios, built of their short forms.
enum Make {
  static func submit(_ title: String, _ more: String = "") -> String {
    #"{"type":"Action.Submit","title":"\#(title)"\#(more)}"#
  }

  static func open(_ title: String, _ more: String = "") -> String {
    #"{"type":"Action.OpenUrl","title":"\#(title)","url":"https://x"\#(more)}"#
  }

  static func show(_ title: String, _ card: String, _ more: String = "") -> String {
    #"{"type":"Action.ShowCard","title":"\#(title)","card":\#(card)\#(more)}"#
  }

  static let secondary = #","mode":"secondary""#
  static let disabled = #","isEnabled":false"#

  static func text(_ text: String, _ more: String = "") -> String {
    #"{"type":"TextBlock","text":"\#(text)"\#(more)}"#
  }

  static func set(_ actions: String...) -> String {
    #"{"type":"ActionSet","actions":[\#(actions.joined(separator: ","))]}"#
  }

  static func card(body: [String] = [], actions: [String] = []) -> String {
    #"{"type":"AdaptiveCard","version":"1.5","body":[\#(body.joined(separator: ","))],"#
      + #""actions":[\#(actions.joined(separator: ","))]}"#
  }
}

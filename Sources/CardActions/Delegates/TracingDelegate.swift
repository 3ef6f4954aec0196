public import AdaptiveCards
internal import Canvas
public import CardLayout
public import Events

/// Passes every call on to another delegate and tells what was asked and answered.
public final class TracingDelegate: CardActionDelegate {
  private let inner: any CardActionDelegate
  private let record: (JSONValue) -> Void

  /// - Parameter record: gets one JSON object for each call, after it was answered.
  public init(_ inner: any CardActionDelegate, record: @escaping (JSONValue) -> Void) {
    self.inner = inner
    self.record = record
  }

  private func trace(_ call: String, _ members: [(String, JSONValue)]) {
    record(.object([("call", .string(call))] + members))
  }

  public func card(_ session: CardSession, shouldPerform command: Command, for input: Event)
    -> KeyAnswer
  {
    let answer = inner.card(session, shouldPerform: command, for: input)
    var members: [(String, JSONValue)] = []
    switch input {
    case .key(let key): members.append(("key", .string(key.description)))
    case .mouse(let mouse):
      members.append(("mouse", .array([.int(mouse.at.x), .int(mouse.at.y)])))
    case .paste(let text): members.append(("paste", .int(text.utf8.count)))
    case .resize, .focus, .readable, .signal, .hangUp: break
    }
    members.append(("command", .string(command.name)))
    let word: JSONValue =
      switch answer {
      case .pass: .string("pass")
      case .handled: .string("handled")
      case .instead(let other): .object([("instead", .string(other.name))])
      }
    trace("shouldPerform", members + [("answer", word)])
    return answer
  }

  public func shouldAllowMoreThanMaxActionsInOverflowMenu() -> Bool {
    let answer = inner.shouldAllowMoreThanMaxActionsInOverflowMenu()
    trace("shouldAllowMoreThanMaxActionsInOverflowMenu", [("answer", .bool(answer))])
    return answer
  }

  public func onRenderOverflowAction(
    _ button: OverflowSpot, target: OverflowTarget, isAtRootLevelActions: Bool
  ) -> Bool {
    let answer = inner.onRenderOverflowAction(
      button, target: target, isAtRootLevelActions: isAtRootLevelActions)
    trace(
      "onRenderOverflowAction",
      [
        ("path", .string(button.path)), ("menuItems", titles(target.menuItems)),
        ("isAtRootLevelActions", .bool(isAtRootLevelActions)), ("answer", .bool(answer)),
      ])
    return answer
  }

  public func onDisplayOverflowActionMenu(
    _ menuItems: [OverflowMenuItem], sheet: ActionSheet, isAtRootLevel: Bool
  ) -> Bool {
    let answer = inner.onDisplayOverflowActionMenu(
      menuItems, sheet: sheet, isAtRootLevel: isAtRootLevel)
    trace(
      "onDisplayOverflowActionMenu",
      [
        ("menuItems", titles(menuItems)), ("isAtRootLevel", .bool(isAtRootLevel)),
        ("answer", .bool(answer)),
      ])
    return answer
  }

  private func titles(_ items: [OverflowMenuItem]) -> JSONValue {
    .array(items.map { .string($0.title) })
  }

  public func card(
    _ session: CardSession, didFetchUserResponses inputs: [GatheredInput], for action: Action
  ) {
    inner.card(session, didFetchUserResponses: inputs, for: action)
    trace(
      "didFetchUserResponses",
      describe(action) + [("inputs", .object(inputs.map { ($0.id, .string($0.value)) }))])
  }

  public func card(
    _ session: CardSession, didChangeVisibility isVisible: Bool, of action: Action
  ) {
    inner.card(session, didChangeVisibility: isVisible, of: action)
    trace("didChangeVisibility", describe(action) + [("isVisible", .bool(isVisible))])
  }

  private func describe(_ action: Action) -> [(String, JSONValue)] {
    [
      ("type", .string(action.typeName)), ("path", .string(action.path)),
      ("title", .string(ActionText.title(of: action).string)),
    ]
  }

  public func willPresent(_ sheet: ActionSheet) {
    inner.willPresent(sheet)
    trace("willPresent", [("items", .array(sheet.items.map { .string($0.row.title.string) }))])
  }

  public func didPresent(_ sheet: ActionSheet) {
    inner.didPresent(sheet)
    trace("didPresent", [])
  }

  public func actionSheet(_ sheet: ActionSheet, clickedButtonAt index: Int) {
    inner.actionSheet(sheet, clickedButtonAt: index)
    trace("clickedButtonAtIndex", button(sheet, index))
  }

  public func actionSheetCancel(_ sheet: ActionSheet) {
    inner.actionSheetCancel(sheet)
    trace("actionSheetCancel", [])
  }

  public func actionSheet(_ sheet: ActionSheet, willDismissWithButtonAt index: Int) {
    inner.actionSheet(sheet, willDismissWithButtonAt: index)
    trace("willDismissWithButtonIndex", button(sheet, index))
  }

  public func actionSheet(_ sheet: ActionSheet, didDismissWithButtonAt index: Int) {
    inner.actionSheet(sheet, didDismissWithButtonAt: index)
    trace("didDismissWithButtonIndex", button(sheet, index))
  }

  private func button(_ sheet: ActionSheet, _ index: Int) -> [(String, JSONValue)] {
    [("index", .int(index)), ("isCancel", .bool(index == sheet.cancelIndex))]
  }
}

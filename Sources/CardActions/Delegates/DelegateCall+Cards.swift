internal import AdaptiveCards
internal import Canvas
internal import CardLayout
internal import Events

extension DelegateCall {
  static func shouldPerform(_ command: Command, for input: Event) -> DelegateCall {
    var members: [(String, JSONValue)] = []
    switch input {
    case .key(let key): members.append(("key", .string(key.description)))
    case .mouse(let mouse):
      members.append(("mouse", .array([.int(mouse.at.x), .int(mouse.at.y)])))
    case .paste(let text): members.append(("paste", .int(text.utf8.count)))
    case .resize, .focus, .readable, .signal, .hangUp: break
    }
    members.append(("command", .string(command.name)))
    return DelegateCall(.shouldPerform, members)
  }

  static func onRender(
    _ button: OverflowSpot, _ target: OverflowTarget, isAtRootLevelActions: Bool
  ) -> DelegateCall {
    DelegateCall(
      .onRenderOverflowAction,
      [
        ("path", .string(button.path)), ("menuItems", titles(target.menuItems)),
        ("isAtRootLevelActions", .bool(isAtRootLevelActions)),
      ])
  }

  static func onDisplay(_ items: [OverflowMenuItem], isAtRootLevel: Bool) -> DelegateCall {
    DelegateCall(
      .onDisplayOverflowActionMenu,
      [
        ("menuItems", titles(items)),
        ("paths", .array(items.map { .string($0.action.path) })),
        ("isAtRootLevel", .bool(isAtRootLevel)),
      ])
  }

  private static func titles(_ items: [OverflowMenuItem]) -> JSONValue {
    .array(items.map { .string($0.title) })
  }

  static func didFetch(_ inputs: [GatheredInput], for action: Action) -> DelegateCall {
    var members = describe(action)
    switch action.kind {
    case .openURL(let url): members.append(("url", .string(url)))
    case .submit(let submission):
      if let data = submission.data { members.append(("data", data)) }
    case .execute(let verb, let submission):
      if let verb { members.append(("verb", .string(verb))) }
      if let data = submission.data { members.append(("data", data)) }
    case .showCard, .toggleVisibility, .resetInputs, .unknown: break
    }
    members.append(("inputs", values(of: inputs)))
    return DelegateCall(.didFetchUserResponses, members)
  }

  static func onQuery(_ query: ChoiceQuery) -> DelegateCall {
    var members: [(String, JSONValue)] = [("path", .string(query.path))]
    if let id = query.inputID { members.append(("inputId", .string(id))) }
    members += [("dataset", .string(query.dataset)), ("value", .string(query.value))]
    if let count = query.count { members.append(("count", .int(count))) }
    if let skip = query.skip { members.append(("skip", .int(skip))) }
    members.append(("inputs", values(of: query.inputs)))
    return DelegateCall(.onChoiceSetQueryChange, members)
  }

  private static func values(of inputs: [GatheredInput]) -> JSONValue {
    .object(inputs.map { ($0.id, .string($0.value)) })
  }

  static func didChangeVisibility(_ isVisible: Bool, of action: Action) -> DelegateCall {
    DelegateCall(.didChangeVisibility, describe(action) + [("isVisible", .bool(isVisible))])
  }

  private static func describe(_ action: Action) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [
      ("type", .string(action.typeName)), ("path", .string(action.path)),
    ]
    if let id = action.id { members.append(("actionId", .string(id))) }
    members.append(("title", .string(ActionText.title(of: action).string)))
    return members
  }

  static func willPresent(_ sheet: ActionSheet) -> DelegateCall {
    var members: [(String, JSONValue)] = []
    if let title = sheet.title { members.append(("title", .string(title))) }
    members.append(("items", .array(sheet.items.map { .string($0.row.title.string) })))
    return DelegateCall(.willPresent, members)
  }

  static func button(_ name: Name, _ sheet: ActionSheet, _ index: Int) -> DelegateCall {
    DelegateCall(name, [("index", .int(index)), ("isCancel", .bool(index == sheet.cancelIndex))])
  }
}

internal import AdaptiveCards
internal import Canvas
internal import CardLayout

extension KeyAnswer {
  /// `"pass"`, `"handled"` or `{"instead": "focusNext"}`.
  init?(_ answer: JSONValue) {
    switch answer.stringValue {
    case "pass": self = .pass
    case "handled": self = .handled
    default:
      guard
        let command = answer.objectValue?["instead"]?.stringValue.flatMap(Command.init(named:))
      else { return nil }
      self = .instead(command)
    }
  }
}

extension RemoteDelegate {
  /// What happens after an action: `"pass"`, `"handled"`, `{"refuse": …, "inputs": {…}}`,
  /// `{"card": {…}, "placing": …}` or `{"choose": …, "handlers": […]}`.
  func actionAnswer(_ reply: DelegateReply) -> ActionAnswer? {
    switch reply.answer.stringValue {
    case "pass": return .pass
    case "handled": return .handled
    default: break
    }
    guard let object = reply.answer.objectValue else { return nil }
    if let card = object["card"] { return next(card, object["placing"], in: reply.source) }
    if let title = object["choose"]?.stringValue {
      return choice(title, among: object["handlers"]?.arrayValue ?? [])
    }
    guard object["refuse"] != nil || object["inputs"] != nil else { return nil }
    var refusal = Refusal(object["refuse"]?.stringValue)
    for member in object["inputs"]?.objectValue?.members ?? [] {
      refusal.inputs[member.key] = member.value.stringValue
    }
    return .refuse(refusal)
  }

  private func next(_ value: JSONValue, _ placing: JSONValue?, in source: SourceText)
    -> ActionAnswer?
  {
    let reading = CardReader.read(value, in: source)
    guard let card = reading.card else {
      for diagnostic in reading.diagnostics.prefix(1) { complain(diagnostic.description) }
      return nil
    }
    guard let word = placing?.stringValue else { return .next(NextCard(card, source: source)) }
    return NextCard.Placing(rawValue: word).map { placing in
      .next(NextCard(card, source: source, placing: placing))
    }
  }

  /// The one that is chosen is asked then, by its name.
  private func choice(_ title: String, among names: [JSONValue]) -> ActionAnswer {
    .choose(
      title: title,
      names.compactMap(\.stringValue).map { name in
        ActionHandler(name) { [weak self] in
          guard let self else { return .pass }
          let call = DelegateCall(.didChooseHandler, [("handler", .string(name))])
          return ask(call, actionAnswer) ?? .handled
        }
      })
  }

  /// Fills a menu as the other program wants it:
  /// `{"title": …, "items": [{"path": …}, {"title": …, "name": …}]}`.
  ///
  /// - Returns: false, since the menu is shown; nil when the answer makes no sense.
  func replace(_ menuItems: [OverflowMenuItem], of sheet: ActionSheet, by answer: JSONValue)
    -> Bool?
  {
    guard let object = answer.objectValue, let wanted = object["items"]?.arrayValue else {
      return nil
    }
    let known = zip(menuItems.map(\.action.path), sheet.items)
    let byPath = Dictionary(known.map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
    var items: [ActionSheet.Item] = []
    for value in wanted {
      guard let item = item(value, knowing: byPath) else { return nil }
      items.append(item)
    }
    if let title = object["title"]?.stringValue { sheet.title = title }
    sheet.items = items
    return false
  }

  private func item(_ value: JSONValue, knowing byPath: [String: ActionSheet.Item])
    -> ActionSheet.Item?
  {
    guard let object = value.objectValue else { return nil }
    let title = object["title"]?.stringValue
    if let path = object["path"]?.stringValue {
      guard var item = byPath[path] else { return nil }
      if let title { item.row.title = SafeText(title, .strict) }
      return item
    }
    guard let title, let name = object["name"]?.stringValue else { return nil }
    let row = SheetState.Row(
      title: SafeText(title, .strict),
      isDestructive: object["destructive"]?.boolValue ?? false)
    return ActionSheet.Item(row) { [weak self] in
      guard let self else { return }
      let call = DelegateCall(.didChooseMenuItem, [("name", .string(name))])
      if let answer = ask(call, actionAnswer) { session?.take(answer) }
    }
  }
}

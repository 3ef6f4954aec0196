extension Action {
  /// Reads an action of a list; nil and a diagnostic when it has no type.
  static func read(_ reader: inout ObjectReader) -> Action? {
    reader.settle()
    guard let type = reader.requiredType(of: "an action") else { return nil }
    return read(type, &reader)
  }

  /// Reads an action that stands alone, such as a `selectAction`; nil when it can't be one.
  ///
  /// - Parameter impliedType: the type of an action that says none.
  static func readAlone(
    _ reader: inout ObjectReader, key: String, impliedType: String?
  ) -> Action? {
    reader.settle()
    let said = reader.object["type"] == nil ? impliedType : nil
    guard let type = said ?? reader.requiredType(of: "an action") else { return nil }
    if type == "Action.ShowCard" {
      reader.report(
        .warning, .actionNotAllowed, "\(type) is not allowed as a \"\(key)\"; it is left out")
      return nil
    }
    let kind = Kind(type: type)
    if case .unknown = kind {
      reader.report(
        .warning, .elementUnknown, "\(Unknown.sentence(type, "action")); it is left out",
        key: "type")
      return nil
    }
    let action = read(type, &reader)
    if case .unknown = action.kind { return nil }
    return action
  }

  private static func read(_ type: String, _ reader: inout ObjectReader) -> Action {
    let context = reader.context
    guard context.descend(path: reader.path, offset: reader.offset) else {
      return reader.unknownAction(type, .pastLimit)
    }
    defer { context.ascend() }
    let kind = Kind(type: type)
    if context.isInPage, ElementTypes.isActionBarredFromPages(type) {
      reader.report(
        .warning, .actionNotAllowed,
        "\(type) is not allowed in a page of a Carousel; it is left out", key: "type")
      return reader.unknownAction(type, .notAllowedHere)
    }
    if kind.since.rank > context.versionRank { reader.reportNewerType(kind.since) }
    if case .unknown(_, let reason) = kind {
      return reader.unknownAction(type, reason)
    }
    var action = Action(kind)
    reader.fill(&action)
    if case .showCard(var card) = action.kind, card.path.isEmpty {
      // A card that is missing is an empty one in its place.
      card.path = JSONPointer.member("card", of: action.path)
      action.kind = .showCard(card)
    }
    action.reportMissing(reader)
    return action
  }

  private func reportMissing(_ reader: ObjectReader) {
    let missing: String?
    switch kind {
    case .openURL(let url): missing = url.isEmpty ? "url" : nil
    case .toggleVisibility:
      missing = reader.object["targetElements"] == nil ? "targetElements" : nil
    case .resetInputs(let ids): missing = ids.isEmpty ? "targetInputIds" : nil
    case .submit, .execute, .showCard, .unknown: missing = nil
    }
    if let missing {
      reader.report(.error, .propertyMissing, "\(typeName) needs a \"\(missing)\"")
    }
  }
}

extension Action.Kind {
  init(type: String) {
    switch type {
    case "Action.OpenUrl": self = .openURL("")
    case "Action.Submit": self = .submit(Action.Submission())
    case "Action.Execute": self = .execute(verb: nil, Action.Submission())
    case "Action.ShowCard": self = .showCard(Card())
    case "Action.ToggleVisibility": self = .toggleVisibility([])
    case "Action.ResetInputs": self = .resetInputs([])
    default: self = .unknown(type: type, .typeNotKnown)
    }
  }
}

extension Action.Kind {
  /// The version of the schema that the action came with.
  fileprivate var since: Since {
    switch self {
    case .openURL, .submit, .showCard, .resetInputs, .unknown: 1.0
    case .toggleVisibility: 1.2
    case .execute: 1.4
    }
  }
}

extension ObjectReader {
  /// An action that is kept as JSON, with its fallback.
  fileprivate mutating func unknownAction(
    _ type: String, _ reason: UnknownElement.Reason
  ) -> Action {
    context.needsFallback = true
    var action = Action(.unknown(type: type, reason))
    action.path = path
    action.source = Source(object, offset: offset)
    if reason == .typeNotKnown { action.visitWayAround(&self) }
    action.source.unread = unread
    return action
  }
}

extension Action: FallbackContent {
  static var fallbackName: String { "an action" }

  static func readFallback(_ reader: inout ObjectReader) -> Action? { read(&reader) }
}

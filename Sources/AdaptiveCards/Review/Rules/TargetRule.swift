/// An Action.ToggleVisibility must find what it shows and hides.
enum TargetRule: ReviewRule {
  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    let elements = Set(survey.items.compactMap(\.common.id))
    let actions = Set(survey.uses.compactMap(\.action.id))
    var unread: Set<String>?
    for use in survey.uses {
      guard case .toggleVisibility = use.action.kind,
        let written = notes.written("targetElements", of: use.action.path)?.arrayValue
      else { continue }
      if written.isEmpty {
        notes.add(
          .targetsEmpty, at: use.action.path, key: "targetElements",
          "the list is empty, so the action changes nothing; name the ids of elements")
      }
      let list = JSONPointer.member("targetElements", of: use.action.path)
      for (index, target) in written.enumerated() {
        guard let id = target.stringValue ?? target.objectValue?["elementId"]?.stringValue,
          !elements.contains(id), !id.isTemplate
        else { continue }
        if !actions.contains(id) {
          // Elements that were left out, or stand by as a fallback, are no fault of the action.
          let others = unread ?? allIDs(in: notes.json)
          unread = others
          if others.contains(id) { continue }
        }
        notes.add(
          .targetMissing, at: JSONPointer.item(index, of: list), key: "elementId",
          message(id, isAction: actions.contains(id), survey))
      }
    }
  }

  private static func message(_ id: String, isAction: Bool, _ survey: CardSurvey) -> String {
    if isAction {
      return "\(quoted(id)) is the id of an action; only elements can be shown and hidden"
    }
    let known = survey.items.lazy.compactMap(\.common.id).prefix(mostCompared)
    let hint = nearestName(to: id, in: Array(known)).map { "; did you mean \(quoted($0))?" } ?? ""
    return "no element has the id \(quoted(id)), so nothing is shown or hidden\(hint)"
  }

  /// How many ids are compared with a wrong one; more would cost more than the hint is worth.
  private static let mostCompared = 200

  /// The ids of everything in the text, also of what is not part of the card as it is read.
  private static func allIDs(in json: JSONValue) -> Set<String> {
    var ids: Set<String> = []
    var waiting = [json]
    while let value = waiting.popLast() {
      switch value.content {
      case .object(let object):
        if let id = object["id"]?.stringValue { ids.insert(id) }
        for member in object.members { waiting.append(member.value) }
      case .array(let items): waiting.append(contentsOf: items)
      case .null, .bool, .number, .string: break
      }
    }
    return ids
  }
}

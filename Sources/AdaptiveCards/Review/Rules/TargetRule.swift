/// An action must find the elements that it names.
enum TargetRule: ReviewRule {
  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    var search = Search(survey)
    for use in survey.uses {
      let spot = use.action.spot
      switch use.action.kind {
      case .toggleVisibility:
        // The reader asks for a list that is missing.
        if spot.written("targetElements") != nil, spot.isEmptyList("targetElements") {
          notes.add(
            .targetsEmpty, at: spot, key: "targetElements",
            "the list is empty, so the action changes nothing; name the ids of elements")
        }
        search.review("targetElements", of: spot, outcome: "nothing is shown or hidden", &notes)
      case .resetInputs:
        search.review("targetInputIds", of: spot, outcome: "nothing is reset", &notes)
      case .openURL, .submit, .execute, .showCard, .unknown: continue
      }
    }
  }

  /// The ids of a card, to look for targets in.
  private struct Search {
    private let survey: CardSurvey
    private let elements: Set<String>
    private let actions: Set<String>
    /// The ids of everything in the text, also of what is not part of the card as it is read.
    private var all: Set<String>?

    init(_ survey: CardSurvey) {
      self.survey = survey
      elements = Set(survey.items.compactMap(\.common.id))
      actions = Set(survey.uses.compactMap(\.action.id))
    }

    mutating func review(
      _ key: String, of spot: Spot, outcome: String, _ notes: inout ReviewNotes
    ) {
      for (index, target) in (spot.written(key)?.arrayValue ?? []).enumerated() {
        guard let id = target.stringValue ?? target.objectValue?["elementId"]?.stringValue,
          !elements.contains(id), !id.isTemplate
        else { continue }
        if actions.contains(id) {
          notes.add(
            .targetMissing, at: spot, key: key, item: index,
            "\(quoted(id)) is the id of an action, but only elements can be named here")
        } else if !isUnread(id) {
          notes.add(
            .targetMissing, at: spot, key: key, item: index,
            "no element has the id \(quoted(id)), so \(outcome)\(hint(id))")
        }
      }
    }

    /// Whether it is the id of something that was left out, or stands by as a fallback: that is no
    /// fault of the action.
    private mutating func isUnread(_ id: String) -> Bool {
      let ids = all ?? allIDs()
      all = ids
      return ids.contains(id)
    }

    private func allIDs() -> Set<String> {
      var ids: Set<String> = []
      guard let root = survey.scopes.first?.card.source.object else { return ids }
      var waiting = [JSONValue(.object(root))]
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

    private func hint(_ id: String) -> String {
      let known = survey.items.lazy.compactMap(\.common.id).prefix(Search.mostCompared)
      return nearestName(to: id, in: Array(known)).map { "; did you mean \(quoted($0))?" } ?? ""
    }

    /// How many ids are compared with a wrong one; more would cost more than the hint is worth.
    private static let mostCompared = 200
  }
}

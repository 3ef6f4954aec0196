/// Ids are how actions and hosts find things, so each may be there once (DECISIONS, row 4).
///
/// The mobile readers refuse a whole card for a repeated one, also across ShowCards.
enum IDRule: ReviewRule {
  private struct Named {
    var id: String
    var path: String
    var what: String
    var isInput = false
  }

  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    var first: [String: Named] = [:]
    for named in named(in: survey) where !named.id.isEmpty && !named.id.isTemplate {
      guard let earlier = first[named.id] else {
        first[named.id] = named
        continue
      }
      // The parts of a template that exclude or repeat each other share their ids rightly.
      guard !isConditional(named.path, notes), !isConditional(earlier.path, notes) else { continue }
      let loss =
        named.isInput && earlier.isInput
        ? "only one of the two values is submitted" : "actions cannot tell the two apart"
      notes.add(
        .idRepeated, at: named.path, key: "id",
        "the id \(quoted(named.id)) of this \(named.what) is also that of the \(earlier.what) at"
          + " \(earlier.path); \(loss), and some hosts refuse the card")
    }
  }

  private static func named(in survey: CardSurvey) -> [Named] {
    let items = survey.items.compactMap { item in
      item.common.id.map {
        Named(
          id: $0, path: item.common.path, what: item.typeName,
          isInput: item.element?.inputCommon != nil)
      }
    }
    let actions = survey.uses.compactMap { use in
      use.action.id.map { Named(id: $0, path: use.action.path, what: use.action.typeName) }
    }
    return items + actions
  }

  private static func isConditional(_ path: String, _ notes: ReviewNotes) -> Bool {
    notes.json.along(path).values.contains { value in
      guard let object = value.objectValue else { return false }
      return object["$when"] != nil || object["$data"] != nil
    }
  }
}

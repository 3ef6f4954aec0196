/// What is asked for should be submitted, and what submits should be able to.
enum SubmissionRule: ReviewRule {
  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    let blocked = blockingInputs(survey, notes)
    guard !blocked.isEmpty else { return }
    for use in survey.uses where use.action.gathersInputs {
      let scopes = survey.scopesAround(use.scope)
      guard let input = blocked.first(where: { scopes.contains($0.scope) }) else { continue }
      let name = input.common.id.map { "the input \(quoted($0))" } ?? "the input"
      notes.add(
        .submitImpossible, at: use.action.path,
        "this \(use.action.typeName) can never succeed: \(name) at \(input.common.path) is required"
          + " but hidden for good, so nobody can fill it in; show it, give it a \"value\", or set"
          + " \"associatedInputs\": \"none\"")
    }
  }

  /// Inputs that are required, empty, and can never be reached.
  private static func blockingInputs(_ survey: CardSurvey, _ notes: ReviewNotes)
    -> [CardSurvey.Item]
  {
    survey.items.indices.compactMap { index in
      let item = survey.items[index]
      guard item.element?.inputCommon?.isRequired ?? false,
        notes.written("value", of: item.common.path) == nil, survey.isNeverSeen(index)
      else { return nil }
      return item
    }
  }
}

extension Action {
  /// Whether pressing it checks and sends the inputs around it.
  fileprivate var gathersInputs: Bool {
    switch kind {
    case .submit(let submission), .execute(_, let submission):
      submission.associatedInputs == .auto
    case .openURL, .showCard, .toggleVisibility: false
    }
  }
}

/// What is asked for should be submitted, and what submits should be able to.
enum SubmissionRule: ReviewRule {
  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    let blocks = blocks(in: survey, notes)
    for use in survey.uses where use.action.gathersInputs {
      guard let input = blocks[use.scope] else { continue }
      let name = input.common.id.map { "the input \(quoted($0))" } ?? "the input"
      notes.add(
        .submitImpossible, at: use.action.path,
        "this \(use.action.typeName) can never succeed: \(name) at \(input.common.path) is required"
          + " but hidden for good, so nobody can fill it in; show it, give it a \"value\", or set"
          + " \"associatedInputs\": \"none\"")
    }
  }

  /// For each scope an input that its actions gather and that is required, empty, and never seen.
  private static func blocks(in survey: CardSurvey, _ notes: ReviewNotes) -> [CardSurvey.Item?] {
    var blocks: [CardSurvey.Item?] = Array(repeating: nil, count: survey.scopes.count)
    for (index, item) in survey.items.enumerated() {
      guard blocks[item.scope] == nil, item.element?.inputCommon?.isRequired ?? false,
        notes.written("value", of: item.common.path) == nil, survey.isNeverSeen(index)
      else { continue }
      blocks[item.scope] = item
    }
    // A card stands before those that it opens, and they gather its inputs too.
    for (index, scope) in survey.scopes.enumerated() {
      guard let parent = scope.parent else { continue }
      blocks[index] = blocks[index] ?? blocks[parent]
    }
    return blocks
  }
}

extension Action {
  /// Whether pressing it checks and sends the inputs around it.
  fileprivate var gathersInputs: Bool {
    switch kind {
    case .submit(let submission), .execute(_, let submission):
      submission.associatedInputs == .auto
    case .openURL, .showCard, .toggleVisibility, .resetInputs, .unknown: false
    }
  }
}

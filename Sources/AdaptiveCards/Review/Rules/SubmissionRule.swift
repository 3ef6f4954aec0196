/// What is asked for should be submitted, and what submits should be able to.
enum SubmissionRule: ReviewRule {
  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    reviewActions(survey, &notes)
    reviewInputs(survey, &notes)
  }

  /// Actions that an input keeps from ever being performed.
  private static func reviewActions(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    let blocks = blocks(in: survey)
    for use in survey.uses where use.action.gathersInputs {
      guard let block = blocks[use.scope] else { continue }
      let name = block.item.common.id.map { "the input \(quoted($0))" } ?? "the input"
      notes.add(
        .submitImpossible, at: use.action.spot,
        "this \(use.action.typeName) can never succeed: \(name) at \(block.item.common.path) is"
          + " required but \(block.reason)")
    }
  }

  private struct Block {
    var item: CardSurvey.Item
    var reason: String
  }

  /// For each scope an input that its actions gather, and that is required and can't be filled in.
  private static func blocks(in survey: CardSurvey) -> [Block?] {
    var blocks: [Block?] = Array(repeating: nil, count: survey.scopes.count)
    for (index, item) in survey.items.enumerated() where blocks[item.scope] == nil {
      guard let element = item.element, element.input?.isRequired ?? false, !element.isFilledIn
      else { continue }
      if element.hasNoChoice {
        blocks[item.scope] = Block(item: item, reason: "has no choices; give it some")
      } else if survey.isNeverSeen(index) {
        blocks[item.scope] = Block(
          item: item,
          reason: "hidden for good, so nobody can fill it in; show it, give it a \"value\", or set"
            + " \"associatedInputs\": \"none\"")
      }
    }
    // A card stands before those that it opens, and they gather its inputs too.
    for (index, scope) in survey.scopes.enumerated() {
      guard let parent = scope.parent else { continue }
      blocks[index] = blocks[index] ?? blocks[parent]
    }
    return blocks
  }

  /// The first input of a card that nothing sends.
  private static func reviewInputs(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    var isSent = Array(repeating: false, count: survey.scopes.count)
    for use in survey.uses where use.action.gathersInputs { isSent[use.scope] = true }
    // From the inside out: an action sends the inputs of all cards around it.
    for index in survey.scopes.indices.reversed() where isSent[index] {
      if let parent = survey.scopes[index].parent { isSent[parent] = true }
    }
    var told: Set<Int> = []
    for item in survey.items where item.element?.input != nil && !isSent[item.scope] {
      guard told.insert(item.scope).inserted else { continue }
      notes.add(
        .inputNeverSubmitted, at: item.common.spot,
        "nothing sends what is filled in here; add an Action.Submit or Action.Execute to the card")
    }
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

extension Element {
  /// Whether the input has a first value, so that it need not be filled in.
  fileprivate var isFilledIn: Bool {
    switch self {
    case .inputText(let text): !(text.value ?? "").isEmpty
    case .inputNumber(let number): number.value != nil
    case .inputDate(let date): !(date.value ?? "").isEmpty
    case .inputTime(let time): !(time.value ?? "").isEmpty
    case .inputToggle(let toggle): toggle.value == toggle.valueOn || toggle.value.isTemplate
    case .inputChoiceSet(let set): !set.values.isEmpty
    case .inputRating(let rating): rating.value != nil
    case .textBlock, .richTextBlock, .container, .columnSet, .table, .carousel, .factSet, .image,
      .imageSet, .media, .actionSet, .rating, .icon, .badge, .progressBar, .progressRing,
      .codeBlock, .compoundButton, .chart, .unknown:
      false
    }
  }

  /// Whether it is a list to choose from that has nothing in it.
  fileprivate var hasNoChoice: Bool {
    guard case .inputChoiceSet(let set) = self, set.query == nil else { return false }
    return set.choices.isEmpty && set.common.spot.isEmptyList("choices")
  }
}

/// The host shows only so many buttons; what happens to the others is its choice.
enum ActionCountRule: ReviewRule {
  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    let most = notes.host.actions.maxActions
    for list in survey.lists {
      let primaries = list.filter { $0.mode == .primary && $0.isShown }
      guard primaries.count > most else { continue }
      let first = primaries[most]
      notes.add(
        .actionsTooMany, at: first.spot,
        "there are \(primaries.count) primary actions in this list, but the host shows \(most);"
          + " from this one on they go behind \"...\" or are dropped, so give the less important"
          + " ones \"mode\": \"secondary\"")
    }
  }
}

extension Action {
  /// Whether there is a button for it: its own, or that of its fallback.
  fileprivate var isShown: Bool {
    switch kind {
    case .unknown:
      if case .content = fallback { true } else { false }
    case .openURL, .submit, .execute, .showCard, .toggleVisibility, .resetInputs: true
    }
  }
}

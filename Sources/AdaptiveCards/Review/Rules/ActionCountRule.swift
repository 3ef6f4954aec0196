/// The host shows only so many buttons; what happens to the others is its choice.
enum ActionCountRule: ReviewRule {
  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    let most = notes.host.actions.maxActions
    for list in survey.lists {
      let primaries = list.actions.filter { $0.mode == .primary }
      guard primaries.count > most else { continue }
      let first = primaries[most]
      notes.add(
        .actionsTooMany, at: first.path,
        "there are \(primaries.count) primary actions in this list, but the host shows \(most);"
          + " from this one on they go behind \"...\" or are dropped, so give the less important"
          + " ones \"mode\": \"secondary\"")
    }
  }
}

/// A card without anything in it shows nothing, and so does the button that opens one.
enum CardContentRule: ReviewRule {
  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    if let card = survey.scopes.first?.card, isEmpty(card, notes) {
      notes.add(
        .cardEmpty, at: card.path,
        "the card has neither a \"body\" nor \"actions\", so nothing is shown")
    }
    for use in survey.uses {
      guard let card = use.action.shownCard, isEmpty(card, notes) else { continue }
      notes.add(
        .showCardEmpty, at: use.action.path, key: "card",
        "this Action.ShowCard opens nothing: give its \"card\" a \"body\" or \"actions\"")
    }
  }

  /// Asks the text too: what was left out there has a fault of its own already.
  private static func isEmpty(_ card: Card, _ notes: ReviewNotes) -> Bool {
    guard card.body.isEmpty, card.actions.isEmpty else { return false }
    return ["body", "actions"].allSatisfy { key in
      notes.written(key, of: card.path)?.arrayValue?.isEmpty ?? true
    }
  }
}

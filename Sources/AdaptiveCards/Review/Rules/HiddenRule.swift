/// What is hidden and never shown might as well not be there.
enum HiddenRule: ReviewRule {
  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    for index in survey.items.indices where survey.isHiddenForGood(index) {
      let item = survey.items[index]
      // One remark for all that lies inside.
      if survey.around(index).dropFirst().contains(where: survey.isHiddenForGood) { continue }
      if carriesValue(item, notes) || isUndecided(item, survey) { continue }
      let why =
        item.common.id.map { "no Action.ToggleVisibility shows the id \(quoted($0))" }
        ?? "without an \"id\" no action can show it"
      notes.add(
        .neverShown, at: item.common.path, key: "isVisible",
        "this \(item.typeName) is hidden for good: \(why)")
    }
  }

  /// A hidden input with a value is a known way to send something along.
  private static func carriesValue(_ item: CardSurvey.Item, _ notes: ReviewNotes) -> Bool {
    item.element?.inputCommon != nil && notes.written("value", of: item.common.path) != nil
  }

  /// Whether the ids are still to be filled in.
  private static func isUndecided(_ item: CardSurvey.Item, _ survey: CardSurvey) -> Bool {
    item.common.id?.isTemplate ?? false || survey.shownIDs.contains { $0.isTemplate }
  }
}

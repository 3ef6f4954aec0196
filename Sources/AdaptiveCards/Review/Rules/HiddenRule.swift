/// What is hidden and never shown might as well not be there.
enum HiddenRule: ReviewRule {
  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    for index in survey.items.indices where survey.isHiddenForGood(index) {
      let item = survey.items[index]
      // A hidden input with a value is a known way to send something along.
      if item.element?.input != nil, item.common.spot.written("value") != nil { continue }
      // One remark for all that lies inside.
      if survey.around(index).dropFirst().contains(where: survey.isHiddenForGood) { continue }
      let why =
        item.common.id.map { "no Action.ToggleVisibility shows the id \(quoted($0))" }
        ?? "without an \"id\" no action can show it"
      notes.add(
        .neverShown, at: item.common.spot, key: "isVisible",
        "this \(item.typeName) is hidden for good: \(why)")
    }
  }
}

/// Choices are told apart by their values alone.
enum ChoiceRule: ReviewRule {
  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    for item in survey.items {
      switch item.element {
      case .inputChoiceSet(let set): review(set, &notes)
      case .inputToggle(let toggle) where toggle.valueOn == toggle.valueOff:
        notes.add(
          .choiceRepeated, at: item.common.spot, key: "valueOn",
          "\"valueOn\" and \"valueOff\" are the same, so nobody can tell on from off")
      default: continue
      }
    }
  }

  private static func review(_ set: InputChoiceSet, _ notes: inout ReviewNotes) {
    var seen: Set<String> = []
    for (index, choice) in set.choices.enumerated() where !choice.value.isTemplate {
      let spot = set.common.spot.item(index, of: "choices", choice.source)
      if !seen.insert(choice.value).inserted {
        notes.add(
          .choiceRepeated, at: spot, key: "value",
          "another choice has the value \(quoted(choice.value)) too, so nobody can tell which was"
            + " chosen")
      }
      if set.isMultiSelect, choice.value.utf8.contains(UInt8(ascii: ",")) {
        notes.add(
          .choiceWithComma, at: spot, key: "value",
          "the value \(quoted(choice.value)) has a comma, but commas separate the values of a"
            + " multiple choice, so it is taken apart")
      }
    }
  }
}

/// The limits of an input must leave something, and its first value should be within them.
enum InputLimitRule: ReviewRule {
  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    for item in survey.items {
      guard case .inputText(let input)? = item.element else { continue }
      review(input, &notes)
    }
  }

  private static func review(_ input: InputText, _ notes: inout ReviewNotes) {
    guard let value = input.value, let most = input.maxLength, !value.isTemplate,
      value.unicodeScalars.count > most
    else { return }
    notes.add(
      .inputValueInvalid, at: input.common.path, key: "value",
      "the value is \(value.unicodeScalars.count) characters long, but \"maxLength\" is \(most); it"
        + " is not valid until somebody shortens it")
  }
}

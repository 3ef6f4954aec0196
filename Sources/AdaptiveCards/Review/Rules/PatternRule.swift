/// A regular expression that is none checks nothing, and nobody notices.
enum PatternRule: ReviewRule {
  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    for item in survey.items {
      guard case .inputText(let text)? = item.element, let regex = text.regex, !regex.isTemplate,
        let fault = notes.faultOfPattern(regex)
      else { continue }
      notes.add(
        .regexInvalid, at: item.common.spot, key: "regex",
        "\(quoted(regex)) is no regular expression: \(fault)")
    }
  }
}

/// A person must know what an input is for, and what is wrong with what was typed.
enum InputLabelRule: ReviewRule {
  /// The version that brought labels and messages.
  private static let since = SchemaVersion(major: 1, minor: 3)

  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    guard survey.scopes.first?.card.version ?? .newest >= since else { return }
    for item in survey.items {
      guard let element = item.element, let input = element.inputCommon else { continue }
      let path = item.common.path
      if input.label?.isBlank ?? true, !element.hasTitleOfItsOwn {
        notes.add(
          .inputLabelMissing, at: path,
          input.isRequired
            ? "the input is required but has no \"label\", so nothing shows that it is"
            : "the input has no \"label\"; text above it or a \"placeholder\" does not name it for a"
              + " screen reader")
      }
      guard input.errorMessage?.isBlank ?? true, let check = element.check else { continue }
      notes.add(
        .errorMessageMissing, at: path, key: check.key,
        "\(check.reason), but there is no \"errorMessage\" to say what is wrong")
    }
  }
}

extension Element {
  /// Whether a person sees what the input is for without its label.
  fileprivate var hasTitleOfItsOwn: Bool {
    if case .inputToggle(let toggle) = self { !toggle.title.isBlank } else { false }
  }

  /// The property that can make a value invalid, and why.
  fileprivate var check: (key: String, reason: String)? {
    guard let input = inputCommon else { return nil }
    if input.isRequired { return ("isRequired", "the input is required") }
    if case .inputText(let text) = self, text.regex != nil {
      return ("regex", "the text must match the \"regex\"")
    }
    return nil
  }
}

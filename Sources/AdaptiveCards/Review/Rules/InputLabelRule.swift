/// A person must know what an input is for, and what is wrong with what was typed.
enum InputLabelRule: ReviewRule {
  /// The version that brought labels and messages.
  private static let since = SchemaVersion(major: 1, minor: 3)

  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    guard survey.scopes.first?.card.version ?? .newest >= since else { return }
    let labelled = labelledIDs(survey)
    for item in survey.items {
      guard let element = item.element, let input = element.input else { continue }
      let hasLabel =
        !input.label.isMissing || element.hasTitleOfItsOwn
        || (item.common.id.map(labelled.contains) ?? false)
      if !hasLabel {
        notes.add(
          .inputLabelMissing, at: item.common.spot,
          input.isRequired
            ? "the input is required but has no \"label\", so nothing shows that it is"
            : "the input has no \"label\"; text above it or a \"placeholder\" does not name it for a"
              + " screen reader")
      }
      guard input.errorMessage.isMissing, let check = element.check else { continue }
      notes.add(
        .errorMessageMissing, at: item.common.spot, key: check.key,
        "\(check.reason), but there is no \"errorMessage\" to say what is wrong")
    }
  }

  /// The inputs that some text is the label of.
  private static func labelledIDs(_ survey: CardSurvey) -> Set<String> {
    var ids: Set<String> = []
    for item in survey.items {
      switch item.element {
      case .textBlock(let text): if let id = text.labelFor { ids.insert(id) }
      case .richTextBlock(let text): if let id = text.labelFor { ids.insert(id) }
      default: continue
      }
    }
    return ids
  }
}

extension Element {
  /// Whether a person sees what the input is for without its label.
  fileprivate var hasTitleOfItsOwn: Bool {
    if case .inputToggle(let toggle) = self {
      !toggle.title.isBlank && toggle.showTitle
    } else {
      false
    }
  }

  /// The property that can make a value invalid, and why.
  fileprivate var check: (key: String, reason: String)? {
    guard let input else { return nil }
    if input.isRequired { return ("isRequired", "the input is required") }
    switch self {
    case .inputText(let text):
      return text.regex == nil ? nil : ("regex", "the text must match the \"regex\"")
    case .inputNumber(let number): return limit(number.min == nil, number.max == nil)
    case .inputDate(let date): return limit(date.min == nil, date.max == nil)
    case .inputTime(let time): return limit(time.min == nil, time.max == nil)
    default: return nil
    }
  }

  private func limit(_ noMin: Bool, _ noMax: Bool) -> (key: String, reason: String)? {
    if noMin, noMax { return nil }
    let key = noMin ? "max" : "min"
    return (key, "the value has a \"\(key)\"")
  }
}

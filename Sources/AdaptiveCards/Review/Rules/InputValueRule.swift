/// The first value of an input should be one that it takes.
enum InputValueRule: ReviewRule {
  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    for item in survey.items {
      let spot = item.common.spot
      // Asked first: what data will fill in cannot be judged, nor what is not said.
      guard let value = spot.written("value"), !(value.stringValue?.isTemplate ?? false),
        let fault = item.element?.valueFault
      else { continue }
      notes.add(.inputValueInvalid, at: spot, key: "value", fault)
    }
  }
}

extension Element {
  /// What is wrong with the first value; nil when nothing is, or there is none.
  fileprivate var valueFault: String? {
    switch self {
    case .inputText(let text): InputFault.of(text)
    case .inputNumber(let number):
      InputFault.of(number.value, from: number.min, to: number.max)
    case .inputDate(let date):
      InputFault.of(
        date.value, from: date.min, to: date.max, isValid: WrittenDate.isDay,
        form: "a day as in \"2030-12-31\"")
    case .inputTime(let time):
      InputFault.of(
        time.value, from: time.min, to: time.max, isValid: WrittenDate.isTime,
        form: "a time as in \"23:59\"")
    case .inputToggle(let toggle):
      toggle.value == toggle.valueOn || toggle.value == toggle.valueOff
        ? nil
        : "\(quoted(toggle.value)) is neither \"valueOn\", \(quoted(toggle.valueOn)), nor"
          + " \"valueOff\", \(quoted(toggle.valueOff)); it counts as off"
    case .inputChoiceSet(let set): InputFault.of(set)
    case .inputRating(let rating): InputFault.of(rating.value, from: 0, to: rating.max)
    case .textBlock, .richTextBlock, .container, .columnSet, .table, .carousel, .factSet, .image,
      .imageSet, .media, .actionSet, .rating, .icon, .badge, .progressBar, .progressRing,
      .codeBlock, .compoundButton, .chart, .unknown:
      nil
    }
  }
}

/// The sentences, by kind of value.
private enum InputFault {
  static func of(_ text: InputText) -> String? {
    guard let value = text.value, let most = text.maxLength else { return nil }
    let length = value.unicodeScalars.count
    guard length > most else { return nil }
    return
      "the value is \(length) characters long, but \"maxLength\" is \(most), so it is not valid"
      + " until somebody shortens it"
  }

  static func of(_ value: Double?, from min: Double?, to max: Double?) -> String? {
    guard let value else { return nil }
    if let min, value < min { return outside("below", "min") }
    if let max, value > max { return outside("above", "max") }
    return nil
  }

  static func of(
    _ value: String?, from min: String?, to max: String?, isValid: (String) -> Bool, form: String
  ) -> String? {
    guard let value, !value.isEmpty else { return nil }
    guard isValid(value) else {
      return "\(quoted(value)) is not \(form), so the input begins empty"
    }
    if let min, isValid(min), value < min { return outside("below", "min") }
    if let max, isValid(max), value > max { return outside("above", "max") }
    return nil
  }

  static func of(_ set: InputChoiceSet) -> String? {
    // More choices may come from the host.
    guard set.query == nil, !set.choices.isEmpty else { return nil }
    let values = Set(set.choices.map(\.value))
    guard let wrong = set.values.first(where: { !values.contains($0) }),
      !values.contains(where: { $0.isTemplate })
    else { return nil }
    let parts = wrong.split(separator: ",").map(String.init)
    if !set.isMultiSelect, parts.count > 1, parts.allSatisfy(values.contains) {
      return "\(quoted(wrong)) names several choices; that needs \"isMultiSelect\": true"
    }
    let known = set.choices.prefix(mostCompared).map(\.value)
    let hint = nearestName(to: wrong, in: known).map { "; did you mean \(quoted($0))?" } ?? ""
    return "\(quoted(wrong)) is the value of no choice, so it is not chosen\(hint)"
  }

  private static func outside(_ side: String, _ limit: String) -> String {
    "the value is \(side) \"\(limit)\", so it is not valid until somebody changes it"
  }

  /// How many values are compared with a wrong one.
  private static let mostCompared = 200
}

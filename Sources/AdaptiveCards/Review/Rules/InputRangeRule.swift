/// The limits of an input must leave something, and be what they seem.
enum InputRangeRule: ReviewRule {
  static func review(_ survey: CardSurvey, _ notes: inout ReviewNotes) {
    for item in survey.items {
      let spot = item.common.spot
      switch item.element {
      case .inputNumber(let number):
        guard let min = number.min, let max = number.max, min > max else { continue }
        empty(spot, &notes)
      case .inputDate(let date):
        review(date.min, date.max, spot, isValid: WrittenDate.isDay, form: "2030-12-31", &notes)
      case .inputTime(let time):
        review(time.min, time.max, spot, isValid: WrittenDate.isTime, form: "23:59", &notes)
      case .inputRating(let rating):
        guard rating.max <= 0 else { continue }
        notes.add(
          .inputRangeEmpty, at: spot, key: "max", "\"max\" is not above 0, so there are no stars")
      default: continue
      }
    }
  }

  private static func review(
    _ min: String?, _ max: String?, _ spot: Spot, isValid: (String) -> Bool, form: String,
    _ notes: inout ReviewNotes
  ) {
    var limits: [String] = []
    for (key, text) in [("min", min), ("max", max)] {
      guard let text, !text.isEmpty, !text.isTemplate else { continue }
      if isValid(text) {
        limits.append(text)
      } else {
        notes.add(
          .inputValueInvalid, at: spot, key: key,
          "\(quoted(text)) is no limit for this input; write it as in \"\(form)\"")
      }
    }
    if limits.count == 2, limits[0] > limits[1] { empty(spot, &notes) }
  }

  private static func empty(_ spot: Spot, _ notes: inout ReviewNotes) {
    notes.add(
      .inputRangeEmpty, at: spot, key: "min",
      "\"min\" is above \"max\", so no value is valid; exchange them")
  }
}

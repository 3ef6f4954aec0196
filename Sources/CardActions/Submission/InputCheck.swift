internal import AdaptiveCards
internal import CardLayout
internal import Patterns

/// What an input holds, as a submission sees it: the value for the result, or why there is none.
///
/// The same for the keyboard, prompts and scripts; a function of the element and what it holds.
struct InputCheck {
  /// What would be sent; nil when the input is empty or holds nothing that can be sent.
  private(set) var value: String?
  /// The sentence for what is wrong; nil when the value may be sent.
  private(set) var error: String?
  /// Why the value could not be judged and was taken as it is.
  private(set) var doubt: String?

  /// - Parameter language: that of the card, which decides how days may be typed.
  init(_ element: Element, _ state: InputState, language: String?) {
    let held = state.value
    switch InputKind(element) {
    case .text(let input): check(input, text(held))
    case .number(let input): check(input, text(held))
    case .date(let input): check(input, text(held), language)
    case .time(let input): check(input, text(held), language)
    case .toggle(let input): check(input, isOn: held == .toggled(true))
    case .choiceSet(let input): check(state.choices(of: input), held)
    case .rating(let input): check(input, held)
    case nil:
      return
    }
    guard let common = element.input else { return }
    if error == nil, value == nil, common.isRequired { error = InputWords.required }
    if error != nil, let message = common.errorMessage, !message.isEmpty { error = message }
  }

  private func text(_ held: InputValue) -> String {
    if case .typed(let typed) = held { typed.text } else { "" }
  }

  private mutating func check(_ input: InputText, _ text: String) {
    // Any character counts, a blank too.
    guard !text.isEmpty else { return }
    value = text
    if let most = input.maxLength, text.unicodeScalars.count > most {
      error = InputWords.tooLong(most)
    }
    guard let regex = input.regex, !regex.isEmpty else { return }
    switch Pattern.search(regex, in: text) {
    case .found, .invalid: break
    case .missing: error = error ?? InputWords.otherForm
    case .gaveUp: doubt = "the \"regex\" takes too long on what was typed, so it was not checked"
    }
  }

  private mutating func check(_ input: InputNumber, _ text: String) {
    guard !text.allSatisfy({ $0 == " " }) else { return }
    guard let number = NumberText.read(text) else {
      error = InputWords.noNumber
      return
    }
    value = number.spelling
    if number.value < input.min ?? -.infinity || number.value > input.max ?? .infinity {
      error = InputWords.range(
        input.min.map(NumberText.spelled), input.max.map(NumberText.spelled))
    }
  }

  private mutating func check(_ input: InputDate, _ text: String, _ language: String?) {
    guard !text.allSatisfy({ $0 == " " }) else { return }
    guard let day = DateText.day(text, language: language) else {
      error = InputWords.noDay(language)
      return
    }
    value = day.description
    let (min, max) = (input.min.flatMap(CalendarDay.init), input.max.flatMap(CalendarDay.init))
    if min.map({ day < $0 }) ?? false || max.map({ day > $0 }) ?? false {
      error = InputWords.range(min?.description, max?.description)
    }
  }

  private mutating func check(_ input: InputTime, _ text: String, _ language: String?) {
    guard !text.allSatisfy({ $0 == " " }) else { return }
    guard let time = DateText.time(text, language: language) else {
      error = InputWords.noTime
      return
    }
    value = time.description
    let (min, max) = (input.min.flatMap(ClockTime.init), input.max.flatMap(ClockTime.init))
    if min.map({ time < $0 }) ?? false || max.map({ time > $0 }) ?? false {
      error = InputWords.range(min?.description, max?.description)
    }
  }

  private mutating func check(_ input: InputToggle, isOn: Bool) {
    // Off is a value too; it is always sent (DECISIONS, row 9).
    value = isOn ? input.valueOn : input.valueOff
    if input.input.isRequired, !isOn { error = InputWords.mustBeOn }
  }

  private mutating func check(_ choices: ChoiceList, _ held: InputValue) {
    switch held {
    case .chosen(let positions):
      let values = choices.at(positions).map(\.value)
      if !values.isEmpty { value = values.joined(separator: ",") }
    case .typed(let typed): if !typed.isEmpty { error = InputWords.noChoice }
    case .toggled, .rated: break
    }
  }

  private mutating func check(_ input: InputRating, _ held: InputValue) {
    guard case .rated(let stars?) = held else { return }
    value = NumberText.spelled(stars)
    if stars > input.max { error = InputWords.range("0", NumberText.spelled(input.max)) }
  }
}

/// What is said of an input when the card has no message of its own.
enum InputWords {
  static let required = "This field is required"
  static let mustBeOn = "This must be ticked"
  static let otherForm = "This is not in the form that is asked for"
  static let noNumber = "This is not a number"
  static let noTime = "This is not a time; write it as in 23:59"
  static let noChoice = "This is none of the choices"
  static let nothingToChoose = "There is nothing to choose from"
  static let notLookedUp = "The choices could not be looked up"

  static func noDay(_ language: String?) -> String {
    "This is not a day; write it as in \(DateText.example(language: language))"
  }

  static func tooLong(_ most: Int) -> String {
    most == 1 ? "At most 1 character" : "At most \(most) characters"
  }

  static func cut(_ most: Int) -> String { "No more than \(most) characters fit" }

  static func range(_ min: String?, _ max: String?) -> String {
    switch (min, max) {
    case (let min?, let max?): "From \(min) to \(max)"
    case (let min?, nil): "At least \(min)"
    case (nil, let max?): "At most \(max)"
    case (nil, nil): otherForm
    }
  }
}

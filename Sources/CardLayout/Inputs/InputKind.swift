package import AdaptiveCards

/// An element that a person fills in, by its kind.
package enum InputKind {
  case text(InputText)
  case number(InputNumber)
  case date(InputDate)
  case time(InputTime)
  case toggle(InputToggle)
  case choiceSet(InputChoiceSet)
  case rating(InputRating)

  /// Nil for an element that is no input.
  package init?(_ element: Element) {
    switch element {
    case .inputText(let input): self = .text(input)
    case .inputNumber(let input): self = .number(input)
    case .inputDate(let input): self = .date(input)
    case .inputTime(let input): self = .time(input)
    case .inputToggle(let input): self = .toggle(input)
    case .inputChoiceSet(let input): self = .choiceSet(input)
    case .inputRating(let input): self = .rating(input)
    case .textBlock, .richTextBlock, .container, .columnSet, .table, .carousel, .factSet, .image,
      .imageSet, .media, .actionSet, .rating, .icon, .badge, .progressBar, .progressRing,
      .codeBlock, .compoundButton, .chart, .unknown:
      return nil
    }
  }

  /// Whether it is typed in.
  package var isTypedIn: Bool {
    switch self {
    case .text, .number, .date, .time: true
    case .toggle, .choiceSet, .rating: false
    }
  }
}

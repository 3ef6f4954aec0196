internal import AdaptiveCards

/// What inputs hold, as a page shows it.
extension CardState {
  /// The message below an input after a submit that it stopped.
  func error(of element: Element) -> String? { fields[element.common.path]?.error }

  /// What is written in a field; nil for one that is ticked or chosen from.
  func text(of element: Element) -> String? {
    if let field = fields[element.common.path] { return field.text }
    switch element {
    case .inputText(let input): return input.value
    case .inputNumber(let input): return input.value.map(HTMLWriter.number)
    case .inputDate(let input): return input.value
    case .inputTime(let input): return input.value
    case .inputRating(let input): return input.value.map(HTMLWriter.number) ?? "0"
    case .inputToggle, .inputChoiceSet, .textBlock, .richTextBlock, .container, .columnSet, .table,
      .carousel, .factSet, .image, .imageSet, .media, .actionSet, .rating, .icon, .badge,
      .progressBar, .progressRing, .codeBlock, .compoundButton, .chart, .unknown:
      return nil
    }
  }

  func isOn(_ element: Element) -> Bool {
    guard case .inputToggle(let toggle) = element else { return false }
    return toggle.value == toggle.valueOn
  }

  /// The positions of the choices that are chosen.
  func chosen(in element: Element) -> Set<Int> {
    guard case .inputChoiceSet(let set) = element else { return [] }
    let values = Set(set.values)
    return Set(set.choices.indices.filter { values.contains(set.choices[$0].value) })
  }
}

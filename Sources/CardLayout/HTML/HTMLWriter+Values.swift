internal import AdaptiveCards

/// What inputs hold, as a page shows it.
extension CardState {
  /// The message below an input after a submit that it stopped.
  func error(of element: Element) -> String? { inputs[element.common.path]?.error }

  /// What is written in a field; nil for one that is ticked or chosen from.
  func text(of element: Element) -> String? {
    guard let kind = InputKind(element) else { return nil }
    if case .rated(let stars) = input(element).value { return HTMLWriter.number(stars ?? 0) }
    guard kind.isTypedIn, let text = typed(element)?.text, !text.isEmpty else { return nil }
    return text
  }

  func isOn(_ element: Element) -> Bool { input(element).value == .toggled(true) }

  /// The positions of the choices that are chosen.
  func chosen(in element: Element) -> Set<Int> {
    if case .chosen(let positions) = input(element).value { Set(positions) } else { [] }
  }
}

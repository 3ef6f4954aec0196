internal import AdaptiveCards
internal import Canvas
internal import CardLayout

extension CardSession {
  /// Enter or Space on an input: what can be ticked is, a field lets the focus go on.
  func press(_ input: Element) {
    switch input {
    case .inputText(let text):
      if let action = text.inlineAction { perform(action) } else { moveFocus(by: 1) }
    case .inputToggle:
      let isOn = state.input(input).value == .toggled(true)
      set(.toggled(!isOn), of: input)
    case .inputNumber, .inputDate, .inputTime, .inputChoiceSet, .inputRating: moveFocus(by: 1)
    case .textBlock, .richTextBlock, .container, .columnSet, .table, .carousel, .factSet, .image,
      .imageSet, .media, .actionSet, .rating, .icon, .badge, .progressBar, .progressRing,
      .codeBlock, .compoundButton, .chart, .unknown:
      break
    }
  }

  /// Chooses one of the choices of a set: the only one, or one more or less.
  func choose(_ position: Int, of input: Element) {
    guard case .inputChoiceSet(let set) = input, set.choices.indices.contains(position) else {
      return
    }
    guard set.isMultiSelect, case .chosen(var chosen) = state.input(input).value else {
      self.set(.chosen([position]), of: input)
      return
    }
    if let place = chosen.firstIndex(of: position) {
      chosen.remove(at: place)
    } else {
      chosen.insert(position, at: chosen.firstIndex { $0 > position } ?? chosen.count)
    }
    self.set(.chosen(chosen), of: input)
  }

  /// Gives an input another value; its message stays until it is looked at again.
  func set(_ value: InputValue, of input: Element) {
    let held = state.input(input)
    guard held.value != value else { return }
    state.inputs[input.common.path] = InputState(value, error: held.error)
    didChange(input)
  }
}

internal import AdaptiveCards
internal import Canvas
internal import CardLayout

extension CardSession {
  /// Enter or Space on an input: what can be ticked is, choices open, a field lets the focus go on.
  func press(_ input: Element) {
    switch InputKind(input) {
    case .text(let text):
      if let action = text.inlineAction { perform(action) } else { moveFocus(by: 1) }
    case .toggle:
      let isOn = state.input(input).value == .toggled(true)
      set(.toggled(!isOn), of: input)
    case .choiceSet(let set): openChoices(of: set, input)
    case .number, .date, .time, .rating: moveFocus(by: 1)
    case nil:
      break
    }
  }

  /// Chooses one of the choices of a set: the only one, or one more or less.
  func choose(_ position: Int, of input: Element) {
    guard case .inputChoiceSet(let set) = input,
      state.input(input).choices(of: set).indices.contains(position)
    else { return }
    let chosen = chosen(in: input)
    guard set.isMultiSelect else {
      // What need not be chosen can be taken back.
      let isTakenBack = chosen == [position] && !set.input.isRequired
      self.set(.chosen(isTakenBack ? [] : [position]), of: input)
      return
    }
    var positions = chosen
    if let place = positions.firstIndex(of: position) {
      positions.remove(at: place)
    } else {
      positions.insert(position, at: positions.firstIndex { $0 > position } ?? positions.count)
    }
    self.set(.chosen(positions), of: input)
  }

  /// The positions of what is chosen in a set.
  func chosen(in input: Element) -> [Int] {
    if case .chosen(let positions) = state.input(input).value { positions } else { [] }
  }

  /// Gives an input another value; its message follows it.
  func set(_ value: InputValue, of input: Element) {
    var held = state.input(input)
    guard held.value != value else { return }
    held.value = value
    state.inputs[input.common.path] = held
    didChange(input)
  }

  // MARK: Stars

  /// A digit gives so many stars.
  func giveStars(_ character: Character, _ element: Element, _ input: InputRating) {
    guard let digit = character.wholeNumberValue else { return }
    let scale = StarScale(input)
    set(.rated(digit == 0 ? nil : min(scale.most, Double(digit))), of: element)
  }

  /// A click on a star gives as many as there are up to it; on the last given one takes them away.
  ///
  /// - Returns: whether it was on the stars.
  func click(at place: Point, ofStars stop: FocusStop) -> Bool {
    guard case .input(let element) = stop.item.target, case .inputRating(let input) = element
    else { return false }
    guard let stars = StarScale(input).value(atColumn: place.x) else { return true }
    set(.rated(state.input(element).value == .rated(stars) ? nil : stars), of: element)
    return true
  }
}

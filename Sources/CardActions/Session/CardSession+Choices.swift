internal import AdaptiveCards
internal import Canvas
internal import CardLayout

extension CardSession {
  /// Opens the choices of a set in a sheet, filled at this moment; more of them may be found.
  func openChoices(of set: InputChoiceSet, _ element: Element) {
    guard set.query != nil || !set.choices.isEmpty else {
      effects.append(.say(SafeText(InputWords.nothingToChoose)))
      return
    }
    let sheet = ActionSheet(title: set.input.label)
    sheet.narrowsWhileTyping = set.isLookedThrough
    let selected = fill(sheet, set, element)
    present(sheet, input: element.common.path, selected: selected)
    if set.query != nil { look(for: "", in: element) }
  }

  /// Fills a sheet with what there is to choose from at this moment.
  ///
  /// - Returns: the row that gets the focus.
  func fill(_ sheet: ActionSheet, _ set: InputChoiceSet, _ element: Element) -> Int {
    sheet.items = []
    return set.isMultiSelect ? fillSeveral(sheet, set, element) : fillOne(sheet, set, element)
  }

  /// One of the choices; what need not be chosen can be taken back by the row above them.
  private func fillOne(_ sheet: ActionSheet, _ set: InputChoiceSet, _ element: Element) -> Int {
    let chosen = chosen(in: element).first
    let extra = chosen != nil && !set.input.isRequired ? 1 : 0
    if extra == 1 {
      let nothing = SafeText(set.placeholder ?? "(nothing)", .strict)
      sheet.add(ActionSheet.Item(nothing))
    }
    for choice in state.input(element).choices(of: set) {
      sheet.add(ActionSheet.Item(SafeText(choice.title, .strict)))
    }
    sheet.mark = { [weak self] index in
      index < extra ? nil : .radio(isOn: self?.chosen(in: element).first == index - extra)
    }
    sheet.didChoose = { [weak self] index in
      self?.set(.chosen(index < extra ? [] : [index - extra]), of: element)
    }
    return (chosen ?? 0) + extra
  }

  /// Any number of the choices, and all or none by the row above them; of those that a host finds
  /// nobody knows which all are.
  private func fillSeveral(
    _ sheet: ActionSheet, _ set: InputChoiceSet, _ element: Element
  ) -> Int {
    sheet.cancelTitle = "Done"
    let extra = set.query == nil ? 1 : 0
    if extra == 1 { sheet.add(ActionSheet.Item("Select all", staysOpen: true)) }
    let choices = state.input(element).choices(of: set)
    for choice in choices {
      sheet.add(
        ActionSheet.Item(SafeText(choice.title, .strict), staysOpen: true))
    }
    let count = choices.count
    var ticked = Set(chosen(in: element))
    sheet.mark = { index in
      .box(isOn: index < extra ? ticked.count == count : ticked.contains(index - extra))
    }
    sheet.didChoose = { [weak self] index in
      guard let self else { return }
      if index < extra {
        self.set(.chosen(ticked.count == count ? [] : Array(0..<count)), of: element)
      } else {
        choose(index - extra, of: element)
      }
      ticked = Set(chosen(in: element))
    }
    return (chosen(in: element).first ?? 0) + extra
  }
}

extension InputChoiceSet {
  /// Whether the choices are looked through by typing from the beginning on.
  var isLookedThrough: Bool { query != nil || style == .filtered && !isMultiSelect }
}

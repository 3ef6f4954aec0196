internal import AdaptiveCards
internal import Canvas
internal import CardLayout

extension CardSession {
  /// Opens the choices of a set in a sheet, filled at this moment.
  func openChoices(of set: InputChoiceSet, _ element: Element) {
    guard !set.choices.isEmpty else {
      effects.append(.say(SafeText("There is nothing to choose from")))
      return
    }
    let sheet = ActionSheet(title: set.input.label)
    sheet.narrowsWhileTyping = set.style == .filtered && !set.isMultiSelect
    let selected =
      set.isMultiSelect ? fillSeveral(sheet, set, element) : fillOne(sheet, set, element)
    present(sheet, input: element.common.path, selected: selected)
  }

  /// One of the choices; what need not be chosen can be taken back by the row above them.
  private func fillOne(_ sheet: ActionSheet, _ set: InputChoiceSet, _ element: Element) -> Int {
    let chosen = chosen(in: element).first
    let extra = chosen != nil && !set.input.isRequired ? 1 : 0
    if extra == 1 {
      let nothing = SafeText(set.placeholder ?? "(nothing)", .strict)
      sheet.add(ActionSheet.Item(nothing))
    }
    for choice in set.choices {
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

  /// Any number of the choices, and all or none by the row above them.
  private func fillSeveral(
    _ sheet: ActionSheet, _ set: InputChoiceSet, _ element: Element
  ) -> Int {
    sheet.cancelTitle = "Done"
    sheet.add(ActionSheet.Item("Select all", staysOpen: true))
    for choice in set.choices {
      sheet.add(
        ActionSheet.Item(SafeText(choice.title, .strict), staysOpen: true))
    }
    let count = set.choices.count
    var ticked = Set(chosen(in: element))
    sheet.mark = { index in
      .box(isOn: index == 0 ? ticked.count == count : ticked.contains(index - 1))
    }
    sheet.didChoose = { [weak self] index in
      guard let self else { return }
      if index == 0 {
        self.set(.chosen(ticked.count == count ? [] : Array(0..<count)), of: element)
      } else {
        choose(index - 1, of: element)
      }
      ticked = Set(chosen(in: element))
    }
    return (chosen(in: element).first ?? 0) + 1
  }
}

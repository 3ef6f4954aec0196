internal import AdaptiveCards
internal import Canvas
internal import CardLayout

extension CardSession {
  /// The input with the focus when it is one to type in.
  var focusedField: Element? {
    guard case .input(let input)? = drawing.stop(at: state.focus)?.item.target,
      case .typed = state.input(input).value
    else { return nil }
    return input
  }

  /// Changes what is typed in the focused field, or where its caret is, as readline does.
  func edit(_ command: Command) {
    guard let input = focusedField else { return }
    let rules = FieldRules(input)
    let path = input.common.path
    var held = state.inputs.removeValue(forKey: path) ?? state.input(input)
    let outcome = held.value.editTyped { $0.apply(command, rules, yanked: killed) }
    state.inputs[path] = held
    switch outcome {
    case .nothing, .moved, nil: return
    case .changed: break
    case .cut: effects.append(.say(SafeText(InputWords.cut(rules.maxLength ?? 0))))
    case .killed(let text): if !rules.isSecret { killed = text }
    }
    didChange(input)
  }

  /// What follows from a changed value.
  func didChange(_ input: Element) {
    isDirty = true
    let held = state.input(input)
    // After the first try an input's message follows what is typed.
    guard held.error != nil else { return }
    let error = InputCheck(input, held.value, language: card.lang).error
    guard error != held.error else { return }
    state.inputs[input.common.path] = InputState(held.value, error: error)
    setNeedsLayout()
  }

  /// The caret of the focused field, in cells of the card; nil when no field has the focus.
  var caret: Point? {
    guard sheetState == nil, let input = focusedField, let typed = state.typed(input),
      let stop = drawing.stop(at: state.focus), stop.rect.width > 2
    else { return nil }
    let view = FieldView(
      typed, width: stop.rect.width - 2, isPassword: FieldRules(input).isSecret)
    return Point(x: stop.rect.x + 1 + view.caretColumn, y: stop.rect.y)
  }
}

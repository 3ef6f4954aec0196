public import AdaptiveCards
internal import Canvas
internal import CardLayout

extension CardSession {
  /// Performs an action of the card, from a button, a menu or a host: always the same way.
  public func perform(_ action: Action) {
    guard let action = self.action(at: action.path), isThere(action) else {
      effects.append(.say(SafeText("This action is not there any more")))
      return
    }
    if let reason = reason(againstPressing: action) {
      effects.append(.say(reason))
      return
    }
    switch action.kind {
    case .submit(let submission): submit(action, verb: nil, submission)
    case .execute(let verb, let submission): submit(action, verb: verb, submission)
    case .openURL(let url):
      report(action, effect: .openURL(url))
    case .showCard: toggleCard(of: action)
    case .toggleVisibility(let targets):
      toggle(targets)
      report(action)
    case .resetInputs(let ids):
      reset(ids, inReachOf: action)
      report(action)
    // A card as it is shown has none of these.
    case .unknown: break
    }
  }

  /// Whether the card, as it is arranged now, still has the action: a host that kept an item of a
  /// menu may perform it later.
  private func isThere(_ action: Action) -> Bool {
    guard let listPath = owner(of: action.path)?.listPath else { return true }
    return state.arrangements[listPath]?.all.contains { $0.path == action.path } ?? false
  }

  private func submit(_ action: Action, verb: String?, _ submission: Action.Submission) {
    let inputs = inputsInScope(of: action, submission)
    guard validate(inputs) else { return }
    let gathered = gather(inputs)
    let result = SubmissionResult(
      action: action, verb: verb, data: submission.data, inputs: gathered)
    report(action, inputs: gathered, effect: .submitted(result))
  }

  /// Opens the card of a ShowCard below its row and closes the one that was open there.
  private func toggleCard(of action: Action) {
    guard let listPath = owner(of: action.path)?.listPath else { return }
    if host.actions.showCard.actionMode == .popup, let card = action.shownCard {
      openPopup(of: action, card)
      report(action)
      return
    }
    let open = state.openShowCards[listPath]
    if let open, let other = self.action(at: open) {
      state.openShowCards[listPath] = nil
      setNeedsLayout(of: listPath)
      delegate?.card(self, didChangeVisibility: false, of: other)
    }
    if open != action.path {
      state.openShowCards[listPath] = action.path
      setNeedsLayout(of: listPath)
      delegate?.card(self, didChangeVisibility: true, of: action)
      showCard(of: action)
    }
    clampScroll()
    report(action)
  }

  /// Brings an opened card onto the screen, as much of it as fits below its button.
  private func showCard(of action: Action) {
    if let path = action.shownCard?.path, let rect = drawing.rect(ofNode: path) { show(rect) }
    if let stop = focusedStop { show(stop.rect) }
  }

  /// Gives inputs the values back that the card says.
  private func reset(_ ids: [String], inReachOf action: Action) {
    let inputs = (owner(of: action.path)?.cardPaths ?? []).flatMap { self.inputs(ofCard: $0) }
    for input in inputs where input.common.id.map(ids.contains) ?? false {
      state.inputs[input.common.path] = nil
      setNeedsLayout(of: input.common.path)
    }
    updateWaitingActions()
  }

  private func toggle(_ targets: [Action.VisibilityTarget]) {
    for target in targets {
      guard let path = path(ofElement: target.elementID) else {
        effects.append(
          .say(SafeText("No element has the id \"\(target.elementID)\"", .strict)))
        continue
      }
      state.visibility[target.elementID] = target.isVisible ?? !isShown(target.elementID)
      setNeedsLayout(of: path)
    }
    clampScroll()
    // What had the focus may be hidden now.
    if focusedStop == nil { state.focus = nil }
  }
}

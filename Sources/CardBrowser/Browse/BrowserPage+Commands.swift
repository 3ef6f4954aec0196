internal import Canvas
internal import CardActions
internal import CardLayout

extension BrowserPage {
  /// Does what is the browser's of what a card asked for; says whether the program has to do it.
  func keep(_ effect: Effect) -> Bool {
    switch effect {
    case .say(let text): message = text
    case .close: if shown?.trail.close() != true { leaveCard() }
    case .next(let next): shown?.trail.show(next)
    case .command(let command): return performAnywhere(command)
    case .submitted(let result):
      open(.result(ResultView(result)))
    case .openURL, .copy, .edit: return true
    }
    return false
  }

  private func leaveCard() {
    session?.leaveFocus()
    // A card that was named alone has no list to go back to.
    isInCard = false
  }

  /// A command in the list.
  func perform(_ command: Command) -> [Effect] {
    switch command {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -max(1, layout.list.height - 1))
    case .pageDown: move(by: max(1, layout.list.height - 1))
    case .first: change { $0.chooseFirst() }
    case .last: change { $0.chooseLast() }
    case .press where list.folder != nil: list.toggleFolder()
    case .right where list.folder != nil: change { $0.unfold() }
    case .left: change { $0.fold() }
    case .press, .focusNext, .right: enterCard()
    case .back:
      // It never ends the program: one too many, or an arrow key that a slow line tore apart, would
      // throw a guest out.
      if !list.filter.isEmpty, list.setFilter("") { loadFile() }
    case .nextCard, .previousCard, .help, .reload, .moreActions, .suspend, .redraw, .quit,
      .interrupt, .view:
      if performAnywhere(command) { return [.command(command)] }
    case .focusPrevious, .scroll, .typeAhead, .insert, .deleteBackward, .deleteForward,
      .deleteWordBackward, .deleteToStart, .deleteToEnd, .caretLeft, .caretRight, .caretStart,
      .caretEnd, .caretWordLeft, .caretWordRight, .deleteWordForward, .yank, .undo, .openEditor,
      .stepUp, .stepDown, .openPicker, .copy:
      break
    }
    return []
  }

  /// Does what means the same in the list, in a card and in a view; actions of the bar go through
  /// it, so that the host's delegate hears of them.
  ///
  /// - Returns: whether the program has to do it.
  func performAnywhere(_ command: Command) -> Bool {
    if let action = HostAction(command) {
      bar.manager.performAction(ActionName(action.rawValue))
    } else if command == .moreActions {
      bar.openMenu()
    } else if command == .view(.nextMatch) || command == .view(.previousMatch) {
      let step = command == .view(.nextMatch) ? 1 : -1
      if isInCard { goOn(to: wanted, by: step) } else { change { $0.moveToCard(by: step) } }
    } else {
      return true
    }
    return false
  }

  /// Does what an action of the bar stands for, after the delegate has let it pass.
  func perform(_ action: HostAction) {
    switch action {
    case .next: change { $0.moveToCard(by: 1) }
    case .previous: change { $0.moveToCard(by: -1) }
    case .find: prompt = FilterPrompt(isInCard ? "" : list.filter)
    case .source: openSource()
    case .boxes: openBoxes()
    case .theme:
      parts.themes.next()
      placeCard()
      message = SafeText("Theme: " + parts.themes.name.rawValue)
    case .host:
      if parts.hosts.next() {
        parts.themes.host = parts.hosts.config
        showCard(keeping: session)
      }
      message = SafeText(parts.hosts.sentence, .strict)
    case .reload: reload()
    case .edit: pending.append(.command(.view(.edit)))
    case .help: help = HelpOverlay(place: place, keys: parts.keys)
    case .quit: pending.append(.command(.quit))
    }
  }

  /// Tells the bar what can be done now; where it comes or goes, the parts have other rows.
  func updateBar() {
    let before = layout
    let actions = HostAction.allCases.filter { action in
      switch action {
      case .next, .previous: list.rowCount > 1
      case .host: parts.hosts.count > 1
      // Guests start no program.
      case .edit: parts.confinement == nil
      case .source, .boxes, .find, .theme, .reload, .help, .quit: true
      }
    }
    bar.show(isInCard ? "card" : "list", actions, size: size)
    if layout != before { placeParts() }
  }

  private func enterCard() {
    guard let session else {
      isInCard = !layout.showsBoth && list.file != nil
      return
    }
    isInCard = true
    session.enterFocus()
  }

  func move(by steps: Int) { change { $0.move(by: steps) } }

  /// Changes what is selected and shows it.
  func change(_ change: (inout CardList) -> CardList.Change) {
    let (place, file) = (list.place, list.file)
    switch change(&list) {
    case .nothing: break
    case .card: showCard()
    case .file:
      loadFile(fromBelow: list.place == place - 1)
      forgetIfGone(file)
    }
  }

  /// A file that vanished while it was selected leaves the list when something else is.
  private func forgetIfGone(_ file: Shelf.File?) {
    guard let file, file.path != "-", !FileReading.exists(file.path) else { return }
    list.changeShelf { shelf in
      _ = shelf.refresh(
        FollowedPath.name(of: file.path), in: FollowedPath.folder(of: file.path))
    }
  }
}

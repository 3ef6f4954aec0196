internal import Canvas
internal import CardActions
internal import CardLayout

extension BrowserPage {
  /// Does what is the browser's of what a card asked for; says whether the program has to do it.
  func keep(_ effect: Effect) -> Bool {
    switch effect {
    case .say(let text): message = text
    case .close: leaveCard()
    case .command(let command):
      if let left = performAnywhere(command) { return left }
    case .submitted(let result):
      open(.result(ResultView(result)))
    case .openURL, .copy: return true
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
    case .press, .focusNext, .right: enterCard()
    case .back:
      guard list.filter.isEmpty else {
        if list.setFilter("") { loadFile() }
        return []
      }
      return [.command(.quit)]
    case .nextCard, .previousCard, .help, .reload, .suspend, .redraw, .quit, .interrupt, .view:
      if performAnywhere(command) == true { return [.command(command)] }
    case .focusPrevious, .left, .scroll, .typeAhead, .insert, .deleteBackward, .deleteForward,
      .deleteWordBackward, .deleteToStart, .deleteToEnd, .caretLeft, .caretRight, .caretStart,
      .caretEnd, .caretWordLeft, .caretWordRight, .copy:
      break
    }
    return []
  }

  /// What means the same in the list and in a card.
  ///
  /// - Returns: whether the program has to do it; nil when it is nothing of the kind.
  func performAnywhere(_ command: Command) -> Bool? {
    switch command {
    case .nextCard: move(by: 1)
    case .previousCard: move(by: -1)
    case .reload: reload()
    case .help: help = HelpOverlay(place: place)
    case .view(let command): return perform(command)
    case .suspend, .redraw, .quit, .interrupt: return true
    case .focusNext, .focusPrevious, .up, .down, .left, .right, .pageUp, .pageDown, .first, .last,
      .scroll, .press, .back, .typeAhead, .insert, .deleteBackward, .deleteForward,
      .deleteWordBackward, .deleteToStart, .deleteToEnd, .caretLeft, .caretRight, .caretStart,
      .caretEnd, .caretWordLeft, .caretWordRight, .copy:
      return nil
    }
    return false
  }

  private func perform(_ command: ViewCommand) -> Bool {
    switch command {
    case .search: prompt = FilterPrompt(isInCard ? "" : list.filter)
    case .nextMatch: if isInCard { goOn(to: wanted, by: 1) } else { move(by: 1) }
    case .previousMatch: if isInCard { goOn(to: wanted, by: -1) } else { move(by: -1) }
    case .theme:
      parts.themes.next()
      placeCard()
      message = SafeText("Theme: " + parts.themes.name.rawValue)
    case .host:
      if parts.hosts.next() { showCard(keeping: session) }
      message = SafeText(parts.hosts.sentence, .strict)
    case .source: openSource()
    case .boxes: openBoxes()
    case .edit: return true
    }
    return false
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
        FollowedPath.name(of: file.path), in: FollowedPath.folder(of: file.path),
        isEntering: { _ in })
    }
  }
}

internal import Canvas
internal import CardActions
internal import CardLayout
internal import Events

extension BrowserPage {
  func handle(_ event: Event) -> [Effect] {
    let effects = react(to: event)
    updateBar()
    queryPause.note(session?.pendingQuery, at: parts.now())
    defer { pending = [] }
    return effects + pending
  }

  /// Asks the host for the choices that are looked for in the card.
  func askForChoices() {
    session?.askForChoices()
    queryPause.note(session?.pendingQuery, at: parts.now())
    // All it can ask for is to say something.
    for effect in session?.takeEffects() ?? [] { _ = keep(effect) }
  }

  private func react(to event: Event) -> [Effect] {
    switch event {
    case .resize(let size):
      adopt(size)
      return []
    case .readable(let descriptor):
      if descriptor == parts.watch?.descriptor { takeNotices() } else { readStream() }
      return []
    case .key, .mouse, .paste: if event.isNewInput { message = nil }
    case .focus, .signal, .hangUp: return []
    }
    if help != nil {
      handleInHelp(event)
      return []
    }
    if prompt != nil, handleInPrompt(event) { return [] }
    if let effects = bar.handle(event) { return effects.filter(keep) }
    if isInCard, pane.place != nil, !isOnList(event) { return handleInView(event) }
    if isInCard, let session, !isOnList(event) {
      session.handle(event)
      return session.takeEffects().filter(keep)
    }
    return handleInList(event)
  }

  /// Whether a click beside the card goes back to the list.
  private func isOnList(_ event: Event) -> Bool {
    guard case .mouse(let mouse) = event, mouse.action == .press, layout.showsBoth,
      layout.list.contains(mouse.at), session?.sheet == nil
    else { return false }
    isInCard = false
    return true
  }

  private func handleInHelp(_ event: Event) {
    guard let command = HelpOverlay.command(for: event) else { return }
    if help?.perform(command, in: size) != true { help = nil }
  }

  /// Words for the filter; the arrows still move in the list meanwhile.
  ///
  /// - Returns: whether the event was the prompt's.
  private func handleInPrompt(_ event: Event) -> Bool {
    guard var asking = prompt else { return false }
    let answer = asking.handle(event)
    prompt = asking
    switch answer {
    case .changed where isInCard: look(for: asking.text)
    case .changed: filter(by: asking.text)
    case .accepted where isInCard:
      prompt = nil
      look(for: asking.text)
    case .accepted: prompt = nil
    case .cancelled where isInCard:
      prompt = nil
      wanted = asking.before
    case .cancelled:
      prompt = nil
      filter(by: asking.before.isEmpty || asking.text.isEmpty ? "" : asking.before)
    case .other:
      if case .key(let key) = event, key.modifiers.isEmpty, [.up, .down].contains(key.code) {
        return false
      }
      if case .key(let key) = event, key == Key(.character("c"), .control) { return false }
      return true
    }
    return true
  }

  private func look(for text: String) {
    wanted = text
    if !text.isEmpty { goOn(to: text, by: 1, isHere: true) }
  }

  private func filter(by words: String) {
    if list.setFilter(words) { loadFile() }
  }

  /// Selects what is in a row; a folder is opened or folded too.
  private func click(onRow row: Int) {
    guard (0..<list.rowCount).contains(row) else { return }
    change { $0.choose(row: row) }
    if case .folder = list.row(row) { list.toggleFolder() }
  }

  private func handleInList(_ event: Event) -> [Effect] {
    switch event {
    case .key(let key):
      guard let command = parts.keys.command(for: key, in: .list) else { return [] }
      return perform(command)
    case .mouse(let mouse):
      switch mouse.action {
      case .wheelUp: move(by: -1)
      case .wheelDown: move(by: 1)
      case .press:
        if layout.list.contains(mouse.at) {
          click(onRow: list.top + mouse.at.y)
        } else if layout.showsBoth, layout.card.contains(mouse.at), session != nil {
          isInCard = true
          return react(to: event)
        }
      case .release, .drag: break
      }
    case .paste, .resize, .focus, .readable, .signal, .hangUp: break
    }
    return []
  }
}

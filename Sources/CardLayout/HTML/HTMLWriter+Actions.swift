internal import AdaptiveCards
internal import Canvas

extension HTMLWriter {
  func writeActionSet(_ element: Element, to out: inout Markup) {
    guard case .actionSet(let set) = element else { return }
    writeActions(
      set.actions, at: set.listPath, orientation: set.orientation,
      attributes(set.common, ["actions"]), to: &out)
  }

  /// The buttons of a list, and what waits behind its `...`.
  func writeActions(
    _ actions: [Action], at listPath: String, orientation: Orientation?,
    _ attributes: [Markup.Attribute], to out: inout Markup
  ) {
    guard host.supportsInteractivity, !actions.isEmpty else { return }
    let arrangement = state.arrangement(of: actions, at: listPath, host: host)
    guard !arrangement.all.isEmpty else { return }
    // Each of these in a function of its own: cards in cards go through here at every level.
    if arrangement.isPreExpanded {
      writePreExpanded(arrangement, to: &out)
    } else {
      writeRow(arrangement, at: listPath, orientation: orientation, attributes, to: &out)
    }
  }

  /// The card that stands in the place of the only button.
  private func writePreExpanded(_ arrangement: ActionArrangement, to out: inout Markup) {
    guard let card = arrangement.buttons.first?.shownCard else { return }
    out.element("div", [("class", "stack")]) { writeContents(of: card, to: &$0) }
  }

  private func writeRow(
    _ arrangement: ActionArrangement, at listPath: String, orientation: Orientation?,
    _ attributes: [Markup.Attribute], to out: inout Markup
  ) {
    let attributes = listAttributes(attributes, orientation)
    out.lineFeed()
    out.element("ul", attributes) { out in
      writeItems(arrangement.buttons, in: listPath, to: &out)
      if arrangement.showsOverflowButton { writeMenu(arrangement.menu, at: listPath, to: &out) }
    }
  }

  private func listAttributes(
    _ attributes: [Markup.Attribute], _ orientation: Orientation?
  ) -> [Markup.Attribute] {
    var attributes = attributes.isEmpty ? [("class", "actions")] : attributes
    if orientation ?? host.actions.orientation == .vertical {
      attributes[0].value = (attributes[0].value ?? "") + " vertical"
    }
    return attributes
  }

  private func writeItems(_ actions: [Action], in listPath: String, to out: inout Markup) {
    for index in actions.indices {
      out.element("li") { write(actions[index], in: listPath, to: &$0) }
    }
  }

  /// What waits behind the `...` of a list.
  private func writeMenu(_ actions: [Action], at listPath: String, to out: inout Markup) {
    out.element("li") { out in
      out.element("details", [("open", state.expandedList == listPath ? "" : nil)]) { out in
        out.element("summary", [("aria-label", OverflowSpot.label)], SafeText(OverflowSpot.title))
        out.element("ul", [("class", "actions vertical inner")]) {
          writeItems(actions, in: listPath, to: &$0)
        }
      }
    }
  }

  private func write(_ action: Action, in listPath: String, to out: inout Markup) {
    if action.isEnabled, action.shownCard != nil {
      writeCard(of: action, isOpen: state.openShowCards[listPath] == action.path, to: &out)
    } else {
      writeButton(action, to: &out)
    }
    if !action.menuActions.isEmpty { writeMore(of: action, in: listPath, to: &out) }
  }

  /// The actions in a menu at the side of another one.
  private func writeMore(of action: Action, in listPath: String, to out: inout Markup) {
    out.element("details") { out in
      out.element("summary", [], SafeText("More: ") + ActionText.title(of: action))
      out.element("ul", [("class", "actions vertical inner")]) {
        writeItems(action.menuActions, in: listPath, to: &$0)
      }
    }
  }

  /// A card that opens below its title.
  private func writeCard(of action: Action, isOpen: Bool, to out: inout Markup) {
    guard let card = action.shownCard else { return }
    out.element("details", [("open", isOpen ? "" : nil)]) { out in
      out.element(
        "summary",
        [("class", action.style.className), ("title", HTMLWriter.strict(action.tooltip))],
        ActionText.title(of: action))
      writeOpened(card, to: &out)
    }
  }

  private func writeOpened(_ card: Card, to out: inout Markup) {
    out.element("div", openedAttributes(card)) { writeContents(of: card, to: &$0) }
  }

  private func openedAttributes(_ card: Card) -> [Markup.Attribute] {
    [("class", "inner stack group " + (card.style ?? host.actions.showCard.style).className)]
  }

  /// A link, or a button that is off, as there is nobody to send to.
  private func writeButton(_ action: Action, to out: inout Markup) {
    var (name, attributes) = HTMLWriter.tag(for: action)
    attributes.removeAll { $0.name.description == "class" }
    let classes = ["action"] + (action.style.className.map { [$0] } ?? [])
    attributes.append(("class", classes.joined(separator: " ")))
    out.element(name, attributes, ActionText.title(of: action))
  }

  /// What pressing a whole container does, as a link or button of its own at its end.
  func writeSelect(_ action: Action?, to out: inout Markup) {
    guard let action, host.supportsInteractivity else { return }
    let (name, attributes) = HTMLWriter.tag(for: action)
    let title = ActionText.title(of: action)
    out.element("p") { $0.element(name, attributes, title) }
  }

  /// Whether an action is a link that can be followed here.
  static func leads(_ action: Action) -> Bool {
    if case .openURL(let url) = action.kind {
      action.isEnabled && LinkAddress.isSafe(url)
    } else {
      false
    }
  }
}

extension Action.Style {
  fileprivate var className: String? {
    switch self {
    case .default: nil
    case .positive: "positive"
    case .destructive: "destructive"
    }
  }
}

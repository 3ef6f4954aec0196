internal import AdaptiveCards
internal import Canvas

extension HTMLWriter {
  func write(_ set: ActionSet, to out: inout Markup) {
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
    var attributes = attributes.isEmpty ? [("class", "actions")] : attributes
    if orientation ?? host.actions.orientation == .vertical {
      attributes[0].value = (attributes[0].value ?? "") + " vertical"
    }
    if arrangement.isPreExpanded, let card = arrangement.buttons.first?.shownCard {
      out.element("div", [("class", "stack")]) { writeContents(of: card, to: &$0) }
      return
    }
    out.lineFeed()
    out.element("ul", attributes) { out in
      for action in arrangement.buttons {
        out.element("li") { write(action, in: listPath, to: &$0) }
      }
      guard arrangement.showsOverflowButton else { return }
      out.element("li") { out in
        out.element(
          "details", [("open", state.expandedList == listPath ? "" : nil)]
        ) { out in
          out.element("summary", [("aria-label", OverflowSpot.label)], SafeText(OverflowSpot.title))
          out.element("ul", [("class", "actions vertical inner")]) { out in
            for action in arrangement.menu {
              out.element("li") { write(action, in: listPath, to: &$0) }
            }
          }
        }
      }
    }
  }

  /// A link, a card that opens, or a button that is off, as there is nobody to send to.
  private func write(_ action: Action, in listPath: String, to out: inout Markup) {
    let title = ActionText.title(of: action)
    let style: String? =
      switch action.style {
      case .default: nil
      case .positive: "positive"
      case .destructive: "destructive"
      }
    if let card = action.shownCard, action.isEnabled {
      let isOpen = state.openShowCards[listPath] == action.path
      out.element("details", [("open", isOpen ? "" : nil)]) { out in
        out.element(
          "summary", [("class", style), ("title", HTMLWriter.strict(action.tooltip))], title)
        let inner = card.style ?? host.actions.showCard.style
        out.element("div", [("class", "inner stack group " + inner.className)]) { out in
          writeContents(of: card, to: &out)
        }
      }
    } else {
      var (name, attributes) = HTMLWriter.tag(for: action)
      attributes.removeAll { $0.name.description == "class" }
      let classes = ["action"] + (style.map { [$0] } ?? [])
      attributes.append(("class", classes.joined(separator: " ")))
      out.element(name, attributes, title)
    }
    guard !action.menuActions.isEmpty else { return }
    out.element("details") { out in
      out.element("summary", [], SafeText("More: ") + title)
      out.element("ul", [("class", "actions vertical inner")]) { out in
        for more in action.menuActions {
          out.element("li") { write(more, in: listPath, to: &$0) }
        }
      }
    }
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

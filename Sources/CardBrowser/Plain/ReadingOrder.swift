internal import AdaptiveCards
internal import Canvas
internal import CardActions
internal import CardLayout

/// A card as lines in reading order, without frames, fields and buttons: those become prompts.
enum ReadingOrder {
  static func lines(of session: CardSession) -> [String] {
    var lines: [String] = []
    session.unfoldAll()
    visit(session.drawing.root, &lines)
    return lines
  }

  private static func visit(_ box: Box, _ lines: inout [String]) {
    // A field asks with its own label.
    if let node = box.node, node.type.hasPrefix("Input.") { return }
    if case .lines(let texts, _)? = box.content {
      // The rows of one text are one line: a reader wraps it as it likes.
      let text = texts.map(\.string).joined(separator: " ")
      if !text.isEmpty { lines.append(text) }
    }
    for child in box.children { visit(child, &lines) }
  }
}

extension CardSession {
  /// All actions that can be pressed now: buttons, their menus, what open cards hold.
  var reachableActions: [Action] {
    var actions: [Action] = []
    for stop in drawing.stops {
      switch stop.item.target {
      case .action(let action): actions.append(action)
      case .overflow(let spot): actions += menuActions(at: spot)
      case .input, .choice, .link, .unfold, .pages: break
      }
    }
    return actions
  }
}

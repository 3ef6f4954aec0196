public import AdaptiveCards
internal import CardLayout

extension CardSession {
  /// The actions that a script can press, in the order it looks for them: the card's own, those of
  /// ActionSets, those behind `...`, those of the cards they open, then select actions (CONTRACT).
  public var pressableActions: [Action] {
    var found = PressableActions(self)
    found.add(card)
    return found.all
  }

  /// Opens the cards that an action stands in, so that it could be pressed by hand as well.
  public func reveal(_ action: Action) {
    guard let owner = owner(of: action.path) else { return }
    for path in owner.cardPaths.reversed() where !path.isEmpty {
      guard let opening = self.action(opening: path),
        let list = self.owner(of: opening.path)?.listPath,
        state.openShowCards[list] != opening.path
      else { continue }
      if !popups.contains(where: { $0.action.path == opening.path }) { perform(opening) }
    }
  }

  /// The ShowCard action of a card's pointer.
  private func action(opening path: String) -> Action? {
    guard path.hasSuffix("/card") else { return nil }
    return action(at: String(path.dropLast("/card".utf8.count)))
  }
}

/// The walk through a card for the actions a script can press.
private struct PressableActions {
  private let session: CardSession
  private var roots: [Action] = []
  private var sets: [Action] = []
  private var menus: [Action] = []
  private var shown: [Action] = []
  private var selects: [Action] = []

  init(_ session: CardSession) { self.session = session }

  var all: [Action] { roots + sets + menus + shown + selects }

  mutating func add(_ card: Card) {
    visit(card)
    // Cards that open from cards come behind all that is there without opening any.
    var next = 0
    var cards = (roots + sets + menus).compactMap(\.shownCard)
    while next < cards.count {
      var inside = PressableActions(session)
      inside.visit(cards[next])
      let actions = inside.roots + inside.sets + inside.menus
      shown += actions
      selects += inside.selects
      cards += actions.compactMap(\.shownCard)
      next += 1
    }
  }

  private mutating func visit(_ card: Card) {
    let arrangement = session.state.arrangements[card.actionsPath]
    roots += arrangement?.buttons ?? []
    menus += arrangement?.menu ?? []
    note(card.selectAction)
    visit(card.body)
  }

  private mutating func note(_ action: Action?) { if let action { selects.append(action) } }

  private mutating func visit(_ elements: [Element]) {
    for element in elements {
      visit(actionsOf: element)
      visit(partsOf: element)
    }
  }

  /// What holds no other elements; apart from what does, so that a deep card needs little stack.
  private mutating func visit(actionsOf element: Element) {
    switch element {
    case .textBlock, .factSet, .media, .inputNumber, .inputDate, .inputTime, .inputToggle,
      .inputChoiceSet, .inputRating, .rating, .badge, .progressBar, .progressRing, .codeBlock,
      .chart, .container, .columnSet, .table, .carousel, .unknown:
      break
    case .richTextBlock(let block): for run in block.inlines { note(run.selectAction) }
    case .image(let image): note(image.selectAction)
    case .imageSet(let set): for image in set.images { note(image.selectAction) }
    case .icon(let icon): note(icon.selectAction)
    case .compoundButton(let button): note(button.selectAction)
    case .inputText(let input): note(input.inlineAction)
    case .actionSet(let set):
      let arrangement = session.state.arrangements[set.listPath]
      sets += arrangement?.buttons ?? []
      menus += arrangement?.menu ?? []
    }
  }

  private mutating func visit(partsOf element: Element) {
    switch element {
    case .container(let container): visit(container)
    case .columnSet(let set):
      note(set.selectAction)
      for column in set.columns { visit(column.container) }
    case .table(let table):
      for cell in table.rows.flatMap(\.cells) { visit(cell.container) }
    case .carousel(let carousel):
      for page in carousel.pages { visit(page.container) }
    case .textBlock, .richTextBlock, .factSet, .image, .imageSet, .media, .actionSet, .inputText,
      .inputNumber, .inputDate, .inputTime, .inputToggle, .inputChoiceSet, .inputRating, .rating,
      .icon, .badge, .progressBar, .progressRing, .codeBlock, .compoundButton, .chart, .unknown:
      break
    }
  }

  private mutating func visit(_ container: Container) {
    note(container.selectAction)
    visit(container.items)
  }
}

extension Action {
  /// Whether pressing it gives a result.
  public var submits: Bool {
    switch kind {
    case .submit, .execute: true
    case .openURL, .showCard, .toggleVisibility, .resetInputs, .unknown: false
    }
  }
}

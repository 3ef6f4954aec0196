internal import AdaptiveCards
internal import CardLayout

/// Where things are in a card: built once, so that no key walks through the whole card.
struct CardIndex {
  /// The list and the card that an action belongs to.
  struct Owner {
    /// The pointer of the list; nil for a select action.
    var listPath: String?
    /// The pointers of the cards around it, its own first, the root card last.
    var cardPaths: [String]
  }

  /// All inputs in card order.
  private(set) var inputs: [Element] = []
  private var inputsOfCards: [String: [Int]] = [:]
  private var cardsOfInputs: [String: [String]] = [:]
  private var elementsByID: [String: Element] = [:]
  private var actions: [String: Action] = [:]
  /// The actions that can't be pressed before something is filled in.
  private(set) var conditionalActions: [Action] = []
  private var owners: [String: Owner] = [:]

  init(_ card: Card) { add(card, around: []) }

  func action(at path: String) -> Action? { actions[path] }
  func owner(of actionPath: String) -> Owner? { owners[actionPath] }

  /// The inputs of one card, not of those that it opens.
  func inputs(ofCard path: String) -> [Element] {
    inputsOfCards[path, default: []].map { inputs[$0] }
  }

  func cardPaths(around input: Element) -> [String] {
    cardsOfInputs[input.common.path] ?? []
  }

  func path(ofElement id: String) -> String? { elementsByID[id]?.common.path }

  func isShown(_ id: String, in state: CardState) -> Bool {
    elementsByID[id].map(state.isVisible) ?? true
  }

  private mutating func add(_ card: Card, around: [String]) {
    let cards = [card.path] + around
    add(card.body, cards)
    add(card.actions, at: card.actionsPath, cards)
    add(card.selectAction, cards)
  }

  private mutating func add(_ list: [Element], _ cards: [String]) {
    for element in list {
      if let id = element.common.id, elementsByID[id] == nil { elementsByID[id] = element }
      add(actionsOf: element, cards)
      add(partsOf: element, cards)
    }
  }

  /// What holds no other elements; apart from what does, so that a deep card needs little stack.
  private mutating func add(actionsOf element: Element, _ cards: [String]) {
    switch element {
    case .textBlock, .factSet, .media, .rating, .badge, .progressBar, .progressRing, .codeBlock,
      .chart, .container, .columnSet, .table, .carousel, .actionSet, .unknown:
      break
    case .inputNumber, .inputDate, .inputTime, .inputToggle, .inputChoiceSet, .inputRating:
      add(input: element, cards)
    case .inputText(let input):
      add(input: element, cards)
      add(input.inlineAction, cards)
    case .richTextBlock(let block): for run in block.inlines { add(run.selectAction, cards) }
    case .imageSet(let set): for image in set.images { add(image.selectAction, cards) }
    case .image(let image): add(image.selectAction, cards)
    case .icon(let icon): add(icon.selectAction, cards)
    case .compoundButton(let button): add(button.selectAction, cards)
    }
  }

  private mutating func add(partsOf element: Element, _ cards: [String]) {
    switch element {
    case .container(let container): add(container, cards)
    case .columnSet(let set):
      add(set.selectAction, cards)
      for column in set.columns { add(part: column.container, cards) }
    case .table(let table):
      for row in table.rows {
        add(part: row.common)
        for cell in row.cells { add(part: cell.container, cards) }
      }
    case .carousel(let carousel):
      for page in carousel.pages { add(part: page.container, cards) }
    case .actionSet(let set): add(set.actions, at: set.listPath, cards)
    case .textBlock, .richTextBlock, .factSet, .image, .imageSet, .media, .inputText, .inputNumber,
      .inputDate, .inputTime, .inputToggle, .inputChoiceSet, .inputRating, .rating, .icon, .badge,
      .progressBar, .progressRing, .codeBlock, .compoundButton, .chart, .unknown:
      break
    }
  }

  private mutating func add(input: Element, _ cards: [String]) {
    inputsOfCards[cards[0], default: []].append(inputs.count)
    cardsOfInputs[input.common.path] = cards
    inputs.append(input)
    add(input.input?.valueChangedAction, cards)
  }

  /// A part of an element that can be hidden by its id, such as a column or a cell.
  private mutating func add(part container: Container, _ cards: [String]) {
    add(part: container.common)
    add(container, cards)
  }

  private mutating func add(part common: ElementCommon) {
    guard let id = common.id, elementsByID[id] == nil else { return }
    var container = Container()
    container.common = common
    elementsByID[id] = .container(container)
  }

  private mutating func add(_ container: Container, _ cards: [String]) {
    add(container.selectAction, cards)
    add(container.items, cards)
  }

  private mutating func add(_ action: Action?, _ cards: [String]) {
    guard let action else { return }
    note(action)
    owners[action.path] = Owner(listPath: nil, cardPaths: cards)
  }

  private mutating func note(_ action: Action) {
    actions[action.path] = action
    if action.isConditional { conditionalActions.append(action) }
  }

  private mutating func add(_ list: [Action], at listPath: String, _ cards: [String]) {
    for action in list {
      note(action)
      owners[action.path] = Owner(listPath: listPath, cardPaths: cards)
      if let card = action.shownCard { add(card, around: cards) }
    }
  }
}

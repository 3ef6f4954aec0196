/// The walk: as deep as the reader lets elements and cards nest, which is bounded.
extension CardSurvey {
  /// Where something stands: what is around it.
  private struct Around {
    var item: Int?
    var scope: Int
    var depth: Int
  }

  /// Adds a card; `scope` and `item` are those of the ShowCard that opens it.
  mutating func walk(_ card: Card, scope parent: Int?, item: Int?) {
    let around = Around(item: nil, scope: scopes.count, depth: 0)
    scopes.append(Scope(card: card, parent: parent, item: item))
    for element in card.body { walk(element, in: around) }
    walk(card.selectAction, as: .silent, in: around)
    walk(list: card.actions, in: around)
  }

  private mutating func walk(_ element: Element, in around: Around) {
    let inside = add(element.typeName, element.common, element, in: around)
    // In its place, so not inside of it.
    if case .content(let other)? = element.common.fallback { walk(other, in: around) }
    walk(actionsOf: element, in: inside)
    walk(partsOf: element, in: inside)
  }

  /// The actions of what holds no other elements.
  ///
  /// Apart from what does, as a switch makes room on the stack for all of its values at every level.
  private mutating func walk(actionsOf element: Element, in inside: Around) {
    if let input = element.input { walk(input.valueChangedAction, as: .silent, in: inside) }
    switch element {
    case .textBlock, .factSet, .media, .inputNumber, .inputDate, .inputTime, .inputToggle,
      .inputChoiceSet, .inputRating, .rating, .badge, .progressBar, .progressRing, .codeBlock,
      .chart, .container, .columnSet, .table, .carousel, .imageSet, .actionSet, .unknown:
      break
    case .richTextBlock(let text):
      for run in text.inlines { walk(run.selectAction, as: .silent, in: inside) }
    case .image(let image): walk(image.selectAction, as: .silent, in: inside)
    case .inputText(let input): walk(input.inlineAction, as: .inline, in: inside)
    case .icon(let icon): walk(icon.selectAction, as: .silent, in: inside)
    case .compoundButton(let button): walk(button.selectAction, as: .silent, in: inside)
    }
  }

  private mutating func walk(partsOf element: Element, in inside: Around) {
    switch element {
    case .container(let container): walk(container, in: inside)
    case .columnSet(let set):
      for column in set.columns { walk(column, in: inside) }
      walk(set.selectAction, as: .silent, in: inside)
    case .table(let table):
      for row in table.rows {
        let cells = add("TableRow", row.common, nil, in: inside)
        for cell in row.cells { walk(cell.container, as: "TableCell", in: cells) }
      }
    case .carousel(let carousel):
      for page in carousel.pages { walk(page.container, as: "CarouselPage", in: inside) }
    case .imageSet(let set):
      for image in set.images { walk(.image(image), in: inside) }
    case .actionSet(let set): walk(list: set.actions, in: inside)
    case .textBlock, .richTextBlock, .factSet, .image, .media, .inputText, .inputNumber,
      .inputDate, .inputTime, .inputToggle, .inputChoiceSet, .inputRating, .rating, .icon, .badge,
      .progressBar, .progressRing, .codeBlock, .compoundButton, .chart, .unknown:
      break
    }
  }

  /// Notes an item; the result is where things inside of it stand.
  private mutating func add(
    _ typeName: String, _ common: ElementCommon, _ element: Element?, in around: Around
  ) -> Around {
    items.append(
      Item(
        typeName: typeName, common: common, element: element, parent: around.item,
        scope: around.scope, depth: around.depth))
    return Around(item: items.count - 1, scope: around.scope, depth: around.depth + 1)
  }

  private mutating func walk(_ column: Column, in around: Around) {
    walk(column.container, as: "Column", in: around)
    if case .content(let other)? = column.fallback { walk(other, in: around) }
  }

  private mutating func walk(_ part: Container, as typeName: String, in around: Around) {
    walk(part, in: add(typeName, part.common, nil, in: around))
  }

  private mutating func walk(_ container: Container, in inside: Around) {
    for element in container.items { walk(element, in: inside) }
    walk(container.selectAction, as: .silent, in: inside)
  }

  private mutating func walk(list actions: [Action], in around: Around) {
    if !actions.isEmpty { lists.append(actions) }
    for action in actions { walk(action, as: .button, in: around) }
  }

  private mutating func walk(_ action: Action?, as role: Use.Role, in around: Around) {
    guard let action else { return }
    uses.append(Use(action: action, role: role, item: around.item, scope: around.scope))
    if case .content(let other)? = action.fallback { walk(other, as: role, in: around) }
    for other in action.menuActions { walk(other, as: .button, in: around) }
    if let card = action.shownCard { walk(card, scope: around.scope, item: around.item) }
  }
}

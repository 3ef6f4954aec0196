/// The walk: as deep as the reader lets elements and cards nest, which is bounded.
extension CardSurvey {
  /// Adds a card; `scope` and `item` are those of the ShowCard that opens it.
  mutating func walk(_ card: Card, scope parent: Int?, item: Int?) {
    let scope = scopes.count
    scopes.append(Scope(card: card, parent: parent, item: item))
    for element in card.body { walk(element, parent: nil, scope: scope, depth: 0) }
    walk(card.selectAction, as: .select, item: nil, scope: scope)
    walk(card.actions, path: card.actionsPath, item: nil, scope: scope)
  }

  private mutating func walk(_ element: Element, parent: Int?, scope: Int, depth: Int) {
    let item = items.count
    items.append(
      Item(
        typeName: element.typeName, common: element.common, element: element, parent: parent,
        scope: scope, depth: depth))
    switch element {
    case .textBlock, .factSet, .media, .inputNumber, .inputDate, .inputTime, .inputToggle,
      .inputChoiceSet, .inputRating, .rating, .badge, .progressBar, .progressRing, .codeBlock,
      .chart, .unknown:
      break
    case .richTextBlock(let text):
      for run in text.inlines { walk(run.selectAction, as: .select, item: item, scope: scope) }
    case .container(let container): walkInside(container, item: item)
    case .columnSet(let set):
      for column in set.columns { walk(column.container, as: "Column", parent: item) }
      walk(set.selectAction, as: .select, item: item, scope: scope)
    case .table(let table):
      for row in table.rows {
        let place = addPart(row.common, as: "TableRow", parent: item)
        for cell in row.cells { walk(cell.container, as: "TableCell", parent: place) }
      }
    case .carousel(let carousel):
      for page in carousel.pages { walk(page.container, as: "CarouselPage", parent: item) }
    case .imageSet(let set):
      for image in set.images {
        let place = addPart(image.common, as: "Image", element: .image(image), parent: item)
        walk(image.selectAction, as: .select, item: place, scope: scope)
      }
    case .icon(let icon): walk(icon.selectAction, as: .select, item: item, scope: scope)
    case .compoundButton(let button):
      walk(button.selectAction, as: .select, item: item, scope: scope)
    case .image(let image): walk(image.selectAction, as: .select, item: item, scope: scope)
    case .actionSet(let set):
      walk(set.actions, path: set.listPath, item: item, scope: scope)
    case .inputText(let input): walk(input.inlineAction, as: .inline, item: item, scope: scope)
    }
  }

  /// A container that is a part of an element: a column, a cell, a page.
  private mutating func walk(_ container: Container, as typeName: String, parent: Int) {
    let item = addPart(container.common, as: typeName, parent: parent)
    walkInside(container, item: item)
  }

  private mutating func addPart(
    _ common: ElementCommon, as typeName: String, element: Element? = nil, parent: Int
  ) -> Int {
    items.append(
      Item(
        typeName: typeName, common: common, element: element, parent: parent,
        scope: items[parent].scope, depth: items[parent].depth + 1))
    return items.count - 1
  }

  private mutating func walkInside(_ container: Container, item: Int) {
    let around = items[item]
    for element in container.items {
      walk(element, parent: item, scope: around.scope, depth: around.depth + 1)
    }
    walk(container.selectAction, as: .select, item: item, scope: around.scope)
  }

  private mutating func walk(_ actions: [Action], path: String, item: Int?, scope: Int) {
    if !actions.isEmpty { lists.append(ActionList(path: path, actions: actions)) }
    for action in actions { walk(action, as: .button, item: item, scope: scope) }
  }

  private mutating func walk(_ action: Action?, as role: Use.Role, item: Int?, scope: Int) {
    guard let action else { return }
    uses.append(Use(action: action, role: role, item: item, scope: scope))
    if let card = action.shownCard { walk(card, scope: scope, item: item) }
  }
}

internal import AdaptiveCards
internal import Canvas

/// Lays out elements: each function gives the box of one kind for a width.
struct Layouter {
  let state: CardState
  let theme: Theme
  let metrics: Metrics
  let host: HostConfig
  /// The language of dates; nil is English.
  let language: String?

  /// The card itself, with its padding.
  func root(_ card: Card, width: Int) -> Box {
    let surroundings = Surroundings(
      style: .default, background: .terminal, horizontalAlignment: .left, isRootCard: true)
    var box = padded(width: width) { inner in self.contents(of: card, width: inner, surroundings) }
    box.node = Box.Node(path: card.path, type: "AdaptiveCard")
    return selectable(box, card.selectAction)
  }

  /// Body and actions of a card, one below the other.
  func contents(of card: Card, width: Int, _ surroundings: Surroundings) -> Box {
    var stack = Stack(width: width)
    add(card.body, to: &stack, surroundings)
    if let actions = actionList(
      card.actions, at: card.actionsPath, orientation: nil, width: width, surroundings)
    {
      stack.add(actions, rowsAbove: metrics.rows(host.actions.spacing))
    }
    return stack.box
  }

  /// Elements one below the other, with their spacing and separators.
  func stacked(_ elements: [Element], width: Int, _ surroundings: Surroundings) -> Box {
    var stack = Stack(width: width)
    add(elements, to: &stack, surroundings)
    return stack.box
  }

  private func add(_ elements: [Element], to stack: inout Stack, _ surroundings: Surroundings) {
    for element in elements where state.isVisible(element) {
      guard var box = layout(element, width: stack.width, surroundings), box.size.height > 0 else {
        continue
      }
      box.node = Box.Node(
        path: element.common.path, type: element.typeName, id: element.common.id)
      let line = element.common.separator ? theme.line(on: surroundings.background) : nil
      stack.add(box, rowsAbove: metrics.rows(element.common.spacing), separator: line)
    }
  }

  /// The box of an element; nil when there is nothing to draw.
  func layout(_ element: Element, width: Int, _ surroundings: Surroundings) -> Box? {
    switch element {
    case .textBlock(let block): textBlock(block, width: width, surroundings)
    case .richTextBlock(let block): richTextBlock(block, width: width, surroundings)
    case .container(let container): self.container(container, width: width, surroundings)
    case .columnSet(let set): columnSet(set, width: width, surroundings)
    case .factSet(let set): factSet(set, width: width, surroundings)
    case .image(let image): self.image(image, width: width, surroundings)
    case .actionSet(let set):
      actionList(
        set.actions, at: set.listPath, orientation: set.orientation, width: width,
        surroundings.inBody)
    case .inputText(let input): inputText(input, width: width, surroundings)
    case .inputNumber(let input): inputNumber(input, width: width, surroundings)
    case .inputDate(let input): inputDate(input, width: width, surroundings)
    case .inputTime(let input): inputTime(input, width: width, surroundings)
    case .inputToggle(let input): inputToggle(input, width: width, surroundings)
    case .inputChoiceSet(let set): inputChoiceSet(set, width: width, surroundings)
    case .inputRating(let input): inputRating(input, width: width, surroundings)
    case .table, .carousel, .imageSet, .media, .rating, .icon, .badge, .progressBar,
      .progressRing, .codeBlock, .compoundButton:
      plain(element, width: width, surroundings)
    case .chart, .unknown: nil
    }
  }

  /// The columns that an element takes when it may have all it wants; for `auto` columns.
  func naturalWidth(_ element: Element) -> Int {
    guard state.isVisible(element) else { return 0 }
    switch element {
    case .textBlock(let block): return text(of: block, on: .terminal).naturalWidth
    case .richTextBlock(let block): return text(of: block, on: .terminal).naturalWidth
    case .container(let container):
      return naturalWidth(container.items)
        + (container.style == nil ? 0 : 2 * Metrics.paddingColumns)
    case .columnSet(let set):
      let gaps = set.columns.dropFirst().reduce(0) {
        $0 + metrics.columns($1.container.common.spacing)
      }
      return set.columns.reduce(gaps) { $0 + naturalWidth($1.container.items) }
    case .factSet(let set):
      let (titles, values) = factTexts(set, on: .terminal)
      let title = titles.map(\.naturalWidth).max() ?? 0
      return min(title, Metrics.factTitleColumns) + Metrics.factGap
        + (values.map(\.naturalWidth).max() ?? 0)
    case .image(let image): return imageSize(image, width: .max).width
    case .actionSet(let set): return naturalWidth(ofActions: set)
    case .inputText, .inputNumber, .inputDate, .inputTime, .inputToggle, .inputChoiceSet,
      .inputRating:
      return inputColumns(of: element)
    case .table, .carousel, .imageSet, .media, .rating, .icon, .badge, .progressBar,
      .progressRing, .codeBlock, .compoundButton:
      return plainWidth(element)
    case .chart, .unknown: return 0
    }
  }

  func naturalWidth(_ elements: [Element]) -> Int {
    elements.map(naturalWidth).max() ?? 0
  }

  /// Content with the padding of a card or a styled container around it.
  func padded(width: Int, content: (Int) -> Box) -> Box {
    // Too narrow for padding, the content comes first.
    let columns = width > 4 * Metrics.paddingColumns ? Metrics.paddingColumns : 0
    let inner = content(width - 2 * columns).placed(x: columns, y: Metrics.paddingRows)
    return Box(
      size: Size(width: width, height: inner.size.height + 2 * Metrics.paddingRows),
      children: [inner])
  }

  /// A box that can be pressed as a whole, when it has a select action.
  func selectable(_ box: Box, _ action: Action?) -> Box {
    guard let action, host.supportsInteractivity else { return box }
    var box = box
    box.focus = focusable(action, label: action.title ?? action.tooltip)
    return box
  }
}

extension Surroundings {
  /// For lists of actions in the body, which never count as the root's.
  var inBody: Surroundings {
    var copy = self
    copy.isRootCard = false
    return copy
  }
}

/// Boxes one below the other.
struct Stack {
  let width: Int
  private(set) var height = 0
  private var children: [Box] = []

  init(width: Int) { self.width = width }

  /// Adds a box below; spacing and separator are left out above the first one.
  mutating func add(_ box: Box, rowsAbove: Int, separator: Style? = nil) {
    if height > 0 {
      // The line is drawn inside of the spacing and never takes more than one row.
      let rows = separator == nil ? rowsAbove : max(1, rowsAbove)
      if let separator {
        children.append(
          Box(
            origin: Point(x: 0, y: height + (rows - 1) / 2), size: Size(width: width, height: 1),
            content: .rule(separator)))
      }
      height += rows
    }
    children.append(box.placed(x: box.origin.x, y: height))
    height += box.size.height
  }

  var box: Box { Box(size: Size(width: width, height: height), children: children) }
}

internal import AdaptiveCards
internal import Canvas

/// Lays out elements: each function gives the box of one kind for a width.
///
/// A class, as every container lends it to a closure and it holds much.
final class Layouter {
  let state: CardState
  let theme: Theme
  let metrics: Metrics
  let host: HostConfig
  /// The language of dates; nil is English.
  let language: String?
  /// The width class of the card for `targetWidth`.
  let widthClass: TargetWidth.Size?
  let memory: LayoutMemory
  /// Texts whose width was asked for, by their pointers.
  var measured: [String: MeasuredText] = [:]

  init(
    state: CardState, theme: Theme, host: HostConfig, language: String?, width: Int,
    memory: LayoutMemory
  ) {
    self.state = state
    self.theme = theme
    self.host = host
    self.language = language
    self.memory = memory
    metrics = Metrics(host: host)
    widthClass = Metrics.widthClass(of: width, host: host)
  }

  /// The card itself, with its padding.
  func root(_ card: Card, width: Int) -> Box {
    let style = host.adaptiveCard.allowCustomStyle ? card.style ?? .default : .default
    var surroundings = Surroundings(
      style: style, background: theme.palette.background(of: style),
      horizontalAlignment: .left, isRootCard: true
    ).aligned(nil, card.verticalContentAlignment, rtl: card.rtl)
    surroundings.margins = metrics.padding(width: width)
    var box = contents(of: card, width: width, surroundings)
    if box.size.height == 0 { box.size.height = 2 * metrics.paddingRows }
    box = box.grown(to: Metrics.rows(pixels: card.minHeight ?? 0))
    if surroundings.background != .terminal {
      box.content = .fill(Style(background: surroundings.background))
    }
    box.node = Box.Node(path: card.path, type: "AdaptiveCard")
    return selectable(box, card.selectAction)
  }

  /// Body and actions of a card, one below the other; the margins of the surroundings included.
  func contents(of card: Card, width: Int, _ surroundings: Surroundings) -> Box {
    let margins = surroundings.margins
    let inner = max(1, width - margins.columns)
    guard
      var actions = actionList(
        card.actions, at: card.actionsPath, orientation: nil, alignment: nil, width: inner,
        surroundings.with(.none))
    else { return items(card.body, card.layouts, width: width, surroundings) }
    var aboveActions = surroundings
    aboveActions.margins.bottom = 0
    let body = items(card.body, card.layouts, width: width, aboveActions)
    var stack = Stack(width: width, margins: margins, growing: surroundings.verticalAlignment)
    if body.size.height == 0 {
      stack.skip(margins.top)
    } else {
      stack.add(body, rowsAbove: 0)
    }
    actions.origin.x = margins.left
    stack.add(actions, rowsAbove: metrics.rows(host.actions.spacing))
    stack.skip(margins.bottom)
    return stack.box
  }

  /// Whether an element is to be seen in a card of this width.
  func shows(_ common: ElementCommon) -> Bool {
    state.isVisible(common) && (common.targetWidth?.includes(widthClass) ?? true)
  }

  /// The box of an element; nil when there is nothing to draw.
  ///
  /// - Parameter known: a text as it was measured.
  func layout(
    _ element: Element, known: MeasuredText? = nil, width: Int, _ surroundings: Surroundings
  ) -> Box? {
    switch element.nesting {
    case .container: container(element, width: width, surroundings)
    case .columnSet: columnSet(element, width: width, surroundings)
    case .table: table(element, width: width, surroundings)
    case .carousel: carousel(element, width: width, surroundings)
    case .actionSet: actionSet(element, width: width, surroundings)
    case .none: leaf(element, known: known, width: width, surroundings)
    }
  }

  /// The box of what holds no other elements.
  private func leaf(
    _ element: Element, known: MeasuredText?, width: Int, _ surroundings: Surroundings
  ) -> Box? {
    switch element {
    case .textBlock(let block): textBlock(block, known: known, width: width, surroundings)
    case .richTextBlock(let block): richTextBlock(block, width: width, surroundings)
    case .factSet(let set): factSet(set, width: width, surroundings)
    case .image(let image): self.image(image, width: width, surroundings)
    case .inputText(let input): inputText(input, width: width, surroundings)
    case .inputNumber(let input): inputNumber(input, width: width, surroundings)
    case .inputDate(let input): inputDate(input, width: width, surroundings)
    case .inputTime(let input): inputTime(input, width: width, surroundings)
    case .inputToggle(let input): inputToggle(input, width: width, surroundings)
    case .inputChoiceSet(let set): inputChoiceSet(set, width: width, surroundings)
    case .inputRating(let input): inputRating(input, width: width, surroundings)
    case .imageSet(let set): imageSet(set, width: width, surroundings)
    case .media(let media): self.media(media, width: width, surroundings)
    case .rating(let rating): self.rating(rating, width: width, surroundings)
    case .icon(let icon): self.icon(icon, width: width, surroundings)
    case .badge(let badge): self.badge(badge, width: width, surroundings)
    case .progressBar(let bar): progressBar(bar, width: width, surroundings)
    case .progressRing(let ring): progressRing(ring, width: width, surroundings)
    case .codeBlock(let block): codeBlock(block, width: width, surroundings)
    case .compoundButton(let button): compoundButton(button, width: width, surroundings)
    case .chart(let chart): self.chart(chart, width: width, surroundings)
    case .container, .columnSet, .table, .carousel, .actionSet, .unknown: nil
    }
  }

  /// The columns that an element takes when it may have all it wants; for `auto` columns.
  func naturalWidth(_ element: Element) -> Int {
    guard shows(element.common) else { return 0 }
    switch element {
    case .container(let container): return naturalWidth(of: container)
    case .columnSet(let set): return naturalWidth(of: set)
    case .table(let table): return naturalWidth(ofTable: table)
    case .carousel(let carousel): return naturalWidth(ofCarousel: carousel)
    case .textBlock, .richTextBlock, .factSet, .image, .imageSet, .media, .actionSet, .inputText,
      .inputNumber, .inputDate, .inputTime, .inputToggle, .inputChoiceSet, .inputRating, .rating,
      .icon, .badge, .progressBar, .progressRing, .codeBlock, .compoundButton, .chart, .unknown:
      return naturalWidth(ofLeaf: element)
    }
  }

  private func naturalWidth(ofLeaf element: Element) -> Int {
    switch element {
    case .textBlock(let block): return widths(of: block).natural
    case .richTextBlock(let block): return text(of: block, on: .terminal).naturalWidth
    case .factSet(let set):
      let (titles, values) = factTexts(set, on: .terminal)
      let title = titles.map(\.naturalWidth).max() ?? 0
      let value = values.map(\.naturalWidth).max() ?? 0
      return min(title, Metrics.mostColumns(host.factSet.title)) + metrics.factGap
        + min(value, Metrics.mostColumns(host.factSet.value))
    case .image(let image): return naturalWidth(ofImage: image)
    case .actionSet(let set): return naturalWidth(ofActions: set)
    case .inputText, .inputNumber, .inputDate, .inputTime, .inputToggle, .inputChoiceSet,
      .inputRating:
      return inputColumns(of: element)
    case .imageSet(let set): return naturalWidth(ofImages: set)
    case .media(let media): return naturalWidth(ofMedia: media)
    case .rating(let rating): return ratingText(rating, on: .terminal).naturalWidth
    case .icon(let icon): return iconText(icon.name).width
    case .badge(let badge): return naturalWidth(ofBadge: badge)
    case .progressBar: return Metrics.inputColumns
    case .progressRing(let ring): return naturalWidth(ofRing: ring)
    case .codeBlock(let block): return naturalWidth(ofCode: block)
    case .compoundButton(let button): return naturalWidth(ofCompoundButton: button)
    case .chart: return Metrics.usualChart
    case .container, .columnSet, .table, .carousel, .unknown: return 0
    }
  }

  func naturalWidth(_ elements: [Element]) -> Int {
    elements.map { naturalWidth($0) }.max() ?? 0
  }

  /// A box that can be pressed as a whole, when it has a select action.
  func selectable(_ box: Box, _ action: Action?) -> Box {
    guard let action, host.supportsInteractivity else { return box }
    var box = box
    box.focus = focusable(action, label: action.title ?? action.tooltip)
    return box
  }
}

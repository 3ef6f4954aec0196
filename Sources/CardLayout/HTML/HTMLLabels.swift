internal import AdaptiveCards

/// Which texts of a card are the labels of inputs (`labelFor`).
struct HTMLLabels {
  private var paths: [String: String] = [:]
  private var labelled: Set<String> = []

  init(_ body: [Element]) {
    var waiting = body
    while let element = waiting.popLast() {
      if let id = element.common.id, element.input != nil { paths[id] = element.common.path }
      switch element {
      case .textBlock(let block): if let id = block.labelFor { labelled.insert(id) }
      case .container(let container): waiting += container.items
      case .columnSet(let set): waiting += set.columns.flatMap(\.container.items)
      case .table(let table): waiting += table.rows.flatMap(\.cells).flatMap(\.container.items)
      case .carousel(let carousel): waiting += carousel.pages.flatMap(\.container.items)
      case .richTextBlock, .factSet, .image, .imageSet, .media, .actionSet, .inputText,
        .inputNumber, .inputDate, .inputTime, .inputToggle, .inputChoiceSet, .inputRating, .rating,
        .icon, .badge, .progressBar, .progressRing, .codeBlock, .compoundButton, .chart, .unknown:
        break
      }
    }
  }

  /// The pointer of the input with an id.
  func path(ofInput id: String) -> String? { paths[id] }

  /// Whether a text of the card is the label of the element with this id.
  func hasLabel(_ id: String?) -> Bool { id.map(labelled.contains) ?? false }
}

internal import AdaptiveCards
internal import Canvas
internal import CardLayout

/// What a card without a name is called in a list: its first text.
enum CardTitle {
  /// A card that has no text among so many elements is called otherwise.
  private static let mostElements = 50
  /// A list is not wider than this.
  private static let mostBytes = 200

  static func of(_ card: Card) -> String? {
    // The elements still to be looked at, the next one last.
    var waiting = Array(card.body.prefix(mostElements).reversed())
    for _ in 0..<mostElements {
      guard let element = waiting.popLast() else { return nil }
      if let text = text(of: element) { return text }
      waiting += contents(of: element).prefix(mostElements).reversed()
    }
    return nil
  }

  private static func text(of element: Element) -> String? {
    switch element {
    case .textBlock(let block): line(block.text)
    case .richTextBlock(let block): line(block.inlines.map(\.text).joined())
    case .container, .columnSet, .table, .carousel, .factSet, .image, .imageSet, .media,
      .actionSet, .inputText, .inputNumber, .inputDate, .inputTime, .inputToggle,
      .inputChoiceSet, .inputRating, .rating, .icon, .badge, .progressBar, .progressRing,
      .codeBlock, .compoundButton, .chart, .unknown:
      nil
    }
  }

  private static func contents(of element: Element) -> [Element] {
    switch element {
    case .container(let container): container.items
    case .columnSet(let set): set.columns.flatMap(\.container.items)
    case .table(let table): table.rows.first?.cells.flatMap(\.container.items) ?? []
    case .carousel(let carousel): carousel.pages.first?.container.items ?? []
    case .textBlock, .richTextBlock, .factSet, .image, .imageSet, .media, .actionSet, .inputText,
      .inputNumber, .inputDate, .inputTime, .inputToggle, .inputChoiceSet, .inputRating, .rating,
      .icon, .badge, .progressBar, .progressRing, .codeBlock, .compoundButton, .chart, .unknown:
      []
    }
  }

  /// The first line of a text as it is drawn; nil when that is blank.
  private static func line(_ text: String) -> String? {
    let start = String(decoding: text.utf8.prefix(mostBytes), as: UTF8.self)
    for paragraph in CardText.paragraphs(start) {
      let line = paragraph.text.string.prefix { $0 != "\n" }
      if line.contains(where: { $0 != " " }) { return String(line) }
    }
    return nil
  }
}

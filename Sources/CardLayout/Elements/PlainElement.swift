internal import AdaptiveCards
internal import Canvas

/// What an element says in plain lines, for kinds that have no drawing of their own.
enum PlainElement {
  /// The lines of an element; none when there is nothing to say.
  static func lines(of element: Element) -> [String] {
    switch element {
    case .table(let table): table.rows.map(line)
    case .carousel(let carousel): carousel.pages.flatMap { lines(of: $0.container.items) }
    case .imageSet(let set): set.images.map { "[\($0.altText ?? "image")]" }
    case .media(let media):
      ["▶ " + (media.altText ?? "media")] + media.sources.prefix(1).map(\.url)
    case .rating(let rating): [stars(rating.value ?? 0, of: rating.max)]
    case .icon(let icon): ["[\(icon.name)]"]
    case .badge(let badge): [badge.text ?? badge.icon ?? ""]
    case .progressBar(let bar): [bar.fraction.map { "\(Int($0 * 100)) %" } ?? "…"]
    case .progressRing(let ring): [ring.label ?? "…"]
    case .codeBlock(let block):
      block.codeSnippet.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    case .compoundButton(let button): [button.title] + (button.description.map { [$0] } ?? [])
    case .textBlock(let block): [block.text]
    case .richTextBlock(let block): [block.inlines.map(\.text).joined()]
    case .container(let container): lines(of: container.items)
    case .columnSet(let set): set.columns.flatMap { lines(of: $0.container.items) }
    case .factSet(let set): set.facts.map { $0.title + " " + $0.value }
    case .image(let image): ["[\(image.altText ?? "image")]"]
    case .actionSet, .inputText, .inputNumber, .inputDate, .inputTime, .inputToggle,
      .inputChoiceSet, .inputRating, .chart, .unknown:
      []
    }
  }

  private static func lines(of elements: [Element]) -> [String] { elements.flatMap(lines) }

  private static func line(_ row: TableRow) -> String {
    row.cells.map { lines(of: $0.container.items).joined(separator: " ") }
      .joined(separator: " │ ")
  }

  private static func stars(_ value: Double, of most: Double) -> String {
    let whole = Int(min(max(value, 0), 10).rounded())
    return String(repeating: "★", count: whole)
      + String(repeating: "☆", count: max(0, Int(min(max(most, 0), 10)) - whole))
  }
}

extension Layouter {
  func plain(_ element: Element, width: Int, _ surroundings: Surroundings) -> Box? {
    let style = theme.plain(on: surroundings.background)
    var stack = Stack(width: width)
    for line in PlainElement.lines(of: element) {
      let lines = StyledText([StyledText.Run(SafeText(line), style: style)])
        .lines(width: width, wrap: true, ellipsis: ellipsis)
      stack.add(
        Box(size: Size(width: width, height: lines.count), content: .lines(lines, .left)),
        rowsAbove: 0)
    }
    return stack.height > 0 ? stack.box : nil
  }

  func plainWidth(_ element: Element) -> Int {
    PlainElement.lines(of: element).map { SafeText($0).width }.max() ?? 0
  }
}

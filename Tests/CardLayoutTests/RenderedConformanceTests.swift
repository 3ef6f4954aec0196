import AdaptiveCards
import Canvas
import Foundation
import TestSupport
import Testing

@testable import CardLayout

/// What the JavaScript reference shows of Microsoft's sample cards, as texts in order and buttons.
@Suite(
  "What the reference shows",
  .enabled(if: Conformance.isThere, Comment(rawValue: Conformance.skipped)))
struct RenderedConformanceTests {
  struct Shown: Decodable {
    var rendered: Bool
    var text: [String]
    var buttons: [String]
  }

  private struct Suite: Decodable { var cases: [String: Shown] }

  /// Templates are read as they are here, so what they expand to is not looked for.
  static func cases() throws -> [String: Shown] {
    try JSONDecoder().decode(Suite.self, from: Data(Conformance.file("rendered.json"))).cases
      .filter { !$0.key.hasPrefix("Templates/") && $0.value.rendered }
  }

  /// Samples of which we show something else, and why.
  static let exceptions: [String: String] = [
    "v1.0/Tests/AdaptiveCard.MinVersion.json": "a card that is too new shows its fallback text",
    "v1.0/Tests/AdaptiveCard.MissingVersion.json": "without a version there is still a card",
    "v1.6/Elements/Carousel.Styles.json": "of two carousels the pages are turned together here",
    "v1.1/Tests/FactSet.MarkdownAndDateTime.json": "dates are in the card's language, Spanish",
    "v1.2/Tests/newline_card.json": "a number without an item is no list",
  ]

  /// Samples that only a narrow card shows in another order, and why.
  static let narrow: [String: String] = [
    "v1.5/Scenarios/FlightUpdateTable.json": "a folded table has its headings beside the cells"
  ]

  /// The card as a person sees it after unfolding what is cut, once for each page of its carousels.
  private func drawings(of card: Card, width: Int) -> [CardDrawing] {
    var state = CardState()
    var drawing = CardDrawing(card: card, state: state, theme: Theme(.none), width: width)
    for stop in drawing.stops {
      if case .unfold(let path) = stop.item.target { state.unfolded.insert(path) }
    }
    drawing = CardDrawing(card: card, state: state, theme: Theme(.none), width: width)
    let carousels = drawing.stops.compactMap { stop in
      if case .pages(let spot) = stop.item.target { spot } else { nil }
    }
    let pages = carousels.map(\.count).max() ?? 1
    return (0..<pages).map { page in
      for spot in carousels { state.pages[spot.path] = min(page, spot.count - 1) }
      return CardDrawing(card: card, state: state, theme: Theme(.none), width: width)
    }
  }

  /// Everything that is read on the card, in order, without blanks: where rows end is our choice.
  private func words(of drawing: CardDrawing) -> String {
    var words = ""
    drawing.root.walk { box, _ in
      switch box.content {
      case .lines(let lines, _): for line in lines { words += line.string }
      case .button(let button): words += button.rows.map(\.string).joined(separator: " ")
      case .drawing(let lines): for line in lines { words += line.string }
      case .tick: words += box.focus?.title ?? ""  // whole when it has the focus
      case .field, .picker, .stars, .counter, .fill, .frame, .rule, .columnRules, .gridLine, nil:
        break
      }
    }
    return String(words.filter { !$0.isWhitespace })
  }

  private func missing(in path: String, _ shown: Shown, width: Int) throws -> [String] {
    let source = SourceText(name: path, bytes: try Conformance.file("cards/" + path))
    let card = try #require(CardReader.read(source).card)
    let drawings = drawings(of: card, width: width)
    let choices = Self.choices(in: card.body)
    let words = drawings.map(words).joined()
    var rest = words[...]
    var missing: [String] = []
    for text in shown.text.map(Self.wanted) where !text.isEmpty && !choices.contains(text) {
      if let found = rest.range(of: text) {
        rest = rest[found.upperBound...]
      } else {
        missing.append(text)
      }
    }
    let titles = drawings.flatMap(\.stops).map(\.item.title)
    // A button without a title has one of ours, and the reference tells of disabled ones in words.
    for button in shown.buttons where !["", "InlineAction"].contains(Self.wanted(button)) {
      let title = button.replacingOccurrences(of: " (disabled)", with: "")
      if !titles.contains(title) { missing.append("[\(title)]") }
    }
    return missing
  }

  /// A text without blanks, and without the mark that the reference has before items of a list.
  private static func wanted(_ text: String) -> String {
    let item = text.hasPrefix("- ") ? String(text.dropFirst(2)) : text
    return String(SafeText(item).string.filter { !$0.isWhitespace })
  }

  /// What the reference shows of a field that opens a list of choices: all of them in one piece.
  private static func choices(in elements: [Element]) -> Set<String> {
    var found: Set<String> = []
    for element in elements {
      if case .inputChoiceSet(let input) = element {
        let all = wanted(input.choices.map(\.title).joined())
        found.formUnion([all, wanted((input.placeholder ?? "") + all)])
      } else if case .container(let container) = element {
        found.formUnion(choices(in: container.items))
      } else if case .columnSet(let set) = element {
        for column in set.columns { found.formUnion(choices(in: column.container.items)) }
      }
    }
    return found
  }

  @Test("every text is on our card in the same order, and every button", arguments: [40, 80, 120])
  func texts(width: Int) throws {
    let cases = try Self.cases()
    try #require(cases.count > 150)
    for (path, shown) in cases.sorted(by: { $0.key < $1.key }) {
      let missing = try missing(in: path, shown, width: width)
      let isException = Self.exceptions[path] != nil || width == 40 && Self.narrow[path] != nil
      if !isException {
        #expect(missing == [], "\(path)")
      } else {
        #expect(missing != [], "\(path) is no exception any more")
      }
    }
  }
}

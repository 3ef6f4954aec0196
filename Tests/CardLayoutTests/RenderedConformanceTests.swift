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
  static let exceptions: [String: String] = [:]

  /// All that is cut is unfolded first, as a person would do.
  private func drawing(of path: String, width: Int) throws -> CardDrawing {
    let source = SourceText(name: path, bytes: try Conformance.file("cards/" + path))
    let card = try #require(CardReader.read(source).card)
    var state = CardState()
    var drawing = CardDrawing(card: card, state: state, theme: Theme(.none), width: width)
    for stop in drawing.stops {
      if case .unfold(let path) = stop.item.target { state.unfolded.insert(path) }
    }
    drawing = CardDrawing(card: card, state: state, theme: Theme(.none), width: width)
    return drawing
  }

  /// Everything that is read on the card, in order, without blanks: where rows end is our choice.
  private func words(of drawing: CardDrawing) -> String {
    var words = ""
    drawing.root.walk { box, _ in
      switch box.content {
      case .lines(let lines, _): for line in lines { words += line.string }
      case .button(let button): words += button.title.string
      case .drawing(let lines): for line in lines { words += line.string }
      case .field, .fill, .frame, .rule, nil: break
      }
    }
    return String(words.filter { !$0.isWhitespace })
  }

  private func missing(in path: String, _ shown: Shown, width: Int) throws -> [String] {
    let drawing = try drawing(of: path, width: width)
    let words = words(of: drawing)
    var rest = words[...]
    var missing: [String] = []
    for text in shown.text {
      let wanted = String(SafeText(text).string.filter { !$0.isWhitespace })
      if let found = rest.range(of: wanted) {
        rest = rest[found.upperBound...]
      } else {
        missing.append(text)
      }
    }
    let titles = drawing.stops.map(\.item.title)
    return missing + shown.buttons.filter { !titles.contains($0) }.map { "[\($0)]" }
  }

  @Test("every text is on our card in the same order, and every button", arguments: [40, 80, 120])
  func texts(width: Int) throws {
    let cases = try Self.cases()
    try #require(cases.count > 150)
    for (path, shown) in cases.sorted(by: { $0.key < $1.key }) {
      let missing = try missing(in: path, shown, width: width)
      if Self.exceptions[path] == nil {
        #expect(missing == [], "\(path)")
      } else {
        #expect(missing != [], "\(path) is no exception any more")
      }
    }
  }
}

import AdaptiveCards
import Canvas
import Foundation
import TestSupport
import Testing

@testable import CardLayout

/// Pages and pictures of all cards there are: whole, harmless, and with all texts.
@Suite("Pages and pictures of real cards")
struct HTMLConformanceTests {
  private struct Suite: Decodable { var cases: [String: Case] }

  private struct Case: Decodable {
    var rendered: Bool
    var text: [String]
    var buttons: [String]
  }

  private func card(_ path: String) throws -> Card? {
    CardReader.read(SourceText(name: path, bytes: try Files.read(path))).card
  }

  private func checkPage(_ card: Card, _ name: Comment) throws -> ParsedMarkup {
    let page = HTMLPage(
      [HTMLPage.Entry(card, state: CardState())], host: HostConfig(), theme: .auto)
    let parsed = try ParsedMarkup(page.text, voids: ParsedMarkup.voids)
    for element in parsed.elements {
      #expect(!["script", "iframe", "object", "embed", "link"].contains(element.name), name)
      #expect(!element.attributes.keys.contains { $0.hasPrefix("on") }, name)
      if let address = element.attributes["href"] { #expect(LinkAddress.isSafe(address), name) }
      if element.name == "img" { #expect(element.attributes["alt"] != nil, name) }
      if ["select", "textarea"].contains(element.name) {
        let id = element.attributes["id"]
        let isLabelled =
          element.attributes["aria-label"] != nil
          || parsed.all("label").contains { $0.attributes["for"] == id }
        #expect(isLabelled, name)
      }
    }
    let ids = parsed.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count, name)
    return parsed
  }

  @Test("the program's own cards, in every theme")
  func own() throws {
    for name in Files.names(in: Package.root + "/Cards") where name.hasSuffix(".json") {
      let path = Package.root + "/Cards/" + name
      guard let card = try card(path) else { continue }
      _ = try checkPage(card, Comment(rawValue: name))
      for theme in [
        Theme(.none), Theme(background: .rgb(0, 0, 0)), Theme(.light, depth: .truecolor),
      ] {
        let drawing = CardDrawing(card: card, state: CardState(), theme: theme, width: 60)
        var canvas = Canvas(size: drawing.size)
        drawing.paint(on: &canvas, state: CardState(), theme: theme)
        let svg = SVGPicture(
          canvas, paper: Theme.paper(.auto, host: HostConfig()), links: drawing.links)
        let parsed = try ParsedMarkup(svg.text)
        #expect(parsed.all("svg").count == 1)
        #expect(Set(parsed.elements.map(\.name)).isSubset(of: SVG.names))
      }
    }
  }

  private enum SVG {
    static let names: Set = ["svg", "title", "rect", "g", "path", "text", "tspan", "a"]
  }

  @Test(
    "the official samples have the texts that the reference shows, in their order",
    .enabled(if: Conformance.isThere, Comment(rawValue: Conformance.skipped)))
  func samples() throws {
    let folder = try #require(Conformance.folder)
    let cases = try JSONDecoder().decode(
      Suite.self, from: Data(Conformance.file("rendered.json"))
    ).cases
    #expect(cases.count > 100)
    for (name, expected) in cases.sorted(by: { $0.key < $1.key })
    where expected.rendered && !name.hasPrefix("Templates") {
      guard let card = try card(folder + "/cards/" + name) else { continue }
      let page = try checkPage(card, Comment(rawValue: name))
      guard !HTMLConformanceTests.others.contains(where: name.hasSuffix) else { continue }
      var rest = page.text[...]
      for line in expected.text {
        let line = ParsedMarkup.collapsed(line)
        guard let place = rest.range(of: line) else {
          Issue.record("\(name): \(line)")
          break
        }
        rest = rest[place.upperBound...]
      }
      for title in expected.buttons {
        #expect(page.text.contains(ParsedMarkup.collapsed(title)), "\(name)")
      }
    }
  }

  /// Samples in which the reference shows other texts, by decision.
  private static let others: [String] = []
}

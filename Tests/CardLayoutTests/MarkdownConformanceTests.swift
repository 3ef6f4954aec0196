import Canvas
import TestSupport
import Testing

@testable import CardLayout

extension EnvironmentTests {
  @Suite(
    "Markdown of the shared model",
    .enabled(if: Conformance.isThere, Comment(rawValue: Conformance.skipped)))
  struct MarkdownConformanceTests {
    struct Case: Decodable {
      var id: String
      var markdown: String
      var html: String?
    }

    /// Cases drawn otherwise on purpose.
    static let exceptions: [String: String] = [:]

    @Test("Text is drawn as Microsoft's parser marks it")
    func cases() throws {
      let cases = try Conformance.cases(of: "markdown.json", as: Case.self)
      #expect(cases.count == 110)
      for one in cases {
        guard let html = one.html else {
          #expect(notation(one.markdown) == one.markdown, "\(one.id)")
          continue
        }
        let isSame = MarkedCharacter.drawn(one.markdown) == MarkedCharacter.read(html)
        if let reason = Self.exceptions[one.id] {
          #expect(!isSame, "no longer an exception: \(reason)")
        } else {
          #expect(isSame, "\(one.id): \(notation(one.markdown)) for \(html)")
        }
      }
    }
  }
}

/// A character with its marks; what HTML and a drawn text are compared by.
struct MarkedCharacter: Hashable {
  var character: Character
  var isBold = false
  var isItalic = false
  var link: String?
  var isLink = false

  static func drawn(_ markdown: String) -> [MarkedCharacter] {
    let characters = CardText.styled(markdown).runs.flatMap { run in
      run.text.string.map {
        MarkedCharacter(
          character: $0, isBold: run.style.attributes.contains(.bold),
          isItalic: run.style.attributes.contains(.italic), link: run.link?.string,
          isLink: run.style.attributes.contains(.underline))
      }
    }
    return withoutBlankRows(characters)
  }

  /// Reads the few tags that the parser writes; list items as they are drawn.
  static func read(_ html: String) -> [MarkedCharacter] {
    var out: [MarkedCharacter] = []
    var bold = 0
    var italic = 0
    var links: [String] = []
    var number: Int?
    var isInItem = false
    // The columns of the bullet or number of the item.
    var margin = 0
    func put(_ text: String) {
      for character in text {
        out.append(
          MarkedCharacter(
            character: character, isBold: bold > 0, isItalic: italic > 0,
            link: links.last.flatMap { $0.isEmpty ? nil : $0 }, isLink: !links.isEmpty))
        let isBreak = character == "\n" || character == "\r"
        if isBreak && isInItem { put(String(repeating: " ", count: margin)) }
      }
    }
    var rest = Substring(html)
    while let character = rest.first {
      if character == "<", let end = rest.firstIndex(of: ">") {
        let tag = String(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...]
        switch tag {
        case "p", "ul": put("\n")
        case "/p", "/ul", "/ol": number = nil
        case "strong": bold += 1
        case "/strong": bold -= 1
        case "em": italic += 1
        case "/em": italic -= 1
        case "/a": links.removeLast()
        case "li":
          let marker = number.map { "\($0). " } ?? "• "
          margin = marker.count
          put("\n" + marker)
          number = number.map { $0 + 1 }
          isInItem = true
        case "/li": isInItem = false
        default:
          if tag.hasPrefix("ol start=\"") { number = Int(tag.dropFirst(10).dropLast()) }
          if tag.hasPrefix("a href=\"") { links.append(String(tag.dropFirst(8).dropLast())) }
        }
      } else if character == "&", let end = rest.firstIndex(of: ";") {
        let names = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&amp;": "&"]
        put(names[String(rest[...end])] ?? "?")
        rest = rest[rest.index(after: end)...]
      } else {
        put(String(character))
        rest = rest.dropFirst()
      }
    }
    return withoutBlankRows(out)
  }

  private static func withoutBlankRows(_ characters: [MarkedCharacter]) -> [MarkedCharacter] {
    characters.split { $0.character == "\n" || $0.character == "\r" }
      .joined(separator: [MarkedCharacter(character: "\n")]).map { $0 }
  }
}

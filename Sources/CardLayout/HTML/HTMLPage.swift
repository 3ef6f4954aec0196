public import AdaptiveCards
internal import Canvas

/// Cards as one page for browsers and screen readers: real texts, headings, lists, tables, fields.
///
/// It is made from the card, not from what is drawn in cells. It has no script and loads nothing but
/// the card's own pictures; its policy forbids both. What only a host can do, such as sending a
/// form, is a button that is off.
public struct HTMLPage {
  /// A card and what of it is open, hidden or filled in.
  public struct Entry {
    /// The card as it is shown.
    public var card: Card
    /// What of it is typed, open and hidden; `CardState()` for one nobody has touched.
    public var state: CardState

    /// A card in a state, for a page of one or several.
    public init(_ card: Card, state: CardState) {
      self.card = card
      self.state = state
    }
  }

  private let entries: [Entry]
  private let host: HostConfig
  private let theme: Theme.Name
  private let showsPictures: Bool

  /// One page with these cards, one below the other.
  ///
  /// - Parameters:
  ///   - theme: `auto` follows the reader's own choice of light or dark.
  ///   - showsPictures: whether the card's pictures are shown; else their alternative texts are.
  public init(_ entries: [Entry], host: HostConfig, theme: Theme.Name, showsPictures: Bool = true) {
    self.entries = entries
    self.host = host
    self.theme = theme
    self.showsPictures = showsPictures
  }

  /// The whole document, with a line feed at its end.
  public var text: String {
    var markup = Markup()
    markup.literal("<!DOCTYPE html>\n")
    let language = entries.first?.card.lang.flatMap(HTMLPage.language)
    markup.element("html", [("lang", language ?? "en")]) { markup in
      writeHead(to: &markup)
      markup.lineFeed()
      markup.element("body") { markup in
        markup.lineFeed()
        markup.element("main") { markup in
          for (index, entry) in entries.enumerated() {
            markup.lineFeed()
            HTMLWriter(entry, host: host, prefix: "c\(index)", showsPictures: showsPictures)
              .writeCard(to: &markup)
          }
          markup.lineFeed()
        }
        markup.lineFeed()
      }
    }
    markup.lineFeed()
    return markup.string
  }

  private func writeHead(to markup: inout Markup) {
    markup.element("head") { markup in
      markup.lineFeed()
      markup.void("meta", [("charset", "utf-8")])
      markup.void(
        "meta", [("name", "viewport"), ("content", "width=device-width,initial-scale=1")])
      markup.void(
        "meta",
        [
          ("http-equiv", "Content-Security-Policy"),
          (
            "content",
            "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; base-uri"
              + " 'none'; form-action 'none'"
          ),
        ])
      markup.void("meta", [("name", "referrer"), ("content", "no-referrer")])
      markup.lineFeed()
      markup.element("title", [], title)
      markup.lineFeed()
      markup.styleSheet(HTMLColors(theme, host: host).rules + HTMLStyle.rules(for: host))
      markup.lineFeed()
    }
  }

  /// The first heading of the first card, else its first text.
  private var title: SafeText {
    guard let entry = entries.first else { return "Card" }
    let texts = HTMLTitle.texts(in: entry.card, entry.state)
    let best = texts.first(where: \.isHeading) ?? texts.first
    return best.map { $0.text.truncated(to: 80) } ?? "Card"
  }

  /// A name of a language as HTML has it: letters, digits and hyphens; nil for other texts.
  static func language(_ name: String) -> String? {
    let bytes = name.utf8
    guard let first = bytes.first, first.isLetter, bytes.count <= 35,
      bytes.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") })
    else { return nil }
    return name
  }
}

/// Looks for what a card can be called.
enum HTMLTitle {
  /// The texts on the card's own level and in its first containers, in order; a few are enough.
  static func texts(
    in card: Card, _ state: CardState
  ) -> [(text: SafeText, isHeading: Bool)] {
    var found: [(text: SafeText, isHeading: Bool)] = []
    let options = CardText.Options(language: card.lang)
    var waiting = Array(card.body.prefix(mostElements))
    var seen = 0
    while seen < waiting.count, seen < mostElements {
      let element = waiting[seen]
      seen += 1
      guard state.isVisible(element) else { continue }
      if case .textBlock(let block) = element {
        let text = SafeText(CardText.styled(block.text, options: options).string, .strict)
        if !text.isEmpty { found.append((text, block.style == .heading)) }
      } else if case .container(let container) = element {
        waiting += container.items.prefix(mostElements)
      } else if case .columnSet(let set) = element {
        waiting += set.columns.prefix(8).flatMap { $0.container.items.prefix(8) }
      }
    }
    return found
  }

  private static let mostElements = 50
}

extension UInt8 {
  /// An ASCII letter.
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}

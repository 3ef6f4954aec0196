import AdaptiveCards
import Testing

@Suite("Decks")
struct DeckTests {
  private func read(_ text: String) -> Deck {
    Deck.read(SourceText(name: "d", bytes: Array(text.utf8)))
  }

  private func card(_ text: String) -> String {
    #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"\#(text)"}]}"#
  }

  private func attachment(_ text: String) -> String {
    #"{"contentType":"application/vnd.microsoft.card.adaptive","content":\#(card(text))}"#
  }

  @Test("one card is a deck of one")
  func one() {
    let deck = read(card("a"))
    #expect(deck.cards.map(\.path) == [""])
    #expect(deck.cards.flatMap { texts(of: $0.card) } == ["a"])
    #expect(deck.diagnostics == [])
  }

  @Test("a message of any case", arguments: ["message", "Message", "MESSAGE"])
  func message(type: String) {
    let deck = read(
      #"{"type":"\#(type)","attachmentLayout":"Carousel","attachments":[\#(attachment("a")),\#(attachment("b"))]}"#
    )
    #expect(deck.cards.map(\.path) == ["/attachments/0/content", "/attachments/1/content"])
    #expect(deck.cards.flatMap { texts(of: $0.card) } == ["a", "b"])
    #expect(deck.layout == .carousel)
    #expect(deck.diagnostics == [])
  }

  @Test("the paths of a card's parts begin at the card")
  func paths() {
    let deck = read(#"{"type":"message","attachments":[\#(attachment("a"))]}"#)
    #expect(deck.cards[0].card.body.map(\.common.path) == ["/body/0"])
  }

  @Test("other attachments are left out with a warning")
  func otherAttachment() {
    let deck = read(
      #"{"attachments":[{"contentType":"application/vnd.microsoft.card.hero","content":{}},\#(attachment("a"))]}"#
    )
    #expect(deck.cards.map(\.path) == ["/attachments/1/content"])
    #expect(deck.diagnostics.map(\.code) == ["attachment-other"])
    #expect(deck.diagnostics.map(\.severity) == [.warning])
  }

  @Test("an attachment may have a name, and may stand alone")
  func name() {
    let deck = read(
      #"{"contentType":"application/vnd.microsoft.card.adaptive","name":"n","content":\#(card("a"))}"#
    )
    #expect(deck.cards.map(\.title) == ["n"])
    #expect(deck.cards.map(\.path) == ["/content"])
  }

  @Test("an array of cards, of which one is none")
  func array() {
    let deck = read("[\(card("a")),7,\(card("b"))]")
    #expect(deck.cards.map(\.path) == ["/0", "/2"])
    #expect(deck.diagnostics.map(\.code) == ["card-missing"])
    #expect(deck.hasErrors)
  }

  @Test("JSON lines, of which one is broken")
  func lines() {
    let deck = read("\(card("a"))\n\n{\"type\":\n\(card("b"))\n")
    #expect(deck.cards.flatMap { texts(of: $0.card) } == ["a", "b"])
    #expect(deck.diagnostics.count == 1)
    #expect(deck.diagnostics.first?.line == 3)
    #expect(deck.diagnostics.first?.code.hasPrefix("json-") == true)
  }

  @Test("a broken card over many lines is no JSON lines")
  func broken() {
    let deck = read("{\n  \"type\": \"AdaptiveCard\",\n  \"body\": [\n}")
    #expect(deck.cards.isEmpty)
    #expect(deck.diagnostics.map(\.line) == [4])
  }

  @Test("nothing in it is said", arguments: ["[]", #"{"type":"message","attachments":[]}"#])
  func empty(text: String) {
    #expect(read(text).cards.isEmpty)
    #expect(read(text).diagnostics.map(\.code) == ["card-missing"])
  }

  @Test("more cards than the limit are cut")
  func limit() {
    let deck = read(
      "[" + Array(repeating: #"{"body":[]}"#, count: 10_050).joined(separator: ",") + "]")
    #expect(deck.cards.count == Limits.deckCards)
    #expect(deck.diagnostics.contains { $0.code == "limit-cards" })
  }
}

@Suite("Names of files")
struct CardFileNameTests {
  @Test(
    "the data of a template have its name",
    arguments: [
      ("a.json", "a.data.json"), ("a.template.json", "a.data.json"), ("d/A.JSON", "d/A.data.json"),
      ("a.data.json", nil), ("a.txt", nil), (".json", nil),
    ] as [(String, String?)])
  func pairs(name: String, data: String?) { #expect(CardFileName.dataFile(of: name) == data) }

  @Test("data files are known by their name")
  func data() {
    #expect(CardFileName.isDataFile("x.data.json"))
    #expect(!CardFileName.isDataFile("x.json") && !CardFileName.isDataFile("data.json"))
  }
}

import TestSupport
import Testing

/// Files of several cards: messages, arrays, JSON lines.
@Suite("Decks")
struct DeckTests {
  private static let message = """
    {"type": "Message", "attachmentLayout": "carousel", "attachments": [
      {"contentType": "application/vnd.microsoft.card.adaptive", "name": "First",
       "content": {"type": "AdaptiveCard", "version": "1.5", "body": [
         {"type": "TextBlock", "text": "One of two"},
         {"type": "Input.Text", "id": "name", "label": "Name"}]}},
      {"contentType": "application/vnd.microsoft.card.hero", "content": {}},
      {"contentType": "application/vnd.microsoft.card.adaptive",
       "content": {"type": "AdaptiveCard", "version": "1.5",
         "body": [{"type": "TextBlock", "text": "Two of two", "wieght": "Bolder"}],
         "actions": [{"type": "Action.Submit", "title": "Send"}]}}]}
    """
  private static let lines = """
    {"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "TextBlock", "text": "Alpha"}]}
    {"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "TextBlock", "text": "Beta"}]}
    """

  private func run(_ arguments: String..., input: String) throws -> Outcome {
    var launch = CardsProgram.launch()
    launch.arguments = arguments
    return try Command.run(launch, input: Array(input.utf8))
  }

  @Test("all cards of JSON lines are rendered, one below the other")
  func rendered() throws {
    let outcome = try run("render", "-", "--width", "20", input: Self.lines)
    #expect(outcome.outputText == "\n  Alpha\n\n\n\n  Beta\n\n")
    #expect(outcome.status == 0)
  }

  @Test("as JSON each card is a line")
  func renderedAsJSON() throws {
    let outcome = try run("render", "-", "--format", "json", input: Self.lines)
    let found = outcome.outputText.split(separator: "\n")
    #expect(found.count == 2)
    #expect(found.last?.contains("Beta") == true)
  }

  @Test("the faults of all cards are checked, and what is no card is said")
  func checked() throws {
    let outcome = try run("check", "-", input: Self.message)
    #expect(outcome.status == 0)
    let codes = outcome.outputText.split(separator: "\n").map { line in
      line.split(separator: ":").dropFirst().prefix(2).joined(separator: ":") + " "
        + String(line.split(separator: "[").last ?? "")
    }
    #expect(
      codes == [
        "5:6 input-never-submitted]", "6:3 attachment-other]", "9:59 property-unknown]",
      ])
  }

  @Test("show goes from card to card, and keeps what was typed")
  func shown() throws {
    let outcome = try run(
      "render", "-", "--keys", "\"Ada\" Esc ]", "--size", "40x10", input: Self.message)
    #expect(outcome.outputText.contains("Two of two"))
    #expect(outcome.outputText.contains("2/2"))
    let back = try run(
      "render", "-", "--keys", "\"Ada\" Esc ] ] [", "--size", "40x10", input: Self.message)
    #expect(back.outputText.contains("One of two"))
    #expect(back.outputText.contains("Ada"))
  }

  @Test("a message without a card can't be shown: status 65 and the reason")
  func empty() throws {
    let outcome = try run("render", "-", input: #"{"type":"message","attachments":[]}"#)
    #expect(outcome.status == 65)
    #expect(outcome.errorText.contains("the message has no attachment"))
  }
}

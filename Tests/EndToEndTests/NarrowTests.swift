import TestSupport
import Testing

/// On a narrow screen what is cut can be read in full.
@Suite(
  "Narrow screens", .enabled(if: CardsProgram.isThere, Comment(rawValue: CardsProgram.missing)))
struct NarrowTests {
  private static let card = """
    {"type": "AdaptiveCard", "version": "1.5",
     "body": [
      {"type": "Input.ChoiceSet", "id": "c", "style": "expanded", "choices": [
       {"title": "A rather long title of a choice", "value": "1"}, {"title": "Short", "value": "2"}]},
      {"type": "Input.ChoiceSet", "id": "d", "value": "1", "choices": [
       {"title": "Nobody can read this title here", "value": "1"}, {"title": "Short", "value": "2"}]},
      {"type": "Input.Toggle", "id": "t", "title": "I agree with the terms and conditions"},
      {"type": "TextBlock", "text": "A text that does not wrap"},
      {"type": "CodeBlock", "codeSnippet": "one two three four five six"}],
     "actions": [
      {"type": "Action.Submit", "title": "Send it to the office", "isEnabled": false,
       "tooltip": "Not before noon on the next day"},
      {"type": "Action.Submit", "title": "A long title in the menu", "mode": "secondary"}]}
    """

  /// The words on the screen that keys lead to, a blank between them, without ellipses.
  private func words(_ keys: String, columns: Int = 20) throws -> String {
    let outcome = try Command.run(
      CardsProgram.launch("render", "--size", "\(columns)x24", "--keys", keys, "-"),
      input: Array(Self.card.utf8))
    #expect(outcome.status == 0)
    return outcome.outputText.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  @Test(
    "the focus, or Enter, shows what is cut",
    arguments: [
      ("Tab", "A rather long title of a choice"),
      ("Tab Tab", "Nobody can read this title here"),
      ("Tab Tab Enter", "Nobody can read this title here"),
      ("Tab*3", "I agree with the terms and conditions"),
      ("Tab*4 Enter", "A text that does not wrap"),
      ("Tab*5 Enter", "one two │ three four │ five six"),
      ("Tab*6", "Not available now: Not before noon on the next day"),
      ("Tab*7 Enter", "A long title in the menu"),
    ])
  func whole(keys: String, text: String) throws {
    #expect(try words(keys).contains(text))
  }

  @Test("the title of a button is never cut")
  func buttons() throws {
    #expect(try words("Tab*7").contains("( Send it to ) ( the office )"))
  }
}

import AdaptiveCards
import Testing

@Suite("Reviewing what a card holds")
struct ContentRuleTests {
  @Test("a card that says all it should has no remark")
  func good() {
    let card = """
      {
        "$schema": "http://adaptivecards.io/schemas/adaptive-card.json",
        "type": "AdaptiveCard",
        "version": "1.5",
        "body": [
          {"type": "TextBlock", "text": "Who are you?", "id": "q"},
          {"type": "Image", "url": "https://example.com/a.png", "altText": "A map"},
          {"type": "Input.Text", "id": "name", "label": "Name", "isRequired": true,
           "errorMessage": "Say your name"}
        ],
        "actions": [
          {"type": "Action.Submit", "title": "Send"},
          {"type": "Action.OpenUrl", "title": "Help", "url": "https://example.com"},
          {"type": "Action.ToggleVisibility", "title": "Hide", "targetElements": ["q"]}
        ]
      }
      """
    #expect(remarks(card) == [])
  }

  @Test("a card without content is named")
  func empty() {
    #expect(remarks(body("")) == ["1:1: warning: card-empty"])
    #expect(
      remarks(#"{"type": "AdaptiveCard", "version": "1.5"}"#) == ["1:1: warning: card-empty"])
  }

  @Test("a card whose only element is not known is not called empty as well")
  func emptyAfterReading() {
    #expect(
      remarks(body(#"{"type": "Nonsense"}"#)) == ["2:10: warning: element-unknown"])
  }

  @Test("a ShowCard without content is named at its card")
  func emptyShowCard() {
    let card = actions(
      #"{"type": "Action.ShowCard", "title": "More", "card": {"type": "AdaptiveCard"}}"#)
    #expect(remarks(card) == ["2:54: warning: show-card-empty"])
  }

  @Test("a ShowCard without a card opens nothing")
  func noShowCard() {
    #expect(
      remarks(actions(#"  {"type": "Action.ShowCard", "title": "More"}"#)) == [
        "2:3: warning: show-card-empty"
      ])
  }

  @Test(
    "the right schema is known by its name, wherever it lies",
    arguments: [
      "http://adaptivecards.io/schemas/adaptive-card.json",
      "https://adaptivecards.io/schemas/1.5.0/adaptive-card.json#",
      "HTTP://AdaptiveCards.IO/schemas/adaptive-card.json", "../adaptive-card.json",
      "adaptive-card.json",
    ])
  func rightSchema(address: String) {
    #expect(remarks(schema(address)) == [])
  }

  @Test(
    "another schema is named",
    arguments: [
      "http://json-schema.org/draft-07/schema",
      "http ://adaptivecards.io/schemas/adaptive-card.json",
      "http://adaptivecards.io/schemas/adaptivecard.json", "",
    ])
  func wrongSchema(address: String) {
    #expect(remarks(schema(address)) == ["1:13: warning: schema-other"])
  }

  private func schema(_ address: String) -> String {
    #"{"$schema": "\#(address)", "type": "AdaptiveCard", "version": "1.5","#
      + #" "body": [{"type": "TextBlock", "text": "x"}]}"#
  }

  @Test("old spellings are named with the new ones")
  func old() {
    let card = body(
      """
      {"type": "TextBlock", "text": "x", "size": "Normal"},
      {"type": "TextBlock", "text": "x", "weight": "normal"},
      {"type": "RichTextBlock", "inlines": [{"type": "TextRun", "text": "x", "weight": "normal"}]},
      {"type": "Image", "url": "https://a.example/b.png", "altText": "x", "style": "normal"},
      {"type": "ColumnSet", "columns": [{"size": "auto", "items": []}]}
      """)
    #expect(
      remarks(card) == [
        "2:44: warning: spelling-old", "3:46: warning: spelling-old",
        "4:82: warning: spelling-old",
        "5:78: warning: spelling-old", "6:44: warning: spelling-old",
      ])
    #expect(
      sentences(card)[4] == "\"size\" is an old name that not every reader knows; write \"width\"")
  }

  @Test("nesting near the limit is named once, at the level where it begins")
  func nesting() {
    let deep = { (levels: Int) in
      body(
        String(repeating: #"{"type":"Container","items":["#, count: levels)
          + #"{"type":"TextBlock","text":"x"}"# + String(repeating: "]}", count: levels))
    }
    #expect(remarks(deep(46)) == [])
    #expect(remarks(deep(50)) == ["2:\(47 * 29 + 1): warning: nesting-deep"])
  }

  @Test("an empty text is named at the text")
  func emptyText() {
    #expect(
      remarks(body(#"{"type": "TextBlock", "text": ""}"#)) == ["2:31: warning: text-empty"])
    #expect(
      remarks(body(#"{"type": "TextBlock", "text": " \n"}"#)) == ["2:31: warning: text-empty"])
  }

  @Test("a hidden empty text waits for its host")
  func hiddenEmptyText() {
    let card = body(#"{"type": "TextBlock", "id": "a", "text": "", "isVisible": false}"#)
    #expect(remarks(card) == ["2:59: warning: never-shown"])
  }

  @Test("a picture without a text is named, one that says it is decoration is not")
  func altText() {
    let card = body(
      """
      {"type": "Image", "url": "https://a.example/b.png"},
      {"type": "Image", "url": "https://a.example/b.png", "altText": ""}
      """)
    #expect(remarks(card) == ["2:1: warning: alt-text-missing"])
  }

  @Test("columns in pixels are added up")
  func columns() {
    let set = { (last: String, more: String) in
      """
      {"type": "AdaptiveCard", "version": "1.5", \(more) "body": [
      {"type": "ColumnSet", "columns": [
        {"type": "Column", "width": "200px", "items": []},
        {"type": "Column", "width": "\(last)", "items": []}]}]}
      """
    }
    #expect(remarks(set("200px", "")) == [])
    #expect(remarks(set("201px", "")) == ["2:34: warning: columns-too-wide"])
    #expect(remarks(set("stretch", "")) == [])
    #expect(remarks(set("900px", #""msteams": {"width": "Full"},"#)) == [])
    #expect(sentences(set("300px", ""))[0].hasPrefix("the columns ask for 500 pixels together"))
  }

  @Test("a hidden column takes no room")
  func hiddenColumn() {
    let card = body(
      """
      {"type": "ColumnSet", "columns": [
        {"type": "Column", "width": "400px", "items": []},
        {"type": "Column", "width": "400px", "id": "b", "isVisible": false, "items": []}],
       "selectAction": {"type": "Action.ToggleVisibility", "targetElements": ["b"]}}
      """)
    #expect(remarks(card) == [])
  }
}

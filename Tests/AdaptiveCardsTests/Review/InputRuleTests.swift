import AdaptiveCards
import Testing

@Suite("Reviewing inputs")
struct InputRuleTests {
  /// A card with this input on line 2 and a button that sends it.
  private func card(_ input: String, version: String = "1.6") -> String {
    """
    {"type": "AdaptiveCard", "version": "\(version)", "body": [
    \(input)
    ], "actions": [{"type": "Action.Submit", "title": "Send"}]}
    """
  }

  private func input(_ type: String, _ members: String) -> String {
    card(#"{"type": "Input.\#(type)", "id": "a", "label": "A", "errorMessage": "No", \#(members)}"#)
  }

  @Test("an input without a label is named where labels exist")
  func label() {
    let field = #"{"type": "Input.Text", "id": "a"}"#
    #expect(remarks(card(field, version: "1.3")) == ["2:1: warning: input-label-missing"])
    #expect(remarks(card(field, version: "1.2")) == [])
  }

  @Test("the title of a toggle is its label, and so is a text that says so")
  func otherLabels() {
    #expect(remarks(card(#"{"type": "Input.Toggle", "id": "a", "title": "Yes"}"#)) == [])
    #expect(
      remarks(
        card(
          """
          {"type": "TextBlock", "text": "Name", "labelFor": "a"},
          {"type": "Input.Text", "id": "a"}
          """)) == [])
  }

  @Test("a required input without a label has a sentence of its own")
  func requiredLabel() {
    let card = card(
      #"{"type": "Input.Text", "id": "a", "isRequired": true, "errorMessage": "Name?"}"#)
    #expect(remarks(card) == ["2:1: warning: input-label-missing"])
    #expect(
      sentences(card) == [
        "the input is required but has no \"label\", so nothing shows that it is"
      ])
  }

  @Test(
    "what can be invalid needs a message, told at what makes it so",
    arguments: [
      (#"{"type": "Input.Text", "id": "a", "label": "A", "isRequired": true}"#, 63),
      (#"{"type": "Input.Text", "id": "a", "label": "A", "regex": "^a$"}"#, 58),
      (#"{"type": "Input.Number", "id": "a", "label": "A", "min": 1}"#, 58),
      (#"{"type": "Input.Date", "id": "a", "label": "A", "max": "2030-01-01"}"#, 56),
    ])
  func errorMessage(input: String, column: Int) {
    #expect(remarks(card(input)) == ["2:\(column): warning: error-message-missing"])
  }

  @Test("limits that leave no value are an error")
  func ranges() {
    #expect(
      remarks(input("Number", #""min": 5, "max": 4"#)) == ["2:80: error: input-range-empty"])
    #expect(remarks(input("Number", #""min": 5, "max": 5"#)) == [])
    #expect(
      remarks(input("Date", #""min": "2030-02-01", "max": "2030-01-31""#))
        == ["2:78: error: input-range-empty"])
    #expect(
      remarks(input("Time", #""min": "10:00", "max": "09:59""#))
        == ["2:78: error: input-range-empty"])
    #expect(remarks(input("Rating", #""max": 0"#)) == ["2:80: error: input-range-empty"])
  }

  @Test(
    "limits that are no dates or times are named",
    arguments: [
      ("Date", "1/31/2030"), ("Date", "2030-02-29"), ("Date", "2030-1-1"), ("Date", "2030-13-01"),
      ("Time", "24:00"), ("Time", "9:00"), ("Time", "09:60"), ("Time", "09:00:00"),
    ])
  func badLimits(type: String, limit: String) {
    #expect(
      remarks(input(type, #""min": "\#(limit)""#)) == ["2:78: warning: input-value-invalid"])
  }

  @Test("dates, times, and limits that data fills in have no remark")
  func goodLimits() {
    #expect(remarks(input("Date", #""min": "2028-02-29", "max": "2030-12-31""#)) == [])
    #expect(remarks(input("Time", #""min": "00:00", "max": "23:59""#)) == [])
    #expect(remarks(input("Date", #""min": "${from}", "max": "", "value": "${day}""#)) == [])
  }

  @Test(
    "a first value that is not valid is named",
    arguments: [
      ("Text", #""maxLength": 2, "value": "abc""#, 96),
      ("Number", #""max": 4, "value": 5"#, 92),
      ("Number", #""min": 4, "value": 3"#, 92),
      ("Date", #""max": "2030-01-01", "value": "2030-01-02""#, 101),
      ("Date", #""value": "tomorrow""#, 80),
      ("Time", #""min": "10:00", "value": "09:00""#, 96),
      ("Rating", #""value": 6"#, 82),
      ("Toggle", #""title": "T", "value": "yes""#, 96),
      ("ChoiceSet", #""value": "3", "choices": [{"title": "One", "value": "1"}]"#, 85),
    ])
  func values(type: String, members: String, column: Int) {
    #expect(remarks(input(type, members)) == ["2:\(column): warning: input-value-invalid"])
  }

  @Test(
    "a first value that is valid is not",
    arguments: [
      ("Text", #""maxLength": 3, "value": "abc""#), ("Number", #""max": 4, "min": 4, "value": 4"#),
      ("Date", #""value": """#), ("Toggle", #""title": "T", "valueOn": "yes", "value": "yes""#),
      ("Toggle", #""title": "T", "valueOn": "yes", "valueOff": "no""#),
      (
        "ChoiceSet",
        #""value": "1,2", "isMultiSelect": true, "choices": [{"title": "One", "value": "1"}, {"title": "Two", "value": "2"}]"#
      ),
      (
        "ChoiceSet",
        #""value": "x", "choices": [], "choices.data": {"type": "Data.Query", "dataset": "d"}"#
      ),
    ])
  func goodValues(type: String, members: String) {
    #expect(remarks(input(type, members)) == [])
  }

  @Test("of a choice that is not there the nearest is named")
  func nearChoice() {
    let choices = #""choices": [{"title": "A", "value": "apple"}, {"title": "P", "value": "pear"}]"#
    #expect(
      sentences(input("ChoiceSet", #""value": "aple", "# + choices)) == [
        "\"aple\" is the value of no choice, so it is not chosen; did you mean \"apple\"?"
      ])
    #expect(
      sentences(input("ChoiceSet", #""value": "apple,pear", "# + choices)) == [
        "\"apple,pear\" names several choices; that needs \"isMultiSelect\": true"
      ])
  }

  @Test("choices that cannot be told apart are named at the second")
  func repeatedChoices() {
    let set = """
      {"type": "Input.ChoiceSet", "id": "a", "label": "A", "choices": [
        {"title": "One", "value": "1"},
        {"title": "Two", "value": "1"}]}
      """
    #expect(remarks(card(set)) == ["4:29: warning: choice-repeated"])
    let toggle = #""title": "T", "valueOn": "x", "valueOff": "x", "value": "x""#
    #expect(remarks(input("Toggle", toggle)) == ["2:98: warning: choice-repeated"])
  }

  @Test("a comma in a value of a multiple choice is an error")
  func comma() {
    let set = { (multiple: Bool) in
      """
      {"type": "Input.ChoiceSet", "id": "a", "label": "A", "isMultiSelect": \(multiple), "choices": [
        {"title": "One", "value": "1,5"}]}
      """
    }
    #expect(remarks(card(set(true))) == ["3:29: error: choice-with-comma"])
    #expect(remarks(card(set(false))) == [])
  }

  @Test("an action that an input keeps from ever succeeding is an error")
  func impossible() {
    let hidden = """
      {"type": "Container", "isVisible": false, "items": [
        {"type": "Input.Text", "id": "a", "label": "A", "isRequired": true, "errorMessage": "No"}]}
      """
    #expect(
      remarks(card(hidden)) == ["2:36: warning: never-shown", "4:16: error: submit-impossible"])
    let empty =
      #"{"type": "Input.ChoiceSet", "id": "a", "label": "A", "isRequired": true, "errorMessage": "No", "choices": []}"#
    #expect(remarks(card(empty)) == ["3:16: error: submit-impossible"])
  }

  @Test(
    "an action is possible when the input has a value, can be shown, or is not asked for",
    arguments: [
      (#""value": "1""#, ""), (#""placeholder": "x""#, #", "associatedInputs": "none""#),
    ])
  func possible(member: String, action: String) {
    let card = """
      {"type": "AdaptiveCard", "version": "1.5", "body": [
        {"type": "Input.Text", "id": "a", "label": "A", "isRequired": true, "errorMessage": "No",
         "isVisible": false, \(member)}
      ], "actions": [{"type": "Action.Submit", "title": "Send"\(action)}]}
      """
    #expect(!remarks(card).contains { $0.hasSuffix("submit-impossible") })
  }

  @Test("the action of a ShowCard sends what is around it, not what is beside it")
  func scopes() {
    let hidden =
      #"{"type": "Input.Text", "id": "a", "label": "A", "isRequired": true, "errorMessage": "No", "isVisible": false}"#
    let card = """
      {"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "TextBlock", "text": "x"}],
       "actions": [
        {"type": "Action.ShowCard", "title": "One", "card": {"type": "AdaptiveCard",
          "body": [\(hidden)],
          "actions": [
            {"type": "Action.Submit", "title": "Send"}]}},
        {"type": "Action.ShowCard", "title": "Two", "card": {"type": "AdaptiveCard",
          "body": [{"type": "TextBlock", "text": "x"}],
          "actions": [{"type": "Action.Submit", "title": "Send"}]}}]}
      """
    #expect(
      remarks(card).filter { $0.contains("error") } == ["6:7: error: submit-impossible"])
  }

  @Test("inputs that nothing sends are named once a card")
  func neverSent() {
    let fields = #"""
      {"type": "Input.Text", "id": "a", "label": "A"},
      {"type": "Input.Text", "id": "b", "label": "B"}
      """#
    #expect(remarks(body(fields)) == ["2:1: warning: input-never-submitted"])
    let inside = actions(
      """
      {"type": "Action.Submit", "title": "Send"},
      {"type": "Action.ShowCard", "title": "More", "card": {"type": "AdaptiveCard", "body": [
        {"type": "Input.Text", "id": "a", "label": "A"}]}}
      """)
    #expect(remarks(inside) == ["4:3: warning: input-never-submitted"])
    let outside = """
      {"type": "AdaptiveCard", "version": "1.5",
       "body": [{"type": "Input.Text", "id": "a", "label": "A"}],
       "actions": [{"type": "Action.ShowCard", "title": "More", "card": {"type": "AdaptiveCard",
         "actions": [{"type": "Action.Submit", "title": "Send"}]}}]}
      """
    #expect(remarks(outside) == [])
  }
}

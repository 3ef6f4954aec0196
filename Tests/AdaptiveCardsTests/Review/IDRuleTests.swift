import AdaptiveCards
import Testing

@Suite("Reviewing ids, targets and what is hidden")
struct IDRuleTests {
  @Test("two elements with one id are an error at the second")
  func elements() {
    let card = body(
      """
      {"type": "TextBlock", "id": "a", "text": "1"},
      {"type": "TextBlock", "id": "b", "text": "2"},
      {"type": "Container", "items": [{"type": "TextBlock", "id": "a", "text": "3"}]}
      """)
    #expect(remarks(card) == ["4:61: error: id-repeated"])
  }

  @Test("actions and elements share their ids' space")
  func actionIDs() {
    let card = actions(
      """
      {"type": "Action.Submit", "title": "A", "id": "x"},
      {"type": "Action.Submit", "title": "B", "id": "x"}
      """)
    #expect(remarks(card) == ["3:47: error: id-repeated"])
  }

  @Test("empty ids, other capitals and the parts of a template are no repeats")
  func noRepeats() {
    #expect(
      remarks(
        body(
          """
          {"type": "TextBlock", "id": "", "text": "1"}, {"type": "TextBlock", "id": "", "text": "2"},
          {"type": "TextBlock", "id": "a", "text": "3"}, {"type": "TextBlock", "id": "A", "text": "4"},
          {"type": "TextBlock", "id": "${i}", "text": "5"},
          {"type": "TextBlock", "id": "${i}", "text": "6"},
          {"type": "TextBlock", "id": "w", "text": "7", "$when": "${x}"},
          {"type": "TextBlock", "id": "w", "text": "8", "$when": "${!x}"}
          """)) == [])
  }

  @Test("a target that is not there is an error with the id that was meant")
  func target() {
    let card = body(
      """
      {"type": "TextBlock", "id": "details", "text": "x"},
      {"type": "ActionSet", "actions": [{"type": "Action.ToggleVisibility", "title": "More",
        "targetElements": ["details", "detials", {"elementId": "other", "isVisible": true}]}]}
      """)
    #expect(
      remarks(card) == ["4:33: error: target-missing", "4:44: error: target-missing"])
    #expect(
      sentences(card) == [
        "no element has the id \"detials\", so nothing is shown or hidden;"
          + " did you mean \"details\"?",
        "no element has the id \"other\", so nothing is shown or hidden",
      ])
  }

  @Test("the id of an action is no target")
  func actionTarget() {
    let card = actions(
      """
      {"type": "Action.Submit", "title": "A", "id": "send"},
      {"type": "Action.ToggleVisibility", "title": "B", "targetElements": ["send"]}
      """)
    #expect(remarks(card) == ["3:70: error: target-missing"])
    #expect(
      sentences(card)[0] == "\"send\" is the id of an action, but only elements can be named here"
    )
  }

  @Test("a target in a ShowCard, a column, or something left out is there")
  func targetElsewhere() {
    let card = actions(
      """
      {"type": "Action.ShowCard", "title": "A", "card": {"type": "AdaptiveCard", "body": [
        {"type": "ColumnSet", "columns": [{"id": "column", "items": []}]}]}},
      {"type": "Action.ToggleVisibility", "title": "B", "targetElements": ["column", "${id}"]}
      """)
    #expect(remarks(card) == [])
    // What was left out in reading is no fault of the action.
    let unread = body(
      """
      {"type": "Nonsense", "id": "a"},
      {"type": "ActionSet", "actions": [
        {"type": "Action.ToggleVisibility", "title": "B", "targetElements": ["a"]}]}
      """)
    #expect(remarks(unread) == ["2:10: warning: element-unknown"])
  }

  @Test("an empty list of targets is named")
  func noTargets() {
    let card = actions(
      #"{"type": "Action.ToggleVisibility", "title": "B", "targetElements": []}"#)
    #expect(remarks(card) == ["2:69: warning: targets-empty"])
  }

  @Test("what is hidden for good is named at the outermost")
  func hidden() {
    let card = body(
      """
      {"type": "TextBlock", "text": "x", "isVisible": false},
      {"type": "Container", "id": "c", "isVisible": false, "items": [
        {"type": "TextBlock", "text": "x", "isVisible": false}]}
      """)
    #expect(
      remarks(card) == ["2:49: warning: never-shown", "3:47: warning: never-shown"])
    #expect(
      sentences(card) == [
        "this TextBlock is hidden for good: without an \"id\" no action can show it",
        "this Container is hidden for good: no Action.ToggleVisibility shows the id \"c\"",
      ])
  }

  @Test("an action that only hides does not show")
  func hides() {
    let card = { (visible: String) in
      body(
        """
        {"type": "TextBlock", "id": "a", "text": "x", "isVisible": false},
        {"type": "ActionSet", "actions": [{"type": "Action.ToggleVisibility", "title": "B",
          "targetElements": [{"elementId": "a"\(visible)}]}]}
        """)
    }
    #expect(remarks(card("")) == [])
    #expect(remarks(card(#", "isVisible": true"#)) == [])
    #expect(remarks(card(#", "isVisible": false"#)) == ["2:60: warning: never-shown"])
  }

  @Test("a hidden input with a value carries it along")
  func carrier() {
    let card = body(
      #"{"type": "Input.Text", "id": "a", "label": "x", "value": "1", "isVisible": false}"#)
    #expect(!remarks(card).contains { $0.hasSuffix("never-shown") })
  }
}

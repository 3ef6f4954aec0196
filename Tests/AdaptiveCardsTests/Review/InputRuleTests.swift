import AdaptiveCards
import Testing

@Suite("Reviewing inputs")
struct InputRuleTests {
  @Test("an input without a label is named where labels exist")
  func label() {
    let field =
      #"{"type": "Input.Text", "id": "a"}, {"type": "ActionSet", "actions": [{"type": "Action.Submit", "title": "x"}]}"#
    #expect(remarks(body(field, version: "1.3")) == ["2:1: warning: input-label-missing"])
    #expect(remarks(body(field, version: "1.2")) == [])
  }
}

import AdaptiveCards
import Testing

@Suite("Actions are read with all their properties")
struct ActionReadingTests {
  @Test("what all actions share")
  func common() throws {
    let action = try action(
      #"""
      {"type":"Action.Submit","id":"s","title":"Send","iconUrl":"i","style":"positive",
       "mode":"secondary","tooltip":"now","isEnabled":false,"role":"menuItem"}
      """#)
    #expect(action.path == "/actions/0")
    #expect(action.id == "s" && action.title == "Send" && action.iconURL == "i")
    #expect(action.style == .positive && action.mode == .secondary)
    #expect(action.tooltip == "now" && !action.isEnabled && action.role == .menuItem)
  }

  @Test("Action.Submit and Action.Execute")
  func submitting() throws {
    guard
      case .submit(let submission) = try action(
        #"{"type":"Action.Submit","data":{"x":13},"associatedInputs":"None","disabledUnlessAssociatedInputsChange":true}"#
      ).kind,
      case .execute(let verb, let execution) = try action(
        #"{"type":"Action.Execute","verb":"go","data":"text","conditionallyEnabled":true}"#
      ).kind
    else { throw Unexpected() }
    #expect(submission.data?.serialized() == #"{"x":13}"#)
    #expect(submission.associatedInputs == .none)
    #expect(submission.isDisabledUnlessInputsChange && !submission.isConditionallyEnabled)
    #expect(verb == "go" && execution.data == .string("text"))
    #expect(execution.associatedInputs == .auto && execution.isConditionallyEnabled)
  }

  @Test("Action.OpenUrl, Action.ToggleVisibility and Action.ResetInputs")
  func others() throws {
    #expect(
      try action(#"{"type":"Action.OpenUrl","url":"https://a.b"}"#).kind == .openURL("https://a.b"))
    let toggle = try action(
      #"{"type":"Action.ToggleVisibility","targetElements":["a",{"elementId":"b","isVisible":false}]}"#
    )
    #expect(
      toggle.kind
        == .toggleVisibility([
          Action.VisibilityTarget("a"), Action.VisibilityTarget("b", isVisible: false),
        ]))
    let reset = try action(#"{"type":"Action.ResetInputs","targetInputIds":["a","b"]}"#)
    #expect(reset.kind == .resetInputs(["a", "b"]))
  }

  @Test("the card of a ShowCard knows where it stands")
  func showCard() throws {
    let card = try #require(
      try action(
        #"""
        {"type":"Action.ShowCard","card":{"type":"AdaptiveCard","body":[
         {"type":"TextBlock","text":"in"}],"actions":[{"type":"Action.Submit"}]}}
        """#
      ).shownCard)
    #expect(card.path == "/actions/0/card")
    #expect(card.body.map(\.common.path) == ["/actions/0/card/body/0"])
    #expect(card.actions.map(\.path) == ["/actions/0/card/actions/0"])
  }

  @Test("a split button keeps its menu")
  func menu() throws {
    let action = try action(
      #"{"type":"Action.Submit","menuActions":[{"type":"Action.OpenUrl","url":"u"}]}"#)
    #expect(action.menuActions.map(\.path) == ["/actions/0/menuActions/0"])
  }

  @Test("a ShowCard or an unknown action can't stand alone")
  func alone() {
    let show = readBody(
      #"{"type":"Container","items":[],"selectAction":{"type":"Action.ShowCard","card":{}}}"#)
    let unknown = readBody(
      #"{"type":"Container","items":[],"selectAction":{"type":"Action.Subbmit"}}"#)
    guard case .container(let one)? = show.card?.body.first,
      case .container(let other)? = unknown.card?.body.first
    else {
      Issue.record("no containers")
      return
    }
    #expect(one.selectAction == nil && other.selectAction == nil)
    #expect(show.diagnostics.map(\.code) == ["action-not-allowed"])
    #expect(
      unknown.diagnostics.map(\.message) == [
        #"the action "Action.Subbmit" is not known (did you mean "Action.Submit"?); it is left out"#
      ])
  }

  @Test(
    "what an action can't do without is told as an error",
    arguments: [
      (#"{"type":"Action.OpenUrl"}"#, "url"),
      (#"{"type":"Action.ToggleVisibility"}"#, "targetElements"),
      (#"{"type":"Action.ResetInputs"}"#, "targetInputIds"),
    ])
  func missing(text: String, name: String) {
    let reading = readCard(#"{"type":"AdaptiveCard","version":"1.6","actions":[\#(text)]}"#)
    #expect(reading.card?.actions.count == 1)
    #expect(reading.diagnostics.map(\.code) == ["property-missing"])
    #expect(reading.diagnostics.first?.severity == .error)
    #expect(reading.diagnostics.first?.message.hasSuffix("needs a \"\(name)\"") == true)
  }
}

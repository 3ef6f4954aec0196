import Canvas
import CardLayout
import Testing

@testable import CardActions

/// Buttons that wait for an input.
@Suite("Buttons that wait for an input")
struct ConditionTests {
  private static let waits = #","conditionallyEnabled":true"#
  private static let waitsForChange = #","disabledUnlessAssociatedInputsChange":true"#

  private func play(_ action: String, _ inputs: String...) throws -> Play {
    try Play(Make.card(body: inputs, actions: [action]))
  }

  @Test("a button is off until a required input is filled in, and off again when it is not")
  func required() throws {
    let play = try play(
      Make.submit("Send", Self.waits), Form.text(#","isRequired":true"#),
      #"{"type":"Input.Text","id":"other"}"#)
    #expect(play.shows("( Send )"))
    try play.press("Tab \"y\" Tab")
    #expect(play.shows("( Send )"))
    #expect(
      Play.said(try play.press("Enter")) == ["Not available yet: fill in a required field first"])
    try play.press("Shift-Tab Shift-Tab \"x\"")
    #expect(play.shows("[ Send ]"))
    try play.press("Backspace")
    #expect(play.shows("( Send )"))
    try play.press("\"x\" Tab Tab Enter")
    #expect(play.host.take().last == "exec(Send,{x:x,other:y})")
  }

  @Test("what the card has filled in is not filled in by a person")
  func prefilled() throws {
    let play = try play(
      Make.submit("Send", Self.waits), Form.text(#","isRequired":true,"value":"a""#))
    #expect(play.shows("( Send )"))
    try play.press("\"b\"")
    #expect(play.shows("[ Send ]"))
    try play.press("Ctrl-_")
    #expect(play.shows("( Send )"))
  }

  @Test("where nothing is required any change will do", arguments: [waits, waitsForChange])
  func change(condition: String) throws {
    let play = try play(
      Make.submit("Send", condition), Form.input("Toggle", #","title":"News""#))
    #expect(play.shows("( Send )"))
    try play.press("Space")
    #expect(play.shows("[ Send ]"))
    try play.press("Space")
    #expect(play.shows("( Send )"))
  }

  @Test("a change is enough for the JavaScript renderer's condition, required or not")
  func javaScript() throws {
    let play = try play(
      Make.submit("Send", Self.waitsForChange), Form.text(#","isRequired":true"#),
      #"{"type":"Input.Text","id":"other"}"#)
    try play.press("Tab Tab")
    #expect(Play.said(try play.press("Enter")) == ["Not available yet: change something first"])
    try play.press("Shift-Tab \"y\"")
    #expect(play.shows("[ Send ]"))
  }

  @Test("what gathers no input waits for none")
  func noInputs() throws {
    let play = try play(
      Make.submit("Send", Self.waits + #","associatedInputs":"none""#), Form.text())
    #expect(play.shows("[ Send ]"))
  }

  @Test("in the menu too, and a reset takes it back")
  func menu() throws {
    let play = try Play(
      Make.card(
        body: [Form.text(#","isRequired":true"#)],
        actions: [
          Make.submit("Send", Self.waits + Make.secondary),
          #"{"type":"Action.ResetInputs","title":"Reset","targetInputIds":["x"]}"#,
        ]))
    try play.press("\"a\" Tab Tab Enter")
    #expect(play.session.sheetState?.rows.first?.isEnabled == true)
    try play.press("Esc Shift-Tab Enter Tab Enter")
    #expect(play.session.sheetState?.rows.first?.isEnabled == false)
    #expect(
      play.session.sheetState?.rows.first?.reason?.string
        == "Not available yet: fill in a required field first")
  }

  @Test("a form that is gone on with counts as filled in")
  func restored() throws {
    let card = Make.card(
      body: [Form.text(#","isRequired":true"#)], actions: [Make.submit("Send", Self.waits)])
    let first = try Play(card)
    try first.press("\"a\"")
    let second = try Play(card)
    #expect(second.session.restore(first.session.keptState))
    #expect(second.shows("[ Send ]"))
  }
}

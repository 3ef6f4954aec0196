import AdaptiveCards
import Canvas
import CardLayout
import Testing

@testable import CardActions

/// Cards that actions open: in place or over the card, and what they send.
@Suite("ShowCards")
struct ShowCardTests {
  private static let inner = Make.card(
    body: [#"{"type":"Input.Text","id":"b","label":"Inner"}"#], actions: [Make.submit("In")])
  private static let card = Make.card(
    body: [#"{"type":"Input.Text","id":"a","label":"Outer","isRequired":true}"#],
    actions: [Make.show("Open", inner), Make.submit("Out")])

  private func popup(_ size: Size = Size(width: 40, height: 12)) throws -> Play {
    try Play(Self.card, popup: true, size: size)
  }

  @Test("over the card: it has the focus and all keys, Esc gives back what was before")
  func opens() throws {
    let play = try popup()
    try play.press("Tab Enter")
    #expect(play.screen[2].contains(" Open "))
    #expect(play.session.state.focus == "/actions/0/card/body/0")
    #expect(play.buttons == "[Inner][In]")
    try play.press("\"x\" Tab Tab")
    #expect(play.shows("[x____"))
    #expect(play.session.state.focus == "/actions/0/card/body/0")
    try play.press("Esc Esc")
    #expect(play.session.popups.isEmpty)
    #expect(play.session.state.focus == "/actions/0")
    #expect(play.buttons == "[Outer][Open][Out]")
  }

  @Test("what is wrong in the card below brings it back")
  func invalidBelow() throws {
    let play = try popup()
    try play.press("Tab Enter \"x\" Tab Enter")
    #expect(play.session.popups.isEmpty)
    #expect(play.session.state.focus == "/body/0")
    #expect(play.shows("! This field is required"))
    try play.press("\"y\" Tab Enter Tab")
    _ = play.host.take()
    try play.press("Enter")
    #expect(play.host.take() == ["exec(In,{a:y,b:x})"])
  }

  @Test(
    "a click outside closes it, one inside is meant for it",
    arguments: [
      Size(width: 80, height: 24), Size(width: 40, height: 12), Size(width: 20, height: 6),
    ])
  func mouse(size: Size) throws {
    let play = try popup(size)
    try play.press("Tab Enter")
    let field = try #require(play.session.drawing.stop(at: "/actions/0/card/body/0")).rect
    let window = play.session.window
    try play.press("Esc")
    try play.click(window.x + field.x, window.y + field.y)
    #expect(play.session.state.focus == "/actions/0/card/body/0")
    try play.click(0, 0)
    #expect(play.session.popups.isEmpty)
  }

  @Test("hidden inputs keep what they hold and are sent; targets are found across ShowCards")
  func visibility() throws {
    let toggle = #"{"type":"Action.ToggleVisibility","title":"Hide","targetElements":["a","b"]}"#
    let inner = Make.card(
      body: [#"{"type":"Input.Text","id":"b","value":"2"}"#], actions: [toggle, Make.submit("In")])
    let play = try Play(
      Make.card(
        body: [#"{"type":"Input.Text","id":"a","value":"1"}"#], actions: [Make.show("Open", inner)])
    )
    try play.press("\"x\" Tab Enter Tab \"y\" Tab Enter")
    #expect(play.buttons == "[Open][Hide][In]")
    try play.press("Tab Enter")
    #expect(play.host.take().last == "exec(In,{a:1x,b:2y})")
    try play.press("Shift-Tab Enter")
    #expect(play.shows("[1x__"))
    #expect(play.shows("[2y__"))
  }

  /// A host that opens the card of an action that stands alone.
  private func expanded(_ actions: String...) throws -> Play {
    try Play(Make.card(body: [Make.text("Above")], actions: actions)) {
      $0.actions.preExpandSingleShowCardAction = true
    }
  }

  @Test("a single ShowCard stands in the place of its button where the host wants it so")
  func preExpanded() throws {
    let play = try expanded(Make.show("Open", Self.inner))
    #expect(play.buttons == "[Inner][In]")
    #expect(!play.shows("Open"))
    #expect(
      play.screen[1...].prefix(5) == [
        "  Above", "", "  Inner", "  [" + String(repeating: "_", count: 74) + "]", "",
      ])
    #expect(play.session.state.focus == "/actions/0/card/body/0")
    try play.press("\"x\" Tab Enter")
    #expect(play.host.take().last == "exec(In,{b:x})")
  }

  @Test("beside other actions, behind `...`, disabled or over the card it keeps its button")
  func notPreExpanded() throws {
    let show = Make.show("Open", Self.inner)
    #expect(try expanded(show, Make.submit("Out")).buttons == "[Open][Out]")
    #expect(try expanded(Make.show("Open", Self.inner, Make.secondary)).buttons == "[...]")
    #expect(try expanded(Make.show("Open", Self.inner, Make.disabled)).buttons == "[Open]")
    let popup = try Play(Make.card(actions: [show]), popup: true) {
      $0.actions.preExpandSingleShowCardAction = true
    }
    #expect(popup.buttons == "[Open]")
    #expect(try Play(Make.card(actions: [show])).buttons == "[Open]")
  }
}

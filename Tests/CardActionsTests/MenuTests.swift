import Canvas
import CardLayout
import Testing

@testable import CardActions

/// The keys of a menu, and what choosing does: S10 to S20.
@Suite("Menus")
struct MenuTests {
  let card = OverflowTests.submitEditDelete

  @Test("S10: Enter, Space and Down open on the first action, Up on the last")
  func openKeys() throws {
    for (key, wanted) in [
      ("Enter", "Edit"), ("Space", "Edit"), ("Down", "Edit"), ("Up", "Delete"),
    ] {
      let play = try Play(card)
      try play.press("Tab Tab \(key)")
      #expect(play.focus == wanted, "\(key)")
    }
  }

  @Test("S11: the arrows go round, Home and End go to the ends, and nobody is told")
  func moving() throws {
    let play = try Play(card)
    try play.press("Tab Tab Enter")
    _ = play.host.take()
    for (key, wanted) in [
      ("Down Down", "Cancel"), ("Down", "Edit"), ("Up", "Cancel"), ("Home", "Edit"),
      ("End", "Cancel"),
    ] {
      try play.press(key)
      #expect(play.focus == wanted, "\(key)")
    }
    #expect(play.host.take() == [])
  }

  @Test("S12: Esc closes without a choice, and the button has the focus")
  func escape() throws {
    let play = try Play(card)
    try play.press("Tab Tab Enter")
    _ = play.host.take()
    try play.press("Down Esc")
    #expect(play.menu == nil)
    #expect(play.focus == "...")
    #expect(play.session.state.expandedList == nil)
    #expect(play.host.take() == ["sheetCancel", "willDismiss(cancel)", "didDismiss(cancel)"])
  }

  @Test("S12: a host without a word for that is told of a click on Cancel")
  func escapeSimulatesCancel() throws {
    let play = try Play(card)
    play.host.handlesCancel = false
    try play.press("Tab Tab Enter")
    _ = play.host.take()
    try play.press("Esc")
    #expect(play.host.take() == ["clicked(cancel)", "willDismiss(cancel)", "didDismiss(cancel)"])
    try play.press("Enter")
    _ = play.host.take()
    try play.press("End Enter")
    #expect(play.host.take() == ["clicked(cancel)", "willDismiss(cancel)", "didDismiss(cancel)"])
  }

  @Test("S13: Tab closes the menu and goes on, Shift-Tab goes back")
  func tab() throws {
    let card = Make.card(body: [
      Make.set(Make.submit("Submit"), Make.submit("Edit", Make.secondary)),
      #"{"type":"Input.Text","id":"n","label":"Name"}"#,
    ])
    let play = try Play(card)
    #expect(play.focus == "Name")
    try play.press("Shift-Tab Enter Tab")
    #expect(play.menu == nil)
    #expect(play.focus == "Name")
    try play.press("Shift-Tab Enter Shift-Tab")
    #expect(play.focus == "Submit")
  }

  @Test("S14: the menu is gone and its button focused before the action runs")
  func choose() throws {
    let play = try Play(card)
    try play.press("Tab Tab Enter")
    _ = play.host.take()
    let effects = try play.press("Down Enter")
    #expect(play.menu == nil)
    #expect(play.focus == "...")
    #expect(
      play.host.take() == ["clicked(1)", "willDismiss(1)", "didDismiss(1)", "exec(Delete,{})"])
    guard case .submitted(let result)? = effects.first else {
      Issue.record("nothing was submitted")
      return
    }
    #expect(
      result.line(forTerminal: false)
        == #"{"type":"Action.Submit","title":"Delete","data":{},"inputs":{}}"#)
  }

  @Test("S15: an action of the menu validates and gathers as a button does")
  func validation() throws {
    let field =
      #"{"type":"Input.Text","id":"n","label":"Name","isRequired":true,"errorMessage":"Need n"}"#
    let play = try Play(Make.card(body: [field], actions: [Make.submit("Send", Make.secondary)]))
    try play.press("Tab Enter")
    _ = play.host.take()
    try play.press("Enter")
    #expect(play.menu == nil)
    #expect(play.shows("Need n"))
    #expect(play.focus == "Name")
    #expect(!play.host.take().contains { $0.hasPrefix("exec") })
    try play.press("\"x\" Tab Enter Enter")
    #expect(play.host.take().last == "exec(Send,{n:x})")
    #expect(!play.shows("Need n"))
  }

  @Test("S15: with associatedInputs none nothing is validated or gathered")
  func noAssociatedInputs() throws {
    let field = #"{"type":"Input.Text","id":"n","label":"Name","isRequired":true}"#
    let play = try Play(
      Make.card(
        body: [field],
        actions: [Make.submit("Send", Make.secondary + #","associatedInputs":"none""#)]))
    try play.press("Tab Enter Enter")
    #expect(play.host.take().last == "exec(Send,{})")
  }

  @Test("S16: a disabled choice can be reached, says why, and stays")
  func disabled() throws {
    let play = try Play(
      Make.card(body: [
        Make.set(
          Make.submit("A", Make.secondary), Make.submit("B", Make.secondary + Make.disabled))
      ]))
    let said = Play.said(try play.press("Tab Enter Down"))
    #expect(play.focus == "B")
    #expect(said == ["Not available now"])
    #expect(play.screen.contains { $0.contains("(B)") })
    _ = play.host.take()
    try play.press("Enter")
    #expect(play.menu != nil)
    #expect(play.host.take() == [])
    try play.press("Esc")
    #expect(play.menu == nil)
  }

  @Test("S16: a menu of disabled choices opens all the same")
  func allDisabled() throws {
    let play = try Play(
      Make.card(body: [Make.set(Make.submit("A", Make.secondary + Make.disabled))]))
    try play.press("Tab Enter")
    #expect(play.menu == "{A|Cancel}")
  }

  @Test("S17: one card is open across the row and the menu, and the buttons stay")
  func showCards() throws {
    let primary = Make.card(body: [Make.text("Primary Show Card")])
    let secondary = Make.card(body: [Make.text("Secondary Show Card")])
    let play = try Play(
      Make.card(actions: [
        Make.show("Primary Action", primary),
        Make.show("Secondary Action", secondary, Make.secondary),
      ]))
    try play.press("Tab Enter")
    #expect(play.shows("Primary Show Card"))
    try play.press("Tab Enter")
    _ = play.host.take()
    try play.press("Enter")
    #expect(play.shows("Secondary Show Card"))
    #expect(!play.shows("Primary Show Card"))
    #expect(
      play.host.take().suffix(3) == [
        "vis(Primary Action,false)", "vis(Secondary Action,true)", "exec(Secondary Action,{})",
      ])
    try play.press("Enter Enter")
    #expect(!play.shows("Show Card"))
    #expect(play.buttons == "[Primary Action][...]")
  }

  @Test("S18: a set with nothing but a secondary ShowCard")
  func onlyShowCard() throws {
    let inner = Make.card(body: [Make.text("hidden text")])
    let play = try Play(Make.card(body: [Make.set(Make.show("More", inner, Make.secondary))]))
    #expect(play.buttons == "[...]")
    #expect(!play.shows("hidden text"))
    try play.press("Tab Enter Enter")
    #expect(play.shows("hidden text"))
  }

  @Test("S19: ToggleVisibility and OpenUrl work from the menu")
  func toggleAndOpen() throws {
    let toggle =
      #"{"type":"Action.ToggleVisibility","title":"Toggle","targetElements":["t"],"mode":"secondary"}"#
    let play = try Play(
      Make.card(
        body: [Make.text("toggle me", #","id":"t""#)],
        actions: [toggle, Make.open("Go", Make.secondary)]))
    try play.press("Tab Enter Enter")
    #expect(!play.shows("toggle me"))
    try play.press("Enter Enter")
    #expect(play.shows("toggle me"))
    #expect(try play.press("Enter Down Enter") == [.openURL("https://x")])
  }

  @Test("S20: letters go to the next choice that starts with them, digits to a line")
  func typeAhead() throws {
    let play = try Play(
      Make.card(body: [
        Make.set(
          Make.submit("Edit", Make.secondary), Make.submit("Delete", Make.secondary),
          Make.submit("Duplicate", Make.secondary))
      ]))
    try play.press("Tab Enter")
    _ = play.host.take()
    for (key, wanted) in [
      ("d", "Delete"), ("d", "Duplicate"), ("d", "Delete"), ("z", "Delete"), ("3", "Duplicate"),
      ("E", "Edit"), ("q", "Edit"),
    ] {
      try play.press(key)
      #expect(play.focus == wanted, "\(key)")
    }
    #expect(play.host.take() == [])
  }

  @Test("F6: a destructive choice has a mark of its own, and keeps its place")
  func destructive() throws {
    let play = try Play(
      Make.card(body: [
        Make.set(
          Make.submit("A", Make.secondary),
          Make.submit("B", Make.secondary + #","style":"destructive""#))
      ]))
    try play.press("Tab Enter")
    #expect(play.menu == "{A,B|Cancel}")
    #expect(play.screen.contains { $0.contains("! B") })
  }

  @Test("F17: submitting from the menu leaves an open card open")
  func submitLeavesCardOpen() throws {
    let inner = Make.card(body: [Make.text("inner")])
    let play = try Play(
      Make.card(actions: [Make.show("Card", inner), Make.submit("S", Make.secondary)]))
    try play.press("Tab Enter Tab Enter Enter")
    #expect(play.shows("inner"))
  }
}

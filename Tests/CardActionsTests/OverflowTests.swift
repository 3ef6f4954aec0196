import AdaptiveCards
import Canvas
import CardLayout
import Testing

@testable import CardActions

/// Which actions are buttons, which wait in the menu, and what the host is asked: S1 to S9.
@Suite("Overflow")
struct OverflowTests {
  /// The place of the `...` in the cards below.
  static let spot = OverflowSpot(listPath: "/body/0/actions", isAtRootLevel: false)

  static let submitEditDelete = Make.card(body: [
    Make.set(
      Make.submit("Submit", #","mode":"Primary""#), Make.submit("Edit", #","mode":"Secondary""#),
      Make.submit("Delete", #","mode":"Secondary""#))
  ])

  @Test("S1: secondary actions alone are one button, called More options")
  func allSecondary() throws {
    let play = try Play(
      Make.card(body: [
        Make.set(Make.submit("Save", Make.secondary), Make.open("Open", Make.secondary))
      ]))
    #expect(play.buttons == "[...]")
    #expect(play.session.drawing.stops[0].item.label == "More options")
    #expect(play.screen.contains("  [ ... ]"))
    #expect(play.host.take() == ["allow?", "render(2,false)"])
  }

  @Test("S2: mode is read in any case, and the menu is filled when it opens")
  func modeInAnyCase() throws {
    let play = try Play(OverflowTests.submitEditDelete)
    try play.press("Tab Tab Enter")
    #expect(play.buttons == "[Submit][...]")
    #expect(play.menu == "{Edit,Delete|Cancel}")
    #expect(play.focus == "Edit")
    #expect(
      play.host.take() == [
        "allow?", "render(2,false)", "display(2,false)", "willPresent", "didPresent",
      ])
  }

  static let nine = Make.card(body: [
    Make.set(
      Make.submit("Action 1"), Make.submit("Action 2"), Make.submit("Action 3"),
      Make.submit("Action 4"), Make.submit("Action 5"), Make.submit("Action 6"),
      Make.submit("Action 7"), Make.submit("Action 8"), Make.submit("Action 9"))
  ])

  @Test("S3: primaries past maxActions are dropped with one warning")
  func excessDropped() throws {
    let play = try Play(OverflowTests.nine)
    #expect(play.buttons == "[Action 1][Action 2][Action 3][Action 4][Action 5]")
    #expect(play.session.diagnostics.count == 1)
    #expect(
      play.session.diagnostics[0].message
        == "Some actions were not rendered due to exceeding the maximum number of actions allowed")
    #expect(play.host.take() == ["allow?"])
  }

  @Test("S4: primaries past maxActions go into the menu of a host that allows it")
  func excessMoved() throws {
    let host = RecordingHost()
    host.allows = true
    let play = try Play(OverflowTests.nine, host: host)
    try play.press("Shift-Tab Enter")
    #expect(play.buttons == "[Action 1][Action 2][Action 3][Action 4][Action 5][...]")
    #expect(play.menu == "{Action 6,Action 7,Action 8,Action 9|Cancel}")
    #expect(play.session.diagnostics == [])
  }

  @Test("S5: the menu has the secondaries first, the excess after them")
  func orderOfMenu() throws {
    let host = RecordingHost()
    host.allows = true
    let play = try Play(
      Make.card(body: [
        Make.set(
          Make.submit("P1"), Make.submit("P2"), Make.submit("P3"), Make.submit("P4"),
          Make.submit("P5"), Make.submit("X", Make.secondary), Make.submit("P6"),
          Make.submit("Y", Make.secondary))
      ]), host: host)
    try play.press("Shift-Tab Enter")
    #expect(play.menu == "{X,Y,P6|Cancel}")
  }

  @Test("S6: the ... button does not count against maxActions")
  func overflowIsNotCounted() throws {
    let play = try Play(
      Make.card(body: [
        Make.set(
          Make.submit("A"), Make.submit("B"), Make.submit("C", Make.secondary),
          Make.submit("D", Make.secondary), Make.submit("E", Make.secondary))
      ]), maxActions: 2)
    #expect(play.buttons == "[A][B][...]")
    #expect(play.session.diagnostics == [])
  }

  @Test("S7: a host that takes the button opens the menu itself, in the middle")
  func hostTakesButton() throws {
    let host = RecordingHost()
    host.takesButton = true
    let play = try Play(OverflowTests.submitEditDelete, host: host)
    #expect(play.buttons == "[Submit]")
    #expect(host.take() == ["allow?", "render(2,false)"])
    host.targets[0].open()
    #expect(play.menu == "{Edit,Delete|Cancel}")
    #expect(host.take() == ["display(2,false)", "willPresent", "didPresent"])
    let rect = try #require(play.session.sheetDrawing?.rect)
    #expect(abs(rect.x - (80 - rect.maxX)) <= 1)
    #expect(abs(rect.y - (24 - rect.maxY)) <= 1)
  }

  @Test("S8: a host that shows its own menu gets no sheet of ours")
  func hostShowsMenu() throws {
    let host = RecordingHost()
    host.showsOwnMenu = true
    let play = try Play(OverflowTests.submitEditDelete, host: host)
    _ = host.take()
    try play.press("Tab Tab Enter")
    #expect(play.menu == nil)
    #expect(play.focus == "...")
    #expect(play.session.state.expandedList == nil)
    #expect(host.take() == ["display(2,false)"])
  }

  @Test("S9: body lists come before the root's, inner cards before the ... that holds them")
  func orderAndRootFlag() throws {
    let inner = Make.card(actions: [Make.submit("in", Make.secondary)])
    let play = try Play(
      Make.card(
        body: [Make.set(Make.submit("a", Make.secondary))],
        actions: [Make.submit("r"), Make.show("more", inner, Make.secondary)]))
    #expect(
      play.host.take() == [
        "allow?", "render(1,false)", "allow?", "allow?", "render(1,false)", "render(1,true)",
      ])
    try play.press("Tab Enter Esc")
    #expect(play.host.take().first == "display(1,false)")
    try play.press("Tab Tab Enter Enter")
    #expect(play.host.take().first == "display(1,true)")
    try play.press("Tab Enter")
    #expect(play.menu == "{in|Cancel}")
    #expect(play.host.take().first == "display(1,false)")
  }

  @Test("F1: a vertical list has ... last")
  func vertical() throws {
    let play = try Play(OverflowTests.submitEditDelete, orientation: .vertical)
    #expect(play.screen[1] == "  [ Submit ]")
    #expect(play.screen[2] == "  [ ... ]")
  }

  @Test("F2: with maxActions 0 all primaries are in the menu, or gone")
  func noButtons() throws {
    let host = RecordingHost()
    host.allows = true
    #expect(try Play(OverflowTests.nine, host: host, maxActions: 0).buttons == "[...]")
    let play = try Play(OverflowTests.nine, maxActions: 0)
    #expect(play.buttons == "")
    #expect(play.session.diagnostics.count == 1)
  }

  @Test("F3: an empty list is no row, and nobody is asked")
  func emptyList() throws {
    let play = try Play(Make.card(body: [Make.set(), Make.text("x")]))
    #expect(play.host.take() == [])
    #expect(play.screen[1] == "  x")
  }

  @Test("F4: without interactivity there are no actions")
  func notInteractive() throws {
    let play = try Play(OverflowTests.submitEditDelete, interactive: false)
    #expect(play.buttons == "")
    #expect(play.host.take() == [])
  }

  @Test("F7: each ... opens its own menu")
  func twoMenus() throws {
    let play = try Play(
      Make.card(body: [
        Make.set(Make.submit("one", Make.secondary)), Make.set(Make.submit("two", Make.secondary)),
      ]))
    try play.press("Tab Enter")
    #expect(play.menu == "{one|Cancel}")
    try play.press("Tab Enter")
    #expect(play.menu == "{two|Cancel}")
  }

  @Test("F10: an action without a title is never an empty row")
  func untitled() throws {
    let play = try Play(
      Make.card(body: [
        Make.set(
          #"{"type":"Action.OpenUrl","url":"https://a.example/b"}"#,
          #"{"type":"Action.Submit","title":"  "}"#)
      ]))
    #expect(play.buttons == "[https://a.example/b][Submit]")
  }

  @Test("a host that wants icons in the menu gets them before the titles")
  func iconsInMenu() throws {
    let card = Make.card(body: [
      Make.set(
        Make.submit("Edit", #","mode":"secondary","iconUrl":"icon:Edit""#),
        Make.submit("Copy", #","mode":"secondary","iconUrl":"https://x/copy.png""#))
    ])
    let plain = try Play(card)
    try plain.press("Tab Enter")
    #expect(plain.menu == "{Edit,Copy|Cancel}")
    let play = try Play(card, icons: true)
    try play.press("Tab Enter")
    #expect(play.menu == "{✎ Edit,Copy|Cancel}")
  }
}

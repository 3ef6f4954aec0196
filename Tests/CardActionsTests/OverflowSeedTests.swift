import Canvas
import CardLayout
import Testing

@testable import CardActions

/// What microsoft/AdaptiveCards 5670 and "Dynamic UIActionSheet" say beyond the scenarios, among it
/// the whole card of that pull request.
@Suite("Overflow, sentence by sentence")
struct OverflowSeedTests {
  /// The sample card: four lists of actions, written with `mode` in either case.
  static let sample: String = {
    let capital = #","mode":"Secondary""#
    let inner = Make.card(body: [Make.text("What do you think?")], actions: [Make.submit("Neat!")])
    return Make.card(
      body: [
        Make.text("Overflow Action Test Card!"),
        Make.set(
          Make.submit("Action Submit", Make.secondary), Make.open("OpenUrl", Make.secondary)),
        Make.set(
          Make.submit("Submit", #","mode":"Primary""#), Make.submit("Edit", capital),
          Make.submit("Delete", capital)),
        OverflowSeedTests.nine,
        Make.text("========= I am bottom line of body ========="),
      ],
      actions: [
        Make.open("Root - OpenUrl"), Make.submit("Root - Submit", capital),
        Make.open("Root - OpenUrl", capital), Make.show("Root - ShowCard", inner, capital),
      ])
  }()

  private static let nine: String = {
    let actions = (1...9).map { Make.submit("Action \($0)", #","mode":"primary""#) }
    return #"{"type":"ActionSet","actions":[\#(actions.joined(separator: ","))]}"#
  }()

  @Test("the sample card: each list has its own ..., the root flag tells them apart")
  func sample() throws {
    let play = try Play(OverflowSeedTests.sample)
    #expect(
      play.buttons
        == "[...][Submit][...][Action 1][Action 2][Action 3][Action 4][Action 5]"
        + "[Root - OpenUrl][...]")
    #expect(
      play.host.take() == [
        "allow?", "render(2,false)", "allow?", "render(2,false)", "allow?", "allow?", "allow?",
        "render(3,true)",
      ])
    #expect(play.session.diagnostics.count == 1)
    for (keys, menu) in [
      ("Tab Enter", "{Action Submit,OpenUrl|Cancel}"),
      ("Esc Tab Tab Enter", "{Edit,Delete|Cancel}"),
      (
        "Esc Shift-Tab Shift-Tab Shift-Tab Enter",
        "{Root - Submit,Root - OpenUrl,Root - ShowCard|Cancel}"
      ),
    ] {
      try play.press(keys)
      #expect(play.menu == menu)
    }
    #expect(
      play.host.take().filter { $0.hasPrefix("display") } == [
        "display(2,false)", "display(2,false)", "display(3,true)",
      ])
    #expect(play.shows("Root - ShowCard ▸"))
    try play.press("End Up Enter")
    #expect(play.shows("What do you think?"))
    #expect(play.buttons.hasSuffix("[Root - OpenUrl][...][Neat!]"))
  }

  @Test("the sample card for a host that allows the excess: 5 and 4, as on Android")
  func sampleWithExcess() throws {
    let host = RecordingHost()
    host.allows = true
    let play = try Play(OverflowSeedTests.sample, host: host)
    #expect(play.buttons.contains("[Action 5][...]"))
    #expect(host.take().contains("render(4,false)"))
    #expect(play.session.diagnostics == [])
  }

  @Test("mode: primary is the default, and stands for a word that is not known")
  func unknownMode() throws {
    let play = try Play(
      Make.card(actions: [
        Make.submit("A"), Make.submit("B", #","mode":"tertiary""#),
        Make.submit("C", #","mode":"SECONDARY""#),
      ]))
    #expect(play.buttons == "[A][B][...]")
  }

  @Test("two lists with too many primaries: each is cut, and one warning says so")
  func oneWarning() throws {
    let play = try Play(
      Make.card(body: [OverflowSeedTests.nine], actions: [Make.submit("a"), Make.submit("b")]),
      maxActions: 1)
    #expect(play.buttons == "[Action 1][a]")
    #expect(play.session.diagnostics.count == 1)
  }

  @Test("arranged anew, the host is asked anew, and its new answers hold")
  func askedAgain() throws {
    let play = try Play(OverflowTests.nine)
    _ = play.host.take()
    play.host.allows = true
    play.session.arrange()
    #expect(play.host.take() == ["allow?", "render(4,false)"])
    #expect(play.buttons.hasSuffix("[Action 5][...]"))
    #expect(play.session.diagnostics == [])
  }

  @Test("the target's items: title, picture and whether they can be chosen; it performs one")
  func target() throws {
    let play = try Play(
      Make.card(
        body: [#"{"type":"Input.Text","id":"n","value":"x"}"#],
        actions: [
          Make.submit("A", Make.secondary + #","iconUrl":"https://x/a.png""#),
          Make.submit("B", Make.secondary + Make.disabled),
        ]))
    let target = try #require(play.host.targets.first)
    #expect(target.spot == OverflowSpot(listPath: "/actions", isAtRootLevel: true))
    #expect(target.menuItems.map(\.title) == ["A", "B"])
    #expect(target.menuItems.map(\.iconURL) == ["https://x/a.png", nil])
    #expect(target.menuItems.map(\.isEnabled) == [true, false])
    _ = play.host.take()
    target.perform(target.menuItems[0])
    target.perform(target.menuItems[1])
    #expect(play.host.take() == ["exec(A,{n:x})"])
    #expect(Play.said(play.session.takeEffects()) == ["Not available now"])
  }

  @Test("opening the menu leaves the card of a ShowCard open")
  func openCard() throws {
    let inner = Make.card(body: [Make.text("inside")])
    let play = try Play(
      Make.card(actions: [Make.show("More", inner), Make.submit("Edit", Make.secondary)]))
    try play.press("Tab Enter Tab Enter")
    #expect(play.menu == "{Edit|Cancel}")
    #expect(play.shows("inside"))
    try play.press("Esc")
    #expect(play.shows("inside"))
  }

  @Test("one choice is enough for a menu; Space chooses, Left and Right do nothing in it")
  func keys() throws {
    let play = try Play(Make.card(actions: [Make.submit("Edit", Make.secondary)]))
    try play.press("Tab Enter Left Right")
    #expect(play.menu == "{Edit|Cancel}")
    #expect(play.focus == "Edit")
    _ = play.host.take()
    try play.press("Space")
    #expect(
      play.host.take() == ["clicked(0)", "willDismiss(0)", "didDismiss(0)", "exec(Edit,{})"])
  }

  @Test("addButton gives an index from 0, and Cancel comes after all of them")
  func indexes() {
    let sheet = ActionSheet(title: "Select")
    #expect(sheet.cancelIndex == 0)
    #expect(sheet.add(ActionSheet.Item("Home")) == 0)
    #expect(sheet.add(ActionSheet.Item("Work")) == 1)
    #expect(sheet.cancelIndex == 2)
  }

  @Test("a sheet says what it asks in its title and message, above the choices")
  func message() throws {
    let play = try Play(Make.card(body: [Make.text("A contact")]))
    let choice = ActionSheet.choose(
      title: "Call", message: "Which number?", targets: ["Home", "Work"],
      row: { SheetState.Row(title: SafeText($0)) }, act: { _ in })
    guard case .ask(let sheet) = choice else {
      Issue.record("nothing was asked")
      return
    }
    play.session.present(sheet)
    let rows = play.screen
    let title = try #require(rows.firstIndex { $0.contains("─ Call ─") })
    let message = try #require(rows.firstIndex { $0.contains("Which number?") })
    let home = try #require(rows.firstIndex { $0.contains("Home") })
    let cancel = try #require(rows.firstIndex { $0.contains("Cancel") })
    #expect(title < message && message < home && home < cancel)
  }
}

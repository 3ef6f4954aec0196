import AdaptiveCards
import Canvas
import CardLayout
import Events
import Testing

@testable import CardActions

/// Every key passes the host, and moves the focus as people expect.
@Suite("Keys")
struct KeyTests {
  @Test("a host sees each key that stands for a command, before it acts")
  func everyKeyIsShown() throws {
    let play = try Play(OverflowTests.submitEditDelete)
    try play.press("Tab Tab Enter Down d Esc x")
    #expect(
      play.host.keys == ["focusNext", "focusNext", "press", "down", "typeAhead", "back"])
  }

  @Test("what the host vetoes does not happen, by key or by mouse")
  func veto() throws {
    let host = RecordingHost()
    host.answersKeys = { $0 == .press ? .handled : .pass }
    let play = try Play(OverflowTests.submitEditDelete, host: host)
    _ = host.take()
    #expect(try play.press("Tab Enter Space") == [])
    #expect(try play.press("Tab Enter") == [])
    #expect(play.menu == nil)
    #expect(try play.press("Click(4,1) Click(15,1)") == [])
    #expect(play.menu == nil)
    #expect(host.take() == [])
  }

  @Test("a host can put another command in a key's place")
  func instead() throws {
    let host = RecordingHost()
    host.answersKeys = { $0 == .down ? .instead(.focusNext) : .pass }
    let play = try Play(OverflowTests.submitEditDelete, host: host)
    try play.press("Down Down")
    #expect(play.focus == "...")
    #expect(play.menu == nil)
  }

  @Test("typing in a field passes the host too")
  func typingIsShown() throws {
    let host = RecordingHost()
    host.answersKeys = { $0 == .insert("x") ? .handled : .pass }
    let play = try Play(
      Make.card(body: [#"{"type":"Input.Text","id":"n","label":"Name"}"#]), host: host)
    try play.press("\"axb\" Paste(\"c\")")
    #expect(play.shows("[abc___"))
    #expect(host.keys == ["insert", "insert", "insert", "insert"])
  }

  @Test("Tab goes round in reading order; nothing has the focus at first")
  func tabs() throws {
    let play = try Play(OverflowTests.submitEditDelete)
    #expect(play.focus == nil)
    for wanted in ["Submit", "...", "Submit"] {
      try play.press("Tab")
      #expect(play.focus == wanted)
    }
    try play.press("Shift-Tab")
    #expect(play.focus == "...")
  }

  @Test("arrows move within the row and between rows, else they scroll")
  func arrows() throws {
    let lines = (1...30).map { Make.text("line \($0)") }
    let play = try Play(
      Make.card(
        body: [Make.set(Make.submit("A"), Make.submit("B"))] + [Make.set(Make.submit("C"))] + lines),
      size: Size(width: 40, height: 10))
    try play.press("Down")
    #expect(play.focus == "A")
    try play.press("Right")
    #expect(play.focus == "B")
    try play.press("Right")
    #expect(play.focus == "B")
    try play.press("Down")
    #expect(play.focus == "C")
    try play.press("Up Left")
    #expect(play.focus == "A")
    try play.press("Down Down")
    #expect(play.focus == "C")
    #expect(play.session.scroll == 1)
  }

  @Test("the focus is always on the screen, and the edges show the whole card")
  func focusIsVisible() throws {
    let lines = (1...30).map { Make.text("line \($0)") }
    let play = try Play(
      Make.card(body: [Make.set(Make.submit("A"))] + lines, actions: [Make.submit("Z")]),
      size: Size(width: 40, height: 10))
    try play.press("Tab Tab")
    #expect(play.focus == "Z")
    #expect(play.shows("[ Z ]"))
    #expect(play.session.scroll == play.session.drawing.size.height - 10)
    try play.press("Tab")
    #expect(play.session.scroll == 0)
    try play.press("PgDn PgDn")
    #expect(play.session.scroll == 16)
    try play.press("G")
    #expect(play.shows("[ Z ]"))
    try play.press("g")
    #expect(play.session.scroll == 0)
  }

  @Test("a card that is entered is not scrolled to a button far below")
  func entering() throws {
    let lines = (1...30).map { Make.text("line \($0)") }
    let size = Size(width: 40, height: 10)
    let long = try Play(Make.card(body: lines, actions: [Make.submit("Z")]), size: size)
    long.session.enterFocus()
    #expect(long.focus == nil)
    #expect(long.session.scroll == 0)
    let short = try Play(Make.card(body: [Make.text("x")], actions: [Make.submit("Z")]), size: size)
    short.session.enterFocus()
    #expect(short.focus == "Z")
  }

  @Test("Esc leaves the field, then asks when something was typed, then closes")
  func escape() throws {
    let play = try Play(Make.card(body: [#"{"type":"Input.Text","id":"n","label":"Name"}"#]))
    try play.press("\"x\"")
    #expect(try play.press("Esc") == [])
    #expect(play.session.state.focus == nil)
    #expect(
      Play.said(try play.press("Esc")) == ["Esc again to leave; what you typed will be lost"])
    #expect(try play.press("Esc") == [.close])
    let untouched = try Play(Make.card(body: [Make.text("x")]))
    #expect(try untouched.press("Esc") == [.close])
  }

  @Test("a disabled button says why and does nothing")
  func disabled() throws {
    let play = try Play(
      Make.card(actions: [
        Make.submit("A", Make.disabled), Make.submit("B", Make.disabled + #","tooltip":"Later""#),
      ]))
    _ = play.host.take()
    #expect(Play.said(try play.press("Tab")) == ["Not available now"])
    #expect(
      Play.said(try play.press("Tab Enter")) == [
        "Not available now: Later", "Not available now: Later",
      ])
    #expect(play.host.take() == [])
    #expect(play.shows("( A ) ( B )"))
  }

  @Test("letters and punctuation are text in a field, and keys elsewhere")
  func lettersInField() throws {
    let play = try Play(
      Make.card(
        body: [#"{"type":"Input.Text","id":"n","label":"Name"}"#], actions: [Make.submit("S")]))
    #expect(try play.press("\"q?r[]\"") == [])
    #expect(play.shows("[q?r[]___"))
    #expect(try play.press("Tab q") == [.command(.quit)])
  }

  @Test("the keys of readline edit a field")
  func editing() throws {
    let play = try Play(Make.card(body: [#"{"type":"Input.Text","id":"n","label":"Name"}"#]))
    func text() -> String {
      play.session.inputs.first.flatMap { play.session.state.typed($0)?.text } ?? ""
    }
    try play.press("\"one two three\" Ctrl-W")
    #expect(text() == "one two ")
    try play.press("Ctrl-A Delete Right \"X\"")
    #expect(text() == "nXe two ")
    try play.press("Ctrl-K")
    #expect(text() == "nX")
    try play.press("Ctrl-E Backspace Ctrl-U")
    #expect(text() == "")
    try play.press("Paste(\"a\nb\")")
    #expect(text() == "a b")
    try play.press("Alt-b Left Ctrl-D")
    #expect(text() == "ab")
  }

  @Test("maxLength stops typing, and a text of the card's own that is too long is not valid")
  func maxLength() throws {
    let play = try Play(
      Make.card(
        body: [#"{"type":"Input.Text","id":"n","label":"Name","maxLength":3}"#],
        actions: [Make.submit("S")]))
    try play.press("\"abcdef\" Tab Enter")
    #expect(play.host.take().last == "exec(S,{n:abc})")
    let long = try Play(
      Make.card(
        body: [#"{"type":"Input.Text","id":"n","label":"Name","maxLength":3,"value":"abcd"}"#],
        actions: [Make.submit("S")]))
    try long.press("Tab Enter")
    #expect(long.shows("At most 3 characters"))
  }

  @Test("inputs of the own card and those around it are gathered, never those beside")
  func gathering() throws {
    let inner = Make.card(
      body: [#"{"type":"Input.Text","id":"b","value":"2"}"#], actions: [Make.submit("In")])
    let beside = Make.card(body: [#"{"type":"Input.Text","id":"c","value":"3"}"#])
    let play = try Play(
      Make.card(
        body: [#"{"type":"Input.Text","id":"a","value":"1"}"#],
        actions: [Make.show("X", inner), Make.show("Y", beside)]))
    try play.press("Tab Enter Tab Tab Tab Enter")
    #expect(play.host.take().last == "exec(In,{a:1,b:2})")
  }

  @Test("an action that is not there any more is refused")
  func goneAction() throws {
    let play = try Play(OverflowTests.submitEditDelete)
    var action = try #require(play.session.action(at: "/body/0/actions/0"))
    action.path = "/nowhere"
    play.session.perform(action)
    #expect(Play.said(play.session.takeEffects()) == ["This action is not there any more"])
    #expect(!play.host.take().contains { $0.hasPrefix("exec") })
  }

  @Test("choose does nothing for no target, acts at once for one, asks for more")
  func choose() throws {
    var done: [String] = []
    func choose(_ targets: [String]) -> ActionSheet? {
      let choice = ActionSheet.choose(
        title: "Select", targets: targets, row: { SheetState.Row(title: SafeText($0)) },
        act: { done.append($0) })
      if case .ask(let sheet) = choice { return sheet }
      return nil
    }
    #expect(choose([]) == nil)
    #expect(done == [])
    #expect(choose(["+1 555"]) == nil)
    #expect(done == ["+1 555"])
    let play = try Play(Make.card(body: [Make.text("x")]))
    let sheet = try #require(choose(["Home", "Work"]))
    play.session.present(sheet)
    #expect(play.menu == "{Home,Work|Cancel}")
    try play.press("Down Enter")
    #expect(done == ["+1 555", "Work"])
    play.session.present(sheet)
    try play.press("End Enter")
    #expect(done.count == 2)
  }

  @Test("a link in a text can be pressed, copied and clicked; broken into rows it is one")
  func links() throws {
    let play = try Play(
      Make.card(body: [
        Make.text(
          "see [a link of some length](https://a.example) and [b](https://b.example)",
          #","wrap":true"#)
      ]), size: Size(width: 20, height: 12))
    let stops = play.session.drawing.stops
    #expect(stops.map(\.item.title) == ["a link of some length", "b"])
    #expect(stops.map(\.item.role) == [.link, .link])
    #expect(try play.press("Tab Enter") == [.openURL("https://a.example")])
    #expect(try play.press("y") == [.copy("https://a.example")])
    #expect(try play.press("Tab Enter") == [.openURL("https://b.example")])
    // The second row of the first link.
    #expect(try play.press("Click(3,2)") == [.openURL("https://a.example")])
  }

  @Test("a run of text with an action is pressed like a button")
  func runs() throws {
    let play = try Play(
      Make.card(body: [
        #"{"type":"RichTextBlock","inlines":["Do ",{"type":"TextRun","text":"this","selectAction":\#(Make.submit("Do it"))},{"type":"TextRun","text":" or that","selectAction":\#(Make.submit("No", Make.disabled))}]}"#
      ]))
    try play.press("Tab Enter")
    #expect(play.host.take().last == "exec(Do it,{})")
    #expect(Play.said(try play.press("Tab")) == ["Not available now"])
  }
}

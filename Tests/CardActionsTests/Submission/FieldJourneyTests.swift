import AdaptiveCards
import Canvas
import CardLayout
import Events
import Testing

@testable import CardActions

/// Typing in fields, with the keys people know.
@Suite("Fields")
struct FieldJourneyTests {
  @Test("the keys of readline: words, lines, yank and undo")
  func readline() throws {
    let play = try Play(Form.card(Form.text()))
    try play.press(#""one two" Alt-b Ctrl-K"#)
    #expect(play.typed == "one |")
    try play.press("Ctrl-A Ctrl-Y")
    #expect(play.typed == "two|one ")
    try play.press("Ctrl-_ Alt-d")
    #expect(play.typed == "| ")
    try play.press("Ctrl-_")
    #expect(play.typed == "|one ")
    try play.press("Ctrl-E Ctrl-W Ctrl-Y Ctrl-Y")
    #expect(play.typed == "one one |")
  }

  @Test("a password is starred, never yanked and never kept")
  func password() throws {
    let play = try Play(
      Form.card(
        Form.text(#","style":"password","isMultiline":true"#), #"{"type":"Input.Text","id":"y"}"#))
    try play.press(#""secret" Ctrl-U "pass" Tab Ctrl-Y"#)
    #expect(play.shows("[****___"))
    #expect(!play.shows("secret"))
    #expect(play.result == "exec(Send,{x:pass})")
    #expect(!play.session.keptState.serialized(escaping: .minimal).contains("pass"))
  }

  @Test("a long line scrolls so that the caret is seen")
  func scrolling() throws {
    let play = try Play(Form.card(Form.text()), size: Size(width: 20, height: 8))
    try play.press(#""abcdefghijklmnopqrstuvwxyz""#)
    #expect(play.screen[1] == "  <nopqrstuvwxyz_]")
    #expect(play.session.cursor == Point(x: 16, y: 1))
    try play.press("Home")
    #expect(play.screen[1] == "  [abcdefghijklmn>")
    try play.press("Right*3")
    #expect(play.session.cursor == Point(x: 6, y: 1))
    try play.press("End Left*5 Backspace")
    #expect(play.screen[1] == "  <mnopqrstvwxyz_]")
  }

  @Test("a field that is gone to is seen with its label, above the screen and below it")
  func labels() throws {
    let inputs = (1...6).map { #"{"type":"Input.Text","id":"i\#($0)","label":"Label \#($0)"}"# }
    let play = try Play(Make.card(body: inputs), size: Size(width: 40, height: 6))
    try play.press("Tab*4")
    #expect(
      play.screen.suffix(2) == ["  Label 5", "  [" + String(repeating: "_", count: 34) + "]"])
    try play.press("Shift-Tab*3")
    #expect(play.screen.first == "  Label 2")
  }

  @Test("a click puts the caret there")
  func click() throws {
    let play = try Play(Form.card(Form.text(#","value":"héllo wörld""#)))
    try play.click(on: "wörld")
    #expect(play.typed == "héllo |wörld")
    try play.click(60, 1)
    #expect(play.typed == "héllo wörld|")
  }

  @Test("several lines: Enter breaks, Up and Down keep the column and leave at the ends")
  func lines() throws {
    let play = try Play(
      Form.card(Form.text(#","isMultiline":true"#), #"{"type":"Input.Text","id":"y"}"#))
    try play.press(#""first line" Enter "2" Enter "third line""#)
    #expect(play.typed == "first line\n2\nthird line|")
    #expect(play.screen[1].hasPrefix("  [first line__"))
    #expect(play.screen[2].hasPrefix("  [2___"))
    try play.press("Up Up")
    #expect(play.typed == "first line|\n2\nthird line")
    try play.press("Home Up")
    #expect(play.session.state.focus == "/body/0")
    try play.press("Down*2 End Down")
    #expect(play.session.state.focus == "/body/1")
    #expect(play.result == "exec(Send,{x:first line\n2\nthird line})")
  }

  @Test("a long text scrolls within its field, with marks where there is more")
  func multilineScrolling() throws {
    let play = try Play(
      Form.card(Form.text(#","isMultiline":true,"value":"1\n2\n3\n4\n5\n6\n7""#)),
      size: Size(width: 30, height: 12))
    #expect(play.screen[1...4].map { $0.suffix(1) } == ["]", "]", "]", "\u{25BC}"])
    try play.press("Down*4")
    #expect(play.screen[1].hasPrefix("  [2__"))
    #expect(play.screen[1].hasSuffix("\u{25B2}"))
    #expect(play.session.cursor == Point(x: 3, y: 4))
    try play.press("PgDn")
    #expect(play.typed == "1\n2\n3\n4\n5\n6\n|7")
    try play.press("PgUp PgUp")
    #expect(play.typed == "|1\n2\n3\n4\n5\n6\n7")
  }

  @Test("rows break at blanks, and long words anywhere")
  func wrapping() throws {
    let play = try Play(
      Form.card(Form.text(#","isMultiline":true,"value":"the quick brown fox 0123456789012345""#)),
      size: Size(width: 20, height: 12))
    #expect(
      play.screen[1...4].map { String($0.dropFirst(2)) } == [
        "[the quick ____]", "[brown fox ____]", "[0123456789012_]", "[345___________]",
      ])
  }

  @Test("a paste keeps its line ends only where there are several lines, and no controls")
  func paste() throws {
    let one = try Play(Form.card(Form.text()))
    one.session.handle(.paste("a\r\nb\u{1b}[31mc\u{0}"))
    #expect(one.typed == "a b[31mc|")
    let several = try Play(Form.card(Form.text(#","isMultiline":true"#)))
    several.session.handle(.paste("a\r\nb"))
    #expect(several.typed == "a\nb|")
  }

  @Test("what is too much is said, and counted")
  func counter() throws {
    let play = try Play(Form.card(Form.text(#","label":"Code","maxLength":5"#)))
    #expect(play.screen[1].hasSuffix("0/5"))
    try play.press(#""abc""#)
    #expect(play.screen[1].hasSuffix("3/5"))
    let effects = try play.press(#"Paste("defgh")"#)
    #expect(Play.said(effects) == ["No more than 5 characters fit"])
    #expect(play.screen[1].hasSuffix("5/5"))
    #expect(play.result == "exec(Send,{x:abcde})")
  }

  @Test("a megabyte is pasted and typed in, in the middle too")
  func megabyte() throws {
    let play = try Play(Form.card(Form.text(#","isMultiline":true"#)))
    play.session.handle(.paste(String(repeating: "words and words ", count: 65_536)))
    try play.press(#""abc" PgUp*3 "x" End Home"#)
    #expect(play.session.inputs.first.flatMap { play.session.state.typed($0)?.length } == 1_048_580)
    #expect(play.session.cursor != nil)
  }

  @Test("the message of a field follows what is typed after the first try")
  func messages() throws {
    let play = try Play(
      Form.card(Form.text(#","isRequired":true,"errorMessage":"Say it","label":"Name""#)))
    #expect(!play.shows("Say it"))
    #expect(play.result == "invalid: Say it")
    #expect(play.row(of: "! Say it") == play.row(of: "[___") + 1)
    try play.press("\"a\"")
    #expect(!play.shows("Say it"))
    try play.press("Backspace")
    #expect(play.shows("! Say it"))
  }

  @Test("an editor's text goes into the field, without its last line end")
  func editor() throws {
    let play = try Play(Form.card(Form.text(#","isMultiline":true,"maxLength":6"#)))
    #expect(try play.press(#""ab" Ctrl-E"#) == [.edit(text: "ab", input: "/body/0")])
    play.session.replaceText(ofInput: "/body/0", with: "cd\nef\n")
    #expect(play.typed == "cd\nef|")
    play.session.replaceText(ofInput: "/body/0", with: "too long")
    #expect(play.typed == "too lo|")
    try play.press("Ctrl-_")
    #expect(play.typed == "cd\nef|")
  }

  @Test("numbers step with + and -, within their limits, and take a sign at the start")
  func numbers() throws {
    let play = try Play(Form.card(Form.input("Number", #","min":-1,"max":3"#)))
    try play.press("+")
    #expect(play.typed == "0|")
    try play.press("+ + + +")
    #expect(play.typed == "3|")
    try play.press("- Alt-Down Ctrl-Down")
    #expect(play.typed == "0|")
    try play.press("Ctrl-U \"-1\"")
    #expect(play.typed == "-1|")
    #expect(play.result == "exec(Send,{x:-1})")
    try play.press("\"9\"")
    #expect(play.result == "invalid: From -1 to 3")
  }

  @Test("a time steps by the part that the caret is in")
  func times() throws {
    let play = try Play(Form.card(Form.input("Time", #","value":"09:59","max":"18:00""#)))
    try play.press("+")
    #expect(play.typed == "10:00|")
    try play.press("Home + +")
    #expect(play.typed == "|12:00")
    try play.press("+*9")
    #expect(play.typed == "|18:00")
    #expect(play.result == "exec(Send,{x:18:00})")
  }

  @Test("a time typed as people do gets its one form when the field is left")
  func oneForm() throws {
    let play = try Play(Form.card(Form.input("Time"), Form.input("Date")))
    try play.press(#""2:30 pm" Tab "3/5/2024" Tab"#)
    #expect(play.shows("[14:30"))
    #expect(play.shows("[2024-03-05"))
  }
}

import Canvas
import CardLayout
import Events
import Testing

@testable import CardActions

/// Toggles, choices and stars, with the keyboard and the mouse.
@Suite("Choices")
struct ChoiceJourneyTests {
  private static let sizes = [Size(width: 80, height: 24), Size(width: 40, height: 12)]

  @Test("a toggle is ticked by Space, Enter and a click", arguments: sizes)
  func toggle(size: Size) throws {
    let play = try Play(
      Form.card(Form.input("Toggle", #","title":"News","valueOn":"1""#)), size: size)
    #expect(play.shows("[ ] News"))
    #expect(play.result == "exec(Send,{x:false})")
    try play.press("Space")
    #expect(play.shows("[x] News"))
    #expect(play.result == "exec(Send,{x:1})")
    try play.press("Enter")
    #expect(play.shows("[ ] News"))
    try play.click(on: "News")
    #expect(play.shows("[x] News"))
  }

  @Test("a required toggle must be ticked")
  func requiredToggle() throws {
    let play = try Play(Form.card(Form.input("Toggle", #","title":"I agree","isRequired":true"#)))
    #expect(play.result == "invalid: This must be ticked")
    #expect(play.shows("! This must be ticked"))
    try play.press("Space")
    #expect(!play.shows("! This"))
  }

  @Test("a compact set opens its choices, with the chosen one under the focus", arguments: sizes)
  func compact(size: Size) throws {
    let play = try Play(
      Form.card(Form.input("ChoiceSet", Form.colours + #","value":"g""#)), size: size)
    #expect(play.shows("[Green"))
    try play.press("Enter")
    #expect(play.menu == "{(nothing),Red,Green,Blue|Cancel}")
    #expect(play.focus == "Green")
    #expect(play.shows("(\u{2022}) Green"))
    try play.press("Down Enter")
    #expect(play.menu == nil)
    #expect(play.shows("[Blue"))
    #expect(play.result == "exec(Send,{x:b})")
    try play.click(on: "[Blue")
    try play.click(on: "Red")
    #expect(play.result == "exec(Send,{x:r})")
    try play.press("Enter Home Enter")
    #expect(play.result == "exec(Send,{})")
    try play.press("Enter \"B\" Esc")
    #expect(play.result == "exec(Send,{})")
  }

  @Test("a required set has no row for nothing, and its placeholder while nothing is chosen")
  func requiredCompact() throws {
    let play = try Play(
      Form.card(
        Form.input("ChoiceSet", Form.colours + #","isRequired":true,"placeholder":"Pick one""#)))
    #expect(play.shows("[Pick one"))
    #expect(play.result == "invalid: This field is required")
    try play.press("Space Enter")
    #expect(play.result == "exec(Send,{x:r})")
    try play.press("Space")
    #expect(play.menu == "{Red,Green,Blue|Cancel}")
  }

  /// More choices than are ticked on the card itself.
  private static let shades: String = {
    let choices = (1...11).map { #"{"title":"Shade \#($0)","value":"\#($0)"}"# }
    return #","isMultiSelect":true,"choices":[\#(choices.joined(separator: ","))]"#
  }()

  @Test("many choices in a sheet: ticks, all, none, in the order of the card")
  func several() throws {
    let play = try Play(Form.card(Form.input("ChoiceSet", Self.shades)))
    try play.press("Enter")
    let titles = (1...11).map { "Shade \($0)" }.joined(separator: ",")
    #expect(play.menu == "{Select all,\(titles)|Done}")
    try play.press("End Up Space Home Down Enter")
    #expect(play.shows("[x] Shade 1"))
    #expect(play.shows("[ ] Select all"))
    try play.press("Esc")
    #expect(play.shows("[Shade 1, Shade 11"))
    #expect(play.result == "exec(Send,{x:1,11})")
    try play.press("Enter Home Space")
    #expect(play.shows("[x] Select all"))
    try play.press("End Enter")
    #expect(play.result == "exec(Send,{x:1,2,3,4,5,6,7,8,9,10,11})")
    try play.press("Enter Home Space Esc")
    #expect(play.result == "exec(Send,{})")
  }

  @Test("a few choices of which several can be chosen are ticked on the card, whatever its style")
  func fewCompact() throws {
    let play = try Play(
      Form.card(Form.input("ChoiceSet", Form.colours + #","isMultiSelect":true"#)))
    #expect(play.screen[1...3] == ["  [ ] Red", "  [ ] Green", "  [ ] Blue"])
    try play.press("Space Down Down Space")
    #expect(play.result == "exec(Send,{x:r,b})")
  }

  @Test("an expanded set shows its choices; a chosen one that need not be is taken back")
  func expanded() throws {
    let play = try Play(Form.card(Form.input("ChoiceSet", Form.colours + #","style":"expanded""#)))
    #expect(play.buttons == "[Red][Green][Blue][Send]")
    try play.press("Down Space")
    #expect(play.screen[1...3] == ["  ( ) Red", "  (\u{2022}) Green", "  ( ) Blue"])
    try play.click(on: "Blue")
    #expect(play.result == "exec(Send,{x:b})")
    try play.press("Space")
    #expect(play.result == "exec(Send,{})")
  }

  @Test("several expanded choices are ticked one by one")
  func expandedSeveral() throws {
    let play = try Play(
      Form.card(
        Form.input(
          "ChoiceSet", Form.colours + #","style":"expanded","isMultiSelect":true,"value":"b""#)))
    try play.press("Space")
    #expect(play.screen[1...3] == ["  [x] Red", "  [ ] Green", "  [x] Blue"])
    #expect(play.result == "exec(Send,{x:r,b})")
  }

  @Test("choices stand in columns where the card asks for them")
  func columns() throws {
    let play = try Play(
      Form.card(
        Form.input("ChoiceSet", Form.colours + #","style":"expanded","useMultipleColumns":true"#)),
      size: Size(width: 30, height: 10))
    #expect(play.screen[1] == "  ( ) Red       ( ) Green")
    #expect(play.screen[2] == "  ( ) Blue")
  }

  @Test("a title that is cut is said in whole while it has the focus")
  func cutTitle() throws {
    let long = "A title that has no room on a screen of forty columns"
    let play = try Play(
      Form.card(Form.text(), Form.input("Toggle", #","title":"\#(long)""#)),
      size: Size(width: 40, height: 12))
    #expect(Play.said(try play.press("Tab")) == [long])
  }

  @Test(
    "a filtered set narrows down by typing, in any case and anywhere in the title", arguments: sizes
  )
  func filtered(size: Size) throws {
    let play = try Play(
      Form.card(Form.input("ChoiceSet", Form.colours + #","style":"filtered""#)), size: size)
    try play.press("Enter \"RE\"")
    #expect(play.shows("/RE_"))
    #expect(play.session.sheetState?.shown == [0, 1, 3])
    try play.press("\"e\"")
    #expect(play.session.sheetState?.shown == [1, 3])
    try play.press("Backspace Down Enter")
    #expect(play.result == "exec(Send,{x:g})")
    try play.press("Enter \"zz\" Esc")
    #expect(play.session.sheetState?.filter == "")
    try play.press("Esc")
    #expect(play.result == "exec(Send,{x:g})")
  }

  @Test("a letter on the closed field opens it and is looked for, and is no command")
  func typedOnField() throws {
    let play = try Play(
      Form.card(Form.input("ChoiceSet", Form.colours + #","style":"filtered""#), Form.text()))
    #expect(try play.press("\"q\"") == [])
    #expect(play.shows("/q_"))
    try play.press("Esc Esc")
    #expect(try play.press("\"bl\" Enter Down") == [])
    #expect(play.session.state.focus == "/body/1")
    #expect(play.result == "exec(Send,{x:b})")
  }

  @Test("a pasted text is looked for, on the closed field and in the open choices")
  func pasted() throws {
    let play = try Play(Form.card(Form.input("ChoiceSet", Form.colours + #","style":"filtered""#)))
    play.session.handle(.paste("gre"))
    #expect(play.shows("/gre_"))
    play.session.handle(.paste("en\n"))
    #expect(play.shows("/green_"))
    try play.press("Enter")
    #expect(play.result == "exec(Send,{x:g})")
    let plain = try Play(Form.card(Form.input("ChoiceSet", Form.colours)))
    #expect(!plain.session.handle(.paste("gre")))
    #expect(plain.menu == nil)
  }

  @Test("a blank belongs to what is looked for")
  func blanks() throws {
    let play = try Play(
      Form.card(
        Form.input(
          "ChoiceSet",
          #","style":"filtered","choices":[{"title":"New","value":"1"},{"title":"New York","value":"2"}]"#
        )))
    try play.press("Enter \"new y\" Enter")
    #expect(play.result == "exec(Send,{x:2})")
  }

  @Test("forty thousand choices open, are searched and chosen")
  func very() throws {
    let choices = (0..<40_000).map { #"{"title":"Choice \#($0)","value":"\#($0)"}"# }
    let play = try Play(
      Form.card(
        Form.input(
          "ChoiceSet", #","style":"filtered","choices":[\#(choices.joined(separator: ","))]"#)))
    try play.press("Enter \"choice 39999\" Enter")
    #expect(play.result == "exec(Send,{x:39999})")
  }

  @Test("stars are given by arrows, digits and clicks")
  func stars() throws {
    let play = try Play(Form.card(Form.input("Rating", #","allowHalfSteps":true"#)))
    #expect(play.result == "exec(Send,{})")
    try play.press("Right*3")
    #expect(play.shows("\u{2605}\u{BD}\u{2606}\u{2606}\u{2606} 1.5/5"))
    #expect(play.result == "exec(Send,{x:1.5})")
    try play.press("4 Left")
    #expect(play.result == "exec(Send,{x:3.5})")
    try play.press("Right*9")
    #expect(play.result == "exec(Send,{x:5})")
    try play.click(3, 1)
    #expect(play.result == "exec(Send,{x:2})")
    try play.press("0")
    #expect(play.result == "exec(Send,{})")
  }

  @Test("a changed value performs the input's action: others begin again")
  func valueChanged() throws {
    let reset = #","valueChangedAction":{"type":"Action.ResetInputs","targetInputIds":["city"]}"#
    let play = try Play(
      Form.card(
        Form.input("ChoiceSet", Form.colours + #","style":"expanded""# + reset),
        #"{"type":"Input.Text","id":"city","value":"Oslo"}"#))
    try play.press("Tab*3 \"!\"")
    #expect(play.shows("[Oslo!"))
    try play.press("Shift-Tab Space")
    #expect(play.shows("[Oslo__"))
    #expect(play.result == "exec(Send,{x:b,city:Oslo})")
  }
}

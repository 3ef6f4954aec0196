import AdaptiveCards
import Testing

@Suite("Inputs are read with all their properties")
struct InputReadingTests {
  @Test("what all inputs share")
  func common() throws {
    let input = try #require(
      try element(
        #"""
        {"type":"Input.Date","id":"d","label":"Day","isRequired":true,"errorMessage":"when?",
         "labelPosition":"inline","labelWidth":"80px","inputStyle":"revealOnHover",
         "valueChangedAction":{"targetInputIds":["e"]}}
        """#
      ).input)
    #expect(input.label == "Day" && input.isRequired && input.errorMessage == "when?")
    #expect(input.labelPosition == .inline && input.labelWidth == .pixels(80))
    #expect(input.inputStyle == .revealOnHover)
    #expect(input.valueChangedAction?.kind == .resetInputs(["e"]))
  }

  @Test("a label's width is a percentage or pixels", arguments: ["30", #""30""#])
  func labelWidth(text: String) throws {
    let input = try element(#"{"type":"Input.Time","id":"t","labelWidth":\#(text)}"#).input
    #expect(input?.labelWidth == .percent(30))
  }

  @Test("Input.Text")
  func text() throws {
    guard
      case .inputText(let input) = try element(
        #"""
        {"type":"Input.Text","id":"t","value":"v","placeholder":"p","isMultiline":true,
         "maxLength":10,"regex":"^a","style":"passWORD","inlineAction":{"type":"Action.Submit"}}
        """#)
    else { throw Unexpected() }
    #expect(input.value == "v" && input.placeholder == "p" && input.isMultiline)
    #expect(input.maxLength == 10 && input.regex == "^a" && input.style == .password)
    #expect(input.inlineAction?.path == "/body/0/inlineAction")
  }

  @Test("Input.Number, Input.Date and Input.Time")
  func ranges() throws {
    guard
      case .inputNumber(let number) = try element(
        #"{"type":"Input.Number","id":"n","value":1.5,"min":-1,"max":1e2,"placeholder":"p"}"#),
      case .inputDate(let date) = try element(
        #"{"type":"Input.Date","id":"d","value":"2030-01-02","min":"2030-01-01","max":"2031-01-01"}"#
      ),
      case .inputTime(let time) = try element(
        #"{"type":"Input.Time","id":"t","value":"10:00","min":"09:00","max":"17:30"}"#)
    else { throw Unexpected() }
    #expect(number.value == 1.5 && number.min == -1 && number.max == 100)
    #expect(number.placeholder == "p")
    #expect(date.value == "2030-01-02" && date.min == "2030-01-01" && date.max == "2031-01-01")
    #expect(time.value == "10:00" && time.min == "09:00" && time.max == "17:30")
  }

  @Test("Input.Toggle, with its defaults")
  func toggle() throws {
    guard
      case .inputToggle(let plain) = try element(#"{"type":"Input.Toggle","id":"t","title":"x"}"#),
      case .inputToggle(let said) = try element(
        #"""
        {"type":"Input.Toggle","id":"t","title":"x","value":"y","valueOn":"y","valueOff":"n",
         "wrap":true}
        """#)
    else { throw Unexpected() }
    #expect(plain.value == "false" && plain.valueOn == "true" && plain.valueOff == "false")
    #expect(!plain.wrap && plain.showTitle)
    #expect(said.value == "y" && said.valueOn == "y" && said.valueOff == "n" && said.wrap)
  }

  @Test("Input.ChoiceSet and its first values")
  func choices() throws {
    guard
      case .inputChoiceSet(let set) = try element(
        #"""
        {"type":"Input.ChoiceSet","id":"c","isMultiSelect":true,"style":"expanded","value":"1,3",
         "choices":[{"title":"Red","value":"1"},{"title":"Blue","value":3}],"wrap":true,
         "choices.data":{"type":"Data.Query","dataset":"people","count":5,"skip":10,
          "associatedInputs":"auto"}}
        """#)
    else { throw Unexpected() }
    #expect(set.choices.map(\.value) == ["1", "3"])
    #expect(set.isMultiSelect && set.style == .expanded && set.wrap)
    #expect(set.values == ["1", "3"])
    #expect(set.query?.dataset == "people" && set.query?.count == 5 && set.query?.skip == 10)
    #expect(set.query?.associatedInputs == .auto)
  }

  @Test("choices have a limit of their own, far above that of elements")
  func limit() throws {
    let choices = { (count: Int) in
      let list = (0..<count).map { #"{"title":"t\#($0)","value":"v\#($0)"}"# }
      return #"{"type":"Input.ChoiceSet","id":"c","choices":[\#(list.joined(separator: ","))]},"#
        + #"{"type":"TextBlock","text":"below"}"#
    }
    #expect(readBody(choices(Limits.choices)).diagnostics == [])
    let reading = readBody(choices(Limits.choices + 2))
    #expect(reading.diagnostics.map(\.code) == ["limit-choices"])
    #expect(
      reading.diagnostics.first?.message
        == "there are more than 100000 choices; the rest is left out")
    #expect(reading.diagnostics.first?.path == "/body/0/choices/100000")
    guard case .inputChoiceSet(let set)? = reading.card?.body.first else { throw Unexpected() }
    #expect(set.choices.count == Limits.choices)
    #expect(reading.card?.body.count == 2)
  }

  @Test("one choice of a list that takes one may have a comma in its value")
  func singleValue() throws {
    guard
      case .inputChoiceSet(let set) = try element(
        #"{"type":"Input.ChoiceSet","id":"c","value":"1,3","choices":[]}"#)
    else { throw Unexpected() }
    #expect(set.values == ["1,3"])
    #expect(set.style == .compact)
  }

  @Test("an input without an id is told", arguments: ["Text", "Number", "Toggle", "Rating"])
  func withoutID(kind: String) {
    let told = readBody(#"{"type":"Input.\#(kind)","title":"t"}"#).diagnostics
    #expect(told.map(\.code) == ["input-without-id"])
    #expect(told.map(\.severity) == [.warning])
  }
}

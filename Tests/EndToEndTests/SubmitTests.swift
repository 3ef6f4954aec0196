import TestSupport
import Testing

/// `cards submit`: what scripts see of it.
@Suite(
  "cards submit", .enabled(if: CardsProgram.isThere, Comment(rawValue: CardsProgram.missing)))
struct SubmitTests {
  private func submit(_ card: String, _ arguments: String...) throws -> Outcome {
    var launch = CardsProgram.launch()
    launch.arguments = ["submit", "-"] + arguments
    return try Command.run(launch, input: Array(card.utf8))
  }

  private static let form = """
    {"type":"AdaptiveCard","version":"1.5","body":[
      {"type":"Input.Text","id":"a=b","label":"Odd"},
      {"type":"Input.Text","id":"name","isRequired":true,"errorMessage":"Who?"},
      {"type":"Input.Toggle","id":"news","title":"News","valueOn":"yes","valueOff":"no"},
      {"type":"Input.ChoiceSet","id":"c","isMultiSelect":true,"choices":[
        {"title":"Red, light","value":"1"},{"title":"Green","value":"2"},
        {"title":"Blue","value":"3"}]}],
     "actions":[
      {"type":"Action.OpenUrl","title":"Site","url":"https://x"},
      {"type":"Action.Submit","id":"send","title":"Send","data":{"name":"old","k":1}},
      {"type":"Action.Execute","title":"Run","verb":"go","associatedInputs":"none"},
      {"type":"Action.Submit","title":"Off","isEnabled":false},
      {"type":"Action.ShowCard","title":"More","card":{"type":"AdaptiveCard","body":[
        {"type":"Input.Text","id":"inner"}],
        "actions":[{"type":"Action.Submit","title":"Deep"}]}}]}
    """

  @Test("inputs win over data, choices stand in card order, empty ones are left out")
  func result() throws {
    let outcome = try submit(Self.form, "--set", "name=Ada", "--set", "c=Blue,Red, light")
    #expect(
      outcome.outputText
        == #"{"type":"Action.Submit","id":"send","title":"Send","#
        + #""data":{"name":"Ada","k":1,"news":"no","c":"1,3"},"#
        + #""inputs":{"name":"Ada","news":"no","c":"1,3"}}"# + "\n")
    #expect(outcome.status == 0)
    #expect(outcome.errorText == "")
  }

  @Test("an id may have an equals sign")
  func oddID() throws {
    let outcome = try submit(Self.form, "--set", "name=x", "--set", "a=b=c=d")
    #expect(outcome.outputText.contains(#""inputs":{"a=b":"c=d","#))
  }

  @Test("what is not valid is told with the card's message: 1")
  func invalid() throws {
    let outcome = try submit(Self.form)
    #expect(outcome.outputText == #"{"invalid":[{"id":"name","message":"Who?"}]}"# + "\n")
    #expect(outcome.status == 1)
  }

  @Test("an action is found by its title, behind ShowCards too")
  func deep() throws {
    let outcome = try submit(
      Self.form, "--action", "Deep", "--set", "name=x", "--set", "inner=y", "--set", "news=true")
    #expect(outcome.outputText.contains(#""inputs":{"name":"x","news":"yes","inner":"y"}"#))
  }

  @Test("an action without associated inputs neither checks nor sends any")
  func none() throws {
    let outcome = try submit(Self.form, "--action", "Run")
    #expect(
      outcome.outputText
        == #"{"type":"Action.Execute","title":"Run","verb":"go","data":{},"inputs":{}}"# + "\n")
  }

  @Test("a disabled action: 1; one that submits nothing, or is not there, or an id: 2")
  func refused() throws {
    let off = try submit(Self.form, "--action", "Off")
    #expect(off.status == 1)
    #expect(off.output == [])
    #expect(off.errorText == "cards: the action 'Off' can't be pressed: it is disabled\n")
    let site = try submit(Self.form, "--action", "Site")
    #expect(site.status == 2)
    let gone = try submit(Self.form, "--action", "Sent")
    #expect(gone.status == 2)
    #expect(gone.errorText.contains("did you mean 'send'?"))
    let input = try submit(Self.form, "--set", "nome=x")
    #expect(input.status == 2)
    #expect(input.errorText.contains("did you mean 'name'?"))
  }

  @Test("a value that an input does not have is told, and the rest is sent")
  func unknownValue() throws {
    let outcome = try submit(
      Self.form, "--set", "name=x", "--set", "news=maybe", "--set", "c=Pink,2")
    #expect(outcome.status == 0)
    #expect(outcome.outputText.contains(#""news":"no","c":"2""#))
    #expect(
      outcome.errorText == """
        cards: --set news: "maybe" is neither "yes" nor "no"; it counts as off
        cards: --set c: no choice has the value or the title "Pink"; it is left out

        """)
  }

  @Test("wrong usage says what is wanted")
  func usage() throws {
    let outcome = try submit(Self.form, "--set", "name")
    #expect(outcome.status == 2)
    #expect(outcome.errorText == "cards: '--set' needs ID=VALUE, not 'name'\n")
    #expect(try submit(Self.form, "--keys", "Tab").status == 2)
  }

  @Test("an expression that is none warns and stops nothing; one without end is given up")
  func regex() throws {
    func card(_ regex: String) -> String {
      #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"Input.Text","id":"t","regex":"\#(regex)"}],"actions":[{"type":"Action.Submit"}]}"#
    }
    let wrong = try submit(card("(a"), "--set", "t=x")
    #expect(wrong.status == 0)
    #expect(wrong.errorText.contains("warning: the \"regex\" \"(a\" is not valid"))
    let endless = try submit(
      card("^(a+)+$"), "--set", "t=" + String(repeating: "a", count: 60) + "!")
    #expect(endless.status == 0)
    #expect(endless.errorText.contains("[regex-gave-up]"))
  }
}

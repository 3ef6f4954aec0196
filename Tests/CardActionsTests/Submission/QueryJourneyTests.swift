import AdaptiveCards
import Canvas
import CardLayout
import Testing

@testable import CardActions

/// Choices that a host finds (`Data.Query`), with the keyboard and the mouse.
@Suite("Choices that a host finds")
struct QueryJourneyTests {
  private static let people = ["Ada Lovelace", "Adele Goldberg", "Grace Hopper", "Barbara Liskov"]

  /// A host that looks for people whose name has the text.
  private static func host(_ answer: ((ChoiceQuery) -> ChoiceAnswer)? = nil) -> RecordingHost {
    let host = RecordingHost()
    host.answersQueries =
      answer ?? { query in
        .choices(
          people.filter { $0.lowercased().contains(query.value.lowercased()) }.map {
            .init(title: $0, value: String($0.prefix(3)).lowercased())
          })
      }
    return host
  }

  private static func set(_ more: String = "") -> String {
    Form.input(
      "ChoiceSet",
      #","label":"Who","style":"filtered","choices.data":{"type":"Data.Query","dataset":"people","count":9,"skip":2}"#
        + more)
  }

  private func play(
    _ card: String, host: RecordingHost = QueryJourneyTests.host(),
    size: Size = Size(width: 80, height: 24)
  ) throws -> Play { try Play(card, host: host, size: size) }

  private static let sizes = [Size(width: 80, height: 24), Size(width: 40, height: 12)]

  @Test("what is typed is asked for once the keys rest, and chosen of the answer", arguments: sizes)
  func whole(size: Size) throws {
    let play = try play(Form.card(Self.set()), size: size)
    try play.press("Enter")
    #expect(play.shows("Looking..."))
    #expect(play.host.queries == [])
    play.session.askForChoices()
    #expect(play.menu == "{\(Self.people.joined(separator: ","))|Cancel}")
    #expect(!play.shows("Looking..."))
    try play.press("\"ad\"")
    #expect(play.shows("/ad_"))
    #expect(play.shows("Looking..."))
    #expect(play.host.queries.map(\.value) == [""])
    play.session.askForChoices()
    #expect(play.menu == "{Ada Lovelace,Adele Goldberg|Cancel}")
    play.session.askForChoices()
    #expect(play.host.queries.map(\.value) == ["", "ad"])
    try play.press("Down Enter")
    #expect(play.shows("[Adele Goldberg"))
    #expect(play.result == "exec(Send,{x:ade})")
  }

  @Test("Down and Enter wait for the answer to all that was typed")
  func impatient() throws {
    let play = try play(Form.card(Self.set()))
    try play.press("Enter \"grace\" Enter")
    #expect(play.host.queries.map(\.value) == ["grace"])
    #expect(play.result == "exec(Send,{x:gra})")
  }

  @Test(
    "the host is told the data set, how many, and the form's values only where the card says so")
  func query() throws {
    let others = [
      #"{"type":"Input.Text","id":"team","value":"red"}"#,
      #"{"type":"Input.Text","id":"pw","style":"password","value":"secret"}"#,
    ]
    let plain = try play(Form.card(Self.set(), others[0], others[1]))
    try plain.press("Enter")
    plain.session.askForChoices()
    #expect(
      plain.host.queries == [
        ChoiceQuery(
          path: "/body/0", inputID: "x", dataset: "people", value: "", count: 9, skip: 2, inputs: []
        )
      ])
    let asking = Self.set().replacing(#""count":9"#, with: #""associatedInputs":"auto""#)
    let all = try play(Form.card(asking, others[0], others[1]))
    try all.press("Enter")
    all.session.askForChoices()
    #expect(all.host.queries.last?.inputs == [GatheredInput(id: "team", value: "red")])
  }

  @Test("what the host finds stands below the card's own choices, each value once")
  func merged() throws {
    let play = try play(
      Form.card(
        Self.set(
          #","choices":[{"title":"Nobody","value":"none"},{"title":"Ada, of course","value":"ada"}]"#
        )))
    try play.press("Enter")
    play.session.askForChoices()
    #expect(
      play.menu
        == "{Nobody,Ada\\, of course,Adele Goldberg,Grace Hopper,Barbara Liskov|Cancel}"
        .replacing("\\,", with: ","))
    try play.press("\"a\"")
    play.session.askForChoices()
    try play.press("Down Enter")
    #expect(play.result == "exec(Send,{x:ade})")
  }

  @Test("what is chosen stays chosen and keeps its title, whatever is looked for then")
  func survives() throws {
    let play = try play(Form.card(Self.set()))
    try play.press("Enter \"grace\" Enter Enter \"ad\"")
    play.session.askForChoices()
    #expect(play.session.sheetState?.shown.count == 3)
    #expect(play.shows("Ada Lovelace") && !play.shows("(\u{2022}) Grace"))
    try play.press("Esc Esc")
    #expect(play.shows("[Grace Hopper"))
    #expect(play.result == "exec(Send,{x:gra})")
    play.session.cancelSheet()
    // The row for nothing stands above the choices, as nothing need be chosen.
    try play.press("Enter Home Enter")
    #expect(play.result == "exec(Send,{})")
  }

  @Test("several are chosen of several searches")
  func several() throws {
    let play = try play(Form.card(Self.set(#","isMultiSelect":true"#)))
    try play.press("Enter \"grace\" Space")
    #expect(play.shows("[x] Grace Hopper"))
    #expect(!play.shows("Select all"))
    try play.press("Backspace*5 \"ada\" Space")
    #expect(play.shows("[x] Ada Lovelace"))
    try play.press("Esc Esc")
    #expect(play.shows("[Grace Hopper, Ada Lovelace"))
    #expect(play.result == "exec(Send,{x:gra,ada})")
  }

  @Test("a click takes what stands under it, not what an answer puts there")
  func click() throws {
    let play = try play(Form.card(Self.set()))
    try play.press("Enter")
    play.session.askForChoices()
    try play.press("\"h\"")
    try play.click(on: "Grace")
    #expect(play.host.queries.map(\.value) == [""])
    #expect(play.result == "exec(Send,{x:gra})")
  }

  @Test("what the host finds is shown whatever its title, until more is typed")
  func otherNames() throws {
    let play = try play(
      Form.card(Self.set()),
      host: Self.host { _ in .choices([.init(title: "Grace Hopper", value: "g")]) })
    try play.press("Enter \"cobol\"")
    play.session.askForChoices()
    #expect(play.session.sheetState?.shown == [0, 1])
    try play.press("Enter")
    #expect(play.result == "exec(Send,{x:g})")
  }

  @Test("nothing found, and why nothing could be looked up, is said in the sheet")
  func failures() throws {
    let host = Self.host { $0.value == "q" ? .failure("The directory is closed") : .choices([]) }
    let play = try play(Form.card(Self.set()), host: host)
    try play.press("Enter")
    play.session.askForChoices()
    #expect(play.shows("Nothing found"))
    try play.press("\"q\"")
    play.session.askForChoices()
    #expect(play.shows("! The directory is closed"))
    #expect(Play.said(play.session.takeEffects()) == ["The directory is closed"])
    try play.press("Backspace")
    play.session.askForChoices()
    #expect(play.shows("Nothing found"))
  }

  @Test("an answer that comes later is taken, but for one to what was asked before")
  func later() throws {
    let play = try play(Form.card(Self.set()), host: Self.host { _ in .later })
    try play.press("Enter")
    play.session.askForChoices()
    #expect(play.shows("Looking..."))
    try play.press("\"b\"")
    play.session.askForChoices()
    let queries = play.host.queries
    play.session.take(.choices([.init(title: "Old", value: "o")]), for: queries[0])
    #expect(play.menu == "{|Cancel}")
    play.session.take(.choices([.init(title: "Bob", value: "b")]), for: queries[1])
    #expect(play.menu == "{Bob|Cancel}")
    try play.press("Enter")
    #expect(play.result == "exec(Send,{x:b})")
  }

  @Test("where no host answers, the card's own choices are all there are")
  func nobody() throws {
    let some = try play(
      Form.card(Self.set(#","choices":[{"title":"Red","value":"r"}]"#)), host: RecordingHost())
    try some.press("Enter")
    some.session.askForChoices()
    #expect(some.menu == "{Red|Cancel}")
    #expect(!some.shows("Looking..."))
    let none = try play(Form.card(Self.set()), host: RecordingHost())
    try none.press("Enter")
    none.session.askForChoices()
    #expect(none.menu == nil)
    #expect(Play.said(none.session.takeEffects()) == ["There is nothing to choose from"])
  }

  @Test("what was found is kept with its title, and in another version of the card")
  func kept() throws {
    let play = try play(Form.card(Self.set()))
    try play.press("Enter \"grace\" Enter")
    let kept = play.session.keptState
    #expect(
      kept.serialized()
        == #"{"inputs":{"x":[{"title":"Grace Hopper","value":"gra"}]},"visible":{},"open":[]}"#)
    let other = try self.play(Form.card(Form.text(#","label":"New""#), Self.set()))
    other.session.takeOver(from: play.session)
    #expect(other.shows("[Grace Hopper"))
    let third = try self.play(Form.card(Self.set()))
    #expect(third.session.restore(kept))
    #expect(third.shows("[Grace Hopper"))
    #expect(third.result == "exec(Send,{x:gra})")
  }

  @Test("a script's value is looked up by value or title; without a host it stands as it is")
  func scripts() throws {
    let play = try play(Form.card(Self.set()))
    let input = try #require(play.session.inputs.first)
    #expect(play.session.fill(input, with: "Grace Hopper") == nil)
    #expect(play.result == "exec(Send,{x:gra})")
    play.session.fill(input, with: "Charles")
    #expect(play.result == "invalid: This is none of the choices")
    let closed = try self.play(Form.card(Self.set()), host: Self.host { _ in .failure("Closed") })
    #expect(closed.session.fill(try #require(closed.session.inputs.first), with: "x") == "Closed")
    let alone = try self.play(Form.card(Self.set()), host: RecordingHost())
    alone.session.fill(try #require(alone.session.inputs.first), with: "u-17")
    #expect(alone.result == "exec(Send,{x:u-17})")
  }
}

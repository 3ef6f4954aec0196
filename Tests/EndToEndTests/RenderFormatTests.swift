import TestSupport
import Testing

/// `render` in all its formats, as a script calls it.
@Suite(
  "Formats of render", .enabled(if: CardsProgram.isThere, Comment(rawValue: CardsProgram.missing)))
struct RenderFormatTests {
  private let scratch: Scratch
  private let path: String

  init() throws {
    scratch = try Scratch()
    path = try scratch.write(
      """
      {"type":"AdaptiveCard","version":"1.5","body":[
       {"type":"TextBlock","text":"Ready & [waiting](https://x.test/?a=1&b=2)","color":"good"},
       {"type":"Container","style":"attention","items":[{"type":"TextBlock","text":"no"}]}],
       "actions":[{"type":"Action.OpenUrl","title":"Log","url":"https://x.test/log"}]}
      """, to: "card.json")
  }

  private func render(_ arguments: String..., environment: [String: String?] = [:]) throws -> String
  {
    var launch = CardsProgram.launch("render", path, environment: environment)
    launch.arguments += arguments
    let outcome = try Command.run(launch)
    #expect(outcome.status == 0, "\(outcome)")
    return outcome.outputText
  }

  @Test("svg is a picture with the card's colours and links, whatever the terminal has")
  func svg() throws {
    let text = try render("--format", "svg", "--width", "40", environment: ["TERM": "vt100"])
    let parsed = try ParsedMarkup(text)
    #expect(parsed.all("svg").first?.attributes["width"] == "376")
    #expect(
      parsed.all("a").map { $0.attributes["href"] } == [
        "https://x.test/?a=1&b=2", "https://x.test/log",
      ])
    #expect(parsed.all("tspan").contains { $0.attributes["fill"] == "#7acc7a" })
    #expect(parsed.text.contains("Ready &"))
  }

  @Test("a picture of a screen that keys lead to has its menu")
  func keys() throws {
    let text = try render("--format", "svg", "--size", "40x12", "--keys", "Tab Enter")
    #expect(try ParsedMarkup(text).text.contains("https://x.test"))
  }

  @Test("html is a page; NO_COLOR and --color never leave the colours to the reader")
  func html() throws {
    let text = try render("--format", "html")
    let parsed = try ParsedMarkup(text, voids: ParsedMarkup.voids)
    #expect(parsed.all("p").first?.text == "Ready & waiting")
    #expect(text.contains("prefers-color-scheme"))
    #expect(!(try render("--format", "html", "--color", "never").contains("rgb(")))
    #expect(!(try render("--format", "html", environment: ["NO_COLOR": "1"]).contains("rgb(")))
  }

  @Test(
    "ansi has as many colours as it is told",
    arguments: [
      ("8", "\u{1B}[32m"), ("16", "\u{1B}[32m"), ("256", "\u{1B}[38;5;114m"),
      ("truecolor", "\u{1B}[38;2;122;204;122m"),
    ])
  func ansi(depth: String, code: String) throws {
    let text = try render("--format", "ansi", "--color", depth, "--theme", "dark")
    #expect(text.contains(code + "Ready & "))
  }

  @Test("without colours only attributes are written")
  func colorless() throws {
    let text = try render("--format", "ansi", "--color", "never")
    #expect(text.contains("Ready & \u{1B}[4mwaiting"))
    #expect(!text.contains("[3"))
  }

  @Test("the background that COLORFGBG tells is taken at once")
  func environment() throws {
    let light = try render(
      "--format", "ansi", "--color", "256", environment: ["COLORFGBG": "0;default;15"])
    #expect(light.contains("\u{1B}[48;5;224m") || light.contains(";48;5;224m"))
    let unknown = try render("--format", "ansi", "--color", "256", environment: ["COLORFGBG": nil])
    #expect(!unknown.contains("48;5"))
  }

  /// Inputs and the roles (WAI-ARIA) under which `json` lists what can have the focus of them.
  static let inputs: [(input: String, roles: [String])] = [
    (#"{"type":"Input.Text","id":"x","label":"L"}"#, ["textbox"]),
    (#"{"type":"Input.Text","id":"x","label":"L","isMultiline":true}"#, ["textbox"]),
    (#"{"type":"Input.Number","id":"x","label":"L"}"#, ["spinbutton"]),
    (#"{"type":"Input.Date","id":"x","label":"L"}"#, ["combobox"]),
    (#"{"type":"Input.Time","id":"x","label":"L"}"#, ["textbox"]),
    (#"{"type":"Input.Toggle","id":"x","title":"L"}"#, ["checkbox"]),
    (#"{"type":"Input.Rating","id":"x","label":"L"}"#, ["slider"]),
    (#"{"type":"Input.ChoiceSet","id":"x","label":"L","choices":[CHOICES]}"#, ["combobox"]),
    (
      #"{"type":"Input.ChoiceSet","id":"x","label":"L","style":"filtered","choices":[CHOICES]}"#,
      ["combobox"]
    ),
    (
      #"{"type":"Input.ChoiceSet","id":"x","label":"L","style":"expanded","choices":[CHOICES]}"#,
      ["radio", "radio"]
    ),
    (
      #"{"type":"Input.ChoiceSet","id":"x","label":"L","isMultiSelect":true,"choices":[CHOICES]}"#,
      ["checkbox", "checkbox"]
    ),
    (
      #"{"type":"Input.ChoiceSet","id":"x","label":"L","isMultiSelect":true,"choices":[MANY]}"#,
      ["listbox"]
    ),
    (
      #"{"type":"Input.ChoiceSet","id":"x","label":"L","isMultiSelect":true,"choices":[],"#
        + #""choices.data":{"type":"Data.Query","dataset":"d"}}"#,
      ["listbox"]
    ),
  ]

  @Test("json says what every input is, in the words of WAI-ARIA", arguments: inputs)
  func roles(input: String, roles: [String]) throws {
    let choice = { (number: Int) in #"{"title":"Choice \#(number)","value":"\#(number)"}"# }
    let input =
      input.replacing("CHOICES", with: (1...2).map(choice).joined(separator: ","))
      .replacing("MANY", with: (1...11).map(choice).joined(separator: ","))
    let card = #"{"type":"AdaptiveCard","version":"1.6","body":[\#(input)]}"#
    let outcome = try Command.run(
      CardsProgram.launch("render", "-", "--format", "json"), input: Array(card.utf8))
    #expect(outcome.status == 0)
    let parts = outcome.outputText.split(separator: #""role":""#).dropFirst()
    #expect(parts.map { String($0.prefix { $0 != "\"" }) } == roles)
    #expect(outcome.outputText.contains(#""label":"\#(roles.count == 1 ? "L" : "Choice 1")""#))
  }

  @Test("json has the diagnostic of a regular expression that is none")
  func invalidPattern() throws {
    let card =
      #"{"type":"AdaptiveCard","version":"1.5","body":["# + "\n"
      + #"{"type":"Input.Text","id":"x","label":"L","regex":"(a"}]}"#
    let outcome = try Command.run(
      CardsProgram.launch("render", "-", "--format", "json"), input: Array(card.utf8))
    #expect(outcome.status == 0)
    #expect(
      outcome.outputText.contains(
        #""diagnostics":[{"severity":"warning","code":"regex-invalid","message":"the \"regex\" \"(a\" is not valid: "#
      ))
    #expect(
      outcome.outputText.contains(#""path":"/body/0","file":"<stdin>","line":2,"column":1}]"#))
  }

  @Test("text in a German locale has German days, unless the card says its language")
  func locale() throws {
    let card = { (more: String) in
      #"{"type":"AdaptiveCard","version":"1.5"\#(more),"body":[{"type":"TextBlock","#
        + #""text":"{{DATE(2024-03-05T12:00:00Z,LONG)}}"},{"type":"Input.Date","id":"x","label":"L"}]}"#
    }
    for (more, locale, day, order) in [
      ("", "de_DE.UTF-8", "Dienstag, 5. M\u{E4}rz 2024", "D.M.YYYY"),
      (#","lang":"en""#, "de_DE.UTF-8", "Tuesday, March 5, 2024", "M/D/YYYY"),
      ("", "C.UTF-8", "Tuesday, March 5, 2024", "YYYY-MM-DD"),
    ] {
      let outcome = try Command.run(
        CardsProgram.launch("render", "-", environment: ["LC_ALL": locale]),
        input: Array(card(more).utf8))
      #expect(outcome.outputText.contains(day), "\(outcome)")
      #expect(outcome.outputText.contains("[" + order), "\(outcome)")
    }
  }
}

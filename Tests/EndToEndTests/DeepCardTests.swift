import TestSupport
import Testing

/// Nothing in a card, a template or a host config nests so deep that the stack runs over: the real
/// program with 1 MB of it, which is a login's limit in places.
@Suite("Deep cards", .enabled(if: CardsProgram.isThere, Comment(rawValue: CardsProgram.missing)))
struct DeepCardTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Past the limit, so that what is read goes as deep as anything can.
  fileprivate static let levels = 70

  private func run(_ arguments: [String]) throws -> Outcome {
    // No core file should one ever be left.
    let script = #"ulimit -c 0; ulimit -s 1024; exec "$0" "$@""#
    var launch = Launch("/bin/sh", ["-c", script, CardsProgram.path] + arguments)
    launch.folder = scratch.path
    launch.input = .null
    return try Command.run(launch, within: .seconds(60))
  }

  /// Each of these on a card ends as it should.
  private func expectNoOverflow(
    _ card: String, renderings: [[String]] = renderings,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try scratch.write(card, to: "card.json")
    for options in renderings {
      let outcome = try run(["render"] + options + ["card.json"])
      #expect(outcome.status == 0, "render \(options)", sourceLocation: sourceLocation)
    }
    for command in ["check", "submit"] {
      let outcome = try run([command, "card.json"])
      #expect(outcome.status < 128, "\(command): \(outcome.ending)", sourceLocation: sourceLocation)
    }
  }

  private static let renderings = [
    ["--format", "html"], ["--format", "json", "--width", "20"], ["--accessible"],
    ["--keys", "Tab Enter Tab Enter Tab Enter Down Enter Esc ?"],
  ]

  /// A part of a card that nests, and what the test's report calls it.
  struct Deep: CustomTestStringConvertible {
    var testDescription: String
    var json: String

    init(
      _ name: String, _ open: String, _ close: String, around inner: String = DeepCardTests.leaf
    ) {
      testDescription = name
      json =
        String(repeating: open, count: DeepCardTests.levels) + inner
        + String(repeating: close, count: DeepCardTests.levels)
    }
  }

  private static func card(_ body: String, _ more: String = "") -> String {
    #"{"type":"AdaptiveCard","version":"1.6","body":[\#(body)]\#(more)}"#
  }

  fileprivate static let leaf = #"{"type":"TextBlock","text":"*leaf*","wrap":true}"#

  private static let text = #"{"type":"TextBlock","text":"x"}"#

  static let containers = [
    Deep("containers", #"{"type":"Container","style":"good","items":["#, "]}"),
    Deep(
      "stretched, bleeding containers",
      #"{"type":"Container","bleed":true,"height":"stretch","items":[\#(text),"#, ",\(text)]}"),
    Deep("flows", #"{"type":"Container","layouts":[{"type":"Layout.Flow"}],"items":["#, "]}"),
    Deep(
      "grids of areas",
      #"{"type":"Container","layouts":[{"type":"Layout.AreaGrid","areas":[{"name":"a"}]}],"#
        + #""grid.area":"a","items":["#, "]}"),
    Deep(
      "pressed containers",
      #"{"type":"Container","selectAction":{"type":"Action.Submit"},"items":["#, "]}"),
    Deep("columns", #"{"type":"ColumnSet","columns":[{"items":["#, "]},{\"items\":[\(text)]}]}"),
    Deep(
      "columns as wide as they need",
      #"{"type":"ColumnSet","columns":[{"width":"auto","items":["#,
      #"]},{"width":"auto","items":[\#(text)]}]}"#),
    Deep(
      "tables",
      #"{"type":"Table","columns":[{"width":1},{"width":1}],"rows":[{"cells":[{"items":["#,
      "]},{\"items\":[\(text)]}]}]}"),
    Deep("carousels", #"{"type":"Carousel","pages":[{"items":["#, "]}]}"),
    Deep(
      "lists of actions with cards",
      #"{"type":"ActionSet","actions":[{"type":"Action.ShowCard","card":{"body":["#, "]}}]}"),
    Deep(
      "columns, containers and tables",
      #"{"type":"ColumnSet","columns":[{"items":[{"type":"Container","style":"good","items":["#
        + #"{"type":"Table","rows":[{"cells":[{"items":["#, "]}]}]}]}]}]}"),
  ]

  @Test("elements in elements", arguments: containers)
  func elements(body: Deep) throws { try expectNoOverflow(Self.card(body.json)) }

  static let fallbacks = [
    Deep("unknown elements", #"{"type":"Nobody","fallback":"#, "}"),
    Deep(
      "unmet needs", #"{"type":"TextBlock","text":"x","requires":{"nobody":"1"},"fallback":"#, "}"),
    Deep(
      "unknown elements around containers",
      #"{"type":"Nobody","fallback":{"type":"Container","items":["#, "]}}"),
    Deep(
      "columns",
      #"{"type":"ColumnSet","columns":[{"requires":{"nobody":"1"},"fallback":{"type":"Column","items":["#,
      "]}}]}"),
  ]

  @Test("fallbacks in fallbacks", arguments: fallbacks)
  func fallbackChains(body: Deep) throws { try expectNoOverflow(Self.card(body.json)) }

  static let actions = [
    Deep(
      "cards",
      #"{"type":"Action.ShowCard","title":"s","card":{"body":[\#(text)],"actions":["#, "]}}",
      around: #"{"type":"Action.Submit"}"#),
    Deep(
      "menus",
      #"{"type":"Action.Submit","title":"s","menuActions":["#, "]}",
      around: #"{"type":"Action.Submit"}"#),
    Deep(
      "unknown actions", #"{"type":"Action.Nobody","fallback":"#, "}",
      around: #"{"type":"Action.Submit"}"#),
  ]

  @Test("actions in actions", arguments: actions)
  func actionChains(action: Deep) throws {
    try expectNoOverflow(Self.card(Self.text, #","actions":[\#(action.json)]"#))
  }

  @Test(
    "JSON as deep as it is read, and deeper",
    arguments: [("[", "]"), (#"{"a":"#, "}")], [500, 50_000])
  func json(brackets: (open: String, close: String), depth: Int) throws {
    let value =
      String(repeating: brackets.open, count: depth) + "1"
      + String(repeating: brackets.close, count: depth)
    try expectNoOverflow(
      Self.card(
        Self.text, #","unknown":\#(value),"actions":[{"type":"Action.Submit","data":\#(value)}]"#),
      renderings: [["--format", "json"]])
  }

  @Test(
    "markdown and macros in each other",
    arguments: [
      ("*a **b ", " c** d*"), ("[", "](u)"), ("![", "](u)"), ("> ", ""), ("- ", ""), ("{{", "}}"),
      ("_(", ")_"),
    ])
  func markdown(marks: (open: String, close: String)) throws {
    let text =
      String(repeating: marks.open, count: 3_000) + "x"
      + String(repeating: marks.close, count: 3_000)
    try expectNoOverflow(
      Self.card(#"{"type":"TextBlock","wrap":true,"text":"\#(text)"}"#),
      renderings: [["--format", "text"], ["--format", "html"]])
  }

  @Test(
    "expressions in expressions, and data in data",
    arguments: [
      ("(", ")", 63), ("(", ")", 20_000), ("!", "", 63), ("if(true,", ",0)", 63),
      ("createArray(", ")", 63), ("true?", ":0", 63), ("`${", "}`", 30), ("1+", "", 5_000),
      ("a.", "", 5_000), ("json('", "')", 1),
    ])
  func templates(open: String, close: String, depth: Int) throws {
    let inner =
      open == "json('"
      ? String(repeating: "[", count: 400) + String(repeating: "]", count: 400) : "1"
    let expression =
      String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
    let data =
      String(repeating: #"{"a":"#, count: 500) + "1" + String(repeating: "}", count: 500)
    try scratch.write(data, to: "data.json")
    try scratch.write(
      Self.card(
        Deep("data", #"{"type":"Container","$data":"${$root}","items":["#, "]}").json
          + #",{"type":"TextBlock","text":"${\#(expression)}"}"#
          + #",{"type":"TextBlock","text":"${string($root)}","data":"${merge($root,$root)}"}"#),
      to: "card.json")
    for command in [["expand"], ["render"], ["check"]] {
      let outcome = try run(command + ["card.json", "--data", "data.json"])
      #expect(outcome.status < 128, "\(command): \(outcome.ending)")
    }
  }

  @Test("a host config of any depth")
  func hostConfig() throws {
    let deep =
      String(repeating: #"{"style":"#, count: 500) + "1" + String(repeating: "}", count: 500)
    try scratch.write(
      #"{"actions":{"showCard":\#(deep)},"containerStyles":{"customStyles":\#(deep)}}"#,
      to: "host.json")
    try scratch.write(Self.card(Self.text), to: "card.json")
    let outcome = try run(["render", "card.json", "--host-config", "host.json"])
    #expect(outcome.status == 0)
    #expect(outcome.outputText.contains("x"))
  }
}

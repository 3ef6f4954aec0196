import TestSupport
import Testing

/// `cards expand` and `--data`: what people and scripts see of templates.
@Suite(
  "cards expand", .enabled(if: CardsProgram.isThere, Comment(rawValue: CardsProgram.missing)))
struct ExpandTests {
  private let scratch: Scratch

  private static let template = """
    {
      "type": "AdaptiveCard", "version": "1.5",
      "body": [
        {"type": "TextBlock", "text": "Hello ${name}!"},
        {"type": "TextBlock", "$data": "${rows}", "$when": "${n > 1}", "text": "${n}"}
      ],
      "actions": [{"type": "Action.Submit", "title": "Send ${name}", "data": {"who": "${name}"}}]
    }
    """
  private static let data = #"{"name": "Ada", "rows": [{"n": 1}, {"n": 2}]}"#

  init() throws {
    scratch = try Scratch()
    try scratch.write(Self.template, to: "t.json")
    try scratch.write(Self.data, to: "d.json")
  }

  private func run(_ arguments: String..., input: String = "") throws -> Outcome {
    var launch = CardsProgram.launch()
    launch.arguments = arguments
    launch.folder = scratch.path
    return try Command.run(launch, input: Array(input.utf8))
  }

  @Test("the card is printed as a person reads it, from files and from either pipe")
  func card() throws {
    let card = """
      {
        "type": "AdaptiveCard",
        "version": "1.5",
        "body": [
          {
            "type": "TextBlock",
            "text": "Hello Ada!"
          },
          {
            "type": "TextBlock",
            "text": 2
          }
        ],
        "actions": [
          {
            "type": "Action.Submit",
            "title": "Send Ada",
            "data": {
              "who": "Ada"
            }
          }
        ]
      }

      """
    let outcome = try run("expand", "t.json", "--data", "d.json")
    #expect(outcome.outputText == card)
    #expect(outcome.errorText == "")
    #expect(outcome.status == 0)
    #expect(try run("expand", "-", "--data", "d.json", input: Self.template).outputText == card)
    #expect(try run("expand", "t.json", "--data=-", input: Self.data).outputText == card)
  }

  @Test("what cannot be used ends with the status and the place of its kind")
  func statuses() throws {
    try scratch.write("{\"a\":\n 1,}", to: "bad.json")
    let data = try run("expand", "t.json", "--data", "bad.json")
    #expect(data.status == 65)
    #expect(data.errorText.hasPrefix("bad.json:2:3: error: "))
    #expect(data.outputText == "")
    let template = try run("expand", "bad.json", "--data", "d.json")
    #expect(template.status == 65 && template.errorText.hasPrefix("bad.json:2:3: error: "))
    #expect(try run("expand", "none.json", "--data", "d.json").status == 66)
    #expect(try run("expand", "t.json", "--data", "none.json").status == 66)
    #expect(try run("render", "t.json", "--data", "none.json").status == 66)
    #expect(try run("expand", "-", "--data", "-").status == 2)
    #expect(try run("expand").status == 2)
    #expect(try run("expand", "t.json", "--data").status == 2)
    let render = try run("render", "t.json", "--data", "bad.json")
    #expect(render.status == 65 && render.errorText.hasPrefix("bad.json:2:3: error: "))
  }

  @Test("what cannot be bound is told with its place and left as it is written")
  func unbound() throws {
    let outcome = try run("expand", "t.json", "--data", "-", input: #"{"rows": []}"#)
    #expect(outcome.status == 0)
    #expect(outcome.outputText.contains("\"Hello ${name}!\""))
    #expect(
      outcome.errorText.hasPrefix(
        "t.json:4:44: warning: \"name\" is not in the data; it stays as it is written"
          + " [template-data-missing]\n"))
  }

  @Test("a template that multiplies itself is refused, not printed in part")
  func bomb() throws {
    var part = #"{"t": 1}"#
    for _ in 0..<6 { part = #"{"$data": "${range(0, 100)}", "i": [\#(part)]}"# }
    let outcome = try run("expand", "-", input: #"{"b": [\#(part)]}"#)
    #expect(outcome.status == 65)
    #expect(outcome.outputText == "")
    #expect(outcome.errorText.contains("it makes more than 200000 objects [template-limit]"))
  }

  @Test("every command takes a template and its data; without data it is a card as it is written")
  func commands() throws {
    let picture = try run("render", "t.json", "--data", "d.json", "--width", "30")
    #expect(picture.outputText.contains("Hello Ada!") && picture.outputText.contains("Send Ada"))
    #expect(try run("render", "t.json").outputText.contains("Hello ${name}!"))
    let result = try run("submit", "t.json", "--data", "d.json")
    #expect(result.outputText.contains(#""data":{"who":"Ada"}"#))
    #expect(result.status == 0)
    let check = try run("check", "--data", "d.json", "t.json")
    #expect(check.status == 0)
  }

  @Test("data cannot write to the terminal")
  func hostile() throws {
    let data = #"{"name": "\u001b]0;x\u0007\u202e", "rows": []}"#
    let outcome = try run("render", "t.json", "--data", "-", input: data)
    #expect(outcome.output.allSatisfy { $0 == 0x0A || $0 >= 0x20 })
    #expect(!outcome.outputText.unicodeScalars.contains("\u{202E}"))
  }

  @Test("check reads a template for itself, and with its data beside it as the card it becomes")
  func check() throws {
    try scratch.write(
      #"{"type": "AdaptiveCard", "version": "1.5", "body": [], "speak": "${a +}"}"#,
      to: "x.template.json")
    try scratch.write(
      #"{"type": "AdaptiveCard", "version": "1.5", "body": [], "speak": "${a +}"}"#,
      to: "plain.json")
    let template = try run("check", "x.template.json")
    #expect(
      template.outputText.contains(
        "x.template.json:1:71: error: the expression ends too early [template-syntax]"))
    #expect(template.status == 1)
    #expect(try run("check", "plain.json").status == 0)
    try scratch.write(
      """
      {"type": "AdaptiveCard", "version": "1.5", "body": [
        {"type": "Input.Text", "$data": "${rows}", "id": "same", "label": "x"}]}
      """, to: "pair.json")
    #expect(try run("check", "pair.json").status == 0)
    try scratch.write(#"{"rows": [1, 2]}"#, to: "pair.data.json")
    let pair = try run("check", "pair.json")
    #expect(pair.status == 1)
    #expect(pair.outputText.contains("pair.json:2:52: error: "))
    #expect(pair.outputText.contains("[id-repeated]"))
    try scratch.write("{", to: "pair.data.json")
    #expect(try run("check", "pair.json").outputText.contains("pair.data.json:1:2: error: "))
  }

  @Test(
    "the sample templates look as they were approved, and have no fault",
    arguments: ["tickets", "invoice"], [40, 80])
  func samples(name: String, width: Int) throws {
    let card = "\(Package.root)/Cards/\(name)"
    let outcome = try run(
      "render", card + ".json", "--data", card + ".data.json", "--width", String(width))
    #expect(outcome.errorText == "")
    #expect(try run("check", card + ".json").outputText == "")
    try Golden.check(outcome.outputText, "\(name)-\(width)")
  }
}

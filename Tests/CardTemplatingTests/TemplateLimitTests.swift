import AdaptiveCards
import Testing

@testable import CardTemplating

/// Templates that want too much.
@Suite("Limits of templates")
struct TemplateLimitTests {
  private static let data = json(
    #"{"a": [\#((0..<1000).map(String.init).joined(separator: ","))], "s": "\#(String(repeating: "x", count: 1000))"}"#
  )

  private func expand(_ template: String) -> Expansion {
    let source = SourceText(name: "t", bytes: Array(template.utf8))
    return Template(JSONReader.read(source).value ?? .null, in: source).expanded(data: Self.data)
  }

  private func card(_ expression: String) -> String {
    JSONValue.object([("t", .string("${" + expression + "}"))]).serialized()
  }

  @Test(
    "an expression that makes too much is cut with one error that names the limit",
    arguments: [
      "range(0,1000000000)", "join(range(0,300000), s)",
      "replace(replace(replace(s,'x',s),'x',s),'x',s)",
      "concat(replace(s,'x',s), replace(s,'x',s), replace(replace(s,'x',s),'x','xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'))",
      "split(replace(s,'x',s))", "flatten(foreach(a, x, foreach(a, y, foreach(a, z, 1))))",
    ])
  func bytes(expression: String) throws {
    let result = expand(card(expression))
    #expect(result.isCut)
    let told = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1 && told.code == "template-limit")
    #expect(
      told.message.contains("32 MB") || told.message.contains("5000000 steps"), "\(told.message)")
  }

  @Test("values that stand in themselves many times are counted as often")
  func doubled() {
    var expression = "1"
    for _ in 0..<20 { expression = "foreach([\(expression)], q, [q, q, q])" }
    #expect(expand(card("string(\(expression))")).isCut)
  }

  @Test("rows of rows of rows end at the limit of objects")
  func nested() {
    var part = #"{"t": "${$index}"}"#
    for _ in 0..<4 { part = #"{"$data": "${$root.a}", "i": [\#(part)]}"# }
    let result = expand(#"{"b": [\#(part)]}"#)
    #expect(result.isCut)
    #expect(
      result.diagnostics.map(\.message) == [
        "the template is cut here: it makes more than 200000 objects"
      ])
    #expect(result.value != nil)
  }

  @Test("long texts that are repeated are counted")
  func repeated() {
    let text = String(repeating: "y", count: 100_000)
    #expect(expand(#"{"b": [{"$data": "${a}", "t": "\#(text)"}]}"#).isCut)
  }

  @Test("a regular expression that takes for ever is given up, and not for each row again")
  func patterns() {
    let result = expand(
      #"{"b": [{"$data": "${a}", "t": "${isMatch(concat('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!', string($index)), '^(a+)+$')}"}]}"#
    )
    #expect(result.isCut)
  }

  private static let nestings: [(String, String, String)] = [
    ("(", "1", ")"), ("[", "", "]"), ("{a:", "1", "}"), ("!", "true", ""), ("-", "1", ""),
    ("2^", "1", ""), ("if(true,", "1", ",2)"),
    ("true?1:", "2", ""), ("a[", "0", "]"), ("foreach(a,x,", "1", ")"), ("`${", "1", "}`"),
  ]

  @Test("expressions nest so deep and no deeper", arguments: nestings.indices)
  func depth(index: Int) throws {
    let (open, middle, close) = Self.nestings[index]
    func nested(_ count: Int) -> String {
      String(repeating: open, count: count) + middle + String(repeating: close, count: count)
    }
    _ = try Expression(nested(15))
    #expect {
      try Expression(nested(2_000))
    } throws: { error in
      let fault = error as? ExpressionFault
      return fault?.stage == .limit && fault?.message.contains("64 levels") == true
    }
  }

  @Test("long expressions without depth are computed")
  func long() {
    #expect(value(repeatElement("1", count: 10_000).joined(separator: "+")) == "10000")
    #expect(value("a" + String(repeating: ".b", count: 10_000)) == "missing")
    #expect(
      value(String(repeating: "1+", count: 40_000)).hasPrefix(
        "limit: the expression is longer than 65536 bytes"))
  }

  @Test("an expression made of data computes others only so often")
  func stringOrValue() {
    let data = JSONValue.object([("s", .string("${stringOrValue(s)}"))]).serialized()
    #expect(value("stringOrValue(s)", data) == "limit: stringOrValue is used in itself too often")
  }

  @Test("openings without an end cost one look")
  func openings() {
    let text = String(repeating: "${", count: 100_000)
    let result = expand(JSONValue.object([("t", .string(text))]).serialized())
    #expect(result.value?.objectValue?["t"]?.stringValue == text)
  }

  @Test("a template nests as deep as is expanded; what is deeper is told")
  func deepTemplate() {
    let template =
      String(repeating: #"{"i":["#, count: 150) + #""${s}""# + String(repeating: "]}", count: 150)
    #expect(expand(template).diagnostics.map(\.code) == ["template-limit"])
  }
}

import AdaptiveCards
import Testing

@testable import CardTemplating

/// What templates become.
@Suite("Templates")
struct TemplateTests {
  private func expand(_ template: String, _ data: String? = nil, host: String? = nil) -> Expansion {
    let source = SourceText(name: "t.json", bytes: Array(template.utf8))
    return Template(JSONReader.read(source).value ?? .null, in: source).expanded(
      data: data.map(json), host: host.map(json))
  }

  private func text(_ template: String, _ data: String? = nil) -> String {
    expand(template, data).value?.serialized() ?? "nothing"
  }

  @Test(
    "a text that is one expression keeps the type of its value, others become text",
    arguments: [
      (#"{"a": "${n}"}"#, #"{"a":1.5}"#), (#"{"a": "${n}!"}"#, #"{"a":"1.5!"}"#),
      (#"{"a": "${l}"}"#, #"{"a":[1,2]}"#),
      (#"{"a": "${l} ${o} ${t}"}"#, #"{"a":"1,2 {\"k\":1} true"}"#),
      (#"{"a": "\\${n} ${t}"}"#, #"{"a":"${n} true"}"#),
      (#"{"a": "$n {n}"}"#, #"{"a":"$n {n}"}"#), (#"["${l}", [3], null]"#, "[1,2,3]"),
    ])
  func values(template: String, wanted: String) {
    #expect(
      text(template, #"{"n": 1.50, "l": [1, 2], "o": {"k": 1}, "t": true}"#).replacing(
        "1.50", with: "1.5") == wanted)
  }

  @Test(
    "what is not in the data stays as it is written; null of the data is null",
    arguments: [
      (#"{"a": "${x.y}"}"#, #"{"a":"${x.y}"}"#),
      (#"{"a": "Hi ${x} and ${N}"}"#, #"{"a":"Hi ${x} and 1"}"#),
      (#"{"a": "${none}"}"#, #"{"a":null}"#), (#"{"a": "-${none}-"}"#, #"{"a":"-${none}-"}"#),
      (#"{"a": "${first([])}"}"#, "{}"),
      (#"{"a": "${n / 0}"}"#, #"{"a":"${n / 0}"}"#),
      (#"{"a": "${nope(1)} ${n}"}"#, #"{"a":"${nope(1)} 1"}"#),
    ])
  func missing(template: String, wanted: String) {
    #expect(text(template, #"{"n": 1, "none": null}"#) == wanted)
  }

  @Test("$data repeats an object for each item of an array, with $index, and $root stays")
  func repeated() {
    let template =
      #"{"b": [{"$data": "${rows}", "t": "${$index}: ${name} of ${$root.rows[0].name}"}, {"z": 1}]}"#
    #expect(
      text(template, #"{"rows": [{"name": "a"}, {"name": "b"}]}"#)
        == #"{"b":[{"t":"0: a of a"},{"t":"1: b of a"},{"z":1}]}"#)
    #expect(text(template, #"{"rows": []}"#) == #"{"b":[{"z":1}]}"#)
    #expect(text(#"{"$data": [1, 2], "v": "${$data}"}"#) == #"[{"v":1},{"v":2}]"#)
    #expect(text(#"{"x": {"$data": [1], "v": "${$data}"}}"#) == #"{"x":{"v":1}}"#)
    #expect(text(#"{"x": {"$data": [], "v": 1}}"#) == #"{"x":null}"#)
  }

  @Test("bound data end with their object, and nest")
  func scopes() {
    let template =
      #"{"b": [{"$data": "${p}", "n": "${n}", "c": {"$data": "${q}", "m": "${m}"}}, {"n": "${n}"}]}"#
    #expect(
      text(template, #"{"n": 0, "p": {"n": 1, "q": {"m": 2}}}"#)
        == #"{"b":[{"n":1,"c":{"m":2}},{"n":0}]}"#)
  }

  @Test(
    "$when keeps an object only when it is true",
    arguments: [
      ("\"${n > 0}\"", true), ("\"${n > 1}\"", false), ("\"${x}\"", false), ("\"${n}\"", false),
      ("\"word\"", false), ("\"true\"", true),
      ("true", true), ("false", false), ("\"a ${n > 0}\"", false), ("\"${exists(x)}\"", false),
      ("\"${1 / 0}\"", false),
    ])
  func when(condition: String, isKept: Bool) {
    let result = text(#"{"b": [{"$when": \#(condition), "t": 1}]}"#, #"{"n": 1}"#)
    #expect(result == (isKept ? #"{"b":[{"t":1}]}"# : #"{"b":[]}"#))
  }

  @Test("$host and the version are there")
  func host() {
    let result = expand(
      #"{"a": "${$host.theme}", "v": "${$_acTemplateVersion.major}"}"#, "{}",
      host: #"{"theme": "dark"}"#)
    #expect(result.value?.serialized() == #"{"a":"dark","v":2}"#)
  }

  @Test("everything in the card stands where the template has it")
  func places() throws {
    let template = """
      {"b": [
        {"$data": "${rows}", "t": "${name}"},
        {"t": "x"}]}
      """
    let source = SourceText(name: "t", bytes: Array(template.utf8))
    let card = try #require(
      expand(template, #"{"rows": [{"name": {"deep": [1]}}, {"name": 2}]}"#).value)
    let items = try #require(card.objectValue?["b"]?.arrayValue)
    #expect(items.map { source.place(at: $0.offset).line } == [2, 2, 3])
    let name = try #require(items[0].objectValue?.member("t"))
    #expect(source.place(at: name.value.offset) == Place(line: 2, column: 29))
    #expect(source.place(at: name.keyOffset).column == 24)
    let deep = try #require(name.value.objectValue?["deep"]?.arrayValue?.first)
    #expect(source.place(at: deep.offset).line == 2)
  }

  @Test("faults are told with their place in the template, also behind escapes")
  func diagnostics() {
    let template = """
      {"a": "\\u00e9 \\"${1 +}\\" ${b.c} ${1/0}",
       "b": {"$when": "no"},
       "c": [{"$data": [1, 2, 3], "t": "${nothing}"}]}
      """
    let told = expand(template, "{}").diagnostics.map {
      "\($0.line):\($0.column) \($0.severity) \($0.code) \($0.path): \($0.message)"
    }
    #expect(
      told == [
        "1:22 error template-syntax /a: the expression ends too early",
        "1:28 warning template-data-missing /a: \"b.c\" is not in the data; it stays as it is written",
        "1:37 warning template-evaluation /a: \"1/0\" can't be computed: div: a number can't be divided by 0",
        "2:17 warning template-when /b/$when: the \"$when\" is \"no\", which is no expression; the object is left out",
        "3:37 warning template-data-missing /c/0/t: \"nothing\" is not in the data; it stays as it is written",
      ])
  }

  @Test("a template without data tells what is wrong in itself, and that it is one")
  func template() {
    func read(_ text: String) -> Template {
      let source = SourceText(name: "t", bytes: Array(text.utf8))
      return Template(JSONReader.read(source).value ?? .null, in: source)
    }
    #expect(read(#"{"a": "${x +}"}"#).diagnostics.map(\.code) == ["template-syntax"])
    #expect(!read(#"{"a": "${x}"}"#).isTemplate)
    #expect(read(#"{"b": [{"$when": "${x}"}]}"#).isTemplate)
    #expect(read(#"{"$data": {}}"#).isTemplate)
  }

  @Test("a card that a condition leaves out is an error")
  func dropped() {
    let result = expand(#"{"$when": "${false}", "type": "AdaptiveCard"}"#)
    #expect(result.diagnostics.map(\.code) == ["template-dropped"])
  }
}

import AdaptiveCards
import TestSupport
import Testing

@testable import CardTemplating

/// What the tests of other implementations say about templates, and what the official samples
/// become in the one in JavaScript.
@Suite(
  "Known templates", .enabled(if: Conformance.isThere, Comment(rawValue: Conformance.skipped)))
struct TemplateConformanceTests {
  /// Cases with another result here, each with its reason.
  private static let exceptions = [
    "tpl/cs/TestTemplate.TestDataContextCommaRemoal":
      "the template is no JSON: that is an error with its place and not repaired",
    "tpl/cs/TestTemplate.TestDateFormatTest":
      "the zone is written as in JavaScript: +00:00 and not Z",
    "tpl/cs/TestTemplate.TestWhenWithArrayWithProperCommaRemoval":
      "a text and a number are not compared, as in JavaScript",
  ]

  private func cases(_ file: String) throws -> [JSONObject] {
    let reading = JSONReader.read(
      SourceText(name: file, bytes: Array(try Conformance.file(file))))
    return try #require(reading.value?.objectValue?["cases"]?.arrayValue).compactMap(\.objectValue)
  }

  private func check(_ one: JSONObject) -> String? {
    switch one["kind"]?.stringValue {
    case "expression", "value-expression": return checkExpression(one)
    default: break
    }
    guard let value = one["template"] else { return "there is no template" }
    let text = value.serialized()
    let source = SourceText(name: "template", bytes: Array(text.utf8))
    guard let read = JSONReader.read(source).value else { return "the template is no JSON" }
    let expansion = Template(read, in: source).expanded(data: one["data"], host: one["host"])
    guard let result = expansion.value else { return "nothing is left" }
    if let count = one["warnings"]?.numberValue?.intValue {
      let told = expansion.diagnostics.filter { $0.code == TemplateCode.when.rawValue }
      if told.count != count { return "\(told.count) warnings instead of \(count)" }
    }
    guard let expected = one["expected"] else { return nil }
    let wanted = expected.serialized()
    return same(result, expected) ? nil : "\(result.serialized())\nwanted \(wanted)"
  }

  private func same(_ one: JSONValue, _ other: JSONValue) -> Bool {
    (try? Equality.holds(.json(one), .json(other), Budget())) ?? false
  }

  /// An expression alone, whose names are members of the data.
  private func checkExpression(_ one: JSONObject) -> String? {
    let text = one["template"]?.stringValue ?? ""
    let isText = one["kind"]?.stringValue == "value-expression"
    do {
      let expression = try Expression(isText ? "`" + text + "`" : text)
      let scope = Scope(one["data"]?.objectValue ?? JSONObject())
      let value = try expression.value(in: scope) ?? .null
      let expected = one["expected"] ?? .null
      return same(value, expected) ? nil : value.serialized()
    } catch {
      return error.message
    }
  }

  @Test(
    "every template becomes what it becomes there",
    arguments: ["templating.json", "templating-observed.json"])
  func all(file: String) throws {
    let cases = try cases(file)
    #expect(cases.count > 30)
    for one in cases {
      let id = one["id"]?.stringValue ?? ""
      if Self.exceptions[id] != nil { continue }
      if let failure = check(one) { Issue.record("\(id): \(failure.prefix(3000))") }
    }
  }

  @Test("what is listed as another result has one")
  func listed() throws {
    let cases = try cases("templating.json")
    for id in Self.exceptions.keys {
      let one = try #require(cases.first { $0["id"]?.stringValue == id })
      #expect(check(one) != nil, "\(id)")
    }
  }
}

import AdaptiveCards
import TestSupport
import Testing

@testable import CardTemplating

/// What the tests of the implementation in JavaScript say about expressions.
@Suite(
  "Known expressions", .enabled(if: Conformance.isThere, Comment(rawValue: Conformance.skipped)))
struct ExpressionConformanceTests {
  private func cases() throws -> (JSONObject, [JSONObject]) {
    let reading = JSONReader.read(
      SourceText(name: "expressions.json", bytes: Array(try Conformance.file("expressions.json"))))
    let suite = try #require(reading.value?.objectValue)
    return (suite, try #require(suite["cases"]?.arrayValue).compactMap(\.objectValue))
  }

  @Test("every expression has the value or the fault that it has there")
  func all() throws {
    let (suite, cases) = try cases()
    #expect(cases.count > 700)
    var passed = 0
    for one in cases {
      let id = one["id"]?.stringValue ?? ""
      guard let failure = failure(of: one, in: suite) else {
        passed += 1
        continue
      }
      Issue.record("\(id): \(one["expression"]?.stringValue ?? ""): \(failure)")
    }
    #expect(passed == cases.count)
  }

  /// What is not as it should be; nil when nothing is.
  private func failure(of one: JSONObject, in suite: JSONObject) -> String? {
    let isBad = one["group"]?.stringValue?.hasPrefix("bad-") ?? false
    let scope = one["scope"] ?? suite[isBad ? "badScope" : "scope"]
    var environment = Environment()
    if let now = one["now"]?.stringValue.flatMap(Instant.init(strict:)) {
      environment.now = now.milliseconds
    }
    let wantsError = one["error"]?.boolValue ?? false
    let found: Value
    do {
      let expression = try Expression(one["expression"]?.stringValue ?? "")
      var evaluator = Evaluator(
        scope: Scope(scope?.objectValue ?? JSONObject()), environment: environment,
        budget: Budget())
      found = try evaluator.value(
        of: expression.root, substituting: one["nullSubstitution"] != nil)
    } catch {
      // When a fault is found is only said for those of the grammar.
      let isEarly = one["syntaxError"]?.boolValue != true || error.stage == .reading
      let isWanted = wantsError && isEarly && error.stage != .limit
      return isWanted ? nil : "\(error.stage): \(error.message)"
    }
    if wantsError { return "a fault is wanted, not \(found.words)" }
    if one["expectedUndefined"]?.boolValue ?? false {
      return found.isMissing ? nil : "nothing is wanted, not \(found.words)"
    }
    var expected = one["expected"] ?? .null
    // There the name is replaced by a sentence; here, as in templates, by what was written.
    if one["nullSubstitution"] != nil, expected.stringValue == "food is undefined" {
      expected = .string("${food}")
    }
    do {
      if try Equality.holds(found, .json(expected), Budget()) { return nil }
    } catch {
      return error.message
    }
    return "\(found.json?.serialized() ?? "nothing"), wanted \(expected.serialized())"
  }
}

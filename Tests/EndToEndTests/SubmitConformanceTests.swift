import Foundation
import TestSupport
import Testing

/// `cards submit` on the inputs of other implementations' tests: which values are sent, which
/// inputs are invalid.
@Suite(
  "cards submit on known forms",
  .enabled(if: Conformance.isThere, Comment(rawValue: Conformance.skipped)))
struct SubmitConformanceTests {
  /// Cases that were decided otherwise, and why.
  private static let exceptions: [String: String] = [
    // They tell what the input holds; what is sent, the reference (2.10) says.
    "in/ios/filtered-value/required/2": "a required input that is empty stops the submit",
    "in/ios/filtered-value/required/3": "a required input that is empty stops the submit",
  ]
  /// Kinds that say nothing about what is submitted, and where they are looked at.
  private static let elsewhere: [String: String] = [
    "authoring-warnings": "cards check", "open-url": "links", "visibility": "ShowCardTests",
    "not-rendered": "the reader", "parse": "the reader", "parse-element": "the reader",
    "hostConfig": "the reader", "filter": "ChoiceSheetTests", "direction": "layout",
    "text-shown": "markdown",
  ]

  private typealias Object = [String: Any]

  private static func cases() throws -> [Object] {
    let folder = try #require(Conformance.folder)
    let data = Data(try Files.read(folder + "/inputs.json"))
    let suite = try #require(try JSONSerialization.jsonObject(with: data) as? Object)
    return try #require(suite["cases"] as? [Object])
  }

  @Test("every case")
  func all() throws {
    var count = 0
    for one in try Self.cases() {
      let id = try #require(one["id"] as? String)
      let kind = try #require(one["kind"] as? String)
      guard Self.elsewhere[kind] == nil, Self.exceptions[id] == nil else { continue }
      try check(one, id)
      count += 1
    }
    #expect(count > 500)
  }

  private func check(_ one: Object, _ id: String) throws {
    var card = try #require(one["card"] as? Object)
    var arguments = ["submit", "-"]
    let picked = (one["query"] as? Object)?.mapValues { _ in one["pick"] ?? "" }
    for (input, value) in one["entered"] as? Object ?? one["typed"] as? Object ?? picked ?? [:] {
      arguments += ["--set", "\(input)=\(value as? String ?? "")"]
    }
    if let action = one["action"] as? String {
      arguments += ["--action", action]
    } else {
      // The source asks the input itself; here something has to be pressed.
      card["actions"] = [["type": "Action.Submit", "title": "OK"]]
    }
    var launch = CardsProgram.launch()
    launch.arguments = arguments
    let outcome = try Command.run(
      launch, input: Array(JSONSerialization.data(withJSONObject: card)))
    let result = try #require(
      try? JSONSerialization.jsonObject(with: Data(outcome.output)) as? Object,
      "\(id): \(outcome)")
    if let invalid = one["invalid"] as? [String] {
      #expect(outcome.status == (invalid.isEmpty ? 0 : 1), "\(id)")
      compare(result["invalid"] as? [[String: String]] ?? [], with: invalid, one, id)
    }
    if let gathered = one["gathered"] as? [String: String] {
      // An empty input is left out (DECISIONS, row 9).
      let wanted = gathered.filter { !$0.value.isEmpty }
      let data = try #require(result["data"] as? [String: String], "\(id): \(outcome)")
      if one["gatheredIsSubset"] as? Bool == true {
        for (key, value) in wanted { #expect(data[key] == value, "\(id)") }
      } else {
        #expect(data == wanted, "\(id)")
      }
    }
  }

  private func compare(
    _ found: [[String: String]], with invalid: [String], _ one: Object, _ id: String
  ) {
    let ids = found.compactMap { $0["id"] }
    if one["invalidIsSubset"] as? Bool == true {
      #expect(Set(invalid).isSubset(of: ids), "\(id)")
    } else {
      #expect(ids == invalid, "\(id)")
    }
    for (input, message) in one["errorMessages"] as? [String: String] ?? [:] {
      #expect(found.contains(["id": input, "message": message]), "\(id)")
    }
  }
}

import AdaptiveCards
import TestSupport
import Testing

/// What other implementations' tests assert of fallbacks, when it is on this machine.
@Suite(
  "Fallback as in Microsoft's tests",
  .enabled(if: Conformance.isThere, Comment(rawValue: Conformance.skipped)))
struct FallbackConformanceTests {
  /// Cases that were decided otherwise.
  private static let exceptions: [String: String] = [
    // A fallback that is none and colliding ids are diagnostics here, never the end of the card.
    "fb/cpp/ElementFallbackDeepIdCollision": "told as id-repeated",
    "fb/cpp/DuplicateFallbackIdSimple": "told as id-repeated",
    "fb/cpp/DuplicateFallbackId": "told as id-repeated",
    "fb/cpp/InvalidFallbackStringAction": "told as fallback-invalid",
    "fb/cs/InvalidFallbackStringBody": "told as fallback-invalid",
    "fb/cs/InvalidFallbackArray": "told as fallback-invalid",
  ]

  private struct Case {
    var id: String
    var card: JSONValue
    var object: JSONObject
    var outcome: JSONObject

    var reading: CardReading {
      var features = Features()
      for member in object["features"]?.objectValue?.members ?? [] {
        if let version = member.value.stringValue.flatMap(SchemaVersion.init) {
          features.register(member.key, version: version)
        }
      }
      return CardReader.read(
        card, in: SourceText(name: id, bytes: Array(card.serialized().utf8)), features: features)
    }
  }

  private static func cases() throws -> [Case] {
    try Conformance.cases("fallback.json").compactMap { item in
      guard let object = item.objectValue, let id = object["id"]?.stringValue,
        let card = object["card"], let outcome = object["outcome"]?.objectValue
      else { return nil }
      return Case(id: id, card: card, object: object, outcome: outcome)
    }
  }

  @Test("every card is read and shows something or what is asserted")
  func shown() throws {
    let cases = try Self.cases()
    try #require(cases.count > 20)
    for test in cases {
      let card = try #require(test.reading.card, "\(test.id)")
      guard let expected = test.outcome["shownTexts"]?.arrayValue else { continue }
      #expect(texts(of: card) == expected.compactMap(\.stringValue), "\(test.id)")
    }
  }

  @Test("what they refuse is told with a code of ours")
  func refused() throws {
    let cases = try Self.cases()
    for test in cases {
      let isRefused = test.outcome["result"]?.stringValue == "parse-error"
      #expect(isRefused == (Self.exceptions[test.id] != nil), "\(test.id)")
      guard let exception = Self.exceptions[test.id] else { continue }
      #expect(
        test.reading.diagnostics.contains { exception.hasSuffix($0.code) }, "\(test.id)")
    }
  }

  @Test("elements have the fallback, or none, that is asserted")
  func fallbackTypes() throws {
    let cases = try Self.cases()
    var count = 0
    for test in cases {
      let authored = try #require(test.reading.authored)
      for fact in test.outcome["elements"]?.arrayValue ?? [] {
        guard let path = fact.objectValue?["path"]?.stringValue,
          let kind = fact.objectValue?["fallbackType"]?.stringValue
        else { continue }
        #expect(Self.fallback(of: path, in: authored) == kind, "\(test.id) \(path)")
        count += 1
      }
    }
    #expect(count > 15)
  }

  private static func fallback(of path: String, in card: Card) -> String {
    for element in card.body {
      if element.common.path == path { return name(element.common.fallback) }
      guard case .columnSet(let set) = element else { continue }
      for column in set.columns where column.container.common.path == path {
        return name(column.fallback)
      }
    }
    return "nothing at \(path)"
  }

  private static func name<Content>(_ fallback: Fallback<Content>?) -> String {
    switch fallback {
    case nil: "None"
    case .drop: "Drop"
    case .content: "Content"
    }
  }

  @Test("what was unmet or dropped is told as often as there")
  func warnings() throws {
    let cases = try Self.cases()
    for test in cases {
      guard let count = test.outcome["warningsCount"]?.numberValue?.intValue else { continue }
      // Their readers do not look at the version that a property came with.
      let told = test.reading.diagnostics.filter { $0.code != "property-newer" }
      #expect(told.count == count, "\(test.id)")
    }
  }

  @Test("written again the card is the one that was read")
  func written() throws {
    let cases = try Self.cases()
    for test in cases { #expect(test.reading.authored?.json == test.card, "\(test.id)") }
  }
}

import Canvas
import Foundation
import TestSupport
import Testing

@Suite(
  "Widths that other implementations assert",
  .enabled(if: Conformance.isThere, Comment(rawValue: Conformance.skipped)))
struct WidthConformanceTests {
  /// Where the standard library of Swift 6.3 sees other clusters: it joins conjuncts (rule GB9c) in
  /// the six Indic scripts of Unicode 15.1 only, not yet in Myanmar, Khmer and Balinese. The parts
  /// are clusters of their own then, with their own columns, so nothing is lost and nothing overlaps.
  private static let clusterExceptions: Set<String> = [
    "uax29/0760",  // Myanmar
    "uax29/0762", "uax29/0765", "uax29/0766",  // Khmer
    "uax29/0763", "uax29/0764",  // Balinese
  ]

  @Test("every width that nobody contests is ours")
  func uncontested() throws {
    let cases = try WidthSuite.load().cases.filter { $0.kind == "width" && $0.contested == false }
    #expect(cases.count > 100)
    for fact in cases {
      #expect(CellWidth.of(fact.string) == fact.width, "\(fact.id) \(fact.codepoints)")
      let byCharacter = fact.string.reduce(0) { $0 + CellWidth.of($1) }
      #expect(byCharacter == fact.width, "\(fact.id) by character")
    }
  }

  @Test("of the contested widths most are ours; the rate is reported")
  func contested() throws {
    let cases = try WidthSuite.load().cases.filter { $0.kind == "width" && $0.contested == true }
    let different = cases.filter { CellWidth.of($0.string) != $0.width }
    print("contested widths: \(cases.count - different.count) of \(cases.count) as asserted")
    for fact in different {
      print("  \(fact.id) \(fact.codepoints): \(CellWidth.of(fact.string)), not \(fact.width ?? 0)")
    }
    #expect(different.count * 10 <= cases.count)
  }

  @Test("clusters are those of UAX 29, with the exceptions listed here")
  func clusters() throws {
    let cases = try WidthSuite.load().cases.filter { $0.kind == "clusters" }
    #expect(cases.count > 100)
    let different = cases.filter { fact in
      fact.string.map { Array($0.unicodeScalars) }
        != (fact.clusters ?? []).map { Array($0.unicodeScalars) }
    }
    for fact in different { print("  \(fact.id) \(fact.codepoints)") }
    // A newer standard library may know more.
    #expect(Set(different.map(\.id)).isSubset(of: Self.clusterExceptions))
  }
}

private struct WidthSuite: Decodable {
  struct Fact: Decodable {
    var id: String
    var kind: String
    var string: String
    var codepoints: String
    var width: Int?
    var contested: Bool?
    var clusters: [String]?
  }

  var cases: [Fact]

  static func load() throws -> WidthSuite {
    try JSONDecoder().decode(WidthSuite.self, from: Data(Conformance.file("unicode-width.json")))
  }
}

import TestSupport
import Testing

@testable import Canvas

@Suite("Columns of text")
struct CellWidthTests {
  @Test(
    "a string takes these columns",
    arguments: [
      ("", 0), ("hello", 5), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("한국어", 6),
      ("\u{1100}\u{1161}\u{11A8}", 2),
      ("\u{3000}", 2), ("\u{3164}", 2), ("ｶﾞ", 2), ("❤", 1), ("❤\u{FE0F}", 2),
      ("1\u{FE0F}\u{20E3}", 2),
      ("a\u{FE0F}", 1), ("👍🏽", 2), ("☝🏿", 2), ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("👩‍👩‍👧", 2), ("🏳️‍🌈", 2),
      ("👨‍👩‍👧 family", 9), ("नमस्ते", 4), ("กี่", 1), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FDFD}", 1),
      ("\u{0BF5}", 1), ("\u{1FAE9}", 2), ("\u{1FAEA}", 2), ("\u{FFFD}", 1), ("a\u{301}b漢", 4),
      ("⏳", 2), ("⌛", 2), ("⏱", 1),
      ("\r\n", 0), ("\u{1B}[1m", 3), ("\u{7F}", 0), ("\u{85}", 0), ("─│┌", 3), ("\u{600}", 1),
    ])
  func columns(text: String, width: Int) {
    #expect(CellWidth.of(text) == width)
    #expect(text.reduce(0) { $0 + CellWidth.of($1) } == width)
  }

  @Test("a cluster never takes more than two columns")
  func cappedClusters() {
    #expect(CellWidth.of(Character("क्ष्म")) == 2)
    #expect(CellWidth.of(Character("\u{1100}\u{1100}\u{1100}")) == 2)
    #expect(CellWidth.of(Character("👩🏻‍❤️‍💋‍👩🏽")) == 2)
  }

  @Test("a cluster that is taken for a single scalar is one in Swift too")
  func wholeScalars() {
    let bases: [Unicode.Scalar] = [
      "a", "é", "漢", "ㄱ", "가", "각", "😀", "©", "ก", "ا", "क", "\u{600}",
    ]
    var differences: [UInt32] = []
    for value in UInt32(0x80)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let traits = ScalarTraits(scalar)
      for base in bases {
        if traits.isWhole(before: ScalarTraits(base)), count(scalar, base) != 2 {
          differences.append(value)
        }
        if ScalarTraits(base).isWhole(before: traits), count(base, scalar) != 2 {
          differences.append(value)
        }
      }
    }
    #expect(differences == [])
  }

  private func count(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Int {
    var text = String.UnicodeScalarView()
    text.append(one)
    text.append(other)
    return String(text).count
  }

  @Test("the reader finds Swift's clusters in any mixture")
  func readerAgreesWithSwift() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let text = random.text(of: Samples.scalars, upTo: 12)
      var string = text
      var ends: [Int] = []
      string.withUTF8 { bytes in
        var reader = ClusterReader(text, bytes)
        while let cluster = reader.next() { ends.append(cluster.end) }
      }
      var expected: [Int] = []
      for character in text { expected.append((expected.last ?? 0) + character.utf8.count) }
      #expect(ends == expected, "\(text.unicodeScalars.map { $0.value })")
    }
  }

  @Test("a megabyte of flags is measured in one pass")
  func manyFlags() {
    #expect(CellWidth.of(String(repeating: "🇩🇪", count: 100_000)) == 200_000)
  }
}

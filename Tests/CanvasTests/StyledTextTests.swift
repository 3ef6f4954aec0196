import Canvas
import TestSupport
import Testing

private let bold = Style(attributes: .bold)
private let red = Style(foreground: .palette(1))

@Suite("Styled text")
struct StyledTextTests {
  @Test("runs keep their style and link in every row")
  func styles() {
    let text = StyledText([
      .init("See "), .init("the manual", style: red, link: "https://a.test"), .init(" now"),
    ])
    let lines = text.lines(width: 8, wrap: true)
    #expect(
      lines == [
        TextLine(
          runs: [.init("See "), .init("the", style: red, link: "https://a.test")], width: 7),
        TextLine(runs: [.init("manual", style: red, link: "https://a.test")], width: 6),
        TextLine(runs: [.init("now")], width: 3),
      ])
  }

  @Test("a word may span runs")
  func wordAcrossRuns() {
    let text = StyledText([.init("a foo"), .init("bar", style: bold)])
    #expect(text.lines(width: 7, wrap: true).map(\.string) == ["a", "foobar"])
    #expect(text.longestWord == 6)
    #expect(text.naturalWidth == 8)
    #expect(text.width == 8)
    #expect(text.string == "a foobar")
  }

  @Test("the ellipsis has the style of what it ends")
  func ellipsisStyle() {
    let text = StyledText([.init("ab"), .init("cdef", style: bold)])
    #expect(
      text.lines(width: 4, wrap: false) == [
        TextLine(runs: [.init("ab"), .init("c…", style: bold)], width: 4, isCut: true)
      ])
    #expect(
      text.lines(width: 3, wrap: false) == [TextLine(runs: [.init("ab…")], width: 3, isCut: true)])
  }

  @Test("clusters never join across runs")
  func clustersAcrossRuns() {
    let text = StyledText([.init("\u{1F1E9}"), .init("\u{1F1EA}", style: bold)])
    #expect(text.width == 4)
    #expect(text.lines(width: 4, wrap: true).map(\.width) == [4])
    #expect(text.lines(width: 3, wrap: true).map(\.runs.count) == [1, 1])
  }

  @Test("natural width is that of the widest line, longest word that of its widest piece")
  func measures() {
    let text = StyledText("one three  \ntwo")
    #expect(text.naturalWidth == 9)
    #expect(text.width == 11)
    #expect(text.longestWord == 5)
    #expect(StyledText("漢字仮名").longestWord == 2)
    #expect(StyledText("well-known").longestWord == 5)
    #expect(StyledText("extra\u{AD}ordinary").longestWord == 8)
    #expect(StyledText("  ab").naturalWidth == 4)
    #expect(StyledText("").longestWord == 0)
    #expect(StyledText().isEmpty && StyledText("").isEmpty && !StyledText(" ").isEmpty)
  }

  @Test("a text of many short runs is wrapped in one pass")
  func manyRuns() {
    let text = StyledText(Array(repeating: StyledText.Run("ab"), count: 30_000))
    #expect(text.lines(width: 3, wrap: true).count == 20_000)
    #expect(text.lines(width: 3, wrap: true, maxLines: 2).map(\.string) == ["aba", "ba…"])
  }

  @Test("empty runs do no harm")
  func emptyRuns() {
    let text = StyledText([.init(""), .init("ab c"), .init(""), .init("d"), .init("")])
    #expect(text.lines(width: 3, wrap: true).map(\.string) == ["ab", "cd"])
    #expect(StyledText([.init(""), .init("")]).lines(width: 3, wrap: true) == [])
  }
}

@Suite("Wrapping of any text")
struct WrappingPropertyTests {
  @Test("no row is wider than asked, and every row says its width")
  func fits() {
    forEachText { text, random in
      let width = Int.random(in: 1...12, using: &random)
      let limit = Int.random(in: 0...3, using: &random)
      for wrap in [true, false] {
        for line in text.lines(width: width, wrap: wrap, maxLines: limit) {
          #expect(line.width <= width)
          #expect(line.width == line.runs.reduce(0) { $0 + CellWidth.of($1.text.string) })
          #expect(line.runs.allSatisfy { $0.text.width == CellWidth.of($0.text.string) })
        }
        if limit > 0 {
          #expect(text.lines(width: width, wrap: wrap, maxLines: limit).count <= limit)
        }
      }
    }
  }

  @Test("wrapping loses nothing but blanks")
  func losesNothing() {
    forEachText { text, random in
      let width = Int.random(in: 2...12, using: &random)
      let rows = text.lines(width: width, wrap: true, ellipsis: "")
      // A soft hyphen at the end of a row adds one that is not in the text.
      let drawn = ink(rows.map(\.string).joined()).filter { $0 != "-" }
      #expect(drawn == ink(text.string).filter { $0 != "-" })
    }
  }

  @Test("in its natural width nothing is wrapped, in its longest word's nothing is divided")
  func measures() {
    forEachText { text, _ in
      guard text.longestWord > 1 else { return }
      let lines = text.lines(width: max(1, text.naturalWidth), wrap: true)
      let paragraphs = text.string.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !ink(String($0)).isEmpty }
      #expect(lines.filter { !ink($0.string).isEmpty }.count == paragraphs.count)
      #expect(text.lines(width: text.longestWord, wrap: true).allSatisfy { !$0.isCut })
    }
  }

  private func ink(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { ![0x20, 0x0A, 0x1680, 0x205F, 0x3000].contains($0.value) }
  }

  private func forEachText(_ body: (StyledText, inout SeededGenerator) -> Void) {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      var runs: [StyledText.Run] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        runs.append(.init(SafeText(random.text(of: Samples.scalars, upTo: 14))))
      }
      body(StyledText(runs), &random)
    }
  }
}

import Canvas
import Testing

@testable import CardLayout

@Suite("Hostile text") struct HostileTextTests {
  /// Pieces that are repeated to fill the limit, and what is known to be slow somewhere.
  static let bombs = [
    "*", "**", "***", "_", "__", "[", "]", "(", ")", "![", "[a](", "[a](b", "[a](<b", "[a](b \"c",
    "[a](b 'c", "*a ", "a* ", "*a_ ", "_a* ", "a**b", "*a **a ", "**x *b **x* b*", "[[a]](b)",
    "[](", "![a](", "![[]()", "![](", "![a](b ", "`", "`` ` ", "``` `` ` ", "\\", "\\\\", "\\*",
    "<", "<!", "<!--", "<?", "<a ", "<at>", "<at></at>", "&", "&amp;", "&lt;*", "{{", "{{DATE(",
    "{{TIME(2017-02-14T06:08:39Z", "- ", "-\n", "- a\n", "* \n", "1. ", "1. a\n", "> ", "# ", "\n",
    "\r", " \n", "~~~\n", "```\n", "    ", "\t", "a\n\n", "[a]: b\n", "[a]:", "[a][", "\u{0}",
    "*\u{0}", "\u{2000}", "*\u{2000}\u{2001}", "e\u{301}", "*😀* ", "\u{202E}*", "\u{1B}[31m*a*",
    "[a\n", "(\n", "*\n", "- *", "![a\n", "](<a", "](<a>", "a<b>*", "[*", "*[", "**[_",
  ]

  @Test("Whatever is repeated to the limit and beyond is drawn at once", arguments: bombs)
  func isBounded(bomb: String) {
    for size in [CardText.markdownLimit - 16, 2 * CardText.markdownLimit] {
      let text = "*a* " + String(repeating: bomb, count: size / bomb.utf8.count)
      let took = ContinuousClock().measure { _ = CardText.paragraphs(text).count }
      // Measured under 100 ms in a release build; what is not bounded takes minutes.
      #expect(took < .seconds(30), "\(bomb.debugDescription) x \(size): \(took)")
    }
  }

  @Test("A million marks are as fast as a million letters")
  func million() {
    let text = String(repeating: "**", count: 1_000_000)
    let took = ContinuousClock().measure { #expect(CardText.paragraphs(text).count == 1) }
    #expect(took < .seconds(30), "\(took)")
  }

  @Test("Nested and interleaved bombs are bounded")
  func nestedBombs() {
    let half = CardText.markdownLimit / 2
    for (open, close) in [
      ("[", "]"), ("[", "](a)"), ("*a ", " a*"), ("**a", "a**"), ("(", ")"), ("_a ", "*b "),
      ("a**b", "c* "), ("[a](b", ")"), ("`", "*"), ("- ", "a"), ("![", "](a)"),
    ] {
      let text =
        String(repeating: open, count: half / open.utf8.count)
        + String(repeating: close, count: half / close.utf8.count)
      let took = ContinuousClock().measure { _ = CardText.paragraphs(text).count }
      #expect(took < .seconds(30), "\(open)…\(close): \(took)")
    }
  }

  @Test("Deep lists stop at a depth and keep their text")
  func deepLists() {
    let deep = (0..<500).map { String(repeating: "  ", count: $0) + "- \($0)" }
    let paragraphs = CardText.paragraphs(deep.joined(separator: "\n"))
    #expect(paragraphs.allSatisfy { $0.hanging <= 2 * MarkdownBlocks.depthLimit })
    let text = paragraphs.flatMap(\.text.runs).map(\.text.string).joined()
    #expect((0..<500).allSatisfy { text.contains("\($0)") })
    let row = CardText.paragraphs(String(repeating: "- ", count: 1000) + "a")
    #expect(row.count == 1)
    #expect(row[0].hanging == 2 * MarkdownBlocks.depthLimit)
  }

  @Test("Text above the limit is drawn as written, entities and dates apart")
  func aboveTheLimit() {
    let filler = String(repeating: "x", count: CardText.markdownLimit)
    let runs = CardText.styled("**a** &lt; - 1. \(filler)").runs
    #expect(runs.count == 1)
    #expect(runs[0].text.string == "**a** < - 1. \(filler)")
    #expect(CardText.styled("**a** " + filler.dropLast(6)).runs.count == 2)
  }

  @Test("Nothing of the text is lost to marks of our own")
  func ownMarks() {
    #expect(notation("\u{0}hidden *a*") == "^@hidden <i>a</i>")
    #expect(notation("\u{2000}a \u{2001}*b* \u{2002}") == " a  <i>b</i>  ")
    #expect(notation("\u{2000}a") == " a")
    #expect(notation("\u{FEFF}*a*") == "<i>a</i>")
    #expect(notation("[a](\u{0}b)") == "<a ^@b>a</a>")
    #expect(notation("[*a*](b\nc)") == "[<i>a</i>](b\nc)")
    #expect(notation("[a](\n- b)") == "[a](\n• b)")
    #expect(notation("[a](\n#b)") == "<a #b>a</a>")
    #expect(notation("[a](b\n\"c\")") == "<a b>a</a>")
  }

  @Test("Any mix of the pieces keeps every letter, in order")
  func mixtures() {
    var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
    func random(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: seed >> 33) % bound
    }
    let marks = [
      "*", "**", "_", "__", "`", "```", "~~~", "\n", "\n\n", "- ", "1. ", "> ", "# ", "    ", "![",
      "[", "<", "&", "!", "\\", " ", "\t", "+ ", "* ", "---", "===", "|", "<!--", "-->", "<?", "\"",
    ]
    for _ in 0..<3000 {
      var text = ""
      var letters = ""
      for index in 0..<(1 + random(12)) {
        let letter = String(Unicode.Scalar(UInt8(0x61 + index)))
        text += marks[random(marks.count)] + letter
        letters += letter
        if random(2) == 0 { text += marks[random(marks.count)] }
      }
      let drawn = CardText.styled(text).runs.map(\.text.string).joined()
      #expect(drawn.filter(\.isLetter) == letters, "\(text.debugDescription)")
    }
  }
}

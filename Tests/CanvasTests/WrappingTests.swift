import Canvas
import Testing

@Suite("Wrapping")
struct WrappingTests {
  private func rows(
    _ text: SafeText, _ width: Int, maxLines: Int? = nil, ellipsis: SafeText = "…"
  ) -> [String] {
    StyledText(text).lines(width: width, wrap: true, maxLines: maxLines, ellipsis: ellipsis)
      .map(\.string)
  }

  @Test("rows end at blanks, which are dropped")
  func blanks() {
    #expect(rows("The quick brown fox", 10) == ["The quick", "brown fox"])
    #expect(rows("The quick brown fox", 9) == ["The quick", "brown fox"])
    #expect(rows("The quick brown fox", 8) == ["The", "quick", "brown", "fox"])
    #expect(rows("a  b   c", 4) == ["a  b", "c"])
    #expect(rows("trailing   ", 20) == ["trailing"])
    #expect(rows("one", 3) == ["one"])
    #expect(rows("漢字\u{3000}漢字", 5) == ["漢字", "漢字"])
  }

  @Test("an indent is kept where it leaves room")
  func indent() {
    #expect(rows("  one two", 6) == ["  one", "two"])
    #expect(rows("    four", 6) == ["four"])
    #expect(rows("        x", 4) == ["x"])
  }

  @Test("a line feed ends a row; of several blank lines one is left, at the ends none")
  func lineFeeds() {
    #expect(rows("a\nb", 9) == ["a", "b"])
    #expect(rows("a\n\nb", 9) == ["a", "", "b"])
    #expect(rows("a\n\n \n\nb", 9) == ["a", "", "b"])
    #expect(rows("\n\na\n\n", 9) == ["a"])
    #expect(rows("\n\n", 9) == [""])
    #expect(rows("   ", 9) == [""])
    #expect(rows("", 9) == [])
  }

  @Test("rows may end after a hyphen inside a word, not in a number or an option")
  func hyphens() {
    #expect(rows("well-known", 6) == ["well-", "known"])
    #expect(rows("it was -5", 8) == ["it was", "-5"])
    #expect(rows("on 2024-01-05", 10) == ["on", "2024-01-05"])
    #expect(rows("use --option", 9) == ["use", "--option"])
    #expect(rows("word—word", 6) == ["word—", "word"])
  }

  @Test("a soft hyphen is seen only where the row ends")
  func softHyphens() {
    #expect(rows("extra\u{AD}ordinary", 20) == ["extraordinary"])
    #expect(rows("extra\u{AD}ordinary", 10) == ["extra-", "ordinary"])
    #expect(rows("extra\u{AD}ordinary", 8) == ["extra-", "ordinary"])
    #expect(rows("an extra\u{AD}ordinary day", 9) == ["an extra-", "ordinary", "day"])
    #expect(rows("pay\u{200B}pal", 4) == ["pay", "pal"])
    #expect(rows("pay\u{200B}pal", 6) == ["paypal"])
    #expect(rows("ab\u{200B}cd\u{200B}ef", 4) == ["abcd", "ef"])
  }

  @Test("ideographs and kana part anywhere, but punctuation stays where it belongs")
  func ideographs() {
    #expect(rows("漢字仮名", 4) == ["漢字", "仮名"])
    #expect(rows("漢字仮名", 5) == ["漢字", "仮名"])
    #expect(rows("漢字。仮名", 4) == ["漢", "字。", "仮名"])
    #expect(rows("漢「字」名", 4) == ["漢", "「字", "」名"])
    #expect(rows("トッカ", 4) == ["トッ", "カ"])
    #expect(rows("日本語text", 7) == ["日本語", "text"])
    #expect(rows("😀😀😀", 4) == ["😀😀", "😀"])
    #expect(rows("\"漢字\"", 4) == ["\"漢", "字\""])
  }

  @Test("Korean parts at its spaces")
  func korean() {
    #expect(rows("한국어 텍스트", 8) == ["한국어", "텍스트"])
    #expect(rows("가나다라", 4) == ["가나", "다라"])
  }

  @Test("a no-break space holds words together")
  func noBreak() {
    #expect(rows("10\u{A0}km away", 8) == ["10\u{A0}km", "away"])
    #expect(rows("it is 10\u{A0}km", 8) == ["it is", "10\u{A0}km"])
  }

  @Test("a word wider than the row is divided between clusters")
  func longWords() {
    #expect(rows("abcdefgh", 3) == ["abc", "def", "gh"])
    #expect(rows("to abcdefgh it", 3) == ["to", "abc", "def", "gh", "it"])
    #expect(rows("e\u{301}e\u{301}e\u{301}", 2) == ["e\u{301}e\u{301}", "e\u{301}"])
    #expect(rows("ab👩‍👩‍👧", 3) == ["ab", "👩‍👩‍👧"])
    #expect(rows("abcd ef", 1) == ["a", "b", "c", "d", "e", "f"])
  }

  @Test("a glyph wider than the row becomes an ellipsis")
  func tooWideGlyphs() {
    #expect(rows("a漢b", 1) == ["a", "…", "b"])
    #expect(rows("漢字", 1) == ["…", "…"])
    #expect(rows("漢\n\n字", 1) == ["…", "", "…"])
    #expect(rows("漢字", 0) == [])
    #expect(rows("abc", -1) == [])
  }

  @Test("the last row allowed ends with the ellipsis when text is left")
  func maxLines() {
    #expect(rows("The quick brown fox", 10, maxLines: 1) == ["The quick…"])
    #expect(rows("The quick brown fox", 9, maxLines: 1) == ["The quic…"])
    #expect(rows("The quick brown fox", 10, maxLines: 2) == ["The quick", "brown fox"])
    #expect(rows("The quick brown fox", 10, maxLines: 0) == ["The quick", "brown fox"])
    #expect(rows("The quick brown fox", 10, maxLines: -3) == ["The quick", "brown fox"])
    #expect(rows("a\n\nb", 5, maxLines: 2) == ["a", "…"])
    #expect(rows("a\n\n", 5, maxLines: 1) == ["a"])
    #expect(rows("漢字漢字", 4, maxLines: 1) == ["漢…"])
    #expect(rows("ab cd", 3, maxLines: 1) == ["ab…"])
    #expect(rows("abc def", 3, maxLines: 1, ellipsis: "...") == ["..."])
    #expect(rows("abc def", 2, maxLines: 1, ellipsis: "...") == [".."])
    #expect(rows("extra\u{AD}ordinary", 6, maxLines: 1) == ["extra…"])
  }

  @Test("without wrapping the first line is the only row")
  func unwrapped() {
    func row(_ text: SafeText, _ width: Int) -> [String] {
      StyledText(text).lines(width: width, wrap: false).map(\.string)
    }
    #expect(row("The quick brown fox", 40) == ["The quick brown fox"])
    #expect(row("The quick brown fox", 8) == ["The qui…"])
    #expect(row("The quick brown fox", 5) == ["The…"])
    #expect(row("a\nb", 8) == ["a…"])
    #expect(row("a\n\n", 8) == ["a"])
    #expect(row("\n\n  a b  \n", 8) == ["  a b"])
    #expect(row("漢字漢", 5) == ["漢字…"])
    #expect(row("漢", 1) == ["…"])
    #expect(row("abc", 0) == [])
  }

  @Test("width and isCut say what the row is")
  func measures() {
    let lines = StyledText("漢字 abc def").lines(width: 8, wrap: true, maxLines: 1)
    #expect(lines.map(\.width) == [8])
    #expect(lines.map(\.isCut) == [true])
    #expect(lines.map(\.string) == ["漢字 ab…"])
    #expect(StyledText("ab\ncd").lines(width: 8, wrap: true).allSatisfy { !$0.isCut })
  }
}

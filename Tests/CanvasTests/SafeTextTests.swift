import Canvas
import Testing

@Suite("Safe text")
struct SafeTextTests {
  @Test(
    "body text becomes",
    arguments: [
      ("plain", "plain"), ("a\nb", "a\nb"), ("a\r\nb", "a\nb"),
      ("a\u{2028}b\u{2029}c\u{85}d", "a\nb\nc\nd"),
      ("a\tb", "a    b"), ("漢字 é", "漢字 é"), ("a\u{3000}b", "a\u{3000}b"),
      ("a\u{2003}b", "a b"), ("a\u{A0}b", "a\u{A0}b"), ("\u{FFA0}x", " x"),
      ("\u{1100}\u{1160}", "\u{1100}\u{1160}"), ("\u{115F}\u{1161}", "\u{115F}\u{1161}"),
      ("x\u{115F}\u{1160}y", "x\u{3000}y"), ("\u{115F}\u{D7C7}", "\u{3000}\u{FFFD}"),
      ("❤\u{FE0F}", "❤\u{FE0F}"), ("❤\u{FE0E}", "❤"), ("1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}"),
      ("1\u{FE0F}2", "12"), ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("क्\u{200D}ष", "क्\u{200D}ष"),
      ("র\u{200D}্য", "র\u{200D}্য"), ("a\u{200D}b", "ab"), ("a\u{200C}", "a"), ("👨\u{200D}x", "👨x"),
      ("👨\u{200D}\u{200D}👩", "👨\u{200D}👩"), ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴"),
      ("\n\u{301}x", "\n\u{25CC}\u{301}x"), (" \u{301}", " \u{301}"),
      ("\u{1820}\u{180B}", "\u{1820}\u{180B}"), ("a\u{180B}b", "ab"), ("\u{1FAE9}", "\u{1FAE9}"),
      ("\u{378}", "\u{FFFD}"), ("\u{600}12", "\u{600}12"), ("\u{17B4}", ""),
    ])
  func body(raw: String, expected: String) {
    #expect(Array(SafeText(raw).string.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(
    "strict text becomes",
    arguments: [
      ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\u{2028}b", "a b"), ("a\tb", "a b"),
      ("❤\u{FE0F}", "❤"),
      ("a\u{200D}b", "a<U+200D>b"), ("👨\u{200D}👩", "👨\u{200D}👩"),
      ("می\u{200C}خواهم", "می\u{200C}خواهم"),
      ("\u{2003}", "<U+2003>"), ("a\u{2003}b", "a b"), ("   ", "   "), ("\u{3000}", "<U+3000>"),
      ("x\u{3000}", "x\u{3000}"), ("\u{1160}", "<U+1160>"), ("\u{34F}", "<U+034F>"),
      ("\u{E0100}a", "a"),
    ])
  func strict(raw: String, expected: String) {
    #expect(Array(SafeText(raw, .strict).string.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test("an emoji joins four pictures at most")
  func joinedPictures() {
    let family = "👨" + String(repeating: "\u{200D}👧", count: 9)
    #expect(SafeText(family).string.unicodeScalars.filter { $0.value == 0x200D }.count == 7)
    #expect(SafeText(family).width == 6)
  }

  @Test("a cluster of a thousand letters is cut, and U+FFFD says so")
  func endlessClusters() {
    let jamo = SafeText(String(repeating: "\u{1100}", count: 1000))
    #expect(jamo.string == String(repeating: "\u{1100}", count: 20) + "\u{FFFD}")
    #expect(jamo.width == 3)
    let conjunct = SafeText(String(repeating: "क्", count: 1000) + "ष")
    #expect(conjunct.string.unicodeScalars.count == 21)
  }

  @Test("what was hidden is told, what was only a request for a shape is not")
  func flags() {
    #expect(SafeText("a\u{202E}b").hadHidden)
    #expect(SafeText("a\u{200D}b").hadHidden)
    #expect(SafeText("x\u{E0041}").hadHidden)
    #expect(!SafeText("❤\u{FE0E}\u{FE0F}").hadHidden)
    #expect(!SafeText("so\u{AD}ft\u{1B}").hadHidden)
    #expect(!SafeText("a\u{202E}b", .strict).hadHidden)
  }

  @Test("its width is that of the widest line")
  func width() {
    #expect(SafeText("ab\nabcd\nc").width == 4)
    #expect(SafeText("漢字\nabc").width == 4)
    #expect(SafeText("").width == 0)
    #expect(SafeText("a\u{1B}").width == 3)
  }

  @Test("a literal is cleaned as well")
  func literal() {
    let text: SafeText = "a\u{1B}b"
    #expect(text.string == "a^[b")
    #expect(text.isASCII)
    #expect("\(text)" == "a^[b")
    #expect(SafeText("é").isASCII == false)
    #expect(SafeText("\u{200E}abc").isASCII)
  }

  @Test("joined texts are measured together and keep what they know")
  func joining() {
    let text: SafeText = "ab" + SafeText("漢\u{200E}")
    #expect(text.string == "ab漢")
    #expect(text.width == 4)
    #expect(text.hadHidden)
    #expect(!text.isASCII)
    #expect([SafeText("a"), "b", "c"].joined(separator: ", ") == "a, b, c")
    #expect([SafeText]().joined(separator: ", ") == .empty)
    #expect(SafeText.empty.isEmpty)
  }

  @Test("truncating keeps clusters whole and never gets wider than asked")
  func truncating() {
    #expect(SafeText("Settings").truncated(to: 8) == "Settings")
    #expect(SafeText("Settings").truncated(to: 5) == "Sett…")
    #expect(SafeText("漢字漢字").truncated(to: 4).string == "漢…")
    #expect(SafeText("ab\ncd").truncated(to: 9) == "ab…")
    #expect(SafeText("Settings").truncated(to: 5, ellipsis: "...") == "Se...")
    #expect(SafeText("Settings").truncated(to: 2, ellipsis: "...") == "..")
    #expect(SafeText("Settings").truncated(to: 0) == .empty)
  }
}

import Canvas
import Testing

/// The order of rows on the screen (UAX #9, without explicit marks); Hebrew letters stand for
/// letters from right to left.
@Suite("Rows in the order of the screen")
struct BidiTests {
  private func shown(_ text: String, rtl: Bool = false) -> String {
    SafeText(text).inVisualOrder(rightToLeft: rtl).string
  }

  @Test(
    "text that runs from left to right",
    arguments: [
      ("plain, text (1).", "plain, text (1)."),
      ("abc אבג def", "abc גבא def"),
      ("abc אבג דהו def", "abc והד גבא def"),
      ("אבג 123 דהו", "והד 123 גבא"),
      ("a אב, גד! b", "a דג ,בא! b"),
      ("אבג", "גבא"),
      ("(אב)", "(בא)"),
      ("a (אב) b", "a (בא) b"),
      ("אב (גד)", "(דג) בא"),
      ("אב 5%", "5% בא"),
      ("12:30 אב", "12:30 בא"),
      ("אב 1,234.5", "1,234.5 בא"),
    ])
  func leftToRight(_ text: String, _ expected: String) {
    #expect(shown(text) == expected)
  }

  @Test(
    "text that runs from right to left",
    arguments: [
      ("abc", "abc"),
      ("abc.", ".abc"),
      ("אבג.", ".גבא"),
      ("אב (abc) גד", "דג (abc) בא"),
      ("אב (גד) הו", "וה (דג) בא"),
      ("Price: 45%", "Price: 45%"),
      ("- אב", "בא -"),
      ("אב < גד", "דג > בא"),
    ])
  func rightToLeft(_ text: String, _ expected: String) {
    #expect(shown(text, rtl: true) == expected)
  }

  @Test("Arabic numbers run with Arabic text, European ones too after it")
  func arabic() {
    #expect(shown("سعر ١٢٣") == "١٢٣ رعس")
    #expect(shown("سعر 12/5", rtl: true) == "12/5 رعس")
  }

  @Test("a mark stays on its letter, and a wide character stays whole")
  func clusters() {
    #expect(shown("שָׁלוֹם") == "םוֹלשָׁ")
    #expect(shown("漢 אב 字") == "漢 בא 字")
  }

  @Test("runs keep their style and their width")
  func runs() {
    let line = TextLine(
      runs: [
        StyledText.Run("ab ", style: .plain), StyledText.Run("אב", style: Style.plain.with(.bold)),
        StyledText.Run(" גד", style: .plain),
      ], width: 8)
    let shown = line.inVisualOrder
    #expect(shown.runs.map(\.text.string) == ["ab ", "דג ", "בא"])
    #expect(shown.runs.map(\.style.attributes) == [[], [], .bold])
    #expect(shown.width == 8)
    #expect(line.visualRuns.map(\.index) == [0, 2, 1])
  }

  @Test("brackets without end are ordered in time")
  func hostile() {
    let text = String(repeating: "(א", count: 4000) + String(repeating: ")", count: 4000)
    #expect(SafeText(text).inVisualOrder(rightToLeft: true).width == 12000)
  }
}

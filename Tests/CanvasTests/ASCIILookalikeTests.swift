import Canvas
import Testing

struct ASCIILookalikeTests {
  private func typed(_ text: String) -> String {
    String(
      decoding: text.unicodeScalars.map { $0.asciiLookalike ?? UInt8(ascii: "?") }, as: UTF8.self)
  }

  @Test("letters lose their marks, typographic signs are those of a typewriter")
  func text() {
    #expect(typed("Zürich – São Paulo") == "Zurich - Sao Paulo")
    #expect(typed("“Łódź”, it’s 5 °C…") == "\"Lodz\", it's 5 oC.")
    #expect(typed("Ａ１ ﬂ") == "A1 ?")
    #expect(typed("Æble, Straße, øl, ı, Þ") == "Able, Strase, ol, i, ?")
  }

  @Test("lines, arrows and blocks become what is drawn with ASCII in their place")
  func lines() {
    #expect(typed("┌──┬──┐│╰") == "+--+--+|+")
    #expect(typed("← ↑ → ↓ ▸ ▾ █ ✓ ✗ ★ •") == "< ^ > v > v # v x * *")
  }

  @Test("what has no likeness says so", arguments: ["日", "½", "א", "😀", "\u{301}", "\u{E000}"])
  func none(_ text: String) throws {
    #expect(try #require(text.unicodeScalars.first).asciiLookalike == nil)
  }

  @Test("ASCII is as it is")
  func ascii() {
    for value in UInt8(0x20)..<0x7F { #expect(Unicode.Scalar(value).asciiLookalike == value) }
  }
}

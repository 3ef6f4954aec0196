import Canvas
import Testing

/// One attack and what is left of it in both places.
struct Payload: Sendable, CustomTestStringConvertible {
  var number: Int
  var raw: String
  var body: String
  var strict: String
  /// Whether the body text says that something hidden was in it.
  var isFlagged: Bool

  init(_ number: Int, _ raw: String, _ body: String, strict: String? = nil, flagged: Bool = false) {
    self.number = number
    self.raw = raw
    self.body = body
    self.strict = strict ?? body
    isFlagged = flagged
  }

  var testDescription: String { "payload \(number)" }
}

@Suite("Attacks in text")
struct PayloadTests {
  static let payloads: [Payload] = [
    Payload(1, "a\u{1B}[2Jb", "a^[[2Jb"),
    Payload(2, "\u{1B}]0;PWN\u{7}x", "^[]0;PWN^Gx"),
    Payload(3, "\u{1B}]52;c;cm0gLXJmIH4=\u{7}", "^[]52;c;cm0gLXJmIH4=^G"),
    Payload(
      4, "\u{1B}]8;;http://evil.test\u{1B}\\ok\u{1B}]8;;\u{1B}\\",
      "^[]8;;http://evil.test^[\\ok^[]8;;^[\\"),
    Payload(5, "\u{1B}P$q\"p\u{1B}\\", "^[P$q\"p^[\\"),
    Payload(6, "\u{1B}[6n\u{1B}[c\u{1B}[>q", "^[[6n^[[c^[[>q"),
    Payload(7, "\u{1B}_Ga=T,f=100;AAAA\u{1B}\\", "^[_Ga=T,f=100;AAAA^[\\"),
    Payload(
      8, "\u{1B}[?1000h\u{1B}[?1049l\u{1B}[?25l", "^[[?1000h^[[?1049l^[[?25l"),
    Payload(9, "\u{1B}c", "^[c"),
    Payload(10, "\u{1B}(0qqq\u{1B}(B", "^[(0qqq^[(B"),
    Payload(11, "\u{9B}2J\u{9D}0;x\u{9C}", "<9B>2J<9D>0;x<9C>"),
    Payload(12, "\u{90}q\u{9C}", "<90>q<9C>"),
    Payload(13, "\u{0}hidden", "^@hidden"),
    Payload(14, "pay 100\u{8}\u{8}\u{8}9", "pay 100^H^H^H9"),
    Payload(15, "SAFE\rEVIL", "SAFE\nEVIL", strict: "SAFE EVIL"),
    Payload(16, "a\u{7F}b", "a^?b"),
    Payload(17, "\u{7}\u{7}\u{7}", "^G^G^G"),
    Payload(18, "\u{E}\u{F}\u{B}\u{C}", "^N^O^K^L"),
    Payload(
      19, "invoice\u{202E}gnp.exe", "invoicegnp.exe", strict: "invoice<U+202E>gnp.exe",
      flagged: true),
    Payload(
      20, "\u{2066}admin\u{2069} ok", "admin ok", strict: "<U+2066>admin<U+2069> ok",
      flagged: true),
    Payload(
      21, "a\u{200E}\u{200F}\u{61C}b", "ab", strict: "a<U+200E><U+200F><U+061C>b", flagged: true),
    Payload(22, "pay\u{200B}pal", "paypal", strict: "pay<U+200B>pal"),
    Payload(
      23, "\u{2060}\u{FEFF}\u{2062}x", "x", strict: "<U+2060><U+FEFF><U+2062>x", flagged: true),
    Payload(
      24, "\u{FFF9}a\u{FFFA}b\u{FFFB}", "ab", strict: "<U+FFF9>a<U+FFFA>b<U+FFFB>", flagged: true),
    Payload(25, "x\u{E0041}\u{E0042}", "x", strict: "x<U+E0041><U+E0042>", flagged: true),
    Payload(26, "x\u{FE00}\u{E0100}", "x", flagged: true),
    Payload(27, "\u{AD}so\u{AD}ft", "soft", strict: "<U+00AD>so<U+00AD>ft"),
    Payload(
      28, "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
      "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"),
    Payload(
      29, "e" + String(repeating: "\u{301}", count: 1000), "e\u{301}\u{301}\u{301}\u{301}"),
    Payload(30, "\u{301}start", "\u{25CC}\u{301}start"),
    // Lone surrogates: what decoding makes of them.
    Payload(31, "\u{FFFD}x\u{FFFD}A", "\u{FFFD}x\u{FFFD}A"),
    Payload(32, text(0xFFFF, 0xFDD0, 0x1FFFF), "\u{FFFD}\u{FFFD}\u{FFFD}"),
    Payload(
      33, "\u{3164}\u{2800}\u{115F}", "\u{3000} \u{3000}", strict: "<U+3164><U+2800><U+115F>"),
    Payload(34, "\u{E0B0}\u{F8FF}", "\u{FFFD}\u{FFFD}"),
    Payload(35, "\u{FDFD}\u{BB8}\u{102A}", "\u{FDFD}\u{BB8}\u{102A}"),
  ]

  /// The compiler refuses noncharacters in a literal.
  private static func text(_ values: UInt32...) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: values.compactMap(Unicode.Scalar.init))
    return String(scalars)
  }

  @Test("what is left of an attack is what is seen", arguments: payloads)
  func outcome(payload: Payload) {
    let body = SafeText(payload.raw)
    #expect(Array(body.string.unicodeScalars) == Array(payload.body.unicodeScalars))
    #expect(body.hadHidden == payload.isFlagged)
    let strict = SafeText(payload.raw, .strict)
    #expect(Array(strict.string.unicodeScalars) == Array(payload.strict.unicodeScalars))
  }

  @Test("the layout stays aligned around odd glyphs")
  func widths() {
    #expect(SafeText("pay\u{200B}pal").width == 6)
    #expect(SafeText("\u{2060}\u{FEFF}\u{2062}x").width == 1)
    #expect(SafeText("\u{FDFD}\u{BB8}\u{102A}").width == 3)
    #expect(SafeText("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}").width == 2)
    #expect(SafeText("e" + String(repeating: "\u{301}", count: 1000)).width == 1)
  }
}

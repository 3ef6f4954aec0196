import TestSupport
import Testing

/// Nothing in a card reaches a terminal as anything but text (CWE-150).
@Suite("Hostile cards", .enabled(if: CardsProgram.isThere, Comment(rawValue: CardsProgram.missing)))
struct HostileCardTests {
  /// JSON strings that would clear, retitle, copy, ask, draw, ring, hide or reorder.
  static let payloads = [
    #"a\u001b[2Jb"#, #"\u001b]0;PWN\u0007x"#, #"\u001b]52;c;cm0gLXJmIH4=\u0007"#,
    #"\u001b]8;;http://evil.test\u001b\\ok\u001b]8;;\u001b\\"#, #"\u001bP$q\"p\u001b\\"#,
    #"\u001b[6n\u001b[c\u001b[>q"#, #"\u001b_Ga=T,f=100;AAAA\u001b\\"#,
    #"\u001b[?1000h\u001b[?1049l\u001b[?25l"#, #"\u001bc"#, #"\u001b(0qqq\u001b(B"#,
    #"\u009b2J\u009d0;x\u009c"#, #"\u0090q\u009c"#, #"\u0000hidden"#, #"pay 100\b\b\b9"#,
    #"SAFE\rEVIL"#, #"a\u007fb"#, #"\u0007\u0007\u0007"#, #"\u000e\u000f\u000b\u000c"#,
    #"invoice\u202egnp.exe"#, #"\u2066admin\u2069 ok"#, #"a\u200e\u200f\u061cb"#,
    #"pay\u200bpal"#, #"\u2060\ufeff\u2062x"#, #"\ufff9a\ufffab\ufffb"#,
    #"x\udb40\udc41\udb40\udc42"#, #"x\ufe00\udb40\udd00"#, #"\u00adso\u00adft"#,
    #"\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67"#, #"\u0301start"#, #"\ud800"#,
    #"\uffff\ufdd0\ud83f\udfff"#, #"\u3164\u2800\u115f"#, #"\ue0b0\uf8ff"#, #"\ufdfd\u0bb8\u102a"#,
    #"&#155;2J &#x1b;[2J"#, #"[bank.com](https://evil.test/\u001b[2J)"#,
  ]

  /// A card with the payload in every text of the elements that are drawn.
  private func card(_ payload: String) -> String {
    """
    {"type": "AdaptiveCard", "version": "1.5",
     "body": [{"type": "TextBlock", "text": "top"},
      {"type": "TextBlock", "text": "\(payload)", "wrap": true, "id": "\(payload)"},
      {"type": "RichTextBlock", "inlines": ["\(payload)", {"type": "TextRun", "text": "\(payload)"}]},
      {"type": "FactSet", "facts": [{"title": "\(payload)", "value": "\(payload)"}]},
      {"type": "Image", "url": "\(payload)", "altText": "\(payload)"},
      {"type": "Input.Text", "id": "i", "label": "\(payload)", "placeholder": "\(payload)",
       "value": "\(payload)", "isRequired": true, "errorMessage": "\(payload)"},
      {"type": "\(payload)"}],
     "actions": [{"type": "Action.OpenUrl", "title": "\(payload)", "url": "\(payload)", "tooltip": "\(payload)"},
      {"type": "Action.Submit", "title": "\(payload)", "mode": "secondary", "isEnabled": false,
       "tooltip": "\(payload)"}]}
    """
  }

  @Test("the terminal gets nothing but text, and the card stays whole", arguments: payloads)
  func onScreen(payload: String) throws {
    let scratch = try Scratch()
    let path = try scratch.write(card(payload), to: "card.json")
    let session = try Session(CardsProgram.launch("show", path))
    try session.expect("top")
    try session.press("Tab", "Enter")
    try session.press("Esc", "Tab", "Enter", "Esc")
    try session.settle()
    #expect(session.output.unrecognised.filter { $0 != "ESC \\" } == [])
    #expect(session.output.title == nil || session.output.title == "")
    #expect(session.output.bells == 0)
    #expect(session.rows[1] == "  top")
    try session.press("Ctrl-C")
    #expect(try session.exitStatus() == 130)
    #expect(session.leftBehind == [])
  }

  @Test("text, JSON and errors are clean too", arguments: payloads)
  func inOutput(payload: String) throws {
    let scratch = try Scratch()
    let path = try scratch.write(card(payload), to: "card.json")
    for format in ["text", "json", "ansi", "svg", "html"] {
      let outcome = try Command.run(
        CardsProgram.launch("render", "--format", format, "--color", "never", path))
      #expect(outcome.status == 0)
      if format == "svg" { _ = try ParsedMarkup(outcome.outputText) }
      if format == "html" {
        _ = try ParsedMarkup(outcome.outputText, voids: ParsedMarkup.voids)
      }
      for bytes in [outcome.output, outcome.error] {
        let text = String(decoding: bytes, as: UTF8.self)
        for scalar in text.unicodeScalars {
          let isAllowed =
            scalar == "\n" || (format == "ansi" && scalar == "\u{1B}")
            || !(scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
              || [0x61C, 0x200B, 0x200E, 0x200F, 0x2060, 0xFEFF].contains(scalar.value)
              || (0x202A...0x202E).contains(scalar.value)
              || (0x2066...0x2069).contains(scalar.value)
              || (0xE0000...0xE007F).contains(scalar.value))
          #expect(isAllowed, "\(format): U+\(String(scalar.value, radix: 16))")
        }
      }
    }
  }
}

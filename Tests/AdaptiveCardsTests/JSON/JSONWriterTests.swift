import AdaptiveCards
import Testing

@Suite struct JSONWriterTests {
  @Test("A value is written on one line, keys in order, numbers as they were")
  func compact() {
    let text = #"{"b":[1.0,-2e5,{}],"a":"x","n":null,"t":true,"f":false,"e":[]}"#
    #expect(read(text).value?.serialized() == text)
    #expect(JSONValue.string("é😀").serialized() == "\"é😀\"")
  }

  @Test("Pretty text is indented by two spaces")
  func pretty() {
    #expect(
      read(#"{"a":[1,[2]],"b":{},"c":[],"d":{"e":null}}"#).value?.serialized(pretty: true) == """
        {
          "a": [
            1,
            [
              2
            ]
          ],
          "b": {},
          "c": [],
          "d": {
            "e": null
          }
        }
        """)
  }

  @Test("Quotation marks, backslashes and control characters are always escaped")
  func minimal() {
    let value = JSONValue.string("\"\\/\n\r\t\u{08}\u{0C}\u{00}\u{1B}[2J\u{1F}\u{7F}\u{9B}\u{202E}")
    #expect(
      value.serialized()
        == #""\"\\/\n\r\t\b\f\u0000\u001b[2J\u001f"# + "\u{7F}\u{9B}\u{202E}\"")
  }

  @Test(
    "What a terminal might obey or hide is escaped for it",
    arguments: [
      ("\u{1B}[2J", #"\u001b[2J"#), ("\u{7F}", #"\u007f"#), ("\u{9B}2J", #"\u009b2J"#),
      ("\u{85}", #"\u0085"#), ("\u{202E}", #"\u202e"#), ("\u{2066}a\u{2069}", #"\u2066a\u2069"#),
      ("\u{200E}\u{200F}\u{61C}", #"\u200e\u200f\u061c"#),
      ("a\u{200B}b\u{200D}", #"a\u200bb\u200d"#), ("\u{2028}\u{2029}", #"\u2028\u2029"#),
      ("\u{FEFF}\u{2060}\u{AD}", #"\ufeff\u2060\u00ad"#),
      ("\u{FFF9}\u{FFFB}", #"\ufff9\ufffb"#),
      ("\u{E0041}", #"\udb40\udc41"#), ("\u{E0001}", #"\udb40\udc01"#),
      ("x\u{FE00}\u{E0100}", #"x\ufe00\udb40\udd00"#), ("\u{34F}\u{180E}", #"\u034f\u180e"#),
      ("\u{3164}\u{115F}", #"\u3164\u115f"#), ("\u{E0B0}\u{F8FF}", #"\ue0b0\uf8ff"#),
      ("\u{FFFF}", #"\uffff"#),
    ])
  func terminal(text: String, expected: String) {
    let value = JSONValue.string(text)
    #expect(value.serialized(escaping: .terminal) == "\"\(expected)\"")
    #expect(read("\"\(expected)\"").value == value)
  }

  @Test("What is only text stays readable on a terminal")
  func readable() {
    let text = "Grüße, 世界! 😀 ❤\u{FE0F} e\u{301} \u{A0}– «½»"
    #expect(JSONValue.string(text).serialized(escaping: .terminal) == "\"\(text)\"")
  }

  @Test("Keys are escaped as values are")
  func keys() {
    #expect(
      JSONValue.object([("\u{1B}\u{202E}\"", .int(1))]).serialized(escaping: .terminal)
        == #"{"\u001b\u202e\"":1}"#)
  }
}

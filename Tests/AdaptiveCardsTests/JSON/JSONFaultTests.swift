import AdaptiveCards
import Testing

/// Each fault: where it is, what is said, and how to get out of it.
@Suite struct JSONFaultTests {
  @Test(
    "A fault has its place and a way out",
    arguments: [
      // Nothing, or not enough.
      ("", "1:1: error: the text is empty; a card is a JSON object: {…} [json-empty]"),
      (" \n ", "1:1: error: the text is empty; a card is a JSON object: {…} [json-empty]"),
      (
        "{\n  \"a\": [1, 2\n",
        "2:13: error: the array that begins at line 2, column 8 is not closed; ] was expected "
          + "[json-unclosed]"
      ),
      (
        "{\"a\"",
        "1:5: error: the object that begins at line 1, column 1 is not closed; } was expected "
          + "[json-unclosed]"
      ),
      (
        "{\"a\":1,",
        "1:8: error: the object that begins at line 1, column 1 is not closed; } was expected "
          + "[json-unclosed]"
      ),
      // Brackets.
      (
        "{\"a\": [1}",
        "1:9: error: } cannot close the array that begins at line 1, column 7; ] was expected "
          + "[json-mismatched-bracket]"
      ),
      (
        "[{\"a\": 1]",
        "1:9: error: ] cannot close the object that begins at line 1, column 2; } was expected "
          + "[json-mismatched-bracket]"
      ),
      (
        "{]",
        "1:2: error: an object is open here, which } closes and not ] [json-mismatched-bracket]"
      ),
      ("]", "1:1: error: ] closes nothing; a JSON value was expected [json-unexpected-character]"),
      ("{}}", "1:3: error: } closes nothing; remove it [json-trailing]"),
      (
        "{}\n{}",
        "2:1: error: the JSON value has ended before this; several values stand in an array or one "
          + "on a line [json-trailing]"
      ),
      // Commas and colons.
      (
        "[1,\n2 ,\n]",
        "2:3: error: a comma before ] is not allowed in JSON; remove it [json-trailing-comma]"
      ),
      (
        "{\"a\":1, }",
        "1:7: error: a comma before } is not allowed in JSON; remove it [json-trailing-comma]"
      ),
      ("[1 2]", "1:4: error: a comma is missing before this [json-missing-comma]"),
      (
        "{\"a\":1\n \"b\":2}", "2:2: error: a comma is missing before this [json-missing-comma]"
      ),
      (
        "[\"a\"b\"]",
        "1:5: error: a comma is missing before this; a quotation mark within a string is written \\\" "
          + "[json-missing-comma]"
      ),
      ("[,1]", "1:2: error: a value is missing before this comma [json-missing-value]"),
      ("[1,,2]", "1:4: error: a value is missing before this comma [json-missing-value]"),
      (
        "{,}",
        "1:2: error: this comma is not needed; a key was expected [json-unexpected-character]"
      ),
      ("{\"a\":}", "1:6: error: a value is missing before } [json-missing-value]"),
      (
        "{\"a\"}",
        "1:5: error: the key \"a\" has no value; write : and a value [json-missing-value]"
      ),
      (
        "{\"a\" 1}",
        "1:6: error: a colon is missing between the key \"a\" and its value [json-missing-colon]"
      ),
      (
        "{\"a\"=1}",
        "1:5: error: a colon is missing between the key \"a\" and its value [json-missing-colon]"
      ),
      (
        "[\"a\":1]",
        "1:5: error: an array has no keys; put { before the key and } after its value "
          + "[json-unexpected-character]"
      ),
      (
        "{\"a\":1;}",
        "1:7: error: ; is not allowed here; , or } was expected [json-unexpected-character]"
      ),
      // Keys, quotation marks, comments.
      (
        "{type: 1}",
        "1:2: error: a key stands in quotation marks: write \"type\" [json-unquoted]"
      ),
      ("{1: 1}", "1:2: error: a key stands in quotation marks: write \"1\" [json-unquoted]"),
      (
        "{'a': 1}",
        "1:2: error: a string begins and ends with \", not with ' [json-wrong-quotes]"
      ),
      (
        "[“a”]",
        "1:2: error: a string begins and ends with \", not with “ (U+201C) [json-wrong-quotes]"
      ),
      ("[1, // one\n2]", "1:5: error: JSON has no comments; remove it [json-comment]"),
      ("{} /* end */", "1:4: error: JSON has no comments; remove it [json-comment]"),
      ("# card\n{}", "1:1: error: JSON has no comments; remove it [json-comment]"),
      // Words.
      ("[NaN]", "1:2: error: \"NaN\" is not a value of JSON; write null [json-unknown-word]"),
      ("[True]", "1:2: error: \"True\" is not a value of JSON; write true [json-unknown-word]"),
      (
        "[nullx]",
        "1:2: error: \"nullx\" is not a value of JSON; put text in quotation marks "
          + "[json-unknown-word]"
      ),
      // Numbers.
      (
        "[-012]",
        "1:2: error: a number does not begin with 0; remove the zero before the other digits "
          + "[json-bad-number]"
      ),
      ("[-]", "1:2: error: digits must follow the minus sign [json-bad-number]"),
      ("[1.]", "1:2: error: digits must follow the decimal point [json-bad-number]"),
      ("[1e+]", "1:2: error: digits must follow the e of an exponent [json-bad-number]"),
      (
        "[.5]",
        "1:2: error: a number does not begin with a point; write 0 before it [json-bad-number]"
      ),
      ("[+5]", "1:2: error: a number does not begin with +; remove it [json-bad-number]"),
      (
        "[-Infinity]",
        "1:2: error: \"-Infinity\" is not a number of JSON; write null [json-bad-number]"
      ),
      (
        "[12px]",
        "1:2: error: \"12px\" is not a number; put text in quotation marks [json-bad-number]"
      ),
      (
        "[2026-01-31]",
        "1:2: error: \"2026-01-31\" is not a number; put text in quotation marks [json-bad-number]"
      ),
      // Strings.
      (
        "[\"abc]",
        "1:2: error: the string that begins here has no closing quotation mark "
          + "[json-unterminated-string]"
      ),
      (
        "[\"abc\n\"]",
        "1:6: error: a line break is not allowed in a string; write \\n, or close the string that "
          + "begins at line 1, column 2 [json-control-character]"
      ),
      (
        "[\"a\tb\"]",
        "1:4: error: a tab is not allowed in a string; write \\t [json-control-character]"
      ),
      (
        "[\"\u{1B}\"]",
        "1:3: error: a control character is not allowed in a string; write \\u001B "
          + "[json-control-character]"
      ),
      (
        "[\"C:\\dir\"]",
        "1:5: error: \\ and then d is no escape of JSON; write \\\\ for a backslash [json-bad-escape]"
      ),
      ("[\"\\u12g4\"]", "1:3: error: four hexadecimal digits must follow \\u [json-bad-escape]"),
      // Characters.
      (
        "[1,\u{A0}2]",
        "1:4: error: U+00A0 is no space to JSON; replace it by a plain space "
          + "[json-unexpected-character]"
      ),
      (
        "[\u{0}]",
        "1:2: error: U+0000 is not allowed outside of a string [json-unexpected-character]"
      ),
      (
        "[*]",
        "1:2: error: * is not allowed here; a value was expected [json-unexpected-character]"
      ),
      (
        "{*}",
        "1:2: error: * is not allowed here; a key in quotation marks was expected "
          + "[json-unexpected-character]"
      ),
    ])
  func fault(text: String, expected: String) {
    #expect(told(text) == ["x:" + expected])
    #expect(read(text).value == nil)
  }

  @Test("Bytes outside of strings that are not UTF-8 are a fault")
  func invalidUTF8() {
    #expect(
      told([0x5B, 0xE9, 0x5D]) == [
        "x:1:2: error: the byte E9 is not UTF-8; save the text as UTF-8 [json-invalid-utf8]"
      ])
  }

  @Test(
    "Other encodings are named",
    arguments: [
      [0xFF, 0xFE, 0x7B, 0x00], [0xFF, 0xFE, 0x7B], [0x31, 0x00], [0xFE, 0xFF, 0x00, 0x7B],
      [0x7B, 0x00, 0x7D, 0x00],
      [0x00, 0x7B, 0x00, 0x7D], [0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00, 0x7B],
    ] as [[UInt8]])
  func encoding(bytes: [UInt8]) {
    #expect(
      told(bytes) == [
        "x:1:1: error: the text looks like UTF-16 or UTF-32; save it as UTF-8 [json-encoding]"
      ])
    let readings = JSONReader.readLines(SourceText(name: "x", bytes: bytes))
    #expect(readings.map(\.value) == [nil])
    #expect(readings.first?.diagnostics.map(\.code) == ["json-encoding"])
  }

  @Test("A text of zeros is not taken for another encoding", arguments: [1, 2, 3, 4, 8])
  func zeros(count: Int) {
    #expect(
      told([UInt8](repeating: 0, count: count)) == [
        "x:1:1: error: U+0000 is not allowed outside of a string [json-unexpected-character]"
      ])
  }

  @Test("Columns count characters, and a carriage return ends a line as a line feed does")
  func places() {
    #expect(told("[\"äö€😀\" x]").first?.hasPrefix("x:1:9: ") == true)
    #expect(told("[\r\n1,\r2,\n\t!]").first?.hasPrefix("x:4:2: ") == true)
  }

  @Test("The fault points to the array or object it is in")
  func path() {
    #expect(read(#"{"body":[1,{"a":2,"b/c":[0,x]}]}"#).diagnostics.map(\.path) == ["/body/1/b~1c"])
    #expect(read("x").diagnostics.map(\.path) == [""])
  }

  @Test("The warnings before a fault are told as well, in the order of the text")
  func warningsFirst() {
    #expect(
      read(#"{"a":"\ud800","a":1,}"#).diagnostics.map(\.code) == [
        "surrogate-lone", "json-trailing-comma",
      ])
    #expect(
      read(#"[{"a":1,"a":2},"\ud800",]"#).diagnostics.map(\.code) == [
        "key-repeated", "surrogate-lone", "json-trailing-comma",
      ])
  }

  @Test("Long words are quoted short")
  func longWord() {
    let message = read("[" + String(repeating: "x", count: 5000) + "]").diagnostics.first?.message
    #expect(
      message == "\"" + String(repeating: "x", count: 60)
        + "…\" is not a value of JSON; put text in quotation marks")
  }

  @Test("Every code that can be told is listed, with the right severity")
  func codes() {
    #expect(JSONReader.codes.count == 25)
    for code in JSONReader.codes {
      #expect(code.severity == (code.code.hasPrefix("json-") ? .error : .warning))
      #expect(!code.meaning.isEmpty)
    }
  }
}

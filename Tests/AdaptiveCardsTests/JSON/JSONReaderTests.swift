import AdaptiveCards
import Testing

@Suite struct JSONReaderTests {
  @Test("Each kind of value is read as what it is")
  func kinds() {
    #expect(read("null").value == .null)
    #expect(read(" true ").value == .bool(true))
    #expect(read("false").value == .bool(false))
    #expect(read("-12").value == .int(-12))
    #expect(read("\"text\"").value == .string("text"))
    #expect(read("[]").value == .array([]))
    #expect(read("{}").value == .object([]))
    #expect(read("[ 1 , [ ] , { } ]").value == .array([.int(1), .array([]), .object([])]))
    #expect(
      read(#"{"a":{"b":[1,2]},"c":null}"#).value
        == .object([("a", .object([("b", .array([.int(1), .int(2)]))])), ("c", .null)]))
  }

  @Test("A value knows its first byte, a member that of its key")
  func offsets() throws {
    let root = try #require(read("\n{ \"key\" : [ 1, \"two\" , {} ] }").value)
    #expect(root.offset == 1)
    let member = try #require(root.objectValue?.members.first)
    #expect(member.keyOffset == 3)
    #expect(member.value.offset == 11)
    #expect(member.value.arrayValue?.map(\.offset) == [13, 16, 24])
  }

  @Test("Keys stay in the order of the text")
  func order() {
    #expect(read(#"{"b":1,"a":2,"c":3}"#).value?.objectValue?.keys == ["b", "a", "c"])
  }

  @Test("Escapes become what they stand for")
  func escapes() {
    #expect(
      read(#"["\"\\\/\b\f\n\r\t","\u0041\u00e9\u20AC","\ud83d\ude00","a\u0000b"]"#).value
        == .array([
          .string("\"\\/\u{08}\u{0C}\n\r\t"), .string("Aé€"), .string("😀"), .string("a\0b"),
        ]))
  }

  @Test("A string of any length is whole, wherever a word of eight bytes ends")
  func lengths() {
    for length in 0...40 {
      let text = String("abcdefghijklmnopqrstuvwxyzäöü0123456789ß".prefix(length))
      #expect(read("[\"\(text)\"]").value == .array([.string(text)]))
      #expect(read("\"\(text)\"").value == .string(text))
      let escaped = String(repeating: "x", count: length) + "\\n"
      #expect(
        read("\"\(escaped)\"").value == .string(String(repeating: "x", count: length) + "\n"))
    }
  }

  @Test("Strings that share a place in the store of short strings stay apart")
  func manyShortStrings() {
    let words = (0..<2000).map { "w\($0 % 700)" } + (0..<500).map { "sixteen letters\($0 % 10)" }
    let text = "[" + words.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    #expect(read(text).value?.arrayValue?.map(\.stringValue) == words)
  }

  @Test("A byte order mark is passed over and takes no column")
  func byteOrderMark() {
    #expect(read("\u{FEFF}{}").value == .object([]))
    #expect(read("\u{FEFF}{}").value?.offset == 3)
    #expect(
      told("\u{FEFF}x") == [
        "x:1:1: error: \"x\" is not a value of JSON; put text in quotation marks [json-unknown-word]"
      ])
  }

  @Test("All spaces of JSON may stand between everything")
  func spaces() {
    let text = "\t{\r\n \"a\" \r:\n\n         [ 1\t,\u{20}2 ]\n            }\n        \n"
    #expect(read(text).value == .object([("a", .array([.int(1), .int(2)]))]))
  }

  @Test("Of a repeated key the last value counts, and the second key is told")
  func repeatedKey() {
    let reading = read("{\"a\": {\"k/1\":1,\n \"x\":2, \"k/1\":3}}")
    #expect(reading.value?.objectValue?["a"]?.objectValue?["k/1"] == .int(3))
    #expect(reading.value?.objectValue?["a"]?.objectValue?.count == 3)
    #expect(
      reading.diagnostics == [
        Diagnostic(
          .warning, code: "key-repeated",
          message: "the key \"k/1\" is there already; this later value counts", path: "/a/k~11",
          file: "x", place: Place(line: 2, column: 9))
      ])
  }

  @Test("Keys are repeated when they are the same after escapes, and only then")
  func sameKeys() {
    #expect(read(#"{"ab":1,"\u0061b":2}"#).diagnostics.map(\.code) == ["key-repeated"])
    #expect(
      read(#"{"a key of more than 16":1,"a key of more than 16":2}"#).diagnostics.map(\.code)
        == ["key-repeated"])
    #expect(read(#"{"\u00e9":1,"e\u0301":2,"E":3,"e":4,"":5}"#).diagnostics == [])
  }

  @Test("Repeated keys of a large object are all found, a hundred of them told")
  func manyRepeatedKeys() {
    let members = (0..<1000).map { "\"k\($0 % 500)\":\($0)" }.joined(separator: ",")
    let reading = read("{\(members)}")
    #expect(reading.value?.objectValue?["k7"] == .int(507))
    #expect(reading.diagnostics.count == 101)
    #expect(reading.diagnostics.first?.path == "/k0")
    #expect(reading.diagnostics.last?.message == "… 400 more like these")
    #expect(reading.diagnostics.last?.code == "key-repeated")
  }

  @Test("Half of a surrogate pair is U+FFFD and a warning")
  func loneSurrogates() {
    #expect(read(#""\ud800""#).value == .string("\u{FFFD}"))
    #expect(read(#""\udc00x""#).value == .string("\u{FFFD}x"))
    #expect(read(#""\ud83d\u0041""#).value == .string("\u{FFFD}A"))
    #expect(read(#""\ud83d\ud83d\ude00""#).value == .string("\u{FFFD}😀"))
    let reading = read(#"{"a":["x","\uDEAD"]}"#)
    #expect(
      reading.diagnostics.map(\.description) == [
        "x:1:12: warning: \\uDEAD is half of a surrogate pair without the other half; "
          + "it is read as U+FFFD [surrogate-lone]"
      ])
    #expect(reading.diagnostics.first?.path == "/a/1")
  }

  @Test(
    "Bytes that are not UTF-8 in a string are U+FFFD and a warning",
    arguments: [
      ([0xFF, 0xFE], "\u{FFFD}\u{FFFD}", 2), ([0xC0, 0x80], "\u{FFFD}\u{FFFD}", 2),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}", 2),
      ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}", 2), ([0xC3], "\u{FFFD}", 2),
      ([0xE2, 0x82], "\u{FFFD}", 2), ([0x41, 0x80, 0x42], "A\u{FFFD}B", 3),
      ([0xC3, 0xA9, 0xF8], "é\u{FFFD}", 3),
    ] as [([UInt8], String, Int)])
  func invalidUTF8(bytes: [UInt8], text: String, column: Int) {
    let reading = read([0x22] + bytes + [0x22])
    #expect(reading.value == .string(text))
    #expect(reading.diagnostics.map(\.code) == ["utf8-invalid"])
    #expect(reading.diagnostics.map(\.severity) == [.warning])
    #expect(reading.diagnostics.map(\.column) == [column])
  }

  @Test("Characters at the edges of UTF-8's lengths are read without a word")
  func validUTF8() {
    let text = "\u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}"
    #expect(read("\"\(text)\"") == JSONReading(value: .string(text), diagnostics: []))
  }

  @Test("Lines are read each by itself, with places in the whole text")
  func lines() {
    let text = "\u{FEFF}{\"a\":1}\r\n\n  \t\n[1,]\n\"x\"\n"
    let readings = JSONReader.readLines(SourceText(name: "x", bytes: Array(text.utf8)))
    #expect(readings.map(\.value) == [.object([("a", .int(1))]), nil, .string("x")])
    #expect(
      readings.map { $0.diagnostics.map(\.description) } == [
        [],
        [
          "x:4:3: error: a comma before ] is not allowed in JSON; remove it [json-trailing-comma]"
        ], [],
      ])
    #expect(readings[2].value?.offset == 22)
  }

  @Test("Of very many broken lines a hundred are told")
  func brokenLines() {
    let text = String(repeating: "{\n", count: 5000)
    let readings = JSONReader.readLines(SourceText(name: "x", bytes: Array(text.utf8)))
    #expect(readings.count == 5000)
    #expect(readings.allSatisfy { $0.value == nil })
    #expect(readings.flatMap(\.diagnostics).count == 101)
    #expect(readings.last?.diagnostics.map(\.message) == ["… 4900 more like these"])
  }

  @Test("A text without a line has no readings")
  func noLines() {
    #expect(JSONReader.readLines(SourceText(name: "x", bytes: [])).isEmpty)
    #expect(JSONReader.readLines(SourceText(name: "x", bytes: Array("\n \n".utf8))).isEmpty)
  }
}

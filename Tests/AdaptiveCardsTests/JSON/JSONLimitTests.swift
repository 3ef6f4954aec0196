import AdaptiveCards
import Testing

@Suite struct JSONLimitTests {
  private func nested(_ depth: Int, around inner: String = "") -> String {
    String(repeating: "[", count: depth) + inner + String(repeating: "]", count: depth)
  }

  @Test("512 levels are read, written, compared and given back")
  func deepest() throws {
    let text = nested(512)
    let reading = read(text)
    #expect(reading.diagnostics == [])
    let value = try #require(reading.value)
    #expect(value.serialized() == text)
    #expect(value == read(text).value)
    #expect(value != read(nested(512, around: "1")).value)
  }

  @Test("What is deeper is left out with one error, and the rest is read")
  func deeper() throws {
    let text = "[" + nested(512, around: "{\"a\":[1,{},\"x\",true,false,null]}") + ",7]"
    let reading = read(text)
    let items = try #require(reading.value?.arrayValue)
    #expect(items.count == 2)
    #expect(items.last == .int(7))
    #expect(items.first == read(nested(512)).value)
    #expect(
      reading.diagnostics.map(\.description) == [
        "x:1:513: error: arrays and objects nest more than 512 levels deep here; "
          + "what lies deeper is left out [json-depth]"
      ])
    #expect(reading.diagnostics.first?.path == String(repeating: "/0", count: 512))
  }

  @Test("An object at the limit is read as an empty object")
  func deepObject() throws {
    var value = try #require(read(nested(512, around: "{\"a\":1}")).value)
    for _ in 0..<512 { value = try #require(value.arrayValue?.first) }
    #expect(value == .object([]))
  }

  @Test(
    "What is left out must still be JSON",
    arguments: [
      ("{\"a\":[1,]}", "json-trailing-comma"), ("{\"a\" 1}", "json-missing-colon"),
      ("[1 2]", "json-missing-comma"), ("{\"a\":1]", "json-mismatched-bracket"),
      ("{a:1}", "json-unquoted"), ("[tru]", "json-unknown-word"), ("[\"\\x\"]", "json-bad-escape"),
      ("[01]", "json-bad-number"), ("[", "json-mismatched-bracket"),
    ])
  func deepFaults(inner: String, code: String) {
    let text = String(repeating: "[", count: 512) + inner + "}"
    let reading = read(text)
    #expect(reading.value == nil)
    #expect(reading.diagnostics.map(\.code).first == "json-depth")
    #expect(reading.diagnostics.map(\.code).last == code)
    #expect(reading.diagnostics.count == 2)
  }

  @Test("100,000 brackets that are never closed are two errors")
  func brackets() {
    let reading = read(String(repeating: "[", count: 100_000))
    #expect(reading.value == nil)
    #expect(reading.diagnostics.map(\.code) == ["json-depth", "json-unclosed"])
  }

  @Test("A million brackets are refused")
  func manyBrackets() {
    let reading = read(String(repeating: "[", count: 1_000_000))
    #expect(reading.value == nil)
    #expect(reading.diagnostics.map(\.code) == ["json-depth", "json-depth"])
  }

  @Test("A string of exactly the limit is kept, a longer one is cut with an error")
  func stringSize() {
    let whole = String(repeating: "a", count: 1 << 20)
    #expect(read("[\"\(whole)\"]") == JSONReading(value: .array([.string(whole)]), diagnostics: []))
    let reading = read("[0, \"\(whole)b\", 1]")
    #expect(reading.value == .array([.int(0), .string(whole), .int(1)]))
    #expect(
      reading.diagnostics.map(\.description) == [
        "x:1:5: error: the string is longer than 1048576 bytes (1 MB); the rest is left out "
          + "[json-string-size]"
      ])
    #expect(reading.diagnostics.first?.path == "/1")
  }

  @Test("A string is cut between characters, escaped ones too")
  func stringCut() {
    let almost = String(repeating: "a", count: (1 << 20) - 2)
    #expect(read("\"\(almost)€€€\"").value == .string(almost))
    #expect(read("\"\(almost)\\u20ac\\u20ac\"").value == .string(almost))
    #expect(read("\"\(almost)éé\"").value == .string(almost + "é"))
    #expect(read("\"\(almost)éé\"").diagnostics.map(\.code) == ["json-string-size"])
    #expect(read("\"\(almost)é\"").diagnostics == [])
  }

  @Test("A file past the limit is refused without being looked at")
  func fileSize() {
    let reading = read([UInt8](repeating: 0x20, count: (100 << 20) + 1))
    #expect(reading.value == nil)
    #expect(
      reading.diagnostics.map(\.description) == [
        "x:1:1: error: the text has 104857601 bytes; the limit is 104857600 (100 MB) [json-size]"
      ])
  }

  @Test("The pointer to a place below huge keys stays short")
  func hugePointer() throws {
    let key = String(repeating: "k", count: 3000)
    let reading = read("{\"\(key)\":{\"\(key)\":{\"\(key)\":[\"\\ud800\"]}}}")
    let path = try #require(reading.diagnostics.first?.path)
    #expect(path == "/\(key)/…/…/0")
  }
}

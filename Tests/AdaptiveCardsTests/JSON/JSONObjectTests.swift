import AdaptiveCards
import Testing

@Suite struct JSONObjectTests {
  private func object(_ count: Int) -> JSONObject {
    JSONObject((0..<count).map { JSONObject.Member(key: "k\($0)", value: .int($0)) })
  }

  @Test("Keys are found in objects of every size", arguments: [0, 1, 31, 32, 33, 64, 1000])
  func lookup(count: Int) {
    let object = object(count)
    for position in 0..<count { #expect(object["k\(position)"] == .int(position)) }
    #expect(object["k\(count)"] == nil)
    #expect(object[""] == nil)
    #expect(object.count == count)
  }

  @Test("The last member of a repeated key is the one that is found", arguments: [0, 100])
  func lastWins(more: Int) {
    let members =
      [("a", JSONValue.int(1)), ("b", .int(2)), ("a", .int(3))]
      + (0..<more).map { ("k\($0)", JSONValue.null) }
    let object = JSONValue.object(members).objectValue
    #expect(object?["a"] == .int(3))
    #expect(object?.member("a")?.value == .int(3))
    #expect(object?.keys.prefix(3) == ["a", "b", "a"])
  }

  @Test("Keys are told apart by code points and by case", arguments: [0, 100])
  func exactKeys(more: Int) {
    let members =
      [("\u{E9}", JSONValue.int(1)), ("e\u{301}", .int(2)), ("A", .int(3))]
      + (0..<more).map { ("k\($0)", JSONValue.null) }
    let object = JSONValue.object(members).objectValue
    #expect(object?["\u{E9}"] == .int(1))
    #expect(object?["e\u{301}"] == .int(2))
    #expect(object?["a"] == nil)
  }

  @Test("Equality does not look at places, order or overwritten members")
  func equality() {
    #expect(read(#"{"a":1,"b":[2]}"#).value == read(#" {"b":[ 2 ], "a":1}"#).value)
    #expect(read(#"{"a":0,"a":1}"#).value == read(#"{"a":1}"#).value)
    #expect(read(#"{"a":1}"#).value != read(#"{"a":1,"b":1}"#).value)
    #expect(read(#"{"a":1,"b":1}"#).value != read(#"{"a":1}"#).value)
    #expect(read(#"{"a":1}"#).value != read(#"{"b":1}"#).value)
    #expect(read("[1,2]").value != read("[2,1]").value)
    #expect(read("[1]").value != read("[1,1]").value)
    #expect(JSONValue.string("\u{E9}") != .string("e\u{301}"))
    #expect(JSONValue.int(1) != .string("1"))
    #expect(JSONValue.null != .bool(false))
    #expect(JSONValue.array([]) != .object([]))
    #expect(JSONValue.Content.null == .null)
  }

  @Test("A value says what it is and gives only that")
  func conveniences() {
    let values: [JSONValue] = [
      .null, .bool(true), .int(1), .string("s"), .array([.null]), .object([("k", .null)]),
    ]
    #expect(
      values.map(\.typeName) == [
        "null", "a boolean", "a number", "a string", "an array", "an object",
      ])
    #expect(values.map(\.isNull) == [true, false, false, false, false, false])
    #expect(values.map(\.boolValue) == [nil, true, nil, nil, nil, nil])
    #expect(values.map(\.numberValue) == [nil, nil, JSONNumber(1), nil, nil, nil])
    #expect(values.map(\.stringValue) == [nil, nil, nil, "s", nil, nil])
    #expect(values.map { $0.arrayValue?.count } == [nil, nil, nil, nil, 1, nil])
    #expect(values.map { $0.objectValue?.keys } == [nil, nil, nil, nil, nil, ["k"]])
  }
}

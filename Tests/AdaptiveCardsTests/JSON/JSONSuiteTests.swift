import AdaptiveCards
import TestSupport
import Testing

@Suite(.enabled(if: Conformance.isThere, Comment(rawValue: Conformance.skipped)))
struct JSONSuiteTests {
  @Test("Every text of the suite is accepted or refused as it must be")
  func suite() throws {
    let cases = try Conformance.cases("json-suite.json")
    var seen = 0
    for item in cases {
      let object = try #require(item.objectValue)
      let name = try #require(object["name"]?.stringValue)
      let reading = read(base64(try #require(object["base64"]?.stringValue)))
      let errors = reading.diagnostics.filter { $0.severity == .error }
      switch object["class"]?.stringValue {
      case "y":
        #expect(reading.value != nil, "\(name)")
        #expect(errors.isEmpty, "\(name)")
      case "n":
        #expect(reading.value == nil, "\(name)")
        #expect(errors.count == 1, "\(name): \(errors)")
        for error in errors {
          #expect(error.code.hasPrefix("json-") && error.line > 0 && error.column > 0, "\(name)")
        }
      default:
        #expect((reading.value == nil) == !errors.isEmpty, "\(name)")
      }
      seen += 1
    }
    #expect(seen == 182)
  }

  @Test("Every sample card is read without a remark and comes back the same when written")
  func samples() throws {
    let index = try Conformance.json("cards-index.json")
    let files = try #require(index.objectValue?["files"]?.arrayValue)
    var seen = 0
    for file in files where file.objectValue?["strictJson"] == .bool(true) {
      let path = try #require(file.objectValue?["path"]?.stringValue)
      let bytes = try Conformance.file("cards/\(path)")
      let value = try #require(read(bytes).value, "\(path)")
      #expect(read(value.serialized()).value == value, "\(path)")
      #expect(read(value.serialized(escaping: .terminal, pretty: true)).value == value, "\(path)")
      seen += 1
    }
    #expect(seen > 250)
  }
}

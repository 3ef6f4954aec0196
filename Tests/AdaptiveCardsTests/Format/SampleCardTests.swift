import AdaptiveCards
import TestSupport
import Testing

/// Microsoft's own sample cards, when they are on this machine.
@Suite(
  "The official sample cards",
  .enabled(if: Conformance.isThere, Comment(rawValue: Conformance.skipped)))
struct SampleCardTests {
  /// The samples of a kind, by their path.
  static func samples(_ kinds: Set<String>) throws -> [(path: String, bytes: [UInt8])] {
    let index = try Conformance.json("cards-index.json")
    let files = index.objectValue?["files"]?.arrayValue ?? []
    return try files.compactMap { file in
      guard let path = file.objectValue?["path"]?.stringValue,
        let kind = file.objectValue?["kind"]?.stringValue, kinds.contains(kind)
      else { return nil }
      return (path, try Conformance.file("cards/" + path))
    }
  }

  @Test("every sample is read as a card, and written again it is the same JSON")
  func roundTrip() throws {
    let samples = try Self.samples(["card", "template"])
    try #require(samples.count > 150)
    for sample in samples {
      let source = SourceText(name: sample.path, bytes: sample.bytes)
      let json = JSONReader.read(source)
      let value = try #require(json.value, "\(sample.path)")
      let reading = CardReader.read(source)
      let authored = try #require(reading.authored, "\(sample.path)")
      #expect(authored.json == value, "\(sample.path)")
      #expect(reading.card != nil, "\(sample.path)")
    }
  }

  @Test("every sample host config is read")
  func hostConfigs() throws {
    let samples = try Self.samples(["hostconfig"])
    try #require(samples.count > 10)
    for sample in samples {
      let (config, diagnostics) = HostConfig.read(
        SourceText(name: sample.path, bytes: sample.bytes))
      #expect(config != nil, "\(sample.path)")
      #expect(diagnostics.allSatisfy { $0.code == "property-unknown" }, "\(sample.path)")
    }
  }
}

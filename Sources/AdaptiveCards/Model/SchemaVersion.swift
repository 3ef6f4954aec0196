/// The version of the schema that a card says it needs, such as 1.5.
public struct SchemaVersion: Comparable, Hashable, Sendable {
  public var major: Int
  public var minor: Int

  public init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// The newest version that this reader knows.
  public static let newest = SchemaVersion(major: 1, minor: 6)

  /// Reads "1.5"; up to four numbers are accepted, of which two count.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...4).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard let number = Int(part), number >= 0 else { return nil }
      numbers.append(number)
    }
    self.init(major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0)
  }

  public static func < (one: SchemaVersion, other: SchemaVersion) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }
}

extension SchemaVersion {
  init?(_ reader: inout ObjectReader) {
    guard let text = reader.text("version") else { return nil }
    guard let version = SchemaVersion(text) else {
      reader.report(
        .warning, .valueInvalid,
        "the version \"\(text)\" is not one; write it as in \"1.5\"", key: "version")
      return nil
    }
    self = version
  }
}

/// The version of the schema that a card says it needs, such as 1.5.
public struct SchemaVersion: Comparable, Hashable, Sendable {
  public var major: Int
  public var minor: Int
  public var build: Int
  public var revision: Int

  public init(major: Int, minor: Int, build: Int = 0, revision: Int = 0) {
    self.major = major
    self.minor = minor
    self.build = build
    self.revision = revision
  }

  /// The newest version that this reader knows.
  public static let newest = SchemaVersion(major: 1, minor: 6)

  /// Reads one to four numbers with points between them, as in "1.5".
  public init?(_ text: String) {
    var numbers: [Int] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard numbers.count < 4, !part.isEmpty, part.utf8.count <= 9,
        part.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    numbers += repeatElement(0, count: 4 - numbers.count)
    self.init(major: numbers[0], minor: numbers[1], build: numbers[2], revision: numbers[3])
  }

  /// "1.5", or with as many numbers as there are to tell.
  public var text: String {
    "\(major).\(minor)" + (build == 0 && revision == 0 ? "" : ".\(build)")
      + (revision == 0 ? "" : ".\(revision)")
  }

  /// Comparable with `Since.rank`.
  var rank: Int { min(major, 1_000_000) * 1000 + min(minor, 999) }

  public static func < (one: SchemaVersion, other: SchemaVersion) -> Bool {
    (one.major, one.minor, one.build, one.revision)
      < (other.major, other.minor, other.build, other.revision)
  }
}

extension SchemaVersion: CardValue {
  static func read(_ json: JSONValue, _ key: FieldKey, _ reader: ObjectReader) -> SchemaVersion? {
    guard let text = String.read(json, key, reader) else { return nil }
    if let version = SchemaVersion(text) { return version }
    reader.report(
      .warning, .valueInvalid,
      "the version \(quoted(text)) is not one; write it as in \"1.5\"", key: key)
    return nil
  }

  var json: JSONValue { .string(text) }
}

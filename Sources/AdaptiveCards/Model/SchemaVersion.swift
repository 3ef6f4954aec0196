/// The version of the schema that a card says it needs, such as 1.5.
public struct SchemaVersion: Comparable, Hashable, Sendable {
  /// The first number.
  public var major: Int
  /// The second number; 1.10 is newer than 1.6.
  public var minor: Int
  /// The third number; 0 when it is not written.
  public var build: Int
  /// The fourth number; 0 when it is not written.
  public var revision: Int

  /// A version of these numbers.
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
    self.init(major: 0, minor: 0)
    var part = 0
    var digits = 0
    var number = 0
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39:
        digits += 1
        guard digits <= 9 else { return nil }
        number = number * 10 + Int(byte & 0x0F)
      case UInt8(ascii: ".") where digits > 0 && part < 3:
        set(part, number)
        (part, digits, number) = (part + 1, 0, 0)
      default: return nil
      }
    }
    guard digits > 0 else { return nil }
    set(part, number)
  }

  private mutating func set(_ part: Int, _ number: Int) {
    switch part {
    case 0: major = number
    case 1: minor = number
    case 2: build = number
    default: revision = number
    }
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

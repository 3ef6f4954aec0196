/// One JSON value and where it stands in its text.
public struct JSONValue: Sendable {
  /// What a value is, with what it holds.
  public enum Content: Sendable {
    /// The word `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, with the digits it was written with.
    case number(JSONNumber)
    /// A text, its escapes read.
    case string(String)
    /// Values in their order.
    case array([JSONValue])
    /// Members in their order.
    case object(JSONObject)
  }

  /// What the value is.
  public let content: Content
  // Four bytes reach past the largest file that is read; values are many, so their size counts.
  private let place: UInt32

  /// The byte of the source where the value begins; 0 for a value that was made.
  public var offset: Int { Int(place) }

  /// A value that stands at a byte of a source; made values stand at 0.
  public init(_ content: Content, offset: Int = 0) {
    self.content = content
    place = UInt32(clamping: offset)
  }
}

extension JSONValue {
  /// A null that was made.
  public static let null = JSONValue(.null)
  /// A boolean.
  public static func bool(_ value: Bool) -> JSONValue { JSONValue(.bool(value)) }
  /// A whole number.
  public static func int(_ value: Int) -> JSONValue { JSONValue(.number(JSONNumber(value))) }
  /// A number; null when it is not finite, which JSON cannot say.
  public static func double(_ value: Double) -> JSONValue {
    JSONNumber(value).map { JSONValue(.number($0)) } ?? .null
  }
  /// A string.
  public static func string(_ value: String) -> JSONValue { JSONValue(.string(value)) }
  /// An array.
  public static func array(_ items: [JSONValue]) -> JSONValue { JSONValue(.array(items)) }
  /// An object whose members stand in the order given.
  public static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    JSONValue(.object(JSONObject(members.map { JSONObject.Member(key: $0.0, value: $0.1) })))
  }
}

extension JSONValue {
  /// Whether the value is null, which a missing value is not.
  public var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// The boolean; nil for another kind of value.
  public var boolValue: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }

  /// The number; nil for another kind of value.
  public var numberValue: JSONNumber? {
    if case .number(let value) = content { value } else { nil }
  }

  /// The string; nil for another kind of value.
  public var stringValue: String? {
    if case .string(let value) = content { value } else { nil }
  }

  /// The items; nil for another kind of value.
  public var arrayValue: [JSONValue]? {
    if case .array(let items) = content { items } else { nil }
  }

  /// The object; nil for another kind of value.
  public var objectValue: JSONObject? {
    if case .object(let object) = content { object } else { nil }
  }

  /// What kind of value it is, as messages say it: "a string", "an object", "null".
  public var typeName: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// One JSON value and where it stands in its text.
public struct JSONValue: Sendable {
  public enum Content: Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
  }

  public let content: Content
  // Four bytes reach past the largest file that is read; values are many, so their size counts.
  private let place: UInt32

  /// The byte of the source where the value begins; 0 for a value that was made.
  public var offset: Int { Int(place) }

  public init(_ content: Content, offset: Int = 0) {
    self.content = content
    place = UInt32(clamping: offset)
  }
}

extension JSONValue {
  public static let null = JSONValue(.null)
  public static func bool(_ value: Bool) -> JSONValue { JSONValue(.bool(value)) }
  public static func int(_ value: Int) -> JSONValue { JSONValue(.number(JSONNumber(value))) }
  /// A number; null when it is not finite, which JSON cannot say.
  public static func double(_ value: Double) -> JSONValue {
    JSONNumber(value).map { JSONValue(.number($0)) } ?? .null
  }
  public static func string(_ value: String) -> JSONValue { JSONValue(.string(value)) }
  public static func array(_ items: [JSONValue]) -> JSONValue { JSONValue(.array(items)) }
  /// An object whose members stand in the order given.
  public static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    JSONValue(.object(JSONObject(members.map { JSONObject.Member(key: $0.0, value: $0.1) })))
  }
}

extension JSONValue {
  public var isNull: Bool {
    if case .null = content { true } else { false }
  }

  public var boolValue: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }

  public var numberValue: JSONNumber? {
    if case .number(let value) = content { value } else { nil }
  }

  public var stringValue: String? {
    if case .string(let value) = content { value } else { nil }
  }

  public var arrayValue: [JSONValue]? {
    if case .array(let items) = content { items } else { nil }
  }

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

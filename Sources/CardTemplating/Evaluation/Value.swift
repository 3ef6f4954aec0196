internal import AdaptiveCards

/// What a part of an expression gives.
enum Value: Sendable {
  /// Nothing is there, which is not the same as null.
  case missing
  case json(JSONValue)
  /// Bytes that no JSON value holds as they are; seen from outside they are a list of numbers.
  case bytes([UInt8])

  static func text(_ text: String) -> Value { .json(.string(text)) }
  static func bool(_ value: Bool) -> Value { .json(.bool(value)) }
  static func int(_ value: Int) -> Value { .json(.int(value)) }
  static func list(_ items: [JSONValue]) -> Value { .json(.array(items)) }
  /// A number; null when it is not finite.
  static func number(_ value: Double) -> Value { .json(.double(value)) }

  init(_ value: JSONValue?) { self = value.map { .json($0) } ?? .missing }

  /// The value as JSON; nil when nothing is there.
  var json: JSONValue? {
    switch self {
    case .missing: nil
    case .json(let value): value
    case .bytes(let bytes): .array(bytes.map { .int(Int($0)) })
    }
  }

  /// Whether it is null, or nothing is there.
  var isNothing: Bool {
    switch self {
    case .missing: true
    case .json(let value): value.isNull
    case .bytes: false
    }
  }

  var isMissing: Bool { if case .missing = self { true } else { false } }

  /// Everything is true but false, null and what is not there: 0 and "" are true.
  var isTrue: Bool {
    switch self {
    case .missing: false
    case .json(let value): value.boolValue ?? !value.isNull
    case .bytes: true
    }
  }

  var string: String? { if case .json(let value) = self { value.stringValue } else { nil } }
  var bool: Bool? { if case .json(let value) = self { value.boolValue } else { nil } }
  var array: [JSONValue]? {
    switch self {
    case .missing: nil
    case .json(let value): value.arrayValue
    case .bytes: json?.arrayValue
    }
  }
  var object: JSONObject? { if case .json(let value) = self { value.objectValue } else { nil } }
  var number: JSONNumber? { if case .json(let value) = self { value.numberValue } else { nil } }

  /// What it is, as messages say it: "the string \"a\"", "an object", "nothing".
  var words: String {
    switch self {
    case .missing: "nothing"
    case .bytes: "bytes"
    case .json(let value):
      switch value.content {
      case .string(let text): "the string \(quoted(text))"
      case .number(let number): "the number \(number.text)"
      case .bool(let value): value ? "true" : "false"
      case .null, .array, .object: value.typeName
      }
    }
  }
}

extension JSONObject {
  /// The value of a key, in any case if there is none in its own; of several the first.
  func valueInAnyCase(_ key: String) -> JSONValue? {
    if let value = self[key] { return value }
    return members.first { $0.key.isSameName(as: key) }?.value
  }
}

extension String {
  /// Whether two names differ in nothing but capitals.
  func isSameName(as other: String) -> Bool {
    let isASCII = utf8.allSatisfy { $0 < 0x80 }
    guard isASCII, utf8.count == other.utf8.count else {
      return !isASCII && lowercased() == other.lowercased()
    }
    return zip(utf8, other.utf8).allSatisfy { one, two in
      one == two || (one ^ two == 0x20 && one.isLetter)
    }
  }
}

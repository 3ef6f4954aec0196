/// A value of one property: how it is read, leniently, and how it is written.
protocol CardValue: Sendable {
  /// The value, or nil when it can't be used, which the reader has been told then.
  static func read(_ json: JSONValue, _ key: FieldKey, _ reader: ObjectReader) -> Self?
  var json: JSONValue { get }
}

extension String: CardValue {
  static func read(_ json: JSONValue, _ key: FieldKey, _ reader: ObjectReader) -> String? {
    switch json.content {
    case .string(let text): return text
    case .number(let number):
      reader.wrongType(key, json, wanted: "a string", isTaken: true)
      return number.text
    case .bool(let bool):
      reader.wrongType(key, json, wanted: "a string", isTaken: true)
      return bool ? "true" : "false"
    case .null, .array, .object:
      reader.wrongType(key, json, wanted: "a string", isTaken: false)
      return nil
    }
  }

  var json: JSONValue { .string(self) }
}

extension Bool: CardValue {
  static func read(_ json: JSONValue, _ key: FieldKey, _ reader: ObjectReader) -> Bool? {
    if let bool = json.boolValue { return bool }
    let word = json.stringValue?.lowercased()
    let isTaken = word == "true" || word == "false"
    reader.wrongType(key, json, wanted: "true or false", isTaken: isTaken)
    return isTaken ? word == "true" : nil
  }

  var json: JSONValue { .bool(self) }
}

extension Double: CardValue {
  static func read(_ json: JSONValue, _ key: FieldKey, _ reader: ObjectReader) -> Double? {
    if let number = json.numberValue {
      if let double = number.doubleValue { return double }
      reader.report(
        .warning, .valueInvalid, "the number \(ObjectReader.quote(json)) is out of range", key: key)
      return nil
    }
    let double = json.stringValue.flatMap(JSONNumber.init)?.doubleValue
    reader.wrongType(key, json, wanted: "a number", isTaken: double != nil)
    return double
  }

  var json: JSONValue { .double(self) }
}

/// A whole number, clamped to what is sane for a count.
extension Int: CardValue {
  static func read(_ json: JSONValue, _ key: FieldKey, _ reader: ObjectReader) -> Int? {
    Double.read(json, key, reader).flatMap {
      Int(exactly: Swift.min(Swift.max($0, -Limits.number), Limits.number).rounded())
    }
  }

  var json: JSONValue { .int(self) }
}

extension JSONValue: CardValue {
  static func read(_ json: JSONValue, _ key: FieldKey, _ reader: ObjectReader) -> JSONValue? {
    json
  }
  var json: JSONValue { self }
}

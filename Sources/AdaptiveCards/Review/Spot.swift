/// What a remark is about: an object of the card, and where it stands.
struct Spot {
  /// The JSON pointer of the object.
  var path: String
  /// The object as the card wrote it.
  var source: Source

  /// A property as it is written; nil when it is absent or null.
  func written(_ key: String) -> JSONValue? {
    guard let value = source.object?[key], !value.isNull else { return nil }
    return value
  }

  /// Whether a list has nothing in it as it is written, whatever was left out in reading.
  func isEmptyList(_ key: String) -> Bool {
    written(key).map { $0.arrayValue?.isEmpty ?? false } ?? true
  }

  /// Whether the object is repeated or left out by data, so that it is not what it seems.
  var isTemplate: Bool { written("$data") != nil || written("$when") != nil }

  /// The object at a place in a list of this one.
  func item(_ index: Int, of key: String, _ source: Source) -> Spot {
    Spot(path: JSONPointer.item(index, of: JSONPointer.member(key, of: path)), source: source)
  }
}

extension ElementCommon {
  var spot: Spot { Spot(path: path, source: source) }
}

extension Action {
  var spot: Spot { Spot(path: path, source: source) }
}

extension Card {
  var spot: Spot { Spot(path: path, source: source) }
}

extension TextRun {
  var spot: Spot { Spot(path: path, source: source) }
}

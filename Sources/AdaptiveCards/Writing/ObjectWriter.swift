/// Writes an object of the format: as the card wrote it, with what has changed since.
///
/// The object's own text is read once more. Where that gives what the object says now, the text
/// stays as it is, with its spelling, its order and all that has no property here; where it does
/// not, the new value takes its place.
enum ObjectWriter {
  /// - Parameter type: what the object's `type` is when the object does not know.
  static func json(of object: some CardObject, type: String? = nil) -> JSONValue {
    let typeName = type ?? object.writtenType
    var now = object
    if let text = object.source.shorthand, var plain = Swift.type(of: object).shorthand(text),
      fields(of: &now).says(the: fields(of: &plain))
    {
      return .string(text)
    }
    guard let source = object.source.object else { return made(object, type: typeName) }
    let reader = ObjectReader(source, context: ReadingContext(silentWithLists: false))
    var before = object.readAgain(reader)
    var draft = Draft(source, offset: object.source.offset)
    if let type = typeName, let written = source["type"]?.stringValue, written != type {
      draft.set("type", .string(type))
    }
    draft.change(from: fields(of: &before), to: fields(of: &now))
    return draft.json
  }

  /// An object that was made in Swift: what is not as by default.
  private static func made<Object: CardObject>(_ object: Object, type: String?) -> JSONValue {
    var object = object
    var plain = object.readAgain(
      ObjectReader(JSONObject(), context: ReadingContext(silentWithLists: false)))
    var draft = Draft(JSONObject(), offset: 0)
    if let type { draft.set("type", .string(type)) }
    draft.change(from: fields(of: &plain), to: fields(of: &object))
    for key in Object.required where draft.object[key] == nil {
      if case .value(let json?)? = fields(of: &object).content(of: key) { draft.set(key, json) }
    }
    return draft.json
  }

  private static func fields(of object: inout some CardObject) -> FieldList {
    var list = FieldList()
    object.visit(&list)
    return list
  }
}

/// A JSON object that is being changed.
private struct Draft {
  private(set) var object: JSONObject
  private let offset: Int

  init(_ object: JSONObject, offset: Int) {
    self.object = object
    self.offset = offset
  }

  var json: JSONValue { JSONValue(.object(object), offset: offset) }

  mutating func change(from before: FieldList, to now: FieldList) {
    let source = object
    for (key, content) in now.fields {
      let alias = now.aliases[key].flatMap { source[$0] == nil ? nil : $0 }
      let written = source[key] == nil ? alias ?? key : key
      switch content {
      case .value(let json):
        if case .value(let old)? = before.content(of: key), old == json { continue }
        set(written, json)
      case .thing(let json, let isReadable):
        changeThing(written, to: json, in: source, isReadable)
      case .list(let items, let isReadable):
        changeList(written, to: items, in: source, isReadable)
      }
    }
    // What only the old kind of thing had a property for.
    for (key, _) in before.fields where now.content(of: key) == nil { set(key, nil) }
  }

  private mutating func changeThing(
    _ key: String, to json: JSONValue?, in source: JSONObject,
    _ isReadable: (ObjectReader, JSONValue) -> Bool
  ) {
    guard let old = source[key], !old.isNull else {
      if json != nil { set(key, json) }
      return
    }
    if let json {
      let isSame = json == old || isSameWord(json, old)
      if !isSame { set(key, json) }
      return
    }
    let reader = ObjectReader(source, context: ReadingContext(silentWithLists: true))
    // What was not understood in the first place stays.
    if isReadable(reader, old) { set(key, nil) }
  }

  private func isSameWord(_ one: JSONValue, _ other: JSONValue) -> Bool {
    guard let one = one.stringValue, let other = other.stringValue else { return false }
    return one.isSameIgnoringCase(as: other)
  }

  private mutating func changeList(
    _ key: String, to items: [JSONValue], in source: JSONObject, _ isReadable: (JSONValue) -> Bool
  ) {
    guard let old = source[key], !old.isNull else {
      if !items.isEmpty { set(key, .array(items)) }
      return
    }
    guard let written = old.arrayValue else {
      let isSame = old.objectValue == nil ? items.isEmpty : items == [old]
      if !isSame { set(key, .array(items)) }
      return
    }
    let list = merge(items, into: written, isReadable)
    if list != written { set(key, .array(list)) }
  }

  /// The items in the places of those that were read; what was not understood stays between them.
  private func merge(
    _ items: [JSONValue], into written: [JSONValue], _ isReadable: (JSONValue) -> Bool
  ) -> [JSONValue] {
    var rest = items[...]
    var list: [JSONValue] = []
    for old in written {
      if !isReadable(old) {
        list.append(old)
      } else if let next = rest.popFirst() {
        list.append(next)
      }
    }
    return list + rest
  }

  /// Sets a member, or removes it.
  mutating func set(_ key: String, _ json: JSONValue?) {
    var members = object.members
    if let position = object.position(of: key) {
      if let json {
        members[position].value = json
      } else {
        members.removeAll { $0.key == key }
      }
    } else if let json {
      members.append(JSONObject.Member(key: key, value: json))
    }
    object = JSONObject(members)
  }
}

extension FieldList {
  fileprivate func content(of key: String) -> Content? {
    fields.first { $0.key == key }?.content
  }

  /// Whether two objects of one kind say the same.
  fileprivate func says(the other: FieldList) -> Bool {
    zip(fields, other.fields).allSatisfy { one, other in
      switch (one.content, other.content) {
      case (.value(let one), .value(let other)): one == other
      case (.thing(let one, _), .thing(let other, _)): one == other
      case (.list(let one, _), .list(let other, _)): one == other
      case (.value, _), (.thing, _), (.list, _): false
      }
    }
  }
}

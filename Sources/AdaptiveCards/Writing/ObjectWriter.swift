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
      fields(of: &now).fields.map(\.content) == fields(of: &plain).fields.map(\.content)
    {
      return .string(text)
    }
    guard let source = object.source.object else { return made(object, type: typeName) }
    let reader = ObjectReader(source, context: ReadingContext.forReadingAgain)
    var before = object.readAgain(reader)
    var draft = Draft(source, offset: object.source.offset)
    if let type = typeName, let written = source["type"]?.stringValue, written != type {
      draft.set("type", .string(type))
    }
    draft.change(from: fields(of: &before), to: fields(of: &now), source: object.source)
    return draft.json
  }

  /// An object that was made in Swift: what is not as by default.
  private static func made<Object: CardObject>(_ object: Object, type: String?) -> JSONValue {
    var object = object
    var plain = object.readAgain(
      ObjectReader(JSONObject(), context: ReadingContext.forReadingAgain))
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

  mutating func change(from before: FieldList, to now: FieldList, source: Source = Source()) {
    let old = object
    for (key, content) in now.fields {
      let alias = now.aliases[key].flatMap { old[$0] == nil ? nil : $0 }
      let written = old[key] == nil ? alias ?? key : key
      let place = Place(key: written, old: old[written], unread: source.unread[key])
      switch content {
      case .value(let json): if before.content(of: key) != content { set(written, json) }
      case .thing(let json): changeThing(at: place, to: json)
      case .list(let items): changeList(at: place, to: items)
      }
    }
    // What only the old kind of thing had a property for.
    for (key, _) in before.fields where now.content(of: key) == nil { set(key, nil) }
  }

  /// Where a property was written, if it was, and what of it was not understood.
  private struct Place {
    var key: String
    var old: JSONValue?
    var unread: [Range<Int>]?
  }

  private mutating func changeThing(at place: Place, to json: JSONValue?) {
    if let json {
      // A word may be written in any case.
      let isSame =
        place.old == json
        || json.stringValue != nil
          && place.old?.stringValue?.isSameIgnoringCase(as: json.stringValue ?? "") ?? false
      if !isSame { set(place.key, json) }
    } else if let old = place.old, !old.isNull, place.unread == nil {
      set(place.key, nil)
    }
  }

  private mutating func changeList(at place: Place, to items: [JSONValue]) {
    guard let old = place.old, !old.isNull else {
      if !items.isEmpty { set(place.key, .array(items)) }
      return
    }
    if let written = old.arrayValue {
      let list = merge(items, into: written, unread: place.unread ?? [])
      if list != written { set(place.key, .array(list)) }
    } else if old.objectValue == nil ? !items.isEmpty : items != [old] {
      set(place.key, .array(items))
    }
  }

  /// The items in the places of those that were read; what was not understood stays between them.
  private func merge(
    _ items: [JSONValue], into written: [JSONValue], unread: [Range<Int>]
  ) -> [JSONValue] {
    var rest = items[...]
    var list: [JSONValue] = []
    var start = 0
    for range in unread {
      list += rest.prefix(max(0, range.lowerBound - start))
      rest = rest.dropFirst(max(0, range.lowerBound - start))
      list += written[range.clamped(to: 0..<written.count)]
      start = range.upperBound
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

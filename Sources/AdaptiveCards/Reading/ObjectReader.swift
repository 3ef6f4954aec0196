/// Reads the properties of one JSON object: each with its type, leniently, and with a diagnostic
/// for what was not as the schema says (DECISIONS, rows 5 to 7 and "enum values").
struct ObjectReader {
  let object: JSONObject
  let offset: Int
  let context: ReadingContext
  private let parent: String
  private let step: Step
  /// A bit for each member that was asked for; all from the 64th on share the last.
  private var taken: UInt64 = 0
  /// What could not be used so far; see `Source`.
  var unread: [String: [Range<Int>]] = [:]
  /// Another spelling of a property that is about to be read.
  var alias: (alias: String, key: String)?

  /// The last part of a pointer, which is only made into text when somebody wants it.
  private enum Step {
    case none
    case key(String)
    case item(Int)
  }

  private init(
    _ object: JSONObject, offset: Int, context: ReadingContext, parent: String, step: Step
  ) {
    self.object = object
    self.offset = offset
    self.context = context
    self.parent = parent
    self.step = step
  }

  init(_ object: JSONObject, offset: Int = 0, path: String = "", context: ReadingContext) {
    self.init(object, offset: offset, context: context, parent: path, step: .none)
  }

  /// A reader for a member; nil when its value is no object.
  init?(_ value: JSONValue, key: String, in reader: ObjectReader) {
    guard let object = value.objectValue else { return nil }
    self.init(
      object, offset: value.offset, context: reader.context, parent: reader.path, step: .key(key))
  }

  /// A reader for an item of an array; nil when it is no object.
  init?(_ value: JSONValue, index: Int, of list: String, context: ReadingContext) {
    guard let object = value.objectValue else { return nil }
    self.init(
      object, offset: value.offset, context: context, parent: list, step: .item(index))
  }

  /// The JSON pointer of the object.
  var path: String {
    switch step {
    case .none: parent
    case .key(let key): JSONPointer.member(key, of: parent)
    case .item(let index): JSONPointer.item(index, of: parent)
    }
  }

  /// The same reader with its pointer made, for an object that asks for it often.
  var settled: ObjectReader {
    ObjectReader(object, offset: offset, context: context, parent: path, step: .none)
  }

  /// The value of a property; nil when it is absent or null.
  mutating func take(_ key: String, since: Since = 1.0) -> JSONValue? {
    guard let position = position(of: key) else { return nil }
    taken |= 1 << UInt64(min(position, 63))
    let value = object.members[position].value
    if since.version > context.version, !value.isNull {
      context.report(
        .warning, .propertyNewer,
        "\"\(key)\" came with version \(since.version.text) of the schema, but the card says"
          + " \(context.version.text)", path: JSONPointer.member(key, of: path),
        offset: object.members[position].keyOffset)
    }
    return value.isNull ? nil : value
  }

  /// Where the member of a key stands, or that of its other spelling.
  private func position(of key: String) -> Int? {
    if let position = object.position(of: key) { return position }
    guard let alias, alias.key == key else { return nil }
    return object.position(of: alias.alias)
  }

  /// The type of an object that must have one; nil and a diagnostic without it.
  mutating func requiredType(of what: String) -> String? {
    if let value = take("type"), let type = String.read(value, "type", self) { return type }
    report(.error, .typeMissing, "\(what) needs a \"type\"; it is left out")
    return nil
  }

  /// Accepts a missing type where it is implied; false and a diagnostic when another one is given.
  mutating func acceptsType(_ name: String, otherwise severity: Diagnostic.Severity) -> Bool {
    guard let value = take("type"), let type = value.stringValue, type != name else { return true }
    report(
      severity, .typeNotAllowed,
      "only \(name) is allowed here, not \(quoted(type)); it is left out", key: "type")
    return false
  }

  func report(
    _ severity: Diagnostic.Severity, _ code: FaultCode, _ message: @autoclosure () -> String,
    key: String? = nil
  ) {
    let at = key.flatMap(position).map { object.members[$0] }
    if code == .valueType || code == .valueInvalid, at?.value.stringValue?.isTemplate ?? false {
      // It is still to be filled in from data, so it is no fault yet (DECISIONS, "`${…}`").
      return
    }
    context.report(
      severity, code, message(),
      path: at.map { JSONPointer.member($0.key, of: path) } ?? path,
      offset: at?.value.offset ?? offset)
  }

  func wrongType(_ key: String, _ value: JSONValue, wanted: String, isTaken: Bool) {
    report(
      .warning, .valueType,
      "\"\(key)\" should be \(wanted), not \(value.typeName)"
        + "; \(ObjectReader.quote(value)) is \(isTaken ? "read as one" : "left out")", key: key)
  }

  /// Tells of members that nobody asked for and whose name is nearly a known one.
  ///
  /// - Parameter visit: shows all known names to the visitor it gets.
  func finish(visit: (inout FieldNames) -> Void) {
    if object.count < 64, taken.nonzeroBitCount == object.count { return }
    var known: [String]?
    for (index, member) in object.members.enumerated()
    where index > 62 || taken & (1 << UInt64(index)) == 0 {
      // Names with a dollar are not the format's: "$schema", "$data", "$when".
      guard !member.key.hasPrefix("$"), context.mayLookForName() else { continue }
      let names = known ?? ObjectReader.names(visit)
      known = names
      guard !names.contains(member.key) else { continue }
      let near = nearestName(to: member.key, in: names).flatMap { object[$0] == nil ? $0 : nil }
      guard context.tellsAllNames || near != nil else { continue }
      context.report(
        .warning, .propertyUnknown,
        "the property \(quoted(member.key)) is not known"
          + (near.map { "; did you mean \"\($0)\"?" } ?? ""),
        path: JSONPointer.member(member.key, of: path), offset: member.keyOffset)
    }
  }

  private static func names(_ visit: (inout FieldNames) -> Void) -> [String] {
    var names = FieldNames()
    visit(&names)
    return names.names
  }

  /// A value as messages show it: short, and by its kind when it is a whole tree.
  static func quote(_ value: JSONValue) -> String {
    switch value.content {
    case .string(let text): quoted(text)
    case .number(let number): number.text
    case .bool(let bool): bool ? "true" : "false"
    case .null, .array, .object: value.typeName
    }
  }
}

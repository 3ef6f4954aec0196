/// Reads the properties of one JSON object: each with its type, leniently, and with a diagnostic
/// for what was not as the schema says (DECISIONS, rows 5 to 7 and "enum values").
struct ObjectReader {
  let object: JSONObject
  let offset: Int
  let context: ReadingContext
  /// The rank of the version that the card says it needs.
  private let newest: Int
  private var parent: String
  private var step: Step
  /// A bit for each member that was asked for; all from the 64th on share the last.
  private var taken: UInt64 = 0
  /// The bits of the marks of all keys: a property whose bit is not there is not there.
  var marks: UInt64
  /// What could not be used so far; see `Source`.
  var unread = Unread()
  /// Another spelling of the property that is read next.
  var alias: FieldKey?

  /// The last part of a pointer, which is only made into text when somebody wants it.
  private enum Step {
    case none
    case key(FieldKey)
    case item(Int)
  }

  private init(
    _ object: JSONObject, offset: Int, context: ReadingContext, parent: String, step: Step
  ) {
    self.object = object
    self.offset = offset
    self.context = context
    newest = context.versionRank
    self.parent = parent
    self.step = step
    marks = object.members.withUnsafeBufferPointer { members in
      // By index: a loop over the members themselves would hold on to each key and value.
      var marks: UInt64 = 0
      for index in members.indices { marks |= members[index].mark.bit }
      return marks
    }
  }

  init(_ object: JSONObject, offset: Int = 0, path: String = "", context: ReadingContext) {
    self.init(object, offset: offset, context: context, parent: path, step: .none)
  }

  /// A reader for a member; nil when its value is no object.
  init?(_ value: JSONValue, key: FieldKey, in reader: ObjectReader) {
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
    case .key(let key): JSONPointer.property(key, of: parent)
    case .item(let index): JSONPointer.item(index, of: parent)
    }
  }

  /// Makes the pointer into text, for an object that asks for it often.
  mutating func settle() {
    parent = path
    step = .none
  }

  /// The value of a property; nil when it is absent or null.
  @inline(__always)
  mutating func take(_ key: FieldKey, since: Since = 1.0) -> JSONValue? {
    concerns(key) ? take(key, key.mark, since: since) : nil
  }

  @inline(never)
  private mutating func take(_ key: FieldKey, _ mark: KeyMark, since: Since) -> JSONValue? {
    defer { alias = nil }
    guard let position = position(of: key, mark) ?? alias.flatMap({ position(of: $0, $0.mark) })
    else { return nil }
    taken |= 1 << UInt64(min(position, 63))
    let value = object.members[position].value
    if value.isNull { return nil }
    if since.rank > newest { reportNewer(object.members[position], since) }
    return value
  }

  /// Where the last member of a key stands.
  private func position(of key: FieldKey, _ mark: KeyMark) -> Int? {
    guard object.count <= KeyIndex.threshold else { return object.position(of: key.text) }
    return object.members.withUnsafeBufferPointer { members in
      var position = members.count
      while position > 0 {
        position -= 1
        if members[position].mark == mark, key.matches(members[position].key) { return position }
      }
      return nil
    }
  }

  /// Whether the object has a property, whatever its value.
  func has(_ key: FieldKey) -> Bool { member(key) != nil }

  func member(_ key: FieldKey) -> JSONObject.Member? {
    let mark = key.mark
    guard marks & mark.bit != 0 else { return nil }
    return position(of: key, mark).map { object.members[$0] }
  }

  private func reportNewer(_ member: JSONObject.Member, _ since: Since) {
    context.report(
      .warning, .propertyNewer,
      "\"" + member.key + "\" came with version " + since.text
        + " of the schema, but the card says "
        + context.version.text, path: JSONPointer.member(member.key, of: path),
      offset: member.keyOffset)
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
    key: FieldKey? = nil
  ) {
    let at = key.flatMap { member($0) }
    if code == .valueType || code == .valueInvalid, at?.value.stringValue?.isTemplate ?? false {
      // It is still to be filled in from data, so it is no fault yet (DECISIONS, "`${…}`").
      return
    }
    context.report(
      severity, code, message(),
      path: at.map { JSONPointer.member($0.key, of: path) } ?? path,
      offset: at?.value.offset ?? offset)
  }

  func wrongType(_ key: FieldKey, _ value: JSONValue, wanted: String, isTaken: Bool) {
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

public import AdaptiveCards

/// What the names in an expression stand for. Letters of names match in any case.
public struct Scope: Sendable {
  /// The members that names are looked up in.
  var variables: JSONObject
  /// Whether names that do not begin with `$` are members of `$data`.
  let isTemplate: Bool
  /// In a template: `$data`.
  var data: JSONValue?

  /// A scope of named values.
  public init(_ variables: JSONObject) {
    self.variables = variables
    isTemplate = false
  }

  /// The scope of a template: `${name}` is a member of `$data`, `${$root.name}` one of all data.
  ///
  /// - Parameters:
  ///   - root: all data; nil when there are none.
  ///   - data: what is bound where the expression stands; nil: all data.
  ///   - index: the number of the item of an array that is bound.
  ///   - host: what the host adds to the data.
  public init(root: JSONValue?, data: JSONValue? = nil, index: Int? = nil, host: JSONValue? = nil) {
    isTemplate = true
    self.data = data ?? root
    var members: [JSONObject.Member] = []
    func add(_ key: String, _ value: JSONValue?) {
      if let value { members.append(JSONObject.Member(key: key, value: value)) }
    }
    add("$root", root)
    add("$index", index.map { .int($0) })
    add("$host", host)
    add("$_acTemplateVersion", Scope.version)
    variables = JSONObject(members)
  }

  /// The version of the templating language, for `$_acTemplateVersion`.
  private static let version = JSONValue.object([
    ("major", .int(2)), ("minor", .int(4)), ("patch", .int(0)), ("suffix", .string("")),
  ])

  /// What a name stands for.
  func value(of name: String) -> JSONValue? {
    guard isTemplate else { return variables.valueInAnyCase(name) }
    if name.utf8.first != UInt8(ascii: "$") { return data?.objectValue?.valueInAnyCase(name) }
    if name.isSameName(as: "$data") { return data }
    return variables.valueInAnyCase(name)
  }

  /// Puts another value in the place of a name's.
  mutating func set(_ name: String, to value: JSONValue) {
    if isTemplate, name.isSameName(as: "$data") {
      data = value
    } else if isTemplate, name.utf8.first != UInt8(ascii: "$") {
      data = .object((data?.objectValue ?? JSONObject()).setting(name, to: value))
    } else {
      variables = variables.setting(name, to: value)
    }
  }
}

extension JSONObject {
  /// The object with one member more, or another value of the member there is.
  func setting(_ key: String, to value: JSONValue) -> JSONObject {
    var members = self.members
    let member = JSONObject.Member(key: key, value: value)
    if let index = members.lastIndex(where: { $0.key == key }) {
      members[index] = member
    } else {
      members.append(member)
    }
    return JSONObject(members)
  }
}

extension JSONValue {
  static func object(_ object: JSONObject) -> JSONValue { JSONValue(.object(object)) }
}

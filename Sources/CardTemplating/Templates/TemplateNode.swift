internal import AdaptiveCards

/// A part of a template, read once so that it can be repeated for many data.
indirect enum TemplateNode: Sendable {
  /// What is the same for all data, with how many objects and arrays and bytes it has.
  case fixed(JSONValue, objects: Int, bytes: Int)
  case text(BoundText)
  case array([TemplateNode], offset: Int)
  case object(TemplateObject)
}

/// An object of a template.
struct TemplateObject: Sendable {
  struct Member: Sendable {
    var key: String
    var keyOffset: Int
    var value: TemplateNode
  }

  /// What an object is bound to.
  enum Data: Sendable {
    case value(JSONValue)
    case text(BoundText)
  }

  /// When an object is there.
  enum Condition: Sendable {
    case fixed(Bool)
    case text(BoundText)
    /// Something that is no condition; the object is left out.
    case unusable(JSONValue, path: String)
  }

  /// All but what steers the expansion.
  var members: [Member] = []
  var data: Data?
  var condition: Condition?
  var offset: Int

  /// Names that mean something to templates and are not in what they make.
  static let reserved: Set = ["$data", "$when", "$root", "$index", "$host", "$_acTemplateVersion"]
}

/// Reads a template's parts from its JSON.
struct TemplateReader {
  private let source: SourceText
  private(set) var log: DiagnosticLog
  /// Whether something in it is only in templates: `$data`, `$when`.
  private(set) var isTemplate = false
  /// The way to what is read.
  private var path: [String] = []

  init(_ source: SourceText) {
    self.source = source
    log = DiagnosticLog(of: source)
  }

  mutating func read(_ value: JSONValue) -> TemplateNode {
    guard path.count < Limits.templateDepth else {
      if value.arrayValue != nil || value.objectValue != nil {
        tell(.limit, at: value.offset, "it nests deeper than \(Limits.templateDepth) levels")
      }
      return fixed(value)
    }
    switch value.content {
    case .null, .bool, .number: return fixed(value)
    case .string(let text):
      guard text.hasBinding else { return fixed(value) }
      let bound = bind(text, at: value.offset)
      if bound.pieces.count == 1, case .text(let plain) = bound.pieces[0] {
        return fixed(JSONValue(.string(plain), offset: value.offset))
      }
      return .text(bound)
    case .array(let items): return array(items, offset: value.offset)
    case .object(let object): return self.object(object, offset: value.offset)
    }
  }

  private func fixed(_ value: JSONValue) -> TemplateNode {
    .fixed(value, objects: 1, bytes: value.size(limit: Limits.templateBytes))
  }

  private mutating func array(_ items: [JSONValue], offset: Int) -> TemplateNode {
    var nodes: [TemplateNode] = []
    var simple: [JSONValue] = []
    var (objects, bytes) = (1, 8)
    var isFixed = true
    // Nothing is no item of a list.
    for (index, item) in items.enumerated() where !item.isNull {
      path.append(String(index))
      let node = read(item)
      path.removeLast()
      nodes.append(node)
      // A list in a list becomes a part of it, which is done when the template is expanded.
      guard case .fixed(let value, let count, let size) = node, value.arrayValue == nil else {
        isFixed = false
        continue
      }
      simple.append(value)
      objects += count
      bytes += size
    }
    guard isFixed else { return .array(nodes, offset: offset) }
    return .fixed(JSONValue(.array(simple), offset: offset), objects: objects, bytes: bytes)
  }

  private mutating func object(_ object: JSONObject, offset: Int) -> TemplateNode {
    var result = TemplateObject(offset: offset)
    var simple: [JSONObject.Member] = []
    var (objects, bytes) = (1, 8)
    var isFixed = true
    for member in object.members {
      path.append(member.key)
      defer { path.removeLast() }
      guard !TemplateObject.reserved.contains(member.key) else {
        isFixed = false
        steer(member, &result)
        continue
      }
      let node = read(member.value)
      result.members.append(
        TemplateObject.Member(key: member.key, keyOffset: member.keyOffset, value: node))
      guard case .fixed(let value, let count, let size) = node else {
        isFixed = false
        continue
      }
      simple.append(
        JSONObject.Member(key: member.key, keyOffset: member.keyOffset, value: value))
      objects += count
      bytes += size + member.key.utf8.count
    }
    guard isFixed else { return .object(result) }
    return .fixed(
      JSONValue(.object(JSONObject(simple)), offset: offset), objects: objects, bytes: bytes)
  }

  /// Takes in a member that says how the object is expanded.
  private mutating func steer(_ member: JSONObject.Member, _ object: inout TemplateObject) {
    let value = member.value
    switch member.key {
    case "$data":
      isTemplate = true
      if let text = value.stringValue, text.hasBinding {
        object.data = .text(bind(text, at: value.offset))
      } else {
        object.data = .value(value)
      }
    case "$when":
      isTemplate = true
      object.condition = condition(value)
    default: break
    }
  }

  private mutating func condition(_ value: JSONValue) -> TemplateObject.Condition {
    if let isTrue = value.boolValue { return .fixed(isTrue) }
    switch value.stringValue {
    case let text? where text.hasBinding:
      let bound = bind(text, at: value.offset)
      return bound.single == nil ? .unusable(value, path: pointer) : .text(bound)
    case "true"?: return .fixed(true)
    case "false"?: return .fixed(false)
    default: return .unusable(value, path: pointer)
    }
  }

  private mutating func bind(_ text: String, at offset: Int) -> BoundText {
    var faults: [ExpressionFault] = []
    let bound = BoundText(text, offset: offset, path: pointer) { faults.append($0) }
    for fault in faults {
      let place = StringPlace.offset(
        ofByte: fault.offset, inStringAt: offset, in: source.bytes)
      tell(fault.stage == .limit ? .limit : .syntax, at: place, fault.message)
    }
    return bound
  }

  private var pointer: String {
    path.reduce("") { JSONPointer.member($1, of: $0) }
  }

  private mutating func tell(_ code: TemplateCode, at offset: Int, _ message: String) {
    let path = pointer
    log.add(code.severity, code: code.rawValue, at: offset, path: path, message)
  }
}

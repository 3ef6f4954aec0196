internal import AdaptiveCards

/// Makes a card of a template and data.
struct Expander {
  private let source: SourceText
  private var log: DiagnosticLog
  private let environment: Environment
  private let root: JSONValue?
  private let host: JSONValue?
  private let budget = Budget()
  private var objects = 0
  /// Whether a limit was reached: what would come after it is left out.
  private(set) var isOver = false
  /// What is bound where the expansion stands.
  private var data: JSONValue?
  private var index: Int?
  private var scope: Scope
  /// Places and codes that were told; rows of data have the same faults again and again.
  private var told: Set<Told> = []

  private struct Told: Hashable {
    var code: TemplateCode
    var offset: Int
  }

  init(
    source: SourceText, log: DiagnosticLog, root: JSONValue?, host: JSONValue?,
    environment: Environment
  ) {
    self.source = source
    self.log = log
    self.root = root
    self.host = host
    self.environment = environment
    scope = Scope(root: root, host: host)
  }

  /// All that is to be told when the expansion is done.
  mutating func finished(_ value: JSONValue?, at root: TemplateNode) -> [Diagnostic] {
    if value == nil || value?.isNull == true, !isOver, case .object(let object) = root {
      tell(.dropped, at: object.offset, path: "", "the \"$when\" of the card is not true")
    }
    return log.all()
  }

  /// What a part becomes: nil when it is not there at all.
  mutating func expand(_ node: TemplateNode) -> JSONValue? {
    switch node {
    case .fixed(let value, let objects, let bytes):
      return spend(objects, bytes, at: value.offset) ? value : nil
    case .text(let text): return expand(text)
    case .array(let nodes, let offset): return expand(nodes, offset)
    case .object(let object): return expand(object)
    }
  }

  private mutating func expand(_ nodes: [TemplateNode], _ offset: Int) -> JSONValue? {
    guard spend(1, 8, at: offset) else { return nil }
    var items: [JSONValue] = []
    for node in nodes {
      guard !isOver, let item = expand(node), !item.isNull else { continue }
      if let inner = item.arrayValue { items += inner } else { items.append(item) }
    }
    return JSONValue(.array(items), offset: offset)
  }

  /// Objects that are bound to an array are there once for each of its items.
  private mutating func expand(_ object: TemplateObject) -> JSONValue? {
    guard let bound = object.data else { return expandOnce(object) }
    let before = (data, index, scope)
    defer { (data, index, scope) = before }
    let value = self.value(of: bound)
    guard let items = value?.arrayValue else {
      if let value { bind(value, index: index) }
      return expandOnce(object)
    }
    var results: [JSONValue] = []
    for (number, item) in items.enumerated() {
      guard !isOver else { break }
      bind(item, index: number)
      if let result = expandOnce(object), !result.isNull { results.append(result) }
    }
    switch results.count {
    case 0: return JSONValue(.null, offset: object.offset)
    case 1: return results[0]
    default: return JSONValue(.array(results), offset: object.offset)
    }
  }

  private mutating func bind(_ value: JSONValue, index: Int?) {
    data = value
    self.index = index
    scope = Scope(root: root, data: value, index: index, host: host)
  }

  private mutating func value(of data: TemplateObject.Data) -> JSONValue? {
    switch data {
    case .value(let value): return value
    case .text(let text): return text.hasExpressions ? expand(text, isData: true) : nil
    }
  }

  private mutating func expandOnce(_ object: TemplateObject) -> JSONValue? {
    if let condition = object.condition, !holds(condition) {
      return JSONValue(.null, offset: object.offset)
    }
    guard spend(1, 8, at: object.offset) else { return nil }
    var members: [JSONObject.Member] = []
    for member in object.members {
      guard !isOver, let value = expand(member.value) else { continue }
      members.append(
        JSONObject.Member(key: member.key, keyOffset: member.keyOffset, value: value))
    }
    return JSONValue(.object(JSONObject(members)), offset: object.offset)
  }

  private mutating func holds(_ condition: TemplateObject.Condition) -> Bool {
    switch condition {
    case .fixed(let isTrue): return isTrue
    case .unusable(let value, let path):
      let words = value.stringValue.map(quoted) ?? value.typeName
      tell(
        .when, at: value.offset, path: path,
        "the \"$when\" is \(words), which is no expression; the object is left out")
      return false
    case .text(let text):
      guard let (expression, start) = text.single else { return false }
      var evaluator = Evaluator(scope: scope, environment: environment, budget: budget)
      do {
        let value = try evaluator.value(of: expression.root)
        if let isTrue = value.bool { return isTrue }
        let words = value.isMissing ? "not in the data" : value.words
        tell(
          .when, at: place(start, in: text), path: text.path,
          "the \"$when\" \(quoted(expression.text)) is \(words), neither true nor false;"
            + " the object is left out")
      } catch {
        if error.stage == .limit {
          stop(error.message, at: text.offset, path: text.path)
        } else {
          tell(
            .when, at: place(error.offset, in: text), path: text.path,
            "the \"$when\" \(quoted(expression.text)) can't be computed; the object is left out:"
              + " \(error.message)")
        }
      }
      return false
    }
  }

  // MARK: Texts

  /// The value of a text that is one expression, else the text with its expressions computed.
  ///
  /// - Parameter isData: whether the value is bound, and not a part of what is made.
  private mutating func expand(_ text: BoundText, isData: Bool = false) -> JSONValue? {
    if let (expression, start) = text.single {
      guard let value = compute(expression, at: start, in: text) else {
        return written(expression, text)
      }
      guard let json = value.json else { return nil }
      return isData ? json : placed(json, at: text.offset)
    }
    var result = ""
    for piece in text.pieces {
      switch piece {
      case .text(let plain): result += plain
      case .expression(let expression, let start):
        let value = compute(expression, at: start, in: text)
        if let json = value?.json, !json.isNull, let part = joined(json, text) {
          result += part
        } else {
          if value?.isNothing == true { missing(expression.text, at: start, in: text) }
          result += "${" + expression.text + "}"
        }
      }
    }
    guard spend(0, result.utf8.count, at: text.offset) else { return nil }
    return JSONValue(.string(result), offset: text.offset)
  }

  private mutating func written(_ expression: Expression, _ text: BoundText) -> JSONValue? {
    guard spend(0, expression.text.utf8.count, at: text.offset) else { return nil }
    return JSONValue(.string("${" + expression.text + "}"), offset: text.offset)
  }

  private mutating func joined(_ value: JSONValue, _ text: BoundText) -> String? {
    do {
      return try Joining.item(value, budget)
    } catch {
      stop(error.message, at: text.offset, path: text.path)
      return nil
    }
  }

  /// The value of an expression; nil when it cannot be computed, which is told.
  private mutating func compute(_ expression: Expression, at start: Int, in text: BoundText)
    -> Value?
  {
    guard !isOver else { return nil }
    var evaluator = Evaluator(scope: scope, environment: environment, budget: budget)
    do {
      let value = try evaluator.value(of: expression.root, substituting: true)
      if let path = evaluator.missingPath { missing(path, at: start, in: text) }
      return value
    } catch {
      if error.stage == .limit {
        stop(error.message, at: place(start, in: text), path: text.path)
      } else if let path = evaluator.missingPath {
        missing(path, at: start, in: text)
      } else {
        tell(
          .evaluation, at: place(error.offset, in: text), path: text.path,
          "\(quoted(expression.text)) can't be computed: \(error.message)")
      }
      return nil
    }
  }

  private mutating func missing(_ path: String, at start: Int, in text: BoundText) {
    tell(
      .missing, at: place(start, in: text), path: text.path,
      "\(quoted(path)) is not in the data; it stays as it is written")
  }

  private func place(_ byte: Int, in text: BoundText) -> Int {
    StringPlace.offset(ofByte: byte, inStringAt: text.offset, in: source.bytes)
  }

  /// A value of the data as a part of the template: it stands where its expression does.
  private mutating func placed(_ value: JSONValue, at offset: Int) -> JSONValue? {
    let size = value.size(limit: Limits.templateBytes)
    guard spend(0, size, at: offset) else { return nil }
    return moved(value, to: offset, depth: 0)
  }

  /// Data nest at most as deep as a JSON text may; what expressions nest deeper is left out.
  private mutating func moved(_ value: JSONValue, to offset: Int, depth: Int) -> JSONValue? {
    guard depth <= Limits.jsonDepth else {
      stop("it nests deeper than \(Limits.jsonDepth) levels", at: offset, path: "")
      return nil
    }
    switch value.content {
    case .null, .bool, .number, .string: return JSONValue(value.content, offset: offset)
    case .array(let items):
      guard spend(1, 0, at: offset) else { return nil }
      var moved: [JSONValue] = []
      moved.reserveCapacity(items.count)
      for item in items {
        guard let item = self.moved(item, to: offset, depth: depth + 1) else { continue }
        moved.append(item)
      }
      return JSONValue(.array(moved), offset: offset)
    case .object(let object):
      guard spend(1, 0, at: offset) else { return nil }
      var members: [JSONObject.Member] = []
      members.reserveCapacity(object.count)
      for member in object.members {
        guard let value = moved(member.value, to: offset, depth: depth + 1) else { continue }
        members.append(JSONObject.Member(key: member.key, keyOffset: offset, value: value))
      }
      return JSONValue(.object(JSONObject(members)), offset: offset)
    }
  }

  // MARK: Limits and faults

  /// Counts what is made; false when it is too much.
  private mutating func spend(_ count: Int, _ bytes: Int, at offset: Int) -> Bool {
    guard !isOver else { return false }
    objects += count
    guard objects <= Limits.templateObjects else {
      stop("it makes more than \(Limits.templateObjects) objects", at: offset, path: "")
      return false
    }
    do {
      try budget.spend(bytes)
      return true
    } catch {
      stop(error.message, at: offset, path: "")
      return false
    }
  }

  private mutating func stop(_ message: String, at offset: Int, path: String) {
    guard !isOver else { return }
    isOver = true
    tell(.limit, at: offset, path: path, "the template is cut here: \(message)")
  }

  private mutating func tell(
    _ code: TemplateCode, at offset: Int, path: String, _ message: String
  ) {
    guard told.insert(Told(code: code, offset: offset)).inserted else { return }
    log.add(code.severity, code: code.rawValue, at: offset, path: path, message)
  }
}

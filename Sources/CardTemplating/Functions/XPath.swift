internal import AdaptiveCards

/// Selects parts of an XML text with paths of XPath: `/produce/item[2]/name`, `//item/@id`,
/// `sum(/produce/item/count)`.
///
/// Known are names, `*`, `..`, `//`, `@name`, `text()`, `[n]`, `[last()]`, `[name='value']`,
/// `[@name='value']`, `[name]`, and `count(…)`, `sum(…)`, `string(…)` around a path.
struct XPath {
  private let document: XMLDocument
  private let given: Arguments

  static func select(_ given: Arguments) throws(ExpressionFault) -> Value {
    let text = try given.string(0)
    try given.budget.spend(text.utf8.count, of: 4)
    try given.budget.step(text.utf8.count)
    guard let document = XMLDocument(text) else {
      throw given.fault("the text is not XML that is well-formed")
    }
    return try XPath(document: document, given: given).value(of: try given.string(1))
  }

  private func value(of path: String) throws(ExpressionFault) -> Value {
    let path = TextFunctions.trimmed(path)
    for name in ["count", "sum", "string"] where path.hasPrefix(name + "(") && path.hasSuffix(")") {
      let inside = String(path.dropFirst(name.utf8.count + 1).dropLast())
      let found = try nodes(at: inside)
      switch name {
      case "count": return .int(found.count)
      case "string": return try given.made(found.first.map(text) ?? "")
      default:
        var sum = 0.0
        for node in found {
          guard let number = Double(TextFunctions.trimmed(text(of: node))) else {
            throw given.fault("\(quoted(text(of: node))) is not a number")
          }
          sum += number
        }
        return try given.made(sum)
      }
    }
    let found = try nodes(at: path)
    guard !found.isEmpty else { throw given.fault("nothing is at \(quoted(path))") }
    return try given.made(found.map { .string(written($0)) })
  }

  private enum XMLNode {
    /// What all elements stand in.
    case document
    case element(Int)
    case attribute(name: String, value: String)
    case text(String)
  }

  private func text(of node: XMLNode) -> String {
    switch node {
    case .document: document.text(of: 0)
    case .element(let index): document.text(of: index)
    case .attribute(_, let value): value
    case .text(let text): text
    }
  }

  private func written(_ node: XMLNode) -> String {
    switch node {
    case .document: String(decoding: document.bytes, as: UTF8.self)
    case .element(let index):
      String(decoding: document.bytes[document.elements[index].range], as: UTF8.self)
    case .attribute(let name, let value): " \(name)=\"\(value)\""
    case .text(let text): text
    }
  }

  private func nodes(at path: String) throws(ExpressionFault) -> [XMLNode] {
    guard !path.isEmpty else { throw given.fault("the path is empty") }
    var rest = path[...]
    var nodes = [XMLNode.document]
    // A path that does not begin at the top begins there all the same.
    var isDeep = false
    if rest.hasPrefix("//") {
      isDeep = true
      rest = rest.dropFirst(2)
    } else if rest.hasPrefix("/") {
      rest = rest.dropFirst()
    }
    while !rest.isEmpty {
      let (step, conditions) = try takeStep(&rest)
      if isDeep { nodes = try descendants(of: nodes) }
      var next: [XMLNode] = []
      for node in nodes {
        var found = try select(step, from: node)
        for condition in conditions { found = try filter(found, condition) }
        try given.budget.step(1 + found.count)
        try given.budget.spend(found.count, of: 40)
        next += found
      }
      nodes = next
      isDeep = rest.hasPrefix("//")
      guard rest.isEmpty || rest.hasPrefix("/") else {
        throw given.fault("\(quoted(path)) is not a path that is known here")
      }
      rest = rest.dropFirst(isDeep ? 2 : 1)
    }
    return nodes
  }

  /// A step up to the next slash, with what stands in brackets after it.
  private func takeStep(_ rest: inout Substring) throws(ExpressionFault) -> (
    String, [String]
  ) {
    let step = rest.prefix { $0 != "/" && $0 != "[" }
    rest = rest[step.endIndex...]
    var conditions: [String] = []
    while rest.hasPrefix("[") {
      guard let end = rest.firstIndex(of: "]") else {
        throw given.fault("a bracket of the path is not closed")
      }
      conditions.append(String(rest[rest.startIndex..<end].dropFirst()))
      rest = rest[end...].dropFirst()
    }
    return (TextFunctions.trimmed(String(step)), conditions)
  }

  private func children(of node: XMLNode) -> [Int] {
    switch node {
    case .document: [0]
    case .element(let index): document.elements[index].children
    case .attribute, .text: []
    }
  }

  private func descendants(of nodes: [XMLNode]) throws(ExpressionFault) -> [XMLNode] {
    var found: [XMLNode] = []
    var waiting = Array(nodes.reversed())
    while let node = waiting.popLast() {
      try given.budget.step()
      found.append(node)
      waiting += children(of: node).reversed().map { .element($0) }
    }
    return found
  }

  private func select(_ step: String, from node: XMLNode) throws(ExpressionFault) -> [XMLNode] {
    switch step {
    case ".": return [node]
    case "..":
      guard case .element(let index) = node else { return [] }
      return [document.elements[index].parent.map { .element($0) } ?? .document]
    case "text()":
      guard case .element(let index) = node, !document.elements[index].text.isEmpty else {
        return []
      }
      return [.text(document.elements[index].text)]
    default: break
    }
    if step.hasPrefix("@") {
      guard case .element(let index) = node else { return [] }
      let name = step.dropFirst()
      return document.elements[index].attributes
        .filter { name == "*" || $0.name == name }
        .map { .attribute(name: $0.name, value: $0.value) }
    }
    guard !step.isEmpty, step.utf8.allSatisfy({ $0 != UInt8(ascii: "(") }) else {
      throw given.fault("\(quoted(step)) is not a step of a path that is known here")
    }
    return children(of: node)
      .filter { step == "*" || document.elements[$0].name == step }.map { .element($0) }
  }

  private func filter(_ nodes: [XMLNode], _ condition: String) throws(ExpressionFault)
    -> [XMLNode]
  {
    let condition = TextFunctions.trimmed(condition)
    if condition == "last()" { return nodes.last.map { [$0] } ?? [] }
    if let place = Int(condition) {
      return nodes.indices.contains(place - 1) ? [nodes[place - 1]] : []
    }
    let parts = condition.split(separator: "=", maxSplits: 1).map {
      TextFunctions.trimmed(String($0))
    }
    var kept: [XMLNode] = []
    for node in nodes {
      let found = try select(parts[0], from: node)
      guard parts.count == 2 else {
        if !found.isEmpty { kept.append(node) }
        continue
      }
      let wanted = String(parts[1].dropFirst().dropLast())
      if found.contains(where: { text(of: $0) == wanted || text(of: $0) == parts[1] }) {
        kept.append(node)
      }
    }
    return kept
  }
}

internal import AdaptiveCards

/// Writes JSON as XML: a member is an element of its name, an array one for each item.
enum XMLWriting {
  /// What is still to be written, the last first.
  private enum Work {
    case element(name: String, JSONValue, depth: Int)
    case text(String)
  }

  static func text(of given: Arguments) throws(ExpressionFault) -> String {
    var value = given[0].json ?? .null
    if let text = given[0].string {
      guard let read = JSONReader.read(SourceText(name: "json", bytes: Array(text.utf8))).value
      else { throw given.fault("\(quoted(text)) is not JSON") }
      value = read
    }
    guard let object = value.objectValue else {
      throw given.wrong(0, wanted: "an object, or a text that is one in JSON")
    }
    var result = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>"
    var waiting = elements(of: object, depth: 0)
    while let next = waiting.popLast() {
      let start = result.utf8.count
      switch next {
      case .text(let text): result += text
      case .element(let name, let value, let depth):
        let indent = "\n" + String(repeating: "  ", count: depth)
        result += indent + "<\(name)>"
        if let object = value.objectValue {
          waiting.append(.text(indent + "</\(name)>"))
          waiting += elements(of: object, depth: depth + 1)
        } else {
          result += escaped(Joining.plain(.json(value))) + "</\(name)>"
        }
      }
      try given.budget.spend(result.utf8.count - start)
    }
    return result
  }

  private static func elements(of object: JSONObject, depth: Int) -> [Work] {
    var elements: [Work] = []
    for member in object.members.reversed() {
      for item in (member.value.arrayValue ?? [member.value]).reversed() {
        elements.append(.element(name: member.key, item, depth: depth))
      }
    }
    return elements
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case let other: result.unicodeScalars.append(other)
      }
    }
    return result
  }
}

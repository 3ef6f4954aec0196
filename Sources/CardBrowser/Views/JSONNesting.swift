internal import AdaptiveCards

/// Finds the way between a place in a JSON text and what stands there.
enum JSONNesting {
  /// Where the objects begin that a byte stands in, the outermost first.
  static func objects(around offset: Int, in bytes: [UInt8]) -> [Int] {
    var open: [(start: Int, isObject: Bool)] = []
    var isString = false
    var index = 0
    let end = min(offset, bytes.count - 1)
    while index <= end {
      switch bytes[index] {
      case 0x5C where isString: index += 1
      case 0x22: isString.toggle()
      case 0x7B where !isString: open.append((index, true))
      case 0x5B where !isString: open.append((index, false))
      // What ends at the place itself still is around it.
      case 0x7D where !isString && index < end, 0x5D where !isString && index < end:
        _ = open.popLast()
      default: break
      }
      index += 1
    }
    return open.filter(\.isObject).map(\.start)
  }

  /// Where a pointer leads in an object, or as much of it as there is.
  ///
  /// - Returns: the byte at which the value begins; nil when nothing of the pointer is there.
  static func offset(of pointer: String, in object: JSONObject) -> Int? {
    var found: Int?
    var value = JSONValue(.object(object))
    for token in pointer.split(separator: "/") {
      let key = unescaped(token)
      let next: JSONValue?
      if let object = value.objectValue {
        next = object[key]
      } else if let items = value.arrayValue, let index = Int(key), items.indices.contains(index) {
        next = items[index]
      } else {
        next = nil
      }
      guard let next else { return found }
      value = next
      found = next.offset
    }
    return found
  }

  private static func unescaped(_ token: Substring) -> String {
    guard token.utf8.contains(0x7E) else { return String(token) }
    var key = ""
    var isEscaped = false
    for scalar in token.unicodeScalars {
      if isEscaped {
        key.unicodeScalars.append(scalar == "1" ? "/" : "~")
        isEscaped = false
      } else if scalar == "~" {
        isEscaped = true
      } else {
        key.unicodeScalars.append(scalar)
      }
    }
    return key
  }
}

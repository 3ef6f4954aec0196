extension JSONValue {
  /// The value that a JSON pointer names; nil when there is none (RFC 6901).
  ///
  /// Of a repeated key the last value counts, as everywhere.
  public func at(_ pointer: String) -> JSONValue? {
    let way = along(pointer)
    return way.isComplete ? way.values.last : nil
  }

  /// The values on the way to what a pointer names, from this one inwards.
  ///
  /// `isComplete` says whether the last one is what the pointer names; otherwise the rest of the
  /// way is not there, and the last one is the nearest that is.
  func along(_ pointer: String) -> (values: [JSONValue], isComplete: Bool) {
    var values = [self]
    var here = self
    for token in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      guard let next = here.member(token) else { return (values, false) }
      values.append(next)
      here = next
    }
    return (values, pointer.isEmpty || pointer.hasPrefix("/"))
  }

  private func member(_ token: Substring) -> JSONValue? {
    switch content {
    case .object(let object): return object[JSONPointer.unescaped(token)]
    case .array(let items):
      // RFC 6901: digits alone, no leading zero.
      guard let index = Int(token), items.indices.contains(index), String(index) == token else {
        return nil
      }
      return items[index]
    case .null, .bool, .number, .string: return nil
    }
  }
}

extension JSONPointer {
  /// The key that a token of a pointer stands for.
  static func unescaped(_ token: Substring) -> String {
    guard token.utf8.contains(UInt8(ascii: "~")) else { return String(token) }
    var result = String.UnicodeScalarView()
    var isEscape = false
    for scalar in token.unicodeScalars {
      switch (isEscape, scalar) {
      case (false, "~"): isEscape = true
      case (true, "0"):
        result.append("~")
        isEscape = false
      case (true, "1"):
        result.append("/")
        isEscape = false
      default:
        if isEscape { result.append("~") }
        isEscape = scalar == "~"
        if !isEscape { result.append(scalar) }
      }
    }
    if isEscape { result.append("~") }
    return String(result)
  }
}

/// Ways to write where something stands in a JSON text (RFC 6901).
public enum JSONPointer {
  /// The pointer to a member of what `parent` points to.
  public static func member(_ key: String, of parent: String) -> String {
    joined(parent, escaped(key))
  }

  /// The pointer to an item of what `parent` points to.
  public static func item(_ index: Int, of parent: String) -> String {
    joined(parent, String(index))
  }

  /// A pointer never grows past `Limits.pointerBytes`; it ends in an ellipsis then.
  private static func joined(_ parent: String, _ token: String) -> String {
    if parent.utf8.count + token.utf8.count < Limits.pointerBytes { return parent + "/" + token }
    return parent.hasSuffix("…") ? parent : parent + "/…"
  }

  private static func escaped(_ key: String) -> String {
    guard key.utf8.count < Limits.pointerBytes else {
      return String(decoding: key.utf8.prefix(Limits.pointerBytes), as: UTF8.self)
    }
    guard key.utf8.contains(where: { $0 == 0x7E || $0 == 0x2F }) else { return key }
    var result = ""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      case let other: result.unicodeScalars.append(other)
      }
    }
    return result
  }
}

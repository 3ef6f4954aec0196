/// Ways to write where something stands in a JSON text (RFC 6901).
package enum JSONPointer {
  /// The pointer to a member of what `parent` points to.
  package static func member(_ key: String, of parent: String) -> String {
    joined(parent, escaped(key))
  }

  /// The pointer to a property whose name has nothing to escape.
  static func property(_ key: FieldKey, of parent: String) -> String { joined(parent, key.text) }

  /// The pointer to an item of what `parent` points to.
  package static func item(_ index: Int, of parent: String) -> String {
    joined(parent, String(index))
  }

  /// A token that would make the pointer longer than `Limits.pointerBytes` is an ellipsis.
  private static func joined(_ parent: String, _ token: String) -> String {
    let room = Limits.pointerBytes - parent.utf8.count - 1
    if token.utf8.count <= room { return written(parent, token) }
    return "…".utf8.count <= room ? parent + "/…" : parent
  }

  /// Every element has a pointer, so it is made in one piece.
  private static func written(_ parent: String, _ token: String) -> String {
    var parent = parent
    var token = token
    return parent.withUTF8 { parent in
      token.withUTF8 { token in
        let count = parent.count + 1 + token.count
        return String(unsafeUninitializedCapacity: count) { buffer in
          var end = buffer[...].update(fromContentsOf: parent)
          buffer[end] = UInt8(ascii: "/")
          end = buffer[(end + 1)...].update(fromContentsOf: token)
          return end
        }
      }
    }
  }

  private static func escaped(_ key: String) -> String {
    // Too long to be a part of a pointer anyhow.
    guard key.utf8.count <= Limits.pointerBytes else { return key }
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

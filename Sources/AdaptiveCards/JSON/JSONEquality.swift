#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Values are equal when they say the same: places do not count, nor the order of members.
///
/// Strings are compared code point by code point and numbers as they are written, because that is
/// all JSON says about them: `1` and `1.0` differ. Of a repeated key the last value counts.
extension JSONValue: Equatable {
  public static func == (one: JSONValue, other: JSONValue) -> Bool {
    // Pairs wait in a list instead of on the stack, which deep values could exhaust.
    var waiting: [(JSONValue, JSONValue)] = []
    guard same(one, other, &waiting) else { return false }
    while let (left, right) = waiting.popLast() {
      guard same(left, right, &waiting) else { return false }
    }
    return true
  }

  /// Compares all but what is inside of the two, which is added to `waiting`.
  private static func same(
    _ one: JSONValue, _ other: JSONValue, _ waiting: inout [(JSONValue, JSONValue)]
  ) -> Bool {
    switch (one.content, other.content) {
    case (.null, .null): return true
    case (.bool(let left), .bool(let right)): return left == right
    case (.number(let left), .number(let right)): return left == right
    case (.string(let left), .string(let right)): return left.hasSameBytes(as: right)
    case (.array(let left), .array(let right)):
      guard left.count == right.count else { return false }
      waiting.append(contentsOf: zip(left, right))
      return true
    case (.object(let left), .object(let right)):
      return sameKeys(left, right, &waiting)
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _):
      return false
    }
  }

  private static func sameKeys(
    _ one: JSONObject, _ other: JSONObject, _ waiting: inout [(JSONValue, JSONValue)]
  ) -> Bool {
    for member in one.members {
      guard let left = one[member.key], let right = other[member.key] else { return false }
      waiting.append((left, right))
    }
    return other.members.allSatisfy { one.member($0.key) != nil }
  }
}

extension JSONValue.Content: Equatable {
  public static func == (one: JSONValue.Content, other: JSONValue.Content) -> Bool {
    JSONValue(one) == JSONValue(other)
  }
}

extension JSONObject: Equatable {
  public static func == (one: JSONObject, other: JSONObject) -> Bool {
    JSONValue(.object(one)) == JSONValue(.object(other))
  }
}

extension JSONObject.Member: Equatable {
  public static func == (one: JSONObject.Member, other: JSONObject.Member) -> Bool {
    one.key.hasSameBytes(as: other.key) && one.value == other.value
  }
}

extension String {
  /// Equality of code points: `==` also holds for other spellings of the same characters.
  @inline(__always)
  func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let fast = utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { another in
        guard let left = one.baseAddress, let right = another.baseAddress else { return true }
        return memcmp(left, right, one.count) == 0
      }
    }
    return (fast ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

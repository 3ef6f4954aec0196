/// What nests deeper than the limit is read past, so that the rest of the text is not lost.
extension JSONParser {
  /// Steps over an array or object, and gives an empty one in its place. `at` is on its bracket.
  ///
  /// The grammar is the same as for what is kept; only one bit a level has to be remembered.
  @inline(never)
  mutating func skipNested() throws(JSONFault) -> JSONValue {
    let start = at
    noteTooDeep(at: start)
    // Whether each open level is an object.
    var levels: [Bool] = []
    repeat {
      var isComplete = true
      switch at < end ? bytes[at] : 0 {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard levels.count < Limits.jsonSkippedDepth else { throw tooDeep() }
        levels.append(bytes[at] == UInt8(ascii: "{"))
        at += 1
        isComplete = try closesEmpty(&levels)
      default: try skipScalar()
      }
      while isComplete, let isObject = levels.last {
        skipSpace()
        guard at < end else { throw unclosed() }
        let byte = bytes[at]
        if byte == UInt8(ascii: ",") {
          at += 1
          skipSpace()
          if isObject { try skipKey(afterComma: true) }
          break
        }
        guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
          throw unexpectedAfterValue(isObject: isObject, opened: nil)
        }
        at += 1
        levels.removeLast()
      }
    } while !levels.isEmpty
    return JSONValue(
      bytes[start] == UInt8(ascii: "{") ? .object(JSONObject()) : .array([]), offset: start)
  }

  /// Whether the level that was just opened ends at once; if not, `at` is left on its first value.
  private mutating func closesEmpty(_ levels: inout [Bool]) throws(JSONFault) -> Bool {
    let isObject = levels[levels.count - 1]
    skipSpace()
    if at < end, bytes[at] == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
      at += 1
      levels.removeLast()
      return true
    }
    if isObject { try skipKey(afterComma: false) }
    return false
  }

  private mutating func skipKey(afterComma: Bool) throws(JSONFault) {
    guard at < end, bytes[at] == UInt8(ascii: "\"") else {
      throw unexpectedKey(afterComma: afterComma)
    }
    let key = try readString(isKey: false)
    skipSpace()
    guard at < end, bytes[at] == UInt8(ascii: ":") else { throw missingColon(after: key) }
    at += 1
    skipSpace()
  }

  private mutating func skipScalar() throws(JSONFault) {
    guard at < end else { throw unexpectedValue() }
    switch bytes[at] {
    case UInt8(ascii: "\""): _ = try readString(isKey: false)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = try readNumber()
    case UInt8(ascii: "t") where skipWord("true"): return
    case UInt8(ascii: "f") where skipWord("false"): return
    case UInt8(ascii: "n") where skipWord("null"): return
    default: throw unexpectedValue()
    }
  }
}

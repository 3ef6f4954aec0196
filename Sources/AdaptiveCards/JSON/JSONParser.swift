/// Reads one text; the grammar is here, what its parts look like is in the extensions.
///
/// Open arrays and objects lie on a stack of its own: however deep a text nests, the program's
/// stack does not grow.
struct JSONParser: ~Copyable {
  /// An array or object whose closing bracket is still to come.
  struct Frame {
    let isObject: Bool
    /// Where its items begin on `values`, or its members on `members`.
    let base: Int
    let opened: Int
    /// A bit for each short key, from its hash: keys with different bits are different.
    var keyBits: UInt64 = 0
    /// Whether a bit came twice, or a key has none.
    var mayRepeat = false
  }

  let bytes: UnsafePointer<UInt8>
  /// One past the last byte of the text that is read.
  var end = 0
  var at = 0
  var frames = ParserStack<Frame>(capacity: 32)
  /// The items of all open arrays.
  var values = ParserStack<JSONValue>(capacity: 64)
  /// The members of all open objects. A member is put here with its key; the value follows.
  var members = ParserStack<JSONObject.Member>(capacity: 64)
  let shortStrings = ShortStrings()
  /// Strings with escapes are put together here.
  var unescaped: [UInt8] = []
  var valueCount = 0
  var log: DiagnosticLog

  init(_ text: UnsafeBufferPointer<UInt8>, log: DiagnosticLog) {
    // An empty text may have no address; of this one nothing is ever read.
    bytes = text.baseAddress ?? ("" as StaticString).utf8Start
    self.log = log
  }

  /// Reads the one value between two offsets.
  mutating func readText(from start: Int, to end: Int) throws(JSONFault) -> JSONValue {
    at = start
    self.end = end
    frames.removeAll()
    values.removeAll()
    members.removeAll()
    skipSpace()
    guard at < end else {
      throw JSONFault(
        code: .empty, offset: start, message: "the text is empty; a card is a JSON object: {…}")
    }
    let value = try readValue()
    skipSpace()
    guard at == end else { throw trailing() }
    return value
  }

  /// Reads a value and all that is in it. `at` is on its first byte.
  private mutating func readValue() throws(JSONFault) -> JSONValue {
    reading: while true {
      guard var value = try openOrRead() else { continue }
      valueCount &+= 1
      // The value may be the last of its array or object, that one of the next, and so on.
      while !frames.isEmpty {
        let top = frames.count - 1
        if frames[top].isObject {
          members[members.count - 1].value = consume value
        } else {
          values.push(consume value)
        }
        skipSpace()
        guard at < end else { throw unclosed() }
        let byte = bytes[at]
        if byte == UInt8(ascii: ",") {
          at += 1
          skipSpace()
          if frames[top].isObject { try readKey(afterComma: true) }
          guard valueCount <= Limits.jsonValues else { throw tooManyValues() }
          continue reading
        }
        guard byte == (frames[top].isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
          throw unexpectedAfterValue()
        }
        at += 1
        value = close()
      }
      return value
    }
  }

  /// Reads a value; nil when it is an array or object that was opened and has something in it.
  @inline(__always)
  private mutating func openOrRead() throws(JSONFault) -> JSONValue? {
    guard at < end else { throw unexpectedValue() }
    let offset = at
    switch bytes[at] {
    case UInt8(ascii: "\""):
      return JSONValue(.string(try readString(isKey: false)), offset: offset)
    case UInt8(ascii: "{"):
      guard frames.count < Limits.jsonDepth else { return try skipNested() }
      at += 1
      skipSpace()
      if at < end, bytes[at] == UInt8(ascii: "}") {
        at += 1
        return JSONValue(.object(JSONObject([], index: nil)), offset: offset)
      }
      frames.push(Frame(isObject: true, base: members.count, opened: offset))
      try readKey(afterComma: false)
      return nil
    case UInt8(ascii: "["):
      guard frames.count < Limits.jsonDepth else { return try skipNested() }
      at += 1
      skipSpace()
      if at < end, bytes[at] == UInt8(ascii: "]") {
        at += 1
        return JSONValue(.array([]), offset: offset)
      }
      frames.push(Frame(isObject: false, base: values.count, opened: offset))
      return nil
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(.number(try readNumber()), offset: offset)
    case UInt8(ascii: "t") where skipWord("true"): return JSONValue(.bool(true), offset: offset)
    case UInt8(ascii: "f") where skipWord("false"): return JSONValue(.bool(false), offset: offset)
    case UInt8(ascii: "n") where skipWord("null"): return JSONValue(.null, offset: offset)
    default: throw unexpectedValue()
    }
  }

  /// Reads a key and its colon, and goes on to the value.
  private mutating func readKey(afterComma: Bool) throws(JSONFault) {
    guard at < end, bytes[at] == UInt8(ascii: "\"") else {
      throw unexpectedKey(afterComma: afterComma)
    }
    let offset = at
    let top = frames.count - 1
    let key: String
    let mark: KeyMark
    if let short = ShortText(bytes, from: at + 1, to: end) {
      let start = bytes + at + 1
      key = shortStrings.string(short, at: start)
      mark = KeyMark(UnsafeBufferPointer(start: start, count: short.length))
      at += short.length + 2
      let bit: UInt64 = 1 << (short.hash >> 40 & 63)
      if frames[top].keyBits & bit != 0 { frames[top].mayRepeat = true }
      frames[top].keyBits |= bit
    } else {
      key = try readString(isKey: true)
      mark = KeyMark(key)
      frames[top].mayRepeat = true
    }
    members.push(JSONObject.Member(key: key, mark: mark, keyOffset: offset, value: .null))
    skipSpace()
    guard at < end, bytes[at] == UInt8(ascii: ":") else { throw missingColon(after: key) }
    at += 1
    skipSpace()
  }

  /// Makes the value of the innermost array or object, whose closing bracket was just read.
  private mutating func close() -> JSONValue {
    let frame = frames[frames.count - 1]
    let content: JSONValue.Content
    if frame.isObject {
      content = .object(closeObject(frame))
    } else {
      content = .array(values.take(from: frame.base))
    }
    frames.drop()
    return JSONValue(content, offset: frame.opened)
  }

  private mutating func closeObject(_ frame: Frame) -> JSONObject {
    let members = members.take(from: frame.base)
    if members.count > KeyIndex.threshold {
      var repeated: [Int] = []
      let index = KeyIndex(of: members) { repeated.append($0) }
      for position in repeated { noteRepeated(members[position]) }
      return JSONObject(members, index: index)
    }
    if frame.mayRepeat {
      for later in members.indices.dropFirst() {
        let key = members[later].key
        if members[..<later].contains(where: { $0.key.hasSameBytes(as: key) }) {
          noteRepeated(members[later])
        }
      }
    }
    return JSONObject(members, index: nil)
  }

  @inline(__always)
  mutating func skipSpace() {
    var index = at
    while index < end {
      let byte = bytes[index]
      guard byte <= 0x20 else { break }
      if byte == UInt8(ascii: "\n") {
        index &+= 1
        // Indentation, whole words at a time.
        while index &+ 8 <= end {
          let spaces = word(at: index).leadingSpaces
          index &+= spaces
          if spaces < 8 { break }
        }
        continue
      }
      guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
      else {
        break
      }
      index &+= 1
    }
    at = index
  }

  func hasText(from start: Int, to end: Int) -> Bool {
    for index in start..<end where bytes[index] != 0x20 && bytes[index] != 0x09 { return true }
    return false
  }

  @inline(__always)
  func word(at offset: Int) -> ByteWord {
    ByteWord(UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt64.self))
  }

  /// Steps over a word if that and nothing longer stands here.
  mutating func skipWord(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard at + length <= end else { return false }
    for index in 0..<length where bytes[at + index] != word.utf8Start[index] { return false }
    guard at + length == end || !continuesWord(at: at + length) else { return false }
    at += length
    return true
  }
}

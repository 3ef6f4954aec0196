/// What is told about a text that can still be read, and the pointers that say where.
extension JSONParser {
  /// Notes the fault that ended the reading, with the array or object it is in.
  mutating func note(_ fault: JSONFault) {
    guard admits(fault.code, at: fault.offset) else { return }
    keep(fault.code, at: fault.offset, levels: max(0, frames.count - 1), fault.message)
  }

  mutating func noteTooDeep(at offset: Int) {
    guard admits(.depth, at: offset) else { return }
    keep(
      .depth, at: offset, levels: frames.count,
      "arrays and objects nest more than \(Limits.jsonDepth) levels deep here; "
        + "what lies deeper is left out")
  }

  mutating func noteCut(at offset: Int, isKey: Bool) {
    guard admits(.stringSize, at: offset) else { return }
    keep(
      .stringSize, at: offset, levels: isKey ? frames.count - 1 : frames.count,
      "the string is longer than \(Limits.stringBytes) bytes (1 MB); the rest is left out")
  }

  mutating func noteInvalidUTF8(at offset: Int, isKey: Bool) {
    guard admits(.invalidText, at: offset) else { return }
    keep(
      .invalidText, at: offset, levels: isKey ? frames.count - 1 : frames.count,
      "the byte \(hexadecimal(UInt32(bytes[offset]), digits: 2)) is not UTF-8; it is read as U+FFFD,"
        + " and so is all that is not UTF-8 in this string")
  }

  mutating func noteLoneSurrogate(_ unit: UInt32, at offset: Int, isKey: Bool) {
    guard admits(.loneSurrogate, at: offset) else { return }
    keep(
      .loneSurrogate, at: offset, levels: isKey ? frames.count - 1 : frames.count,
      "\\u\(hexadecimal(unit, digits: 4)) is half of a surrogate pair without the other half; "
        + "it is read as U+FFFD")
  }

  /// Notes a member of the innermost object whose key was there before.
  mutating func noteRepeated(_ member: JSONObject.Member) {
    guard admits(.repeatedKey, at: member.keyOffset) else { return }
    let path = JSONPointer.member(member.key, of: pointer(levels: frames.count - 1))
    log.keep(
      .warning, code: JSONCode.repeatedKey.rawValue, at: member.keyOffset, path: path,
      "the key \(quoted(member.key)) is there already; this later value counts")
  }

  private mutating func admits(_ code: JSONCode, at offset: Int) -> Bool {
    log.admits(code.severity, code: code.rawValue, at: offset)
  }

  private mutating func keep(_ code: JSONCode, at offset: Int, levels: Int, _ message: String) {
    let path = pointer(levels: levels)
    log.keep(code.severity, code: code.rawValue, at: offset, path: path, message)
  }

  /// The pointer to what is read inside of the outermost `levels` arrays and objects.
  private func pointer(levels: Int) -> String {
    // An open array's items end where those of the next open array begin, members likewise.
    var valuesEnd = values.count
    var membersEnd = members.count
    var positions: [Int] = []
    for level in stride(from: frames.count - 1, through: 0, by: -1) {
      let frame = frames[level]
      positions.append(frame.isObject ? membersEnd - 1 : valuesEnd - frame.base)
      if frame.isObject { membersEnd = frame.base } else { valuesEnd = frame.base }
    }
    var pointer = ""
    for (level, position) in positions.reversed().prefix(max(0, levels)).enumerated() {
      pointer =
        frames[level].isObject
        ? JSONPointer.member(members[position].key, of: pointer)
        : JSONPointer.item(position, of: pointer)
    }
    return pointer
  }
}

/// A number in base 16, in capitals, with leading zeros.
func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}

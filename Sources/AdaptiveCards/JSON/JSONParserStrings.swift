/// Strings: their end is found eight bytes at a time; only those with escapes are put together.
extension JSONParser {
  /// Reads a string. `at` is on its opening quotation mark.
  @inline(__always)
  mutating func readString(isKey: Bool) throws(JSONFault) -> String {
    let start = at + 1
    if let short = ShortText(bytes, from: start, to: end) {
      at = start + short.length + 1
      return shortStrings.string(short, at: bytes + start)
    }
    let (stop, isASCII) = plainRun(from: start)
    if stop < end, bytes[stop] == UInt8(ascii: "\""), isASCII, stop - start <= Limits.stringBytes {
      at = stop + 1
      return String(
        decoding: UnsafeBufferPointer(start: bytes + start, count: stop - start), as: UTF8.self)
    }
    return try readUnusualString(firstStop: stop, isKey: isKey)
  }

  /// Where plain text ends that begins at `start`, and whether it is all ASCII.
  @inline(__always)
  func plainRun(from start: Int) -> (stop: Int, isASCII: Bool) {
    var index = start
    var high: UInt64 = 0
    while index + 8 <= end {
      let word = word(at: index)
      let stops = word.stringStops
      if stops != 0 {
        let before = stops.trailingZeroBitCount & ~7
        high |= word.nonASCII & ~(UInt64.max << UInt64(before))
        return (index + before / 8, high == 0)
      }
      high |= word.nonASCII
      index += 8
    }
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      high |= UInt64(byte & 0x80)
      index += 1
    }
    return (index, high == 0)
  }

  /// Reads a string with escapes, other than ASCII, or too long.
  @inline(never)
  private mutating func readUnusualString(
    firstStop: Int, isKey: Bool
  ) throws(JSONFault) -> String {
    let start = at
    unescaped.removeAll(keepingCapacity: true)
    var runStart = start + 1
    var stop = firstStop
    while true {
      keep(from: runStart, to: stop)
      guard stop < end else { throw unterminated(start) }
      if bytes[stop] == UInt8(ascii: "\"") { break }
      guard bytes[stop] == UInt8(ascii: "\\") else { throw controlCharacter(stop, in: start) }
      at = stop
      try readEscape(in: start, isKey: isKey)
      runStart = at
      stop = plainRun(from: at).stop
    }
    at = stop + 1
    if let bad = invalidUTF8(from: start + 1, to: stop) { noteInvalidUTF8(at: bad, isKey: isKey) }
    if unescaped.count > Limits.stringBytes { cut(start, isKey: isKey) }
    return String(decoding: unescaped, as: UTF8.self)
  }

  /// Adds a run of bytes; past the limit it only matters that there were some.
  private mutating func keep(from start: Int, to stop: Int) {
    let room = Limits.stringBytes + 1 - unescaped.count
    guard room > 0, stop > start else { return }
    unescaped.append(
      contentsOf: UnsafeBufferPointer(start: bytes + start, count: min(room, stop - start)))
  }

  private mutating func keep(_ scalar: Unicode.Scalar) {
    guard unescaped.count <= Limits.stringBytes else { return }
    unescaped.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Cuts the string at the limit, before the character that would exceed it.
  private mutating func cut(_ start: Int, isKey: Bool) {
    var length = Limits.stringBytes
    // A character's later bytes are at most three.
    while length > Limits.stringBytes - 4, unescaped[length] & 0xC0 == 0x80 { length -= 1 }
    unescaped.removeSubrange(length...)
    noteCut(at: start, isKey: isKey)
  }

  /// Reads an escape. `at` is on its backslash.
  private mutating func readEscape(in start: Int, isKey: Bool) throws(JSONFault) {
    let offset = at
    guard at + 1 < end else { throw unterminated(start) }
    let letter = bytes[at + 1]
    at += 2
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      keep(Unicode.Scalar(letter))
    case UInt8(ascii: "n"): keep("\n")
    case UInt8(ascii: "t"): keep("\t")
    case UInt8(ascii: "r"): keep("\r")
    case UInt8(ascii: "b"): keep("\u{08}")
    case UInt8(ascii: "f"): keep("\u{0C}")
    case UInt8(ascii: "u"): try readUnicodeEscape(from: offset, isKey: isKey)
    default: throw badEscape(offset)
    }
  }

  /// Reads the four digits of a `\u`, and the other half of a pair after the first.
  private mutating func readUnicodeEscape(from offset: Int, isKey: Bool) throws(JSONFault) {
    guard let unit = hexDigits(at: at) else { throw badUnicodeEscape(offset) }
    at += 4
    if let scalar = Unicode.Scalar(unit) {
      keep(scalar)
      return
    }
    if unit < 0xDC00, at + 1 < end, bytes[at] == UInt8(ascii: "\\"),
      bytes[at + 1] == UInt8(ascii: "u"), let second = hexDigits(at: at + 2),
      second & 0xFC00 == 0xDC00,
      let scalar = Unicode.Scalar(0x10000 + ((unit & 0x3FF) << 10 | second & 0x3FF))
    {
      at += 6
      keep(scalar)
      return
    }
    keep("\u{FFFD}")
    noteLoneSurrogate(unit, at: offset, isKey: isKey)
  }

  private func hexDigits(at offset: Int) -> UInt32? {
    guard offset + 4 <= end else { return nil }
    var unit: UInt32 = 0
    for index in offset..<offset + 4 {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt32(byte & 0x0F)
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
        unit = unit << 4 | UInt32(byte & 0x0F) + 9
      default: return nil
      }
    }
    return unit
  }

  /// The first byte that begins no well-formed character (Unicode, table 3-7); nil if all do.
  func invalidUTF8(from start: Int, to stop: Int) -> Int? {
    var index = start
    while index < stop {
      if index + 8 <= stop, word(at: index).isASCII {
        index += 8
        continue
      }
      let length = characterLength(at: index, before: stop)
      guard length > 0 else { return index }
      index += length
    }
    return nil
  }

  /// How many bytes the character at an offset has; 0 when it is not well formed.
  func characterLength(at offset: Int, before stop: Int) -> Int {
    let lead = bytes[offset]
    if lead < 0x80 { return 1 }
    let length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
    guard length > 0, offset + length <= stop else { return 0 }
    let second = bytes[offset + 1]
    // No overlong forms, no surrogates, nothing past U+10FFFF.
    let least: UInt8 = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80
    let most: UInt8 = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF
    guard second >= least, second <= most else { return 0 }
    for index in offset + 2..<offset + max(2, length) where bytes[index] & 0xC0 != 0x80 { return 0 }
    return length
  }
}

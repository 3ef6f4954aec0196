#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension TypedText {
  /// Types at the caret.
  ///
  /// - Parameter maxLength: the most scalars the field may hold then; what is too much is left off.
  /// - Returns: whether all of it found room.
  @discardableResult
  package mutating func insert(_ raw: String, isMultiline: Bool, maxLength: Int? = nil) -> Bool {
    var new = TypedText.cleaned(raw, isMultiline: isMultiline)
    var fits = true
    if let maxLength {
      let room = max(0, maxLength - length)
      fits = new.unicodeScalars.count <= room
      if !fits { new = TypedText.beginning(of: new, scalars: room) }
    }
    guard !new.isEmpty else { return fits }
    history.note(.init(offset: caret, removed: "", inserted: new, caret: caret))
    replace(caret..<caret, with: new)
    return fits
  }

  /// As many whole characters as have so many scalars together.
  private static func beginning(of text: String, scalars: Int) -> String {
    var room = scalars
    var result = ""
    for character in text {
      room -= character.unicodeScalars.count
      if room < 0 { break }
      result.append(character)
    }
    return result
  }

  /// Deletes a range of bytes and puts the caret there.
  ///
  /// - Returns: what was deleted.
  @discardableResult
  package mutating func delete(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<text.utf8.count)
    guard !range.isEmpty else { return "" }
    let gone = String(text[index(range.lowerBound)..<index(range.upperBound)])
    history.note(.init(offset: range.lowerBound, removed: gone, inserted: "", caret: caret))
    replace(range, with: "")
    return gone
  }

  /// Puts another text in the place of the whole one.
  package mutating func become(_ new: String) {
    guard new != text else { return }
    let change = TypingHistory.Change(offset: 0, removed: text, inserted: new, caret: caret)
    history.note(change)
    replace(0..<text.utf8.count, with: new)
  }

  /// Takes the last change back.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  package mutating func undo() -> Bool {
    guard let change = history.take() else { return false }
    let range = change.offset..<(change.offset + change.inserted.utf8.count)
    replace(range.clamped(to: 0..<text.utf8.count), with: change.removed)
    moveCaret(to: change.caret)
    return true
  }
}

// Places to go to, in bytes.
extension TypedText {
  /// One character before a place.
  package func before(_ offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    // Two ASCII characters never are one; line ends are line feeds alone.
    if byte(offset - 1) < 0x80, offset == text.utf8.count || byte(offset) < 0x80 {
      return offset - 1
    }
    // Within what stands before, so that no character that reaches beyond is split.
    let part = text[..<index(offset)]
    return text.utf8.distance(from: text.startIndex, to: part.index(before: part.endIndex))
  }

  /// One character after a place.
  package func after(_ offset: Int) -> Int {
    let count = text.utf8.count
    guard offset < count else { return count }
    if byte(offset) < 0x80, offset + 1 == count || byte(offset + 1) < 0x80 { return offset + 1 }
    let part = text[index(offset)...]
    return text.utf8.distance(from: text.startIndex, to: part.index(after: part.startIndex))
  }

  /// The beginning of the line that a place lies in.
  package func lineStart(_ offset: Int) -> Int {
    withBytes { bytes in
      var start = min(max(0, offset), bytes.count)
      // Most of a long line is passed over in blocks, which the C library looks through.
      while start >= TypedText.block, let base = bytes.baseAddress,
        memchr(base + (start - TypedText.block), 0x0A, TypedText.block) == nil
      {
        start -= TypedText.block
      }
      while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
      return start
    }
  }

  /// The end of the line that a place lies in, before its line feed.
  package func lineEnd(_ offset: Int) -> Int {
    withBytes { bytes in
      let end = min(max(0, offset), bytes.count)
      guard let base = bytes.baseAddress, let feed = memchr(base + end, 0x0A, bytes.count - end)
      else { return bytes.count }
      return UnsafeRawPointer(feed) - UnsafeRawPointer(base)
    }
  }

  private static let block = 4_096

  private func withBytes(_ find: (UnsafeBufferPointer<UInt8>) -> Int) -> Int {
    text.utf8.withContiguousStorageIfAvailable(find)
      ?? Array(text.utf8).withUnsafeBufferPointer(find)
  }

  /// The beginning of the word before the caret.
  package var wordStart: Int {
    var start = caret
    while start > 0, !isWord(before(start)..<start) { start = before(start) }
    while start > 0, isWord(before(start)..<start) { start = before(start) }
    return start
  }

  /// The beginning of what stands before the caret up to a blank, as Ctrl-W takes it.
  package var blankStart: Int {
    var offset = caret
    while offset > 0, byte(offset - 1).isGap { offset -= 1 }
    while offset > 0, !byte(offset - 1).isGap { offset -= 1 }
    return offset
  }

  /// The end of the word after the caret.
  package var wordEnd: Int {
    var end = caret
    let count = text.utf8.count
    while end < count, !isWord(end..<after(end)) { end = after(end) }
    while end < count, isWord(end..<after(end)) { end = after(end) }
    return end
  }

  private func isWord(_ range: Range<Int>) -> Bool {
    guard let first = text(in: range).first else { return false }
    return first.isLetter || first.isNumber || first == "_"
  }
}

extension UInt8 {
  fileprivate var isGap: Bool { self == 0x20 || self == 0x09 || self == 0x0A }
}

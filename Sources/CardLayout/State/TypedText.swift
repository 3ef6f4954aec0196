/// What is typed in a field, and where the caret stands in it.
///
/// Places are counted in bytes of UTF-8 and lie between characters, so that no key walks through
/// the text: a field with a megabyte in it takes a letter as fast as an empty one.
package struct TypedText: Equatable, Sendable {
  package private(set) var text: String
  /// Where the next letter goes, in bytes from the start.
  package private(set) var caret: Int
  /// The number of Unicode scalars, which is what `maxLength` counts.
  package private(set) var length: Int
  /// Where the part that is shown begins, in bytes; drawing moves it so that the caret is seen.
  package var top = 0
  /// The column that Up and Down keep to; nil when the caret was moved by other keys.
  var goal: Int?
  /// What undo takes back.
  var history = TypingHistory()

  /// A text with the caret behind it.
  ///
  /// - Parameter isMultiline: whether line feeds stay; else each becomes a blank.
  package init(_ text: String, isMultiline: Bool = true) {
    self.text = TypedText.cleaned(text, isMultiline: isMultiline)
    self.text.makeContiguousUTF8()
    caret = self.text.utf8.count
    length = self.text.unicodeScalars.count
  }

  package var isEmpty: Bool { text.isEmpty }

  /// Line ends as line feeds; in a field of one line, which has none, as blanks.
  static func cleaned(_ text: String, isMultiline: Bool) -> String {
    let returns = text.utf8.contains(0x0D)
    guard returns || (!isMultiline && text.utf8.contains(0x0A)) else { return text }
    let end: UInt8 = isMultiline ? 0x0A : 0x20
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case 0x0D: bytes.append(end)
      case 0x0A: if last != 0x0D { bytes.append(end) }
      default: bytes.append(byte)
      }
      last = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func index(_ offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: min(max(0, offset), text.utf8.count))
  }

  func byte(_ offset: Int) -> UInt8 { text.utf8[index(offset)] }

  /// The text between two places, in bytes.
  package func text(in range: Range<Int>) -> String {
    String(text[index(range.lowerBound)..<index(range.upperBound)])
  }

  /// Puts `new` in the place of a range of bytes, and the caret behind it; nothing is noted.
  mutating func replace(_ range: Range<Int>, with new: String) {
    let place = index(range.lowerBound)..<index(range.upperBound)
    if !range.isEmpty { length -= text[place].unicodeScalars.count }
    length += new.unicodeScalars.count
    text.replaceSubrange(place, with: new)
    caret = range.lowerBound + new.utf8.count
    goal = nil
    top = min(top, text.utf8.count)
  }

  /// Puts the caret at a place, or before the character that the place lies in.
  package mutating func moveCaret(to offset: Int) {
    caret = characterStart(offset)
    goal = nil
    history.pause()
  }

  /// The most scalars of one character that are looked at; what has more is an attempt.
  private static let mostScalars = 64

  private func characterStart(_ offset: Int) -> Int {
    let place = scalarStart(offset)
    var start = place
    for _ in 0..<TypedText.mostScalars {
      if start == 0 || String.Index(index(start), within: text) != nil { return start }
      start = scalarStart(start - 1)
    }
    return place
  }

  /// The beginning of the scalar that a place lies in.
  func scalarStart(_ offset: Int) -> Int {
    var offset = min(max(0, offset), text.utf8.count)
    while offset > 0, offset < text.utf8.count, byte(offset) & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}

/// What was typed and deleted, so that it can be taken back.
struct TypingHistory: Equatable, Sendable {
  /// One change: what stood at a place before, and what after.
  struct Change: Equatable, Sendable {
    var offset: Int
    var removed: String
    var inserted: String
    var caret: Int
  }

  private(set) var changes: [Change] = []
  /// Whether the next letter goes on with the change before.
  private var isTyping = false

  /// The most changes that are kept, and the most bytes they may hold together.
  private static let most = 1000
  private static let mostBytes = 4_000_000

  /// Notes a change; letters that are typed one after the other are one change, a word long.
  mutating func note(_ change: Change) {
    if isTyping, change.removed.isEmpty, let last = changes.last,
      last.offset + last.inserted.utf8.count == change.offset, change.inserted.utf8.count <= 8,
      !(change.inserted == " " || last.inserted.hasSuffix(" "))
    {
      changes[changes.count - 1].inserted += change.inserted
    } else {
      changes.append(change)
      if changes.count > TypingHistory.most { changes.removeFirst(TypingHistory.most / 10) }
    }
    isTyping = change.removed.isEmpty && change.inserted.utf8.count <= 8
    var room = TypingHistory.mostBytes
    for (index, change) in changes.enumerated().reversed() where change.isLong {
      room -= change.removed.utf8.count + change.inserted.utf8.count
      if room < 0 {
        changes.removeFirst(index + 1)
        break
      }
    }
  }

  /// Ends a word: what is typed next is a change of its own.
  mutating func pause() { isTyping = false }

  mutating func take() -> Change? {
    isTyping = false
    return changes.popLast()
  }
}

extension TypingHistory.Change {
  /// Short ones do not count: a thousand of them are nothing.
  fileprivate var isLong: Bool { removed.utf8.count + inserted.utf8.count > 512 }
}

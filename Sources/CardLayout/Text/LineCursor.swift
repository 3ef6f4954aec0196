/// A place in one line of text, which knows its column: a tab leads to the next multiple of 4.
struct LineCursor {
  /// What begins a list item.
  struct Marker {
    /// The bullet, or the `.` or `)` after a number: items of one list have the same.
    var kind: UInt8
    /// The number; nil for a bullet.
    var number: Int?
    /// The column where the item's text begins.
    var content: Int
    /// Where that is in the text.
    var index: Int
    /// Whether nothing follows it.
    var isEmpty: Bool
  }

  private let bytes: [UInt8]
  private let end: Int
  private var index: Int
  private(set) var column: Int

  /// Stands on the first character that is not blank.
  init(_ bytes: [UInt8], _ line: Range<Int>) {
    self.bytes = bytes
    index = line.lowerBound
    column = 0
    var end = line.upperBound
    while end > line.lowerBound, bytes[end - 1].isBlank { end -= 1 }
    self.end = end
    skipBlanks()
  }

  var isAtEnd: Bool { index >= end }

  /// What is left of the line, without the blanks at its end.
  var rest: [UInt8] { index < end ? Array(bytes[index..<end]) : [] }

  /// A line without the blanks at its end, and without at most so many at its beginning.
  static func trimmed(
    _ bytes: [UInt8], _ line: Range<Int>, droppingBlanks limit: Int = 0
  ) -> [UInt8] {
    var start = line.lowerBound
    var end = line.upperBound
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    while start < end, start - line.lowerBound < limit, bytes[start].isBlank { start += 1 }
    return Array(bytes[start..<end])
  }

  private mutating func skipBlanks() {
    while index < end, bytes[index].isBlank {
      column += bytes[index] == UInt8(ascii: "\t") ? 4 - column % 4 : 1
      index += 1
    }
  }

  /// The list marker that stands here (CommonMark 5.2); a rule is none, though `* * *` looks it.
  func marker() -> Marker? {
    guard index < end, !isRule else { return nil }
    var ahead = index
    var number: Int?
    switch bytes[ahead] {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"): break
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      var value = 0
      // Nine digits at most: CommonMark's own limit.
      while ahead < end, ahead - index < 9, bytes[ahead].isDigit {
        value = value * 10 + Int(bytes[ahead] - UInt8(ascii: "0"))
        ahead += 1
      }
      guard ahead < end, bytes[ahead] == UInt8(ascii: ".") || bytes[ahead] == UInt8(ascii: ")")
      else { return nil }
      number = value
    default: return nil
    }
    let kind = bytes[ahead]
    ahead += 1
    let after = column + ahead - index
    if ahead >= end {
      return Marker(kind: kind, number: number, content: after + 1, index: end, isEmpty: true)
    }
    guard bytes[ahead].isBlank else { return nil }
    var text = self
    text.column = after
    text.index = ahead
    text.skipBlanks()
    // More than four blanks are the item's own text, all but the first.
    let isWide = text.column - after > 4
    return Marker(
      kind: kind, number: number, content: isWide ? after + 1 : text.column,
      index: isWide ? ahead + 1 : text.index, isEmpty: false)
  }

  mutating func move(past marker: Marker) {
    index = marker.index
    column = marker.content
  }

  /// Whether the rest is a thematic break: three or more of one of `*`, `-`, `_`, blanks between.
  var isRule: Bool {
    guard index < end else { return false }
    let mark = bytes[index]
    guard mark == UInt8(ascii: "*") || mark == UInt8(ascii: "-") || mark == UInt8(ascii: "_")
    else { return false }
    var count = 0
    for ahead in index..<end {
      if bytes[ahead] == mark {
        count += 1
      } else if !bytes[ahead].isBlank {
        return false
      }
    }
    return count >= 3
  }

  /// Whether the line is one that CommonMark makes a block of its own and a card shows as written: a
  /// rule, a heading, a quote, a code fence.
  var beginsLiteralBlock: Bool {
    guard index < end else { return false }
    switch bytes[index] {
    case UInt8(ascii: ">"): return true
    case UInt8(ascii: "#"):
      let count = run(of: UInt8(ascii: "#"))
      return count <= 6 && (index + count >= end || bytes[index + count].isBlank)
    case UInt8(ascii: "`"), UInt8(ascii: "~"): return fence() != nil
    default: return isRule
    }
  }

  /// The code fence that opens here (CommonMark 4.5).
  func fence() -> (mark: UInt8, length: Int)? {
    guard index < end else { return nil }
    let mark = bytes[index]
    guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
    let length = run(of: mark)
    guard length >= 3 else { return nil }
    // A backtick later in the line makes it a code span.
    if mark == UInt8(ascii: "`") && bytes[(index + length)..<end].contains(mark) { return nil }
    return (mark, length)
  }

  /// Whether the line ends the code that this fence began.
  func fence(closing fence: (mark: UInt8, length: Int)) -> Bool {
    let length = run(of: fence.mark)
    return length >= fence.length && index + length >= end
  }

  private func run(of mark: UInt8) -> Int {
    var ahead = index
    while ahead < end, bytes[ahead] == mark { ahead += 1 }
    return ahead - index
  }
}

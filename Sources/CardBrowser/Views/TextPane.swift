internal import Canvas
internal import CardLayout

/// Lines of text to read, one of which is marked; only those on the screen are looked at.
struct TextPane {
  let bytes: [UInt8]
  /// Where each line begins.
  private let starts: [Int]
  /// The marked line; the first is 0.
  private(set) var line = 0
  private(set) var top = 0
  /// How many bytes of each line are left of the screen.
  private(set) var left = 0
  private(set) var height = 1
  /// The byte that was gone to, until the mark moves on: a line may hold a whole card.
  private var target: Int?

  /// A line may be as long as a file; no screen shows more of it.
  private static let mostShown = 4096
  private static let leftStep = 20

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == 0x0A && index + 1 < bytes.count {
      starts.append(index + 1)
    }
    self.starts = starts
  }

  var lineCount: Int { starts.count }

  func range(ofLine line: Int) -> Range<Int> {
    let end = line + 1 < starts.count ? starts[line + 1] - 1 : bytes.count
    return starts[line]..<max(starts[line], end)
  }

  /// The line that a byte stands in.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The byte that was gone to; else the first of the marked line that is on the screen and no
  /// blank.
  var offset: Int {
    if let target { return target }
    var range = range(ofLine: line)
    range = min(range.lowerBound + left, range.upperBound)..<range.upperBound
    return bytes[range].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? range.lowerBound
  }

  // MARK: Moving

  /// Moves the mark; says whether there is such a way to move in a text.
  mutating func perform(_ movement: Movement) -> Bool {
    target = nil
    switch movement {
    case .up: go(to: line - 1)
    case .down: go(to: line + 1)
    case .pageUp: go(to: line - max(1, height - 1))
    case .pageDown: go(to: line + max(1, height - 1))
    case .first: go(to: 0)
    case .last: go(to: lineCount - 1)
    case .scroll(let rows): go(to: line + rows)
    case .left: left = max(0, left - Self.leftStep)
    case .right: left = min(left + Self.leftStep, max(0, range(ofLine: line).count - 1))
    case .next, .previous: return false
    }
    return true
  }

  mutating func go(to line: Int) {
    target = nil
    self.line = max(0, min(lineCount - 1, line))
    keepVisible()
  }

  /// Marks the line of a byte and brings the byte onto the screen.
  mutating func go(toOffset offset: Int, width: Int) {
    go(to: self.line(at: offset))
    target = offset
    let column = offset - starts[line]
    left = column < max(1, width) ? 0 : column
    // A line of its own is read with what leads to it.
    top = max(0, min(top, line - height / 3))
  }

  mutating func setHeight(_ rows: Int) {
    height = max(1, rows)
    keepVisible()
  }

  private mutating func keepVisible() {
    top = min(max(top, line - height + 1), line)
    top = max(0, min(top, lineCount - height))
  }

  // MARK: Looking for a text

  /// The first line from `start` on, forwards or backwards and round the end, that holds `text`.
  func line(holding text: String, from start: Int, by step: Int) -> Int? {
    let needle = TextMatch(text)
    var index = start
    for _ in 0..<lineCount {
      index = (index + lineCount) % lineCount
      if needle.isIn(bytes[range(ofLine: index)]) { return index }
      index += step
    }
    return nil
  }

  // MARK: Drawing

  /// The part of a line that is on the screen.
  func text(ofLine line: Int) -> String {
    let range = range(ofLine: line)
    var start = min(range.upperBound, range.lowerBound + left)
    // Not in the middle of a character.
    while start < range.upperBound, bytes[start] & 0xC0 == 0x80 { start += 1 }
    let end = min(range.upperBound, start + Self.mostShown)
    var text = ""
    for character in String(decoding: bytes[start..<end], as: UTF8.self) {
      if character == "\t" { text += "    " } else if character != "\r" { text.append(character) }
    }
    return text
  }
}

/// A text to look for; ASCII capitals do not count.
struct TextMatch {
  private let needle: [UInt8]

  init(_ text: String) { needle = text.utf8.map(Self.small) }

  private static func small(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }

  func isIn(_ text: some Collection<UInt8>) -> Bool {
    guard let first = needle.first else { return false }
    return text.withContiguousStorageIfAvailable { bytes in
      guard bytes.count >= needle.count else { return false }
      for start in 0...(bytes.count - needle.count) where Self.small(bytes[start]) == first {
        var length = 1
        while length < needle.count, Self.small(bytes[start + length]) == needle[length] {
          length += 1
        }
        if length == needle.count { return true }
      }
      return false
    } ?? false
  }

  /// Marks each place in a part of a canvas where the text stands.
  func mark(on canvas: inout Canvas, in rect: Rect) {
    guard !needle.isEmpty else { return }
    for y in rect.y..<min(rect.maxY, canvas.size.height) {
      // The bytes of the row, and the column that each belongs to.
      var bytes: [UInt8] = []
      var columns: [Int] = []
      for x in rect.x..<min(rect.maxX, canvas.size.width) {
        for byte in canvas.text(of: canvas[x, y]).utf8 {
          bytes.append(Self.small(byte))
          columns.append(x)
        }
      }
      var start = 0
      while start + needle.count <= bytes.count {
        if bytes[start..<start + needle.count].elementsEqual(needle) {
          let (first, last) = (columns[start], columns[start + needle.count - 1])
          canvas.restyle(Rect(x: first, y: y, width: last - first + 1, height: 1)) {
            $0.with([.reverse, .bold])
          }
          start += needle.count
        } else {
          start += 1
        }
      }
    }
  }
}

/// One paragraph, list item or piece of code of a text, before its inline markup is read.
struct MarkdownBlock {
  /// What its rows hold, with LF between them and no blanks at their ends.
  var text: [UInt8] = []
  /// The bullets and numbers before the first row, as drawn.
  var marker: String = ""
  /// Columns before the first row, its markers not counted.
  var indent: Int
  /// Columns before every other row.
  var hanging: Int
  /// Whether a blank row comes before it.
  var isAfterBlank: Bool
  /// Between code fences: nothing in it is markup.
  var isLiteral: Bool
}

/// Finds paragraphs and lists, the only blocks that a card's text has.
///
/// The lists are CommonMark's (0.30, 5.2 and 5.3: content columns, lazy continuation, start numbers).
/// Headings, quotes, fences and rules are text, but they end a list as they would there.
struct MarkdownBlocks {
  /// Lists inside lists beyond this are text of the innermost item.
  static let depthLimit = 12

  /// The item that is open at one depth, and by it its list.
  private struct Level {
    var kind: UInt8
    var number: Int
    /// The column of the source where the item's text begins.
    var content: Int
    /// The column where it is drawn.
    var drawn: Int
  }

  private let bytes: [UInt8]
  private let bullet: String
  private var levels: [Level] = []
  private var blocks: [MarkdownBlock] = []
  private var isAfterBlank = false
  /// The character and length of the code fence that is open.
  private var fence: (mark: UInt8, length: Int)?

  private init(_ bytes: [UInt8], bullet: String) {
    self.bytes = bytes
    self.bullet = bullet
  }

  static func blocks(of bytes: [UInt8], bullet: String) -> [MarkdownBlock] {
    var reader = MarkdownBlocks(bytes, bullet: bullet)
    var lines = TextLines(bytes)
    while let line = lines.next() { reader.read(line) }
    return reader.blocks
  }

  private mutating func read(_ line: Range<Int>) {
    var cursor = LineCursor(bytes, line)
    if cursor.isAtEnd {
      isAfterBlank = true
      return
    }
    if let fence, cursor.column >= levels.last?.content ?? 0 {
      if cursor.fence(closing: fence) { self.fence = nil }
      append(line, literal: true, indent: levels.last?.drawn ?? 0)
      return
    }
    fence = nil
    // The line belongs to every item whose text it is indented to.
    var depth = 0
    while depth < levels.count, cursor.column >= levels[depth].content { depth += 1 }
    let isLazy =
      !isAfterBlank && blocks.last.map { !$0.text.isEmpty && !$0.isLiteral } ?? false
    let outer = depth > 0 ? levels[depth - 1].content : 0

    if cursor.column - outer <= 3 {
      if cursor.beginsLiteralBlock {
        let fence = cursor.fence()
        let leaves = depth < levels.count
        if leaves { levels.removeSubrange(depth...) }
        append(
          line, literal: fence != nil, indent: levels.last?.drawn ?? 0, starting: leaves)
        self.fence = fence
        return
      }
      if openItems(at: depth, &cursor, isInterrupting: isLazy && depth == levels.count) { return }
    }
    let leaves = !isLazy && depth < levels.count
    if leaves { levels.removeSubrange(depth...) }
    append(cursor, of: line, starting: leaves)
  }

  /// Begins the list items whose markers stand here, one inside the other (`- 1. text`).
  private mutating func openItems(
    at depth: Int, _ cursor: inout LineCursor, isInterrupting: Bool
  ) -> Bool {
    var depth = depth
    var block: MarkdownBlock?
    while depth < Self.depthLimit, let marker = cursor.marker() {
      let isSibling = depth < levels.count && levels[depth].kind == marker.kind
      // A number that stands in the middle of a sentence, and a lone dash, begin no list.
      if block == nil && isInterrupting && (marker.isEmpty || (marker.number ?? 1) != 1) { break }
      if marker.isEmpty && !isSibling { break }
      var number = marker.number ?? 0
      if isSibling && marker.number != nil { number = levels[depth].number + 1 }
      if depth < levels.count { levels.removeSubrange(depth...) }

      let isBullet = marker.number == nil
      let digits = String(number) + String(Unicode.Scalar(marker.kind)) + " "
      let indent = levels.last?.drawn ?? 0
      let width = isBullet ? 2 : digits.utf8.count
      cursor.move(past: marker)
      levels.append(
        Level(
          kind: marker.kind, number: number, content: marker.content, drawn: indent + width))
      var item =
        block
        ?? MarkdownBlock(
          indent: indent, hanging: indent, isAfterBlank: isAfterBlank && !blocks.isEmpty,
          isLiteral: false)
      item.marker += isBullet ? bullet : digits
      item.hanging = indent + width
      block = item
      depth += 1
      if marker.isEmpty { break }
    }
    guard var block else { return false }
    block.text = cursor.rest
    let fence = cursor.fence()
    block.isLiteral = fence != nil
    self.fence = fence
    blocks.append(block)
    isAfterBlank = false
    return true
  }

  /// A line of text: one more row of the block that is open, or the first of a new one.
  private mutating func append(_ cursor: LineCursor, of line: Range<Int>, starting: Bool) {
    if let last = blocks.indices.last, !isAfterBlank, !starting, !blocks[last].isLiteral {
      // In a list the margin is ours; elsewhere it is the author's.
      let row = levels.isEmpty ? LineCursor.trimmed(bytes, line) : cursor.rest
      if !blocks[last].text.isEmpty { blocks[last].text.append(UInt8(ascii: "\n")) }
      blocks[last].text += row
      return
    }
    let indent = levels.last?.drawn ?? 0
    blocks.append(
      MarkdownBlock(
        text: levels.isEmpty ? LineCursor.trimmed(bytes, line) : cursor.rest,
        indent: indent, hanging: indent, isAfterBlank: isAfterBlank && !blocks.isEmpty,
        isLiteral: false))
    isAfterBlank = false
  }

  /// A line as it is written, less the margin of the items it stands in.
  private mutating func append(
    _ line: Range<Int>, literal: Bool, indent: Int, starting: Bool = false
  ) {
    let row = LineCursor.trimmed(bytes, line, droppingBlanks: levels.last?.content ?? 0)
    if let last = blocks.indices.last, !isAfterBlank, !starting,
      blocks[last].isLiteral == literal
    {
      if !blocks[last].text.isEmpty { blocks[last].text.append(UInt8(ascii: "\n")) }
      blocks[last].text += row
      return
    }
    blocks.append(
      MarkdownBlock(
        text: row, indent: indent, hanging: indent,
        isAfterBlank: isAfterBlank && !blocks.isEmpty, isLiteral: literal))
    isAfterBlank = false
  }
}

internal import Canvas

/// Where the lines of a field of several rows are broken.
///
/// Rows are broken from the beginning of their line. A line of many thousand letters is broken
/// piece by piece, so that no key looks at all of it.
struct FieldWrapping {
  private let typed: TypedText
  private let width: Int

  /// The bytes of a piece.
  private static let pieceBytes = 2_048

  init(_ typed: TypedText, width: Int) {
    self.typed = typed
    self.width = max(1, width)
  }

  /// The rows that are shown: from where they were shown before, moved so that the caret is seen
  /// and no rows are left over while there is text above.
  func rows(from top: Int, count: Int) -> [Range<Int>] {
    let caret = row(at: typed.caret)
    var first = row(at: min(typed.scalarStart(top), typed.caret))
    var rows = following(first, count: count)
    if !rows.contains(caret) {
      first = caret
      for _ in 1..<max(2, count) {
        if count > 1, let before = row(before: first) { first = before }
      }
      rows = following(first, count: count)
    }
    while rows.count < count, let before = row(before: rows[0]) { rows.insert(before, at: 0) }
    return rows
  }

  private func following(_ first: Range<Int>, count: Int) -> [Range<Int>] {
    var rows = [first]
    while rows.count < count, let next = row(after: rows[rows.count - 1]) { rows.append(next) }
    return rows
  }

  /// The row that a place lies in; between two rows the lower one.
  func row(at offset: Int) -> Range<Int> {
    let line = typed.lineStart(offset)..<typed.lineEnd(offset)
    var row = row(from: pieceStart(offset, in: line), in: line)
    while row.upperBound <= offset, row.upperBound < line.upperBound {
      row = self.row(from: row.upperBound, in: line)
    }
    return row
  }

  func row(after row: Range<Int>) -> Range<Int>? {
    let line = typed.lineStart(row.lowerBound)..<typed.lineEnd(row.lowerBound)
    if row.upperBound < line.upperBound { return self.row(from: row.upperBound, in: line) }
    guard line.upperBound < typed.text.utf8.count else { return nil }
    return self.row(at: line.upperBound + 1)
  }

  func row(before row: Range<Int>) -> Range<Int>? {
    guard row.lowerBound > 0 else { return nil }
    return self.row(at: row.lowerBound - 1)
  }

  private func pieceStart(_ offset: Int, in line: Range<Int>) -> Int {
    let pieces = (offset - line.lowerBound) / FieldWrapping.pieceBytes
    return typed.scalarStart(line.lowerBound + pieces * FieldWrapping.pieceBytes)
  }

  /// The row that begins at a place: as many words as fit, or a part of one that does not.
  private func row(from start: Int, in line: Range<Int>) -> Range<Int> {
    // A piece may begin up to three bytes earlier, where its first letter does.
    let piece = (start + 3 - line.lowerBound) / FieldWrapping.pieceBytes + 1
    let last = min(
      line.upperBound, typed.scalarStart(line.lowerBound + piece * FieldWrapping.pieceBytes))
    // One column is left for the caret behind the last letter.
    var left = max(1, width - 1)
    var end = start
    var wordEnd: Int?
    while end < last {
      let after = min(typed.after(end), last)
      left -= typed.columns(end..<after)
      if left < 0 { break }
      if typed.byte(end) == 0x20 { wordEnd = after }
      end = after
    }
    if end == last { return start..<last }
    // A glyph wider than the field is drawn as far as it goes.
    if end == start { return start..<min(max(typed.after(start), start + 1), last) }
    return start..<(wordEnd ?? end)
  }
}

extension TypedText {
  /// Moves the caret a row up or down, to the column it set out from.
  ///
  /// - Parameter width: the columns of the field.
  /// - Returns: false when there is no such row.
  package mutating func moveCaret(rows: Int, width: Int) -> Bool {
    let wrapping = FieldWrapping(self, width: width)
    var row = wrapping.row(at: caret)
    let column = goal ?? columns(from: row.lowerBound, to: caret)
    var moved = false
    for _ in 0..<abs(rows) {
      guard let next = rows < 0 ? wrapping.row(before: row) : wrapping.row(after: row) else {
        break
      }
      row = next
      moved = true
    }
    guard moved else { return false }
    var offset = row.lowerBound
    var left = column
    let isWrapped = row.upperBound < lineEnd(row.lowerBound)
    while offset < row.upperBound {
      let next = after(offset)
      left -= columns(offset..<next)
      // Behind the last letter of a broken row the caret would be in the next one.
      if left < 0 || isWrapped && next >= row.upperBound { break }
      offset = next
    }
    moveCaret(to: offset)
    goal = column
    return true
  }

  private func columns(from start: Int, to end: Int) -> Int {
    var (offset, columns) = (start, 0)
    while offset < end {
      let next = after(offset)
      columns += self.columns(offset..<next)
      offset = next
    }
    return columns
  }
}

package import Canvas

/// The part of a field that is on the screen: its rows, and where the caret is in them.
///
/// What it costs depends on what is shown, never on how much the field holds.
package struct FieldView: Equatable, Sendable {
  package let rows: [SafeText]
  /// The caret's cell, from the corner of the text.
  package let caret: Point
  /// Where the first row begins, in bytes.
  package let top: Int
  /// Whether there is text above the first row, or left of it, and below the last, or right of it.
  package let hasMoreBefore: Bool
  package let hasMoreAfter: Bool
  private let spans: [Range<Int>]
  private let rules: FieldRules

  /// - Parameter size: the cells for text; the caret needs one of them.
  package init(_ typed: TypedText, size: Size, rules: FieldRules) {
    self.rules = rules
    let width = max(1, size.width)
    let spans: [Range<Int>]
    if rules.isMultiline {
      let wrapping = FieldWrapping(typed, width: width)
      spans = wrapping.rows(from: typed.top, count: max(1, size.height))
    } else {
      spans = [FieldView.span(of: typed, width: width, rules)]
    }
    self.spans = spans
    rows = spans.map { span in
      rules.isSecret
        ? SafeText(String(repeating: "*", count: typed.characters(in: span)))
        : SafeText(typed.text(in: span), .strict)
    }
    top = spans[0].lowerBound
    hasMoreBefore = top > 0
    hasMoreAfter = spans[spans.count - 1].upperBound < typed.text.utf8.count
    // A caret between two rows belongs to the lower one.
    let row = spans.lastIndex { $0.lowerBound <= typed.caret } ?? 0
    let before = typed.text(in: spans[row].lowerBound..<max(spans[row].lowerBound, typed.caret))
    let column =
      rules.isSecret
      ? typed.characters(in: spans[row].lowerBound..<max(spans[row].lowerBound, typed.caret))
      : SafeText(before, .strict).width
    caret = Point(x: min(column, width - 1), y: row)
  }

  /// The part of one line that fits: from where it was shown before, moved so that the caret is in
  /// it and no room is left over while there is text before it.
  private static func span(of typed: TypedText, width: Int, _ rules: FieldRules) -> Range<Int> {
    let count = typed.text.utf8.count
    var start = min(typed.scalarStart(typed.top), typed.caret)
    // The caret takes a column too, also behind the last character.
    start = max(start, typed.back(from: typed.caret, columns: width - 1, rules))
    let end = typed.forward(from: start, columns: width, rules)
    if end == count { start = min(start, typed.back(from: count, columns: width - 1, rules)) }
    return start..<end
  }

  /// The place of the text, in bytes, at a cell; right of a row its end.
  package func offset(at point: Point, in typed: TypedText) -> Int {
    let row = min(max(0, point.y), spans.count - 1)
    guard point.x > 0 else { return spans[row].lowerBound }
    return min(
      typed.forward(from: spans[row].lowerBound, columns: point.x, rules), spans[row].upperBound)
  }
}

extension TypedText {
  /// The columns of the character between two places, as it is drawn: what is hidden is shown.
  func columns(_ range: Range<Int>) -> Int {
    if range.count == 1 {
      let byte = byte(range.lowerBound)
      if byte >= 0x20, byte < 0x7F { return 1 }
    }
    return SafeText(text(in: range), .strict).width
  }

  func characters(in range: Range<Int>) -> Int {
    var count = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      offset = after(offset)
      count += 1
    }
    return count
  }

  /// As far back as so many columns reach.
  fileprivate func back(from offset: Int, columns: Int, _ rules: FieldRules) -> Int {
    var (offset, left) = (offset, columns)
    while offset > 0 {
      let before = before(offset)
      left -= rules.isSecret ? 1 : self.columns(before..<offset)
      if left < 0 { break }
      offset = before
    }
    return offset
  }

  /// As far on as so many columns reach.
  fileprivate func forward(from offset: Int, columns: Int, _ rules: FieldRules) -> Int {
    var (offset, left) = (offset, columns)
    while offset < text.utf8.count {
      let after = after(offset)
      left -= rules.isSecret ? 1 : self.columns(offset..<after)
      if left < 0 { break }
      offset = after
    }
    return offset
  }
}

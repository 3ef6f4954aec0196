internal import Canvas
internal import CardLayout

/// Finds texts in a card as it is drawn.
enum CardSearch {
  /// The rows of the card on which a text stands, from the top; a text over two rows is not found.
  static func rows(holding text: String, in drawing: CardDrawing) -> [Int] {
    let needle = TextMatch(text)
    var rows: Set<Int> = []
    drawing.root.walk { box, rect in
      switch box.content {
      case .lines(let lines, _):
        for (y, line) in lines.enumerated() where isIn(line.string, needle) {
          rows.insert(rect.y + y)
        }
      case .button(let button):
        if button.rows.contains(where: { isIn($0.string, needle) }) { rows.insert(rect.y) }
      case .drawing, .fill, .frame, .rule, .columnRules, .gridLine, .field, .picker, .tick, .stars,
        .counter, nil:
        break
      }
    }
    return rows.sorted()
  }

  private static func isIn(_ text: String, _ needle: TextMatch) -> Bool {
    needle.isIn(Array(text.utf8))
  }

  /// The next of some rows after `row`, or before it, round the ends.
  static func next(after row: Int, by step: Int, of rows: [Int]) -> Int? {
    step > 0 ? rows.first { $0 > row } ?? rows.first : rows.last { $0 < row } ?? rows.last
  }
}

internal import Canvas

/// The paragraphs of a text as blocks of a page: texts, and lists inside of lists.
struct HTMLBlocks {
  indirect enum Block {
    case text([StyledText.Run])
    case list(List)
  }

  struct List {
    /// The number of the first item; nil for a list without numbers.
    var start: Int?
    var items: [[Block]]
  }

  private let paragraphs: [CardText.Paragraph]
  private var index = 0
  private(set) var blocks: [Block] = []

  init(_ paragraphs: [CardText.Paragraph]) {
    self.paragraphs = paragraphs
    blocks = read(from: 0)
  }

  /// The blocks that stand at a column or further right.
  ///
  /// Its depth is that of lists inside lists, which `MarkdownBlocks` limits.
  private mutating func read(from column: Int) -> [Block] {
    var blocks: [Block] = []
    while index < paragraphs.count {
      let paragraph = paragraphs[index]
      if paragraph.text.isEmpty {
        index += 1
        continue
      }
      guard paragraph.indent >= column else { break }
      if let marker = Marker(paragraph) {
        blocks.append(.list(list(marker, at: paragraph.indent)))
      } else {
        blocks.append(.text(paragraph.text.runs))
        index += 1
      }
    }
    return blocks
  }

  private mutating func list(_ first: Marker, at column: Int) -> List {
    var list = List(start: first.number, items: [])
    while index < paragraphs.count {
      let paragraph = paragraphs[index]
      if paragraph.text.isEmpty {
        index += 1
        continue
      }
      guard paragraph.indent == column, let marker = Marker(paragraph),
        (marker.number == nil) == (first.number == nil)
      else { break }
      index += 1
      list.items.append([.text(marker.rest)] + read(from: column + 1))
    }
    return list
  }

  /// The bullet or number at the beginning of an item.
  private struct Marker {
    /// nil for a bullet.
    var number: Int?
    /// What follows it.
    var rest: [StyledText.Run]

    /// nil for a paragraph that is no item.
    init?(_ paragraph: CardText.Paragraph) {
      guard paragraph.hanging > paragraph.indent, let first = paragraph.text.runs.first else {
        return nil
      }
      let text = first.text.string
      let mark = text.prefix { $0 != " " }
      guard mark.utf8.count <= 12, mark.utf8.count < text.utf8.count else { return nil }
      let digits = mark.dropLast()
      number = Int(digits)
      guard number != nil || mark == "•" || mark == "-" else { return nil }
      var run = first
      run.text = SafeText(String(text[mark.endIndex...].drop { $0 == " " }))
      rest = (run.text.isEmpty ? [] : [run]) + paragraph.text.runs.dropFirst()
    }
  }
}

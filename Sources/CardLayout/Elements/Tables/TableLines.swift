internal import AdaptiveCards
internal import Canvas

/// The lines of a table's grid: where they are and what they are drawn with.
struct TableLines {
  enum Kind: Equatable {
    /// Around the table and between its columns and rows.
    case grid
    /// Below the headings and between tall rows: for a grid that has no room for more.
    case across
    /// Blanks alone between two cells, so many.
    case none(gap: Int)

    /// The columns between two cells: a line with a blank on both sides, or blanks alone.
    var between: Int {
      switch self {
      case .grid: 3
      case .across: 1
      case .none(let gap): gap
      }
    }

    /// Whether cells stand beside each other with nothing but blanks between them.
    var isBlank: Bool {
      switch self {
      case .grid, .across: false
      case .none: true
      }
    }

    /// The columns left of the first and right of the last cell.
    var edge: Int { self == .grid ? 2 : 0 }

    /// The blanks beside a cell that have its ground.
    var margin: Int { self == .grid ? 1 : 0 }

    /// The columns that are not the cells'.
    func columns(forCellsOf count: Int) -> Int { max(0, count - 1) * between + 2 * edge }
  }

  let kind: Kind
  let style: Style
  private let glyphs: GridGlyphs

  init(_ kind: Kind, _ table: Table, _ theme: Theme, _ surroundings: Surroundings) {
    self.kind = kind
    let background = surroundings.background
    var style = theme.line(on: background)
    if let own = table.gridStyle, own != .default, own != .emphasis {
      style = Style(foreground: theme.palette.bar(own), background: background)
    }
    self.style = style
    glyphs = GridGlyphs(theme.glyphs)
  }

  /// The line above the first row and that below the last one; nil where there is none.
  func top(_ widths: [Int]) -> Box? { kind == .grid ? across(widths, glyphs.top) : nil }
  func bottom(_ widths: [Int]) -> Box? { kind == .grid ? across(widths, glyphs.bottom) : nil }

  /// The line between two rows; nil where there is none.
  func inner(_ widths: [Int]) -> Box? {
    switch kind {
    case .grid: across(widths, glyphs.inner)
    case .across: Box.rule(width: widths.reduce(kind.columns(forCellsOf: widths.count), +), style)
    case .none: nil
    }
  }

  /// The columns of the lines beside the cells, those at both ends included.
  func columns(_ widths: [Int]) -> [Int] {
    var x = 0
    return [0]
      + widths.map { width in
        x += width + kind.between
        return x
      }
  }

  /// A line from side to side that meets the lines between the columns.
  private func across(_ widths: [Int], _ ends: GridGlyphs.Row) -> Box {
    let columns = columns(widths)
    let width = (columns.last ?? 0) + 1
    let line = GridLine(
      left: ends.left, line: ends.line, middle: ends.middle, right: ends.right,
      joints: Array(columns.dropFirst().dropLast()), style: style)
    return Box(size: Size(width: width, height: 1), content: .gridLine(line))
  }
}

/// The characters where lines of a grid meet.
struct GridGlyphs {
  struct Row {
    var left: Unicode.Scalar
    var line: Unicode.Scalar
    var middle: Unicode.Scalar
    var right: Unicode.Scalar
  }

  let top: Row
  let inner: Row
  let bottom: Row

  init(_ glyphs: Glyphs) {
    let line = glyphs.horizontal
    if glyphs.isASCII {
      top = Row(left: "+", line: line, middle: "+", right: "+")
      inner = top
      bottom = top
    } else {
      top = Row(left: "┌", line: line, middle: "┬", right: "┐")
      inner = Row(left: "├", line: line, middle: "┼", right: "┤")
      bottom = Row(left: "└", line: line, middle: "┴", right: "┘")
    }
  }
}

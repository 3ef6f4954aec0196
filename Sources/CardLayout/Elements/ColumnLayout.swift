internal import AdaptiveCards
internal import Canvas

extension Layouter {
  func columnSet(_ element: Element, width: Int, _ surroundings: Surroundings) -> Box? {
    guard case .columnSet(let set) = element else { return nil }
    return columnSet(set, width: width, surroundings)
  }

  /// Columns side by side where they can be read, else one below the other.
  ///
  /// They are stacked where even their longest words, each counted up to 10 cells, do not fit beside
  /// each other, where a text would become a tower of a word or two a row, and in a card narrower
  /// than the set's `minWidth`.
  func columnSet(_ set: ColumnSet, width: Int, _ surroundings: Surroundings) -> Box? {
    let columns = set.columns.filter { shows($0.container.common) }
    guard !columns.isEmpty else { return nil }
    let aligned = surroundings.aligned(set.horizontalAlignment, nil, rtl: nil)
    return group(Frame(set), width: width, aligned) { width, surroundings in
      let margins = surroundings.margins
      let room = max(0, width - margins.columns)
      let row = ColumnRow(columns, width: room, in: self)
      let isNarrow = set.minWidth.map { Metrics.columns(pixels: $0) > room } ?? false
      return isNarrow || !row.isReadable
        ? self.stacked(columns, width: width, surroundings)
        : self.sideBySide(row, width: width, surroundings)
    }.map { selectable($0, set.selectAction) }
  }

  private func sideBySide(_ row: ColumnRow, width: Int, _ surroundings: Surroundings) -> Box {
    let margins = surroundings.margins
    var x = margins.left + row.indent(surroundings.alignment(nil))
    var boxes: [Box] = []
    // Which of them reach into the padding around and have it in their boxes.
    var reaching: Set<Int> = []
    for (index, column) in row.columns.enumerated() {
      let gap = row.gaps[index]
      x += gap
      if index > 0, column.container.common.separator,
        let style = separator(on: surroundings.background)
      {
        boxes.append(line(style, at: Point(x: x - (gap + 1) / 2, y: margins.top)))
      }
      // Only what stands at the edge of the set reaches into the padding there.
      var own = margins
      if index > 0 { own.left = 0 }
      if index < row.columns.count - 1 { own.right = 0 }
      if own != .none, bleeds(column.container, surroundings) {
        reaching.insert(boxes.count)
        let inside = surroundings.with(own)
        let box = box(of: column, width: row.widths[index] + own.columns, inside)
        boxes.append(box.placed(x: x - own.left, y: 0))
      } else {
        let box = box(of: column, width: row.widths[index], surroundings.with(.none))
        boxes.append(box.placed(x: x, y: margins.top))
      }
      x += row.widths[index]
    }
    // All columns are as high as the tallest; lines between them reach from top to bottom.
    let around = margins.top + margins.bottom
    let heights = boxes.indices.map { boxes[$0].size.height + (reaching.contains($0) ? 0 : around) }
    let height = heights.max() ?? 0
    for index in boxes.indices {
      boxes[index] = boxes[index].grown(
        to: reaching.contains(index) ? height : max(0, height - around))
    }
    if surroundings.isRightToLeft { boxes = boxes.map { $0.flipped(in: width) } }
    var box = Box(size: Size(width: width, height: height), children: boxes)
    box.growth.inside = .row
    return box
  }

  /// The cells between a column and the one before; a line has a blank on both sides.
  func gap(before column: Column) -> Int {
    let common = column.container.common
    let gap = metrics.columns(common.spacing)
    let hasLine = common.separator && host.separator.lineThickness > 0
    return hasLine ? max(gap, common.spacing == .none ? 1 : 3) : gap
  }

  private func line(_ style: Style, at place: Point) -> Box {
    var line = Box(origin: place, size: Size(width: 1, height: 0), content: .rule(style))
    line.growth.spans = true
    return line
  }

  /// A column as a box of its own, also where there is nothing in it.
  private func box(of column: Column, width: Int, _ surroundings: Surroundings) -> Box {
    let drawn = width > 0 ? container(column.container, width: width, surroundings) : nil
    var box = drawn ?? Box(size: Size(width: width, height: 0))
    box.isDirected = true
    box.node = Box.Node(
      path: column.container.common.path, type: "Column", id: column.container.common.id)
    return box
  }

  /// Columns one below the other, each with the spacing and separator it has at its side else.
  private func stacked(_ columns: [Column], width: Int, _ surroundings: Surroundings) -> Box {
    let margins = surroundings.margins
    let line = separator(on: surroundings.background)
    // Where they stood beside each other their texts were set against each other.
    var below = surroundings.with(.none)
    below.ignoresAlignment = true
    var stack = Stack(width: width, margins: margins, growing: surroundings.verticalAlignment)
    stack.skip(margins.top)
    for column in columns {
      let common = column.container.common
      let box = box(of: column, width: width - margins.columns, below)
      guard box.size.height > 0 else { continue }
      stack.add(
        box.placed(x: margins.left, y: 0), rowsAbove: metrics.rows(common.spacing),
        separator: common.separator ? line : nil)
    }
    if stack.isEmpty { return Box(size: Size(width: width, height: 0)) }
    stack.skip(margins.bottom)
    return stack.box
  }

  /// The cells that a set of columns takes when it may have all it wants.
  func naturalWidth(of set: ColumnSet) -> Int {
    memory.naturalWidth(of: set.common.path) {
      var width = 0
      for column in set.columns where shows(column.container.common) {
        if width > 0 { width += gap(before: column) }
        if case .pixels(let pixels) = column.width {
          width += Metrics.columns(pixels: pixels)
        } else {
          width += naturalWidth(of: column.container)
        }
      }
      let isPadded = set.style != nil || set.showBorder
      return width + (isPadded ? 2 * metrics.paddingColumns : 0)
    }
  }
}

/// The columns that are shown of a set, and the cells each has.
struct ColumnRow {
  let columns: [Column]
  /// Left of each column; none left of the first.
  let gaps: [Int]
  let widths: [Int]
  /// Whether none is narrower than its longest word, counted up to `ColumnWidths.mostOfWord`, and
  /// none is so narrow that its text becomes a tower.
  let isReadable: Bool
  private let total: Int

  init(_ columns: [Column], width: Int, in layouter: Layouter) {
    self.columns = columns
    gaps = columns.enumerated().map { index, column in
      index == 0 ? 0 : layouter.gap(before: column)
    }
    total = width
    let room = max(0, width - gaps.reduce(0, +))
    let wishes = columns.map { column in
      ColumnWidths.Wish(
        column.width,
        natural: column.width == .auto ? layouter.naturalWidth(of: column.container) : 0,
        least: layouter.leastWidth(of: column.container))
    }
    let widths = ColumnWidths.share(room, among: wishes)
    self.widths = widths
    isReadable =
      columns.count == 1
      || columns.indices.allSatisfy { index in
        widths[index] >= wishes[index].leastOfColumn
          && !ColumnRow.isTower(columns[index], width: widths[index], in: layouter)
      }
  }

  /// Whether a text has so few columns that it takes many rows; a width in pixels is the card's own
  /// choice.
  private static func isTower(_ column: Column, width: Int, in layouter: Layouter) -> Bool {
    if case .pixels = column.width { return false }
    return width < ColumnWidths.leastOfText
      && layouter.naturalWidth(of: column.container) > ColumnWidths.rowsOfNarrowText * width
  }

  /// How far columns that leave room free are moved to the right.
  func indent(_ alignment: HorizontalAlignment) -> Int {
    let spare = max(0, total - widths.reduce(0, +) - gaps.reduce(0, +))
    switch alignment {
    case .left: return 0
    case .center: return spare / 2
    case .right: return spare
    }
  }
}

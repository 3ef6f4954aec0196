internal import AdaptiveCards
internal import Canvas

extension Layouter {
  /// Items in the named areas of a grid; those that name none follow below.
  func grid(
    _ elements: [Element], _ grid: ContainerLayout.AreaGrid, width: Int,
    _ surroundings: Surroundings
  ) -> Box {
    let lines = GridLines(grid, width: width, gap: metrics.columns(grid.columnSpacing))
    var (contents, others) = sorted(elements, into: grid)
    for index in contents.indices {
      let columns = lines.columns(of: contents[index].area)
      contents[index].box = stacked(
        contents[index].elements, width: columns.count, surroundings
      ).placed(x: columns.lowerBound, y: 0)
    }
    let rest = stacked(others, width: width, surroundings)
    return arranged(contents, above: rest, grid, width: width, surroundings)
  }

  private func arranged(
    _ contents: [AreaContent], above rest: Box, _ grid: ContainerLayout.AreaGrid, width: Int,
    _ surroundings: Surroundings
  ) -> Box {
    var stack = Stack(width: width)
    let rows = GridRows(contents, gap: metrics.rows(grid.rowSpacing))
    if rows.height > 0 {
      let boxes = contents.map { $0.box.placed(x: $0.box.origin.x, y: rows.top(of: $0.area)) }
      let box = Box(size: Size(width: width, height: rows.height), children: boxes)
      stack.add(surroundings.isRightToLeft ? box.mirrored() : box, rowsAbove: 0)
    }
    if rest.size.height > 0 { stack.add(rest, rowsAbove: metrics.rows(.default)) }
    return stack.box
  }

  /// What stands in each area, in the order of the elements, and what names no area.
  private func sorted(
    _ elements: [Element], into grid: ContainerLayout.AreaGrid
  ) -> (contents: [AreaContent], others: [Element]) {
    let areas = Dictionary(
      grid.areas.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var contents: [AreaContent] = []
    var places: [String: Int] = [:]
    var others: [Element] = []
    for element in elements where shows(element.common) {
      guard let name = element.common.gridArea, let area = areas[name] else {
        others.append(element)
        continue
      }
      if let place = places[name] {
        contents[place].elements.append(element)
      } else {
        places[name] = contents.count
        contents.append(AreaContent(area: area, elements: [element]))
      }
    }
    return (contents, others)
  }
}

/// The elements of an area, one below the other.
private struct AreaContent {
  var area: GridArea
  var elements: [Element]
  var box = Box(size: .zero)
}

/// Where the rows of a grid begin: every area ends above the row after it.
private struct GridRows {
  private var tops: [Int: Int] = [:]
  private(set) var height = 0

  init(_ contents: [AreaContent], gap: Int) {
    // Only rows in which something begins or ends count, however large their numbers are.
    var ending: [Int: [AreaContent]] = [:]
    var rows: Set<Int> = []
    for content in contents {
      ending[content.area.endRow, default: []].append(content)
      rows.formUnion([content.area.firstRow, content.area.endRow])
    }
    var above = 0
    for row in rows.sorted() {
      for content in ending[row] ?? [] {
        above = max(above, top(of: content.area) + content.box.size.height + gap)
      }
      tops[row] = above
    }
    for content in contents {
      height = max(height, top(of: content.area) + content.box.size.height)
    }
  }

  func top(of area: GridArea) -> Int { tops[area.firstRow] ?? 0 }
}

/// The columns of a grid, in cells.
private struct GridLines {
  private let widths: [Int]
  private let gap: Int

  init(_ grid: ContainerLayout.AreaGrid, width: Int, gap: Int) {
    self.gap = gap
    let count = min(
      Limits.gridColumns,
      grid.areas.reduce(max(1, grid.columns.count)) { max($0, $1.firstColumn + $1.columns) })
    let room = max(0, width - gap * (count - 1))
    var widths = Array(repeating: 0, count: count)
    var rest = room
    for (index, column) in grid.columns.prefix(count).enumerated() {
      switch column {
      case .pixels(let pixels): widths[index] = min(rest, Metrics.columns(pixels: pixels))
      case .percent(let part):
        widths[index] = min(rest, Int((Double(room) * min(part, 100) / 100).rounded()))
      }
      rest -= widths[index]
    }
    let open = widths.indices.dropFirst(grid.columns.count)
    for (index, part) in zip(open, ColumnWidths.proportional(rest, by: open.map { _ in 1 })) {
      widths[index] = part
    }
    self.widths = widths
  }

  /// The cells of an area, the gaps within it too.
  func columns(of area: GridArea) -> Range<Int> {
    let first = min(area.firstColumn, widths.count - 1)
    let end = min(first + area.columns, widths.count)
    let start = widths[..<first].reduce(0, +) + gap * first
    let width = widths[first..<end].reduce(0, +) + gap * (end - first - 1)
    return start..<start + max(1, width)
  }
}

extension GridArea {
  /// Counted from 0, and small whatever the card says.
  fileprivate var firstRow: Int { min(max(1, row), 10_000) - 1 }
  fileprivate var firstColumn: Int { min(max(1, column), Limits.gridColumns) - 1 }
  fileprivate var endRow: Int { firstRow + min(max(1, rowSpan), 10_000) }
  fileprivate var columns: Int { min(max(1, columnSpan), Limits.gridColumns) }
}

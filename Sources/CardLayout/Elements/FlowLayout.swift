internal import AdaptiveCards
internal import Canvas

extension Layouter {
  /// The items of a card or container, placed as the first of its layouts says that is for a card of
  /// this width; one below the other without one.
  func items(
    _ elements: [Element], _ layouts: [ContainerLayout], width: Int, _ surroundings: Surroundings
  ) -> Box {
    switch layout(of: layouts) {
    case .flow(let flow):
      return inMargins(width: width, surroundings) { width, surroundings in
        self.flow(elements, flow, width: width, surroundings)
      }
    case .areaGrid(let grid):
      return inMargins(width: width, surroundings) { width, surroundings in
        self.grid(elements, grid, width: width, surroundings)
      }
    case .stack, .unknown, nil: return stacked(elements, width: width, surroundings)
    }
  }

  /// The layout that is in force.
  func layout(of layouts: [ContainerLayout]) -> ContainerLayout.Kind? {
    layouts.first { layout in
      if case .unknown = layout.kind { return false }
      return layout.targetWidth?.includes(widthClass) ?? true
    }?.kind
  }

  /// Content that stands clear of the padding around it.
  private func inMargins(
    width: Int, _ surroundings: Surroundings, content: (Int, Surroundings) -> Box
  ) -> Box {
    let margins = surroundings.margins
    let inner = content(max(1, width - margins.columns), surroundings.with(.none))
    guard inner.size.height > 0 else { return Box(size: Size(width: width, height: 0)) }
    var box = Box(
      size: Size(width: width, height: inner.size.height + margins.top + margins.bottom),
      children: [inner.placed(x: margins.left, y: margins.top)])
    box.growth.inside = .stack(surroundings.verticalAlignment)
    return box
  }

  /// Items from the edge where reading begins to the other, on as many rows as they need.
  private func flow(
    _ elements: [Element], _ flow: ContainerLayout.Flow, width: Int, _ surroundings: Surroundings
  ) -> Box {
    let gap = metrics.columns(flow.columnSpacing)
    var stack = Stack(width: width)
    for row in rows(of: elements, flow, width: width, gap: gap) {
      let box = line(of: row, flow, width: width, gap: gap, surroundings)
      if box.size.height > 0 { stack.add(box, rowsAbove: metrics.rows(flow.rowSpacing)) }
    }
    return stack.box
  }

  private func rows(
    of elements: [Element], _ flow: ContainerLayout.Flow, width: Int, gap: Int
  ) -> [[FlowItem]] {
    var rows: [[FlowItem]] = []
    var used = 0
    for element in elements where shows(element.common) {
      let wanted = min(width, columns(of: element, in: flow))
      if rows.isEmpty || used + gap + wanted > width {
        rows.append([])
        used = -gap
      }
      rows[rows.count - 1].append(FlowItem(element: element, width: wanted))
      used += gap + wanted
    }
    return rows
  }

  /// A row of items; `itemFit: fill` shares what is left over, which `itemWidth` forbids.
  private func line(
    of row: [FlowItem], _ flow: ContainerLayout.Flow, width: Int, gap: Int,
    _ surroundings: Surroundings
  ) -> Box {
    let spare = row.reduce(width - gap * (row.count - 1)) { $0 - $1.width }
    let isFilled = flow.itemFit == .fill && flow.itemWidth == nil
    let more = ColumnWidths.proportional(isFilled ? spare : 0, by: row.map { _ in 1 })
    var x = isFilled ? 0 : flow.horizontalItemsAlignment.columns(before: max(0, spare))
    var boxes: [Box] = []
    for (index, item) in row.enumerated() {
      let columns = item.width + more[index]
      boxes.append(stacked([item.element], width: columns, surroundings).placed(x: x, y: 0))
      x += columns + gap
    }
    let height = boxes.map(\.size.height).max() ?? 0
    for (index, box) in boxes.enumerated() {
      boxes[index].origin.y = flow.verticalItemsAlignment.rows(above: height - box.size.height)
    }
    let box = Box(size: Size(width: width, height: height), children: boxes)
    return surroundings.isRightToLeft ? box.mirrored() : box
  }

  /// The cells an item has: what the layout says, else what it needs, within the layout's bounds.
  private func columns(
    of element: Element, in flow: ContainerLayout.Flow
  ) -> Int {
    if let pixels = flow.itemWidth { return max(1, Metrics.columns(pixels: pixels)) }
    var columns = max(1, naturalWidth(element))
    if let pixels = flow.maxItemWidth { columns = min(columns, Metrics.columns(pixels: pixels)) }
    if let pixels = flow.minItemWidth { columns = max(columns, Metrics.columns(pixels: pixels)) }
    return max(1, columns)
  }

  /// The cells that all items of a flow take in one row.
  func naturalWidth(of flow: ContainerLayout.Flow, _ elements: [Element]) -> Int {
    let gap = metrics.columns(flow.columnSpacing)
    return elements.reduce(0) { width, element in
      guard shows(element.common) else { return width }
      return min(width + (width > 0 ? gap : 0) + columns(of: element, in: flow), 10_000)
    }
  }
}

/// An item of a row, and the cells it has.
private struct FlowItem {
  var element: Element
  var width: Int
}

extension HorizontalAlignment {
  /// The columns of `spare` that go before.
  func columns(before spare: Int) -> Int {
    switch self {
    case .left: 0
    case .center: spare / 2
    case .right: spare
    }
  }
}

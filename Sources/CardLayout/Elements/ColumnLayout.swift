internal import AdaptiveCards
internal import Canvas

extension Layouter {
  func columnSet(_ set: ColumnSet, width: Int, _ surroundings: Surroundings) -> Box? {
    group(
      style: set.style, minHeight: set.minHeight, verticalAlignment: nil, width: width, surroundings
    ) { width, surroundings in
      self.columns(set.columns, width: width, surroundings)
    }.map { selectable($0, set.selectAction) }
  }

  private func columns(_ all: [Column], width: Int, _ surroundings: Surroundings) -> Box {
    let columns = all.filter { state.isVisible(.container($0.container)) }
    let gaps = columns.enumerated().map { index, column in
      index == 0 ? 0 : metrics.columns(column.container.common.spacing)
    }
    let widths = ColumnWidths.share(
      max(0, width - gaps.reduce(0, +)),
      among: columns.map { ColumnWidths.Wish($0.width, natural: naturalWidth($0.container.items)) })
    var x = 0
    var boxes: [Box] = []
    for (index, column) in columns.enumerated() {
      x += gaps[index]
      if column.container.common.separator, gaps[index] > 0 {
        boxes.append(
          Box(
            origin: Point(x: x - (gaps[index] + 1) / 2, y: 0), size: Size(width: 1, height: 0),
            content: .rule(theme.line(on: surroundings.background))))
      }
      if widths[index] > 0,
        var box = container(column.container, width: widths[index], surroundings)
      {
        box.node = Box.Node(
          path: column.container.common.path, type: "Column", id: column.container.common.id)
        boxes.append(box.placed(x: x, y: 0))
      }
      x += widths[index]
    }
    let height = boxes.map(\.size.height).max() ?? 0
    // All columns are as high as the tallest; lines between them reach from top to bottom.
    for index in boxes.indices { boxes[index].size.height = height }
    return Box(size: Size(width: width, height: height), children: boxes)
  }
}

/// How columns share a width (DECISIONS, rows 10 to 12): pixels first, then `auto` what it needs,
/// and the rest by weight; `auto` columns that want more than there is shrink in proportion.
enum ColumnWidths {
  struct Wish {
    var width: Column.Width
    /// The columns it would take by itself.
    var natural: Int

    init(_ width: Column.Width, natural: Int) {
      self.width = width
      self.natural = natural
    }
  }

  /// The cells of each column; they add up to at most `total`.
  static func share(_ total: Int, among wishes: [Wish]) -> [Int] {
    var widths = Array(repeating: 0, count: wishes.count)
    var rest = total
    for (index, wish) in wishes.enumerated() {
      guard case .pixels(let pixels) = wish.width else { continue }
      widths[index] = min(rest, Metrics.columns(pixels: pixels))
      rest -= widths[index]
    }
    let weights = wishes.map(\.weight)
    let totalWeight = weights.reduce(0, +)
    // Weighted columns keep at least a third of what is left, else long auto text would hide them.
    let forAuto = totalWeight > 0 ? rest - rest / 3 : rest
    let autos = wishes.indices.filter { wishes[$0].isAuto }
    let wanted = autos.reduce(0) { $0 + wishes[$1].natural }
    let available = wanted <= forAuto ? wanted : forAuto
    let parts = proportional(available, by: autos.map { Double(wishes[$0].natural) })
    for (index, part) in zip(autos, parts) { widths[index] = part }
    rest -= parts.reduce(0, +)
    for (index, part) in proportional(rest, by: weights).enumerated() where weights[index] > 0 {
      widths[index] = part
    }
    return widths
  }

  /// `total` in parts by weight; what rounding leaves over goes to the first ones.
  static func proportional(_ total: Int, by weights: [Double]) -> [Int] {
    let sum = weights.reduce(0, +)
    guard sum > 0, total > 0 else { return weights.map { _ in 0 } }
    var parts = weights.map { Int((Double(total) * ($0 / sum)).rounded(.down)) }
    var spare = total - parts.reduce(0, +)
    for index in parts.indices where spare > 0 && weights[index] > 0 {
      parts[index] += 1
      spare -= 1
    }
    return parts
  }
}

extension ColumnWidths.Wish {
  var isAuto: Bool { width == .auto }

  var weight: Double {
    switch width {
    case .auto, .pixels: 0
    case .stretch: 1
    case .weight(let weight): min(weight, 1e6)
    }
  }
}

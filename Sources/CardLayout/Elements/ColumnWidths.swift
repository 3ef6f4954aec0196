internal import AdaptiveCards
internal import Canvas

/// How columns share a width (DECISIONS, rows 10 to 12): pixels first, then `auto` what it needs,
/// and the rest by weight. Columns that want more than there is shrink in proportion, none below its
/// longest word as long as that can be helped.
enum ColumnWidths {
  /// Cells of a word that a column should be able to show; longer ones are divided.
  static let mostOfWord = 10
  /// A column narrower than this is for a few words: a text that would take more rows than
  /// `rowsOfNarrowText` in it is not read there.
  static let leastOfText = 12
  static let rowsOfNarrowText = 3
  /// Cells of what is more than a text or a picture, such as a field.
  static let mostOfGroup = 16

  struct Wish {
    var width: Column.Width
    /// The cells it would take by itself.
    var natural: Int
    /// The cells of its longest word.
    var least: Int

    init(_ width: Column.Width, natural: Int, least: Int = 0) {
      self.width = width
      self.natural = natural
      self.least = least
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
    let weighted = wishes.indices.filter { wishes[$0].weight > 0 }
    let autos = wishes.indices.filter { wishes[$0].width == .auto }
    // Long auto text leaves the others room for their longest words, and a third where that is more
    // than they need to be seen at all.
    let reserve = weighted.reduce(0) { $0 + wishes[$1].leastOfColumn }
    let forAuto = max(0, rest - max(reserve, weighted.isEmpty ? 0 : rest / 4))
    let wanted = autos.reduce(0) { $0 + wishes[$1].natural }
    let parts =
      wanted <= forAuto
      ? autos.map { wishes[$0].natural }
      : divided(
        forAuto, by: autos.map { Double(wishes[$0].natural) },
        least: autos.map { wishes[$0].leastOfColumn })
    for (index, part) in zip(autos, parts) { widths[index] = part }
    rest -= parts.reduce(0, +)
    let others = divided(
      rest, by: weighted.map { wishes[$0].weight },
      least: weighted.map { wishes[$0].leastOfColumn })
    for (index, part) in zip(weighted, others) { widths[index] = part }
    return widths
  }

  /// `total` in parts by weight, none below its least where all of these have room.
  static func divided(_ total: Int, by weights: [Double], least: [Int]) -> [Int] {
    guard least.reduce(0, +) <= total else { return proportional(total, by: weights) }
    var fixed = Array(repeating: false, count: weights.count)
    var parts = proportional(total, by: weights)
    // Each round settles at least one part; a few settle all but the oddest.
    for _ in 0..<min(weights.count, 16) {
      let tooSmall = parts.indices.filter { !fixed[$0] && parts[$0] < least[$0] }
      if tooSmall.isEmpty { break }
      for index in tooSmall { fixed[index] = true }
      let rest = parts.indices.reduce(total) { fixed[$1] ? $0 - least[$1] : $0 }
      let open = proportional(
        rest, by: weights.indices.map { fixed[$0] ? 0 : weights[$0] })
      for index in parts.indices { parts[index] = fixed[index] ? least[index] : open[index] }
    }
    return parts
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
  var weight: Double {
    switch width {
    case .auto, .pixels: 0
    case .stretch: 1
    case .weight(let weight): min(weight, 1e6)
    }
  }

  /// What it should not be narrower than; a width in pixels is the card's own choice.
  var leastOfColumn: Int {
    if case .pixels = width { 0 } else { least }
  }
}

extension Layouter {
  /// The cells of the longest word in a container, counted up to `ColumnWidths.mostOfWord`.
  func leastWidth(of container: Container) -> Int {
    memory.leastWidth(of: container.common.path) {
      leastWidth(container.items)
        + (container.style == nil && !container.showBorder ? 0 : 2 * metrics.paddingColumns)
    }
  }

  /// The columns below which elements cannot be read: their longest word, within bounds.
  ///
  /// - Parameter most: longer words may be broken.
  func leastWidth(_ elements: [Element], most: Int = ColumnWidths.mostOfWord) -> Int {
    var widest = 0
    for element in elements where shows(element.common) {
      widest = max(widest, leastWidth(element, most: most))
    }
    return widest
  }

  private func leastWidth(_ element: Element, most: Int) -> Int {
    switch element {
    case .container(let container): return leastWidth(of: container)
    // Columns that have no room beside each other are stacked.
    case .columnSet(let set): return set.columns.reduce(0) { max($0, leastWidth(of: $1.container)) }
    case .textBlock, .richTextBlock: return min(most, longestWord(of: element))
    case .image, .rating, .icon, .badge, .progressBar, .progressRing, .unknown:
      return min(most, naturalWidth(element))
    case .table, .carousel, .factSet, .imageSet, .media, .actionSet, .inputText, .inputNumber,
      .inputDate, .inputTime, .inputToggle, .inputChoiceSet, .inputRating, .codeBlock,
      .compoundButton, .chart:
      return min(ColumnWidths.mostOfGroup, naturalWidth(element))
    }
  }

  /// The cells of a text that stay together.
  private func longestWord(of element: Element) -> Int {
    if case .textBlock(let block) = element {
      let widths = widths(of: block)
      // What does not wrap is cut where its line has no room.
      return block.wrap ? widths.longestWord : widths.natural
    }
    if case .richTextBlock(let block) = element {
      return text(of: block, on: .terminal).longestWord
    }
    return 0
  }
}
